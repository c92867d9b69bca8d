import { pairOf } from '../pairs/pair-of.ts'
import type { Pieces } from '../pairs/pieces.ts'

/** A switch of three cases and a default that no target names. */
const apart: Pieces = {
  body: `OpSelectionMerge %out None
OpSwitch %uint_1 %default 1 %first 2 %second 3 %third
%first = OpLabel
OpBranch %out
%second = OpLabel
OpBranch %out
%third = OpLabel
OpBranch %out
%default = OpLabel
OpBranch %out
%out = OpLabel`,
}

/** A switch in a loop whose targets repeat labels. */
const repeated: Pieces = {
  body: `OpBranch %loop
%loop = OpLabel
OpLoopMerge %last %continue None
OpBranch %body
%body = OpLabel
OpSelectionMerge %out None
OpSwitch %uint_1 %default 1 %first 2 %first 3 %second 4 %out 5 %out 6 %third
%first = OpLabel
OpBranch %out
%second = OpLabel
OpBranch %last
%third = OpLabel
OpBranch %out
%default = OpLabel
OpBranch %continue
%out = OpLabel
OpBranch %continue
%continue = OpLabel
OpBranchConditional %false %loop %last
%last = OpLabel`,
}

/** Pairs of the rules on the case constructs of a switch. */
export const pairs = [
  pairOf`switch-dominates-cases/in-a-selection
only the switch leads to its cases
body: OpSelectionMerge %last None
OpBranchConditional %true %left %right
%left = OpLabel
OpSelectionMerge %out None
OpSwitch %uint_1 %default 1 %first 2 %second
%first = OpLabel
OpBranch %out
%second = OpLabel
OpReturn
%default = OpLabel
OpReturn
%out = OpLabel
OpBranch %last
%right = OpLabel
OpBranch %last
%last = OpLabel
changed: OpSwitch %uint_1 {%default | merge-block-of-the-selection: %last} 1
changed: %right = OpLabel
OpBranch {%last | enters-a-case: %second | enters-the-default-case: %default}`,
  pairOf`switch-dominates-cases/case-of-the-outer-switch
a switch in a switch has cases of its own
body: OpSelectionMerge %last None
OpSwitch %uint_1 %default 1 %first 2 %second
%first = OpLabel
OpSelectionMerge %out None
OpSwitch %uint_2 {%out | default-case-of-another-switch: %default} 1 %inner 2 {%inner | case-of-another-switch: %second}
%inner = OpLabel
OpBranch %out
%out = OpLabel
OpBranch %last
%second = OpLabel
OpBranch %last
%default = OpLabel
OpBranch %last
%last = OpLabel`,
  pairOf`case-branches-to-one-case/selection
a case falls through after a selection
body: OpSelectionMerge %out None
OpSwitch %uint_1 %default 1 %first 2 %second
%first = OpLabel
OpSelectionMerge %join None
OpBranchConditional %true %left %join
%left = OpLabel
OpBranch %join
%join = OpLabel
OpBranch %second
%second = OpLabel
OpBranch %out
%default = OpLabel
OpBranch %out
%out = OpLabel
changed: %left = OpLabel
OpBranch {%join | to-another-case: %default}`,
  pairOf`case-entered-from-one-case/default
one case falls through to the default
${apart}
changed: %first = OpLabel
OpBranch {%out | two-fall-to-the-default: %default}
changed: %second = OpLabel
OpBranch {%out | two-fall-to-the-default: %default}`,
  pairOf`case-entered-from-one-case/default-falls-through
one case or the default falls through to another case
${apart}
changed: %second = OpLabel
OpBranch {%out | default-and-a-case-fall-through: %third}
changed: %default = OpLabel
OpBranch {%out | default-and-a-case-fall-through: %third}`,
  pairOf`fall-through-to-next-target/in-order
cases fall through in the order of the targets
${apart}
changed: %second = OpLabel
OpBranch {%out | to-the-target-before: %first}
changed: %first = OpLabel
OpBranch {%out | past-the-next-target: %third}`,
  pairOf`fall-through-to-next-target/long-chain
every case falls through to the next one
body: OpSelectionMerge %out None
OpSwitch %uint_1 %default {1 %first 2 %second 3 %third 4 %third
  | order-of-the-last-two: 1 %first 2 %third 3 %third 4 %second
  | order-of-the-first-two: 1 %second 2 %first 3 %third 4 %third
  | merge-block-between: 1 %first 2 %second 5 %out 3 %third 4 %third}
%first = OpLabel
OpBranch %second
%second = OpLabel
OpBranch %third
%third = OpLabel
OpBranch %default
%default = OpLabel
OpBranch %out
%out = OpLabel`,
  pairOf`fall-through-to-next-target/default-is-a-target
a case falls through to the default, which the next target names
body: OpSelectionMerge %out None
OpSwitch %uint_1 %default 1 {%first 2 %default 3 %second | another-target-between: %first 3 %second 2 %default}
%first = OpLabel
OpBranch %default
%default = OpLabel
OpBranch %out
%second = OpLabel
OpBranch %out
%out = OpLabel`,
  pairOf`fall-through-by-default/in-order
a case falls through to the default, which falls through to the next case
body: OpSelectionMerge %out None
OpSwitch %uint_1 %default {1 %first 2 %second 3 %third | another-target-between: 1 %first 3 %third 2 %second
  | backwards: 1 %second 2 %first 3 %third | merge-block-between: 1 %first 4 %out 2 %second 3 %third}
%first = OpLabel
OpBranch %default
%second = OpLabel
OpBranch %out
%third = OpLabel
OpBranch %out
%default = OpLabel
OpBranch %second
%out = OpLabel`,
  pairOf`fall-through-by-default/repeated-labels
the targets of a case precede those of the case after the default
body: OpSelectionMerge %out None
OpSwitch %uint_1 %default {1 %first 2 %first 3 %second 4 %second 5 %third
  | another-target-between: 1 %first 2 %first 5 %third 3 %second 4 %second}
%first = OpLabel
OpBranch %default
%second = OpLabel
OpBranch %out
%third = OpLabel
OpBranch %out
%default = OpLabel
OpBranch %second
%out = OpLabel`,
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
