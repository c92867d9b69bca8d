import { pairOf } from '../pairs/pair-of.ts'
import { kernel, type Pieces } from '../pairs/pieces.ts'

const notes = '%set = OpExtInstImport "NonSemantic.Notes"'

const loop: Pieces = {
  imports: notes,
  body: `-> %loop: [%out %continue] OpBranchConditional %true %body %out
%body: -> %continue
%continue: -> %loop
%out:`,
}

const selections: Pieces = {
  imports: notes,
  body: `OpSelectionMerge %join None
{| no-operation-before-a-branch: OpNop}
{OpBranchConditional %true %left %join | in-front-of-a-plain-branch: -> %left}
%left: -> %join
%join: OpSelectionMerge %last Flatten
{| no-operation-before-a-switch: OpNop | note-before-a-switch: %note = OpExtInst %void %set 1}
OpSwitch %uint_1 %right 1 %last
%right: -> %last
%last:`,
}

/** A selection in the first branch of another one, which has a merge block of its own. */
const nested: Pieces = {
  body: `[%last] OpBranchConditional %true %left %right
%left: [%join] OpBranchConditional %false %inner %join
%inner: -> %join
%join: -> %last
%right: -> %last
%last:`,
}

/** As nested selections, with a loop in the place of the inner one. */
const nestedLoop: Pieces = {
  body: `[%last] OpBranchConditional %true %left %right
%left: [%out %left] OpBranchConditional %false %left %out
%out: -> %last
%right: -> %last
%last:`,
}

/** Two selections, one in the other, that no path reaches. */
const lost: Pieces = {
  end: `OpReturn
%lost: [%last] OpBranchConditional %true %inner %last
%inner: OpSelectionMerge {%join | that-of-the-outer-selection: %last} None
OpBranchConditional %true %most %join
%most: -> %join
%join: -> %last
%last: OpUnreachable`,
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
body: -> %loop: OpLoopMerge %out %continue None
{| no-operation-between: OpNop}
{-> %continue | in-front-of-a-return: OpReturn | in-front-of-nothing-defined: OpUnreachable}
%continue: OpBranchConditional %true %loop %out
%out:`,
  pairOf`loop-merge-placement/kernel
a kernel may declare its loops, and need not declare its switches
${kernel}
body: -> %loop: OpLoopMerge %out %continue Unroll
{OpBranchConditional %true %body | in-front-of-a-switch: OpSwitch %uint_1 %body 0} %out
%body: OpSwitch %uint_1 %continue 1 %other
%other: -> %continue
%continue: -> %loop
%out:`,
  pairOf`selection-merge-placement/branch-and-switch
OpSelectionMerge and a conditional branch end a block together
${selections}`,
  pairOf`selection-merge-placement/two-returns
a selection in front of blocks that do not meet again
body: [%join] {OpBranchConditional %true %left %join | in-front-of-a-return: OpReturn
  | in-front-of-a-branch-to-the-merge-block: -> %join}
%left: OpReturn
%join:
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
changed: %right: -> {%last | path-from-beside: %join}
changed: OpSelectionMerge {%join | own-block: %left}`,
  pairOf`merge-block-dominated/loop-in-a-selection
all paths to the merge block of a loop come from its header
${nestedLoop}
changed: %right: -> {%last | path-from-beside: %out}`,
  pairOf`merge-block-dominated/switch
all paths to the merge block of a switch come from its header
body: ${(nested.body ?? '').replace(
    'OpBranchConditional %false %inner %join',
    'OpSwitch %uint_1 %inner 1 %join',
  )}
changed: %right: -> {%last | path-from-beside: %join}`,
  pairOf`merge-block-dominated/selection-in-a-loop
the merge block of a selection in the body of a loop is not the continue target of the loop
body: -> %loop: [%out %continue] -> %body: OpSelectionMerge {%join | continue-target: %continue} None
OpBranchConditional %true %left {%join | continue-target: %continue}
%left: -> {%join | continue-target: %continue}
%join: -> %continue
%continue: OpBranchConditional %true %loop %out
%out:`,
  pairOf`merge-block-dominated/switch-in-a-loop
the merge block of a switch in the body of a loop is not the continue target of the loop
body: -> %loop: [%out %continue] OpBranchConditional %true %body %out
%body: OpSelectionMerge {%join | continue-target: %continue} None
OpSwitch %uint_1 {%join | continue-target: %continue} 1 %first
%first: -> {%join | continue-target: %continue}
%join: -> %continue
%continue: -> %loop
%out:`,
  pairOf`merge-block-dominated/loop-in-a-loop
the merge block of a loop in the body of another is not the continue target of the outer loop
body: -> %loop: [%out %continue] OpBranchConditional %true %inner %out
%inner: OpLoopMerge {%inner_out | continue-target: %continue} %inner DontUnroll
OpBranchConditional %true %inner {%inner_out | continue-target: %continue}
%inner_out: -> %continue
%continue: -> %back
%back: -> %loop
%out:`,
  pairOf`merge-block-dominated/two-returns-in-a-loop
the merge block of a selection that nothing branches to is not the continue target of the loop
body: -> %loop: [%out %continue] OpBranchConditional %true %body %out
%body: OpSelectionMerge {%join | continue-target: %continue} None
OpBranchConditional %true %left %right
%left: OpReturn
%right: OpUnreachable
%join: OpReturn
%continue: -> %loop
%out:`,
  pairOf`continue-target-differs/loop
a loop has a continue target and another block as merge block
${loop}
changed: OpLoopMerge {%out | continue-target-twice: %continue} %continue
changed: %true %body {%out | continue-target-twice: %continue}`,
  pairOf`continue-target-differs/without-a-way-out
a loop that is never left has a merge block of its own all the same
body: -> %loop: OpLoopMerge {%out | continue-target-twice: %continue} %continue None
-> %continue: -> %loop
%out:
end: OpUnreachable`,
  pairOf`continue-target-dominated/loop-of-one-block
a loop of one block is its own continue target
body: -> %loop: OpLoopMerge %out {%loop | first-block-of-the-function: %entry} None
OpBranchConditional %true %loop %out
%out:`,
  pairOf`loop-back-edge-single/loop
the continue target goes back to the header
${loop}
changed: {-> %loop | ends-the-function: OpReturn | leaves-the-loop: -> %out
  | undefined-from-there: OpUnreachable}
%out`,
  pairOf`loop-back-edge-single/long-continue
one block of those of the continue target goes back to the header
body: -> %loop: [%out %continue] OpBranchConditional %true %continue %out
%continue: [%back] OpBranchConditional %false %more %back
%more: -> {%back | two-blocks-go-back: %loop}
%back: -> %loop
%out:`,
  pairOf`loop-back-edge-single/body-and-continue-target
the body goes to the continue target, which goes back
${loop}
changed: -> {%continue | body-goes-back-too: %loop}`,
  pairOf`loop-back-edge-single/both-labels in spv1.5
both labels of a branch to one block are one edge
body: -> %loop: [%out %continue] OpBranchConditional %true %continue %out
%continue: OpBranchConditional %true {%loop %loop | both-labels-leave: %out %out}
%out:`,
]
