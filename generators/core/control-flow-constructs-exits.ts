import { pairOf } from '../pairs/pair-of.ts'
import type { Pieces } from '../pairs/pieces.ts'

/** A selection in a selection. */
const selections: Pieces = {
  body: `OpSelectionMerge %last None
OpBranchConditional %true %outer %last
%outer = OpLabel
OpSelectionMerge %join None
OpBranchConditional %true %left %right
%left = OpLabel
OpBranch %join
%right = OpLabel
OpBranch %join
%join = OpLabel
OpBranch %last
%last = OpLabel`,
}

/** A loop in a loop, with a selection in each. */
const loops: Pieces = {
  body: `OpBranch %loop
%loop = OpLabel
OpLoopMerge %out %continue None
OpBranch %body
%body = OpLabel
OpSelectionMerge %join None
OpBranchConditional %true %left %join
%left = OpLabel
OpBranchConditional %true %out %continue
%join = OpLabel
OpBranch %inner
%inner = OpLabel
OpLoopMerge %inner_out %inner_continue None
OpBranchConditional %true %inner_body %inner_out
%inner_body = OpLabel
OpSelectionMerge %inner_join None
OpBranchConditional %true %inner_left %inner_join
%inner_left = OpLabel
OpBranch %inner_out
%inner_join = OpLabel
OpBranch %inner_continue
%inner_continue = OpLabel
OpBranchConditional %true %inner %inner_out
%inner_out = OpLabel
OpBranch %continue
%continue = OpLabel
OpBranch %loop
%out = OpLabel`,
}

/** A loop in a case of a switch. */
const loopInCase: Pieces = {
  body: `OpSelectionMerge %last None
OpSwitch %uint_1 %last 1 %first 2 %second
%first = OpLabel
OpBranch %loop
%loop = OpLabel
OpLoopMerge %out %continue None
OpBranchConditional %true %body %out
%body = OpLabel
OpBranch %continue
%continue = OpLabel
OpBranchConditional %true %loop %out
%out = OpLabel
OpBranch %last
%second = OpLabel
OpBranch %last
%last = OpLabel`,
}

/** A switch in a loop, which its cases leave and continue, beside a switch in a switch. */
const switches: Pieces = {
  body: `OpBranch %loop
%loop = OpLabel
OpLoopMerge %out %continue None
OpBranch %body
%body = OpLabel
OpSelectionMerge %last None
OpSwitch %uint_1 %default 1 %first 2 %second
%first = OpLabel
OpSelectionMerge %join None
OpSwitch %uint_2 %join 1 %inner 2 %other
%inner = OpLabel
OpBranch %continue
%other = OpLabel
OpBranch %join
%join = OpLabel
OpBranch %last
%second = OpLabel
OpBranch %out
%default = OpLabel
OpBranch %last
%last = OpLabel
OpBranch %continue
%continue = OpLabel
OpBranch %loop
%out = OpLabel`,
}

/** Pairs of the rules on how branches leave constructs. */
export const pairs = [
  pairOf`construct-exit/selection-in-a-selection
a selection is left to its merge block
${selections}
changed: OpBranchConditional %true %left {%right | header-to-the-outer-merge-block: %last}
changed: %left = OpLabel
OpBranch {%join | to-the-outer-merge-block: %last}
changed: %right = OpLabel
{OpBranch %join
| one-label-to-the-outer-merge-block: OpBranchConditional %true %last %join}`,
  pairOf`construct-exit/switch-in-a-selection
a switch in a selection is left to its merge block
body: OpSelectionMerge %last None
OpBranchConditional %true %outer %last
%outer = OpLabel
OpSelectionMerge %join None
OpSwitch %uint_1 %default 1 %first
%first = OpLabel
OpBranch {%join | case-to-the-outer-merge-block: %last}
%default = OpLabel
OpBranch {%join | default-to-the-outer-merge-block: %last}
%join = OpLabel
OpBranch %last
%last = OpLabel`,
  pairOf`construct-exit/selection-in-a-case
a branch in a selection leaves the switch
body: OpSelectionMerge %last None
OpSwitch %uint_1 %last 1 %first
%first = OpLabel
OpSelectionMerge %join None
OpBranchConditional %true %left %join
%left = OpLabel
OpSelectionMerge %meet None
{OpBranchConditional %true %inner %meet | innermost-of-switches: OpSwitch %uint_1 %meet 1 %inner}
%inner = OpLabel
OpBranch {%last | to-the-selection-between: %join}
%meet = OpLabel
OpBranch %join
%join = OpLabel
OpBranch %last
%last = OpLabel`,
  pairOf`construct-exit/loop-in-a-loop
a branch leaves or continues the innermost loop
${loops}
changed: %inner_left = OpLabel
OpBranch {%inner_out | leaves-the-outer-loop: %out | continues-the-outer-loop: %continue}
changed: OpBranchConditional %true %inner_body {%inner_out
  | header-leaves-the-outer-loop: %out | header-continues-the-outer-loop: %continue}
changed: %inner_join = OpLabel
{OpBranch %inner_continue
| leaves-the-outer-loop-or-continues: OpBranchConditional %true %inner_continue %out}`,
  pairOf`construct-exit/loop-in-a-case
a loop in a case is left to its merge block
${loopInCase}
changed: OpBranchConditional %true %body {%out | header-to-the-merge-block-of-the-switch: %last}
changed: %body = OpLabel
{OpBranch %continue | to-the-merge-block-of-the-switch: OpBranch %last
  | one-label-to-the-merge-block-of-the-switch: OpBranchConditional %true %last %continue}`,
  pairOf`construct-exit/loop-in-a-selection
a loop in a selection is left to its merge block
body: OpSelectionMerge %last None
OpBranchConditional %true %loop %right
%loop = OpLabel
OpLoopMerge %out %continue None
OpBranch %body
%body = OpLabel
OpBranchConditional %true %continue {%out | to-the-merge-block-of-the-selection: %last}
%continue = OpLabel
OpBranchConditional %true %loop %out
%out = OpLabel
OpBranch %last
%right = OpLabel
OpBranch %last
%last = OpLabel`,
  pairOf`construct-exit/switches-in-a-loop
cases leave and continue the loop around the switch
${switches}
changed: %other = OpLabel
OpBranch {%join | to-the-outer-switch: %last}
changed: %inner = OpLabel
OpBranch {%continue | to-the-outer-switch-instead: %last}`,
  pairOf`construct-exit/shared-block
no two cases have a block in common
body: OpSelectionMerge %out None
OpSwitch %uint_1 %out 1 %first 2 %second
%first = OpLabel
OpBranch {%out | into-the-middle-of-a-case: %shared}
%second = OpLabel
OpBranch %shared
%shared = OpLabel
OpBranch %out
%out = OpLabel`,
  pairOf`construct-exit/lost-block
branches may leave selections that no path reaches
end: {OpReturn | reached: OpBranch %lost}
%lost = OpLabel
OpSelectionMerge %last None
OpBranchConditional %true %outer %last
%outer = OpLabel
OpSelectionMerge %join None
OpBranchConditional %true %left %join
%left = OpLabel
OpBranch %last
%join = OpLabel
OpBranch %last
%last = OpLabel
OpUnreachable`,
  pairOf`continue-construct-exit/loop-in-a-loop
the block that goes back leaves its own loop
${loops}
changed: OpBranchConditional %true %inner {%inner_out | leaves-the-outer-loop: %out
  | continues-the-outer-loop: %continue}`,
  pairOf`continue-construct-exit/loop-of-one-block
a loop of one block is left to its merge block
body: OpBranch %loop
%loop = OpLabel
OpLoopMerge %out %continue None
OpBranchConditional %true %inner %out
%inner = OpLabel
OpLoopMerge %inner_out %inner None
OpBranchConditional %true %inner %inner_out
%inner_out = OpLabel
OpBranch %continue
%continue = OpLabel
OpBranch %loop
%out = OpLabel
changed: OpBranchConditional %true %inner {%inner_out | leaves-the-outer-loop: %out
  | continues-the-outer-loop: %continue}`,
  pairOf`continue-construct-exit/loop-in-a-case
the block that goes back leaves its own loop, not the switch around it
${loopInCase}
changed: OpBranchConditional %true %loop {%out | leaves-the-switch: %last}`,
  pairOf`continue-construct-exit/loop-of-one-block-in-a-case
a loop of one block does not fall through to the next case
body: OpSelectionMerge %last None
OpSwitch %uint_1 %last 1 %first 2 %second
%first = OpLabel
OpLoopMerge %out %first None
OpBranchConditional %true %first {%out | falls-through: %second}
%out = OpLabel
OpBranch %last
%second = OpLabel
OpBranch %last
%last = OpLabel`,
]
