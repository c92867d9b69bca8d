import { pairOf } from '../pairs/pair-of.ts'
import type { Pieces } from '../pairs/pieces.ts'

/** A switch of three cases and a default that no target names. */
const apart: Pieces = {
  body: `[%out] OpSwitch %uint_1 %default 1 %first 2 %second 3 %third
%first: -> %out
%second: -> %out
%third: -> %out
%default: -> %out
%out:`,
}

/** A switch in a loop whose targets repeat labels. */
const repeated: Pieces = {
  body: `-> %loop: [%last %continue] -> %body:
[%out] OpSwitch %uint_1 %default 1 %first 2 %first 3 %second 4 %out 5 %out 6 %third
%first: -> %out
%second: -> %last
%third: -> %out
%default: -> %continue
%out: -> %continue
%continue: OpBranchConditional %false %loop %last
%last:`,
}

/** Pairs of the rules on the case constructs of a switch. */
export const pairs = [
  pairOf`switch-dominates-cases/in-a-selection
only the switch leads to its cases
body: [%last] OpBranchConditional %true %left %right
%left: [%out] OpSwitch %uint_1 %default 1 %first 2 %second
%first: -> %out
%second: OpReturn
%default: OpReturn
%out: -> %last
%right: -> %last
%last:
changed: OpSwitch %uint_1 {%default | merge-block-of-the-selection: %last} 1
changed: %right: -> {%last | enters-a-case: %second | enters-the-default-case: %default}`,
  pairOf`switch-dominates-cases/case-of-the-outer-switch
a switch in a switch has cases of its own
body: [%last] OpSwitch %uint_1 %default 1 %first 2 %second
%first:
[%out] OpSwitch %uint_2 {%out | default-case-of-another-switch: %default} 1 %inner 2 {%inner | case-of-another-switch: %second}
%inner: -> %out
%out: -> %last
%second: -> %last
%default: -> %last
%last:`,
  pairOf`case-branches-to-one-case/selection
a case falls through after a selection
body: [%out] OpSwitch %uint_1 %default 1 %first 2 %second
%first: [%join] OpBranchConditional %true %left %join
%left: -> %join
%join: -> %second
%second: -> %out
%default: -> %out
%out:
changed: %left: -> {%join | to-another-case: %default}`,
  pairOf`case-entered-from-one-case/default
one case falls through to the default
${apart}
changed: %first: -> {%out | two-fall-to-the-default: %default}
changed: %second: -> {%out | two-fall-to-the-default: %default}`,
  pairOf`case-entered-from-one-case/default-falls-through
one case or the default falls through to another case
${apart}
changed: %second: -> {%out | default-and-a-case-fall-through: %third}
changed: %default: -> {%out | default-and-a-case-fall-through: %third}`,
  pairOf`fall-through-to-next-target/in-order
cases fall through in the order of the targets
${apart}
changed: %second: -> {%out | to-the-target-before: %first}
changed: %first: -> {%out | past-the-next-target: %third}`,
  pairOf`fall-through-to-next-target/long-chain
every case falls through to the next one
body: [%out] OpSwitch %uint_1 %default {1 %first 2 %second 3 %third 4 %third
  | order-of-the-last-two: 1 %first 2 %third 3 %third 4 %second
  | order-of-the-first-two: 1 %second 2 %first 3 %third 4 %third
  | merge-block-between: 1 %first 2 %second 5 %out 3 %third 4 %third}
%first: -> %second
%second: -> %third
%third: -> %default
%default: -> %out
%out:`,
  pairOf`fall-through-to-next-target/default-is-a-target
a case falls through to the default, which the next target names
body: [%out] OpSwitch %uint_1 %default 1 {%first 2 %default 3 %second | another-target-between: %first 3 %second 2 %default}
%first: -> %default
%default: -> %out
%second: -> %out
%out:`,
  pairOf`fall-through-by-default/in-order
a case falls through to the default, which falls through to the next case
body: [%out] OpSwitch %uint_1 %default {1 %first 2 %second 3 %third | another-target-between: 1 %first 3 %third 2 %second
  | backwards: 1 %second 2 %first 3 %third | merge-block-between: 1 %first 4 %out 2 %second 3 %third}
%first: -> %default
%second: -> %out
%third: -> %out
%default: -> %second
%out:`,
  pairOf`fall-through-by-default/repeated-labels
the targets of a case precede those of the case after the default
body: [%out] OpSwitch %uint_1 %default {1 %first 2 %first 3 %second 4 %second 5 %third
  | another-target-between: 1 %first 2 %first 5 %third 3 %second 4 %second}
%first: -> %default
%second: -> %out
%third: -> %out
%default: -> %second
%out:`,
  pairOf`switch-targets-consecutive/cases
targets of one case are consecutive
${apart}
changed: 1 %first 2 {%second 3 %third | repeated-label-later: %second 3 %first 4 %third}`,
  pairOf`switch-targets-consecutive/repeated
targets with one label are consecutive
${repeated}
changed: 1 %first {2 %first 3 %second | label-of-a-case: 2 %second 3 %first} 4 %out
changed: 5 {%out 6 %third | merge-block: %third 6 %out}`,
]
