import { pairOf } from '../pairs/pair-of.ts'
import { kernel, type Pieces } from '../pairs/pieces.ts'

const notes = '%set = OpExtInstImport "NonSemantic.Notes"'

const loop: Pieces = {
  imports: notes,
  body: `OpBranch %loop
%loop = OpLabel
OpLoopMerge %out %continue None
OpBranchConditional %true %body %out
%body = OpLabel
OpBranch %continue
%continue = OpLabel
OpBranch %loop
%out = OpLabel`,
}

const selections: Pieces = {
  imports: notes,
  body: `OpSelectionMerge %join None
{| no-operation-before-a-branch: OpNop}
{OpBranchConditional %true %left %join | in-front-of-a-plain-branch: OpBranch %left}
%left = OpLabel
OpBranch %join
%join = OpLabel
OpSelectionMerge %last Flatten
{| no-operation-before-a-switch: OpNop | note-before-a-switch: %note = OpExtInst %void %set 1}
OpSwitch %uint_1 %right 1 %last
%right = OpLabel
OpBranch %last
%last = OpLabel`,
}

/** A selection in the first branch of another one, which has a merge block of its own. */
const nested: Pieces = {
  body: `OpSelectionMerge %last None
OpBranchConditional %true %left %right
%left = OpLabel
OpSelectionMerge %join None
OpBranchConditional %false %inner %join
%inner = OpLabel
OpBranch %join
%join = OpLabel
OpBranch %last
%right = OpLabel
OpBranch %last
%last = OpLabel`,
}

/** As nested selections, with a loop in the place of the inner one. */
const nestedLoop: Pieces = {
  body: `OpSelectionMerge %last None
OpBranchConditional %true %left %right
%left = OpLabel
OpLoopMerge %out %left None
OpBranchConditional %false %left %out
%out = OpLabel
OpBranch %last
%right = OpLabel
OpBranch %last
%last = OpLabel`,
}

/** Two selections, one in the other, that no path reaches. */
const lost: Pieces = {
  end: `OpReturn
%lost = OpLabel
OpSelectionMerge %last None
OpBranchConditional %true %inner %last
%inner = OpLabel
OpSelectionMerge {%join | that-of-the-outer-selection: %last} None
OpBranchConditional %true %most %join
%most = OpLabel
OpBranch %join
%join = OpLabel
OpBranch %last
%last = OpLabel
OpUnreachable`,
}

/** Pairs of the rules on what merge instructions declare. */
export const pairs = [
  pairOf`loop-merge-placement/loop
OpLoopMerge and a conditional branch end a block together
${loop}
changed: %continue {None | no-operation-between: None
OpNop | computation-between: None
%not = OpLogicalNot %bool %true | note-between: None
%note = OpExtInst %void %set 1}`,
  pairOf`loop-merge-placement/branch
OpLoopMerge stands in front of an OpBranch
body: OpBranch %loop
%loop = OpLabel
OpLoopMerge %out %continue None
{| no-operation-between: OpNop}
{OpBranch %continue | in-front-of-a-return: OpReturn | in-front-of-nothing-defined: OpUnreachable}
%continue = OpLabel
OpBranchConditional %true %loop %out
%out = OpLabel`,
  pairOf`loop-merge-placement/kernel
a kernel may declare its loops, and need not declare its switches
${kernel}
body: OpBranch %loop
%loop = OpLabel
OpLoopMerge %out %continue Unroll
{OpBranchConditional %true %body | in-front-of-a-switch: OpSwitch %uint_1 %body 0} %out
%body = OpLabel
OpSwitch %uint_1 %continue 1 %other
%other = OpLabel
OpBranch %continue
%continue = OpLabel
OpBranch %loop
%out = OpLabel`,
  pairOf`selection-merge-placement/branch-and-switch
OpSelectionMerge and a conditional branch end a block together
${selections}`,
  pairOf`selection-merge-placement/two-returns
a selection in front of blocks that do not meet again
body: OpSelectionMerge %join None
{OpBranchConditional %true %left %join | in-front-of-a-return: OpReturn
  | in-front-of-a-branch-to-the-merge-block: OpBranch %join}
%left = OpLabel
OpReturn
%join = OpLabel
end: OpUnreachable`,
  pairOf`merge-block-single/nested
a selection in a selection has its own merge block
${nested}`,
  pairOf`merge-block-single/loop-in-a-selection
a loop in a selection has its own merge block
${nestedLoop}`,
  pairOf`merge-block-single/lost
selections that no path reaches have their own merge blocks
${lost}`,
  pairOf`merge-block-dominated/nested
all paths to the merge block of a selection come from its header
${nested}
changed: %right = OpLabel
OpBranch {%last | path-from-beside: %join}
changed: OpSelectionMerge {%join | own-block: %left}`,
  pairOf`merge-block-dominated/loop-in-a-selection
all paths to the merge block of a loop come from its header
${nestedLoop}
changed: %right = OpLabel
OpBranch {%last | path-from-beside: %out}`,
  pairOf`merge-block-dominated/switch
all paths to the merge block of a switch come from its header
${nested}
body: ${(nested.body ?? '').replace(
    'OpBranchConditional %false %inner %join',
    'OpSwitch %uint_1 %inner 1 %join',
  )}
changed: %right = OpLabel
OpBranch {%last | path-from-beside: %join}`,
  pairOf`merge-block-dominated/selection-in-a-loop
the merge block of a selection in the body of a loop is not the continue target of the loop
body: OpBranch %loop
%loop = OpLabel
OpLoopMerge %out %continue None
OpBranch %body
%body = OpLabel
OpSelectionMerge {%join | continue-target: %continue} None
OpBranchConditional %true %left {%join | continue-target: %continue}
%left = OpLabel
OpBranch {%join | continue-target: %continue}
%join = OpLabel
OpBranch %continue
%continue = OpLabel
OpBranchConditional %true %loop %out
%out = OpLabel`,
  pairOf`merge-block-dominated/switch-in-a-loop
the merge block of a switch in the body of a loop is not the continue target of the loop
body: OpBranch %loop
%loop = OpLabel
OpLoopMerge %out %continue None
OpBranchConditional %true %body %out
%body = OpLabel
OpSelectionMerge {%join | continue-target: %continue} None
OpSwitch %uint_1 {%join | continue-target: %continue} 1 %first
%first = OpLabel
OpBranch {%join | continue-target: %continue}
%join = OpLabel
OpBranch %continue
%continue = OpLabel
OpBranch %loop
%out = OpLabel`,
  pairOf`merge-block-dominated/loop-in-a-loop
the merge block of a loop in the body of another is not the continue target of the outer loop
body: OpBranch %loop
%loop = OpLabel
OpLoopMerge %out %continue None
OpBranchConditional %true %inner %out
%inner = OpLabel
OpLoopMerge {%inner_out | continue-target: %continue} %inner DontUnroll
OpBranchConditional %true %inner {%inner_out | continue-target: %continue}
%inner_out = OpLabel
OpBranch %continue
%continue = OpLabel
OpBranch %back
%back = OpLabel
OpBranch %loop
%out = OpLabel`,
  pairOf`merge-block-dominated/two-returns-in-a-loop
the merge block of a selection that nothing branches to is not the continue target of the loop
body: OpBranch %loop
%loop = OpLabel
OpLoopMerge %out %continue None
OpBranchConditional %true %body %out
%body = OpLabel
OpSelectionMerge {%join | continue-target: %continue} None
OpBranchConditional %true %left %right
%left = OpLabel
OpReturn
%right = OpLabel
OpUnreachable
%join = OpLabel
OpReturn
%continue = OpLabel
OpBranch %loop
%out = OpLabel`,
  pairOf`continue-target-differs/loop
a loop has a continue target and another block as merge block
${loop}
changed: OpLoopMerge {%out | continue-target-twice: %continue} %continue
changed: %true %body {%out | continue-target-twice: %continue}`,
  pairOf`continue-target-differs/without-a-way-out
a loop that is never left has a merge block of its own all the same
body: OpBranch %loop
%loop = OpLabel
OpLoopMerge {%out | continue-target-twice: %continue} %continue None
OpBranch %continue
%continue = OpLabel
OpBranch %loop
%out = OpLabel
end: OpUnreachable`,
  pairOf`continue-target-dominated/loop-of-one-block
a loop of one block is its own continue target
body: OpBranch %loop
%loop = OpLabel
OpLoopMerge %out {%loop | first-block-of-the-function: %entry} None
OpBranchConditional %true %loop %out
%out = OpLabel`,
  pairOf`loop-back-edge-single/loop
the continue target goes back to the header
${loop}
changed: {OpBranch %loop | ends-the-function: OpReturn | leaves-the-loop: OpBranch %out
  | undefined-from-there: OpUnreachable}
%out`,
  pairOf`loop-back-edge-single/long-continue
one block of those of the continue target goes back to the header
body: OpBranch %loop
%loop = OpLabel
OpLoopMerge %out %continue None
OpBranchConditional %true %continue %out
%continue = OpLabel
OpSelectionMerge %back None
OpBranchConditional %false %more %back
%more = OpLabel
OpBranch {%back | two-blocks-go-back: %loop}
%back = OpLabel
OpBranch %loop
%out = OpLabel`,
  pairOf`loop-back-edge-single/body-and-continue-target
the body goes to the continue target, which goes back
${loop}
changed: OpBranch {%continue | body-goes-back-too: %loop}`,
  pairOf`loop-back-edge-single/both-labels in spv1.5
both labels of a branch to one block are one edge
body: OpBranch %loop
%loop = OpLabel
OpLoopMerge %out %continue None
OpBranchConditional %true %continue %out
%continue = OpLabel
OpBranchConditional %true {%loop %loop | both-labels-leave: %out %out}
%out = OpLabel`,
]
