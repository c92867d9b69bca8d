import { pairOf } from '../pairs/pair-of.ts'
import type { Pieces } from '../pairs/pieces.ts'

/** A selection in a selection. */
const selections: Pieces = {
  body: `[%last] OpBranchConditional %true %outer %last
%outer: [%join] OpBranchConditional %true %left %right
%left: -> %join
%right: -> %join
%join: -> %last
%last:`,
}

/** A loop in a loop, with a selection in each. */
const loops: Pieces = {
  body: `-> %loop: [%out %continue] -> %body: [%join] OpBranchConditional %true %left %join
%left: OpBranchConditional %true %out %continue
%join: -> %inner
%inner: [%inner_out %inner_continue] OpBranchConditional %true %inner_body %inner_out
%inner_body: [%inner_join] OpBranchConditional %true %inner_left %inner_join
%inner_left: -> %inner_out
%inner_join: -> %inner_continue
%inner_continue: OpBranchConditional %true %inner %inner_out
%inner_out: -> %continue
%continue: -> %loop
%out:`,
}

/** A loop in a case of a switch. */
const loopInCase: Pieces = {
  body: `[%last] OpSwitch %uint_1 %last 1 %first 2 %second
%first: -> %loop
%loop: [%out %continue] OpBranchConditional %true %body %out
%body: -> %continue
%continue: OpBranchConditional %true %loop %out
%out: -> %last
%second: -> %last
%last:`,
}

/** A switch in a loop, which its cases leave and continue, beside a switch in a switch. */
const switches: Pieces = {
  body: `-> %loop: [%out %continue] -> %body: [%last] OpSwitch %uint_1 %default 1 %first 2 %second
%first: [%join] OpSwitch %uint_2 %join 1 %inner 2 %other
%inner: -> %continue
%other: -> %join
%join: -> %last
%second: -> %out
%default: -> %last
%last: -> %continue
%continue: -> %loop
%out:`,
}

/** Pairs of the rules on how branches leave constructs. */
export const pairs = [
  pairOf`construct-exit/selection-in-a-selection
a selection is left to its merge block
${selections}
changed: OpBranchConditional %true %left {%right | header-to-the-outer-merge-block: %last}
changed: %left: -> {%join | to-the-outer-merge-block: %last}
changed: %right: {-> %join
| one-label-to-the-outer-merge-block: OpBranchConditional %true %last %join}`,
  pairOf`construct-exit/switch-in-a-selection
a switch in a selection is left to its merge block
body: [%last] OpBranchConditional %true %outer %last
%outer: [%join] OpSwitch %uint_1 %default 1 %first
%first: -> {%join | case-to-the-outer-merge-block: %last}
%default: -> {%join | default-to-the-outer-merge-block: %last}
%join: -> %last
%last:`,
  pairOf`construct-exit/selection-in-a-case
a branch in a selection leaves the switch
body: [%last] OpSwitch %uint_1 %last 1 %first
%first: [%join] OpBranchConditional %true %left %join
%left: [%meet] {OpBranchConditional %true %inner %meet | innermost-of-switches: OpSwitch %uint_1 %meet 1 %inner}
%inner: -> {%last | to-the-selection-between: %join}
%meet: -> %join
%join: -> %last
%last:`,
  pairOf`construct-exit/loop-in-a-loop
a branch leaves or continues the innermost loop
${loops}
changed: %inner_left: -> {%inner_out | leaves-the-outer-loop: %out | continues-the-outer-loop: %continue}
changed: OpBranchConditional %true %inner_body {%inner_out
  | header-leaves-the-outer-loop: %out | header-continues-the-outer-loop: %continue}
changed: %inner_join: {-> %inner_continue
| leaves-the-outer-loop-or-continues: OpBranchConditional %true %inner_continue %out}`,
  pairOf`construct-exit/loop-in-a-case
a loop in a case is left to its merge block
${loopInCase}
changed: OpBranchConditional %true %body {%out | header-to-the-merge-block-of-the-switch: %last}
changed: %body: {-> %continue | to-the-merge-block-of-the-switch: -> %last
  | one-label-to-the-merge-block-of-the-switch: OpBranchConditional %true %last %continue}`,
  pairOf`construct-exit/loop-in-a-selection
a loop in a selection is left to its merge block
body: [%last] OpBranchConditional %true %loop %right
%loop: [%out %continue] -> %body
%body: OpBranchConditional %true %continue {%out | to-the-merge-block-of-the-selection: %last}
%continue: OpBranchConditional %true %loop %out
%out: -> %last
%right: -> %last
%last:`,
  pairOf`construct-exit/switches-in-a-loop
cases leave and continue the loop around the switch
${switches}
changed: %other: -> {%join | to-the-outer-switch: %last}
changed: %inner: -> {%continue | to-the-outer-switch-instead: %last}`,
  pairOf`construct-exit/shared-block
no two cases have a block in common
body: [%out] OpSwitch %uint_1 %out 1 %first 2 %second
%first: -> {%out | into-the-middle-of-a-case: %shared}
%second: -> %shared
%shared: -> %out
%out:`,
  pairOf`construct-exit/lost-block
branches may leave selections that no path reaches
end: {OpReturn | reached: -> %lost}
%lost: [%last] OpBranchConditional %true %outer %last
%outer: [%join] OpBranchConditional %true %left %join
%left: -> %last
%join: -> %last
%last: OpUnreachable`,
  pairOf`continue-construct-exit/loop-in-a-loop
the block that goes back leaves its own loop
${loops}
changed: OpBranchConditional %true %inner {%inner_out | leaves-the-outer-loop: %out
  | continues-the-outer-loop: %continue}`,
  pairOf`continue-construct-exit/loop-of-one-block
a loop of one block is left to its merge block
body: -> %loop: [%out %continue] OpBranchConditional %true %inner %out
%inner: [%inner_out %inner] OpBranchConditional %true %inner %inner_out
%inner_out: -> %continue
%continue: -> %loop
%out:
changed: OpBranchConditional %true %inner {%inner_out | leaves-the-outer-loop: %out
  | continues-the-outer-loop: %continue}`,
  pairOf`continue-construct-exit/loop-in-a-case
the block that goes back leaves its own loop, not the switch around it
${loopInCase}
changed: OpBranchConditional %true %loop {%out | leaves-the-switch: %last}`,
  pairOf`continue-construct-exit/loop-of-one-block-in-a-case
a loop of one block does not fall through to the next case
body: [%last] OpSwitch %uint_1 %last 1 %first 2 %second
%first: [%out %first] OpBranchConditional %true %first {%out | falls-through: %second}
%out: -> %last
%second: -> %last
%last:`,
]
