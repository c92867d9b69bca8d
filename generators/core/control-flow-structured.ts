import { pairOf, ways } from '../pairs/pair-of.ts'
import { fragment, kernel, type Pieces } from '../pairs/pieces.ts'

const withShader = {
  'shader-as-well': [['OpCapability Kernel', 'OpCapability Kernel\nOpCapability Shader']],
} as const

/** A loop that is left and continued from its body. */
const loop: Pieces = {
  body: `-> %loop: [%out %continue] -> %body: OpBranchConditional %true %more {%out | not-to-the-merge-block: %most}
%more: {OpBranchConditional %false %continue %most
| not-to-the-continue-target:
OpBranchConditional %false %last %most
%last: -> %continue}
%most: -> %continue
%continue: OpBranchConditional %true %loop %out
%out:`,
}

const endless: Pieces = {
  body: `-> %loop: {OpLoopMerge %out %continue None | undeclared:}
-> %continue: -> %loop
%out:`,
  end: 'OpUnreachable',
}

const switches: Pieces = {
  body: `{OpSelectionMerge %join None | without-merge-instruction:}
OpSwitch %uint_1 %left 1 %right
%left: -> %join
%right: -> %join
%join: {OpSelectionMerge %last None | default-only:}
OpSwitch %uint_2 %last
%last:`,
}

const selection: Pieces = {
  ...fragment,
  body: `{OpSelectionMerge %join None | without-merge-instruction:}
OpBranchConditional %true %left %right
%left: OpReturn
%right: OpKill
%join:`,
  end: 'OpUnreachable',
}

/** Pairs of the rules on structured control flow. */
export const pairs = [
  pairOf`loop-structured/endless
a loop that nothing leaves is declared
${endless}`,
  pairOf`loop-structured/one-block
an endless loop of one block is declared
body: -> %loop: {OpLoopMerge %out %loop None | undeclared:}
-> %loop
%out:
end: OpUnreachable`,
  pairOf`loop-structured/with-a-way-out
a loop is declared by OpLoopMerge, not by OpSelectionMerge
body: -> %loop: {OpLoopMerge %out %continue | declared-as-a-selection: OpSelectionMerge %out} None
OpBranchConditional %true %continue %out
%continue: -> %loop
%out:`,
  pairOf`loop-structured/lost-block
a circle that no path reaches is no loop
body: [%join] OpBranchConditional %true %left %join
%left: -> {%join | reached: %lost}
%join:
end: OpReturn
%lost: -> %lost`,
  pairOf`loop-structured/kernel
a kernel need not declare its loops
${kernel}
body: -> %loop: -> %loop_next: -> %loop
%out:
${ways(withShader)}`,
  pairOf`switch-structured/targets-and-default
a switch is declared, also one of a default only that goes to its merge block
${switches}`,
  pairOf`switch-structured/lost-block
a switch that no path reaches is declared
end: OpReturn
%lost: {OpSelectionMerge %join None | without-merge-instruction:}
OpSwitch %uint_1 %join
%join: OpUnreachable`,
  pairOf`switch-structured/kernel
a kernel need not declare its switches
${kernel}
body: OpSwitch %uint_1 %left 1 %join
%left: -> %join
%join:
${ways(withShader)}`,
  pairOf`selection-structured/two-ends
a selection whose branches do not meet again is declared
${selection}`,
  pairOf`selection-structured/in-a-loop
branches to the merge block or the continue target of a loop need no declaration
${loop}`,
  pairOf`selection-structured/at-the-head-of-a-loop
the header of a loop branches to a body block or to its merge block
body: -> %loop: [%out %continue] {OpBranchConditional %true %left %out
| to-two-blocks:
OpBranchConditional %true %left %right
%right: -> %continue
| to-a-block-that-leaves:
OpBranchConditional %true %left %right
%right: -> %out
| to-a-block-that-returns:
OpBranchConditional %true %right %left
%right: OpReturn}
%left: -> %continue
%continue: -> %loop
%out:`,
  pairOf`selection-structured/from-the-head-to-the-continue-target
the header of a loop branches to its continue target or to a body block
body: -> %loop: OpLoopMerge %out %continue Unroll
{OpBranchConditional %true %continue %left
| to-two-blocks:
OpBranchConditional %true %right %left
%right: -> %continue}
%left: -> %out
%continue: -> %loop
%out:`,
  pairOf`selection-structured/out-of-a-selection
a branch inside a selection to its merge block needs no declaration
body: [%join] OpBranchConditional %true %left %join
%left: {OpBranchConditional %false %join %more
| not-to-the-merge-block:
OpBranchConditional %false %most %more
%most: OpReturn}
%more: -> %join
%join:`,
  pairOf`selection-structured/lost-block
a selection that no path reaches is declared
end: OpReturn
%lost: {OpSelectionMerge %join None | without-merge-instruction:}
OpBranchConditional %true %left %right
%left: -> %join
%right: -> %join
%join: OpUnreachable`,
  pairOf`selection-structured/equal-labels in spv1.5
a branch with twice the same label needs no declaration
body: OpBranchConditional %true %left {%left | other-labels: %join}
%left: -> %join
%join:`,
  pairOf`selection-structured/kernel
a kernel need not declare its selections
${kernel}
body: OpBranchConditional %true %left %join
%left: -> %join
%join:
${ways(withShader)}`,
]
