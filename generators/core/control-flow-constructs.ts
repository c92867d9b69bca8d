import { pairOf } from '../pairs/pair-of.ts'
import type { Pieces } from '../pairs/pieces.ts'

/** A selection with a branch that returns, and a block after its merge block. */
const meeting: Pieces = {
  body: `OpSelectionMerge %join None
OpBranchConditional %true %left %right
%left = OpLabel
OpBranch %join
%right = OpLabel
OpReturn
%join = OpLabel
OpBranch %last
%last = OpLabel`,
}

/** Pairs of the rules on which blocks constructs contain, and where branches enter them. */
export const pairs = [
  pairOf`construct-contains-merge-block/back-edge-block
the block that goes back is not the header of a selection
body: OpBranch %loop
%loop = OpLabel
OpLoopMerge %out %continue None
OpBranch %continue
%continue = OpLabel
{| selection: OpSelectionMerge %beside None | loop: OpLoopMerge %beside %round None}
{OpBranchConditional %true %loop %out
| loop: OpBranchConditional %true %loop %round
%round = OpLabel
OpBranch %continue}
%beside = OpLabel
OpUnreachable
%out = OpLabel`,
  pairOf`construct-contains-merge-block/selection-in-a-continue-construct
the merge block of a selection in a continue construct is in the continue construct
body: OpBranch %loop
%loop = OpLabel
OpLoopMerge %out %continue None
OpBranch %continue
%continue = OpLabel
OpSelectionMerge %join None
OpBranchConditional %true %left %join
%left = OpLabel
OpBranch %join
%join = OpLabel
{OpBranchConditional %true %loop %out
| switch: OpSelectionMerge %beside None
OpSwitch %uint_1 %out 1 %loop}
%beside = OpLabel
OpUnreachable
%out = OpLabel`,
  pairOf`construct-entry/selection
nothing enters a selection after its merge block
${meeting}
changed: %left = OpLabel
OpBranch {%join | beside-the-merge-block: %last}
changed: %join = OpLabel
OpBranch {%last | from-the-merge-block: %right}`,
  pairOf`construct-entry/switch
nothing enters a switch after its merge block
body: OpSelectionMerge %out None
OpSwitch %uint_1 %out 1 %first 2 %second
%first = OpLabel
OpBranch %out
%second = OpLabel
OpReturn
%out = OpLabel
OpBranch {%last | from-the-merge-block: %second}
%last = OpLabel`,
  pairOf`construct-entry/loop
nothing enters a loop after its merge block
body: OpBranch %loop
%loop = OpLabel
OpLoopMerge %out %continue None
OpBranchConditional %true %body %out
%body = OpLabel
OpSelectionMerge %join None
OpBranchConditional %true %left %join
%left = OpLabel
OpReturn
%join = OpLabel
OpBranchConditional %true %continue {%out | beside-the-merge-block: %last}
%continue = OpLabel
OpBranch %loop
%out = OpLabel
OpBranch %last
%last = OpLabel`,
  pairOf`construct-entry/selection-in-a-continue-construct
the branches of a selection in a continue construct meet in its merge block
body: OpBranch %loop
%loop = OpLabel
OpLoopMerge %out %continue None
OpBranchConditional %true %continue %out
%continue = OpLabel
OpSelectionMerge %join None
OpBranchConditional %true %left %join
%left = OpLabel
OpBranch {%join | beside-the-merge-block: %back}
%join = OpLabel
OpBranch %back
%back = OpLabel
OpBranch %loop
%out = OpLabel`,
  pairOf`construct-entry/lost-block
a block that no path reaches may branch into a selection
${meeting}
end: OpReturn
%lost = OpLabel
OpBranch %right
changed: %join = OpLabel
OpBranch {%last | reached: %lost}`,
  pairOf`continue-target-entry/after-the-loop
blocks after a loop do not continue it
body: OpBranch %loop
%loop = OpLabel
OpLoopMerge %out %continue None
OpBranchConditional %true %body %out
%body = OpLabel
OpSelectionMerge %join None
OpBranchConditional %true %left %join
%left = OpLabel
OpReturn
%join = OpLabel
OpBranch %continue
%continue = OpLabel
OpBranch %loop
%out = OpLabel
{OpBranch %last | from-the-merge-block: OpBranch %continue
  | from-a-branch-after-it: OpBranchConditional %true %continue %last}
%last = OpLabel`,
]
