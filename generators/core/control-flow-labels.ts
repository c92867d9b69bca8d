import { pairOf } from '../pairs/pair-of.ts'
import type { Pieces } from '../pairs/pieces.ts'

/** A selection whose branches meet in an OpPhi, beside another function with a block of its own. */
const meeting: Pieces = {
  declarations: '%shared = OpConstantNull %uint2',
  before: `%void %other()
%elsewhere:`,
  body: `[%join] OpBranchConditional %true %left %right
%left: %sum = OpIAdd %uint %uint_1 %uint_2
-> %join
%right: -> %join
%join: %phi = OpPhi %uint %sum %left %uint_3 {%right | parent-a-constant: %uint_2 | parent-a-null-constant: %shared
  | parent-a-boolean: %true | parent-a-value: %sum | parent-the-function: %main | parent-a-type: %uint
  | parent-in-another-function: %elsewhere | parent-the-block-itself: %join | left-twice-instead: %left
  | another-constant-more: %right %uint_1 %uint_2 | both-twice: %right %sum %left %uint_3 %right}`,
}

/** A loop that nothing leaves, so that its merge block is reached only as one. */
const endless: Pieces = {
  body: `-> %loop: OpLoopMerge {%out | header-itself: %loop} %continue None
-> %body: -> %continue: -> %loop
%out:`,
}

/** Selections whose merge blocks nothing reaches. */
const leaving: Pieces = {
  body: `OpSelectionMerge {%join | of-the-switch-itself: %entry} None
OpSwitch %uint_1 %left 1 %right
%left: OpReturn
%right: OpSelectionMerge {%inner | header-itself: %right | outer-header: %entry | beside-it: %left} None
OpBranchConditional %true %one %two
%one: OpReturn
%two: OpReturn
%inner: OpReturn
%join:`,
}

/** Pairs of the rules on labels: those that branches, merge instructions and OpPhi name. */
export const pairs = [
  pairOf`phi-parents/labels
each parent is the label of a block that branches here
${meeting}`,
  pairOf`branch-target/labels
branches and merge instructions name labels of their function
before: %void %other()
%elsewhere:
body: %sum = OpIAdd %uint %uint_1 %uint_2
[%join] OpBranchConditional %true {%left | true-label-in-another-function: %elsewhere | true-label-a-value: %sum} {%right
  | false-label-in-another-function: %elsewhere | false-label-the-function: %main}
%left: -> %join
%right: -> %join
%join: OpSelectionMerge {%after | selection-merge-in-another-function: %elsewhere | selection-merge-a-value: %sum
  | selection-merge-a-type: %void} None
OpSwitch %sum {%first | switch-default-in-another-function: %elsewhere | switch-default-a-type: %uint} 1 {%second
  | switch-target-in-another-function: %elsewhere | switch-target-a-value: %sum} 2 %after
%first: -> %after
%second: -> %after
%after: -> {%loop | branch-into-another-function: %elsewhere | branch-to-a-type: %uint}
%loop: OpLoopMerge {%out | loop-merge-in-another-function: %elsewhere | loop-merge-a-value: %sum
  | loop-merge-a-type: %uint} {%continue | continue-target-in-another-function: %elsewhere
  | continue-target-a-constant: %uint_1 | continue-target-a-value: %sum} None
-> %body: -> %continue: OpBranchConditional %false %loop %out
%out:`,
  pairOf`merge-block-dominated/endless-loop
a loop that nothing leaves has a merge block other than its header
${endless}`,
  pairOf`merge-block-dominated/leaving
selections that are left by returns have merge blocks other than their headers
${leaving}`,
]
