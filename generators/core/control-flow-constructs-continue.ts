import { pairOf } from '../pairs/pair-of.ts'
import { fragment, type Pieces } from '../pairs/pieces.ts'

/** A loop whose continue construct has two blocks. */
const loop: Pieces = {
  body: `OpBranch %loop
%loop = OpLabel
OpLoopMerge %out %continue None
OpBranch %body
%body = OpLabel
OpBranchConditional %true %continue %out
%continue = OpLabel
OpBranch %back
%back = OpLabel
OpBranchConditional %false %loop %out
%out = OpLabel`,
}

/** A loop with a selection in its body and a selection in its continue construct. */
const twoSelections: Pieces = {
  ...fragment,
  body: `OpBranch %loop
%loop = OpLabel
OpLoopMerge %out %continue None
OpBranchConditional %true %body %out
%body = OpLabel
OpSelectionMerge %join None
OpBranchConditional %true %left %right
%left = OpLabel
OpBranch %join
%right = OpLabel
OpBranch %join
%join = OpLabel
OpBranch %continue
%continue = OpLabel
OpSelectionMerge %meet None
OpBranchConditional %false %first %second
%first = OpLabel
OpBranch %meet
%second = OpLabel
OpBranch %meet
%meet = OpLabel
OpBranch %back
%back = OpLabel
OpBranch %loop
%out = OpLabel`,
}

/** As two selections, with switches. */
const twoSwitches: Pieces = {
  body: (twoSelections.body ?? '')
    .replace('OpBranchConditional %true %left %right', 'OpSwitch %uint_1 %right 1 %left')
    .replace('OpBranchConditional %false %first %second', 'OpSwitch %uint_2 %second 1 %first'),
}

/** Pairs of the rules on continue targets and back-edge blocks. */
export const pairs = [
  pairOf`continue-target-dominates-back-edge/two-blocks
all paths to the block that goes back pass the continue target
${loop}
changed: OpBranchConditional %true %continue {%out | path-beside-the-continue-target: %back}`,
  pairOf`continue-target-dominates-back-edge/header
the header of a loop branches to its continue target
body: OpBranch %loop
%loop = OpLabel
OpLoopMerge %out %continue None
OpBranchConditional %true %continue {%out | path-beside-the-continue-target: %back}
%continue = OpLabel
OpBranch %back
%back = OpLabel
OpBranch %loop
%out = OpLabel
end: OpUnreachable`,
  pairOf`continue-target-dominates-back-edge/body-goes-back
the continue target is the block that goes back
body: OpBranch %loop
%loop = OpLabel
OpLoopMerge %out %continue None
OpBranch %body
%body = OpLabel
{OpBranch %continue | continue-target-beside-the-body: OpBranchConditional %true %loop %out}
%continue = OpLabel
{OpBranchConditional %true %loop %out | continue-target-beside-the-body: OpBranch %body}
%out = OpLabel`,
  pairOf`continue-target-dominates-back-edge/two-selections
selections in the body and in the continue construct
${twoSelections}
changed: %right = OpLabel
OpBranch {%join | past-the-continue-target: %back}`,
  pairOf`continue-target-dominates-back-edge/two-switches
switches in the body and in the continue construct
${twoSwitches}
changed: %join = OpLabel
OpBranch {%continue | past-the-continue-target: %back}`,
  pairOf`back-edge-post-dominates-continue-target/two-blocks
all paths from the continue target pass the block that goes back
${loop}
changed: %continue = OpLabel
{OpBranch %back | leaves-the-loop-before: OpBranchConditional %true %back %out
  | leaves-the-loop-before-by-the-first-label: OpBranchConditional %true %out %back}`,
  pairOf`back-edge-post-dominates-continue-target/two-selections
a selection in the continue construct
${twoSelections}
changed: %second = OpLabel
{OpBranch %meet | returns: OpReturn | kills: OpKill | is-undefined: OpUnreachable
  | leaves-the-loop: OpBranch %out}`,
  pairOf`back-edge-post-dominates-continue-target/two-switches
a switch in the continue construct
${twoSwitches}
changed: %first = OpLabel
{OpBranch %meet | returns: OpReturn | leaves-the-loop-or-not: OpBranchConditional %true %meet %out}`,
  pairOf`back-edge-post-dominates-continue-target/merge-block
the branches of a selection in the continue construct meet in its merge block
body: OpBranch %loop
%loop = OpLabel
OpLoopMerge %out %continue None
OpBranchConditional %true %body %out
%body = OpLabel
OpBranch %continue
%continue = OpLabel
OpSelectionMerge %join None
OpBranchConditional %true %left %right
%left = OpLabel
OpBranch {%join | merge-block-apart: %back}
%right = OpLabel
OpBranch {%join | merge-block-apart: %back}
%join = OpLabel
{OpBranch %back | merge-block-apart: OpUnreachable}
%back = OpLabel
OpBranch %loop
%out = OpLabel`,
  pairOf`back-edge-post-dominates-continue-target/loop
a loop in the continue construct of a loop
body: OpBranch %loop
%loop = OpLabel
OpLoopMerge %out %continue None
OpBranchConditional %true %body %out
%body = OpLabel
OpBranch %continue
%continue = OpLabel
OpLoopMerge %inner_out %inner_continue None
OpBranch %inner_body
%inner_body = OpLabel
OpBranchConditional %true %inner_continue %inner_out
%inner_continue = OpLabel
OpBranch %continue
%inner_out = OpLabel
OpBranch %back
%back = OpLabel
OpBranchConditional %false %loop %out
%out = OpLabel
changed: %inner_body = OpLabel
{OpBranchConditional %true %inner_continue %inner_out | returns: OpReturn}
changed: %inner_out = OpLabel
{OpBranch %back | leaves-the-outer-loop: OpBranchConditional %true %back %out}`,
  pairOf`back-edge-post-dominates-continue-target/loop-of-two-blocks
the header of a loop of two blocks is not its continue target
body: OpBranch %loop
%loop = OpLabel
OpLoopMerge %out {%continue | header: %loop} None
OpBranch %continue
%continue = OpLabel
OpBranchConditional %true %loop %out
%out = OpLabel`,
]
