import { pair } from '../pairs/pair.ts'
import { pairOf } from '../pairs/pair-of.ts'
import { fragment, kernel, type Pieces } from '../pairs/pieces.ts'

const withShader = {
  'shader-as-well': [['OpCapability Kernel', 'OpCapability Kernel\nOpCapability Shader']],
} as const

/** A loop that is left and continued from its body. */
const loop: Pieces = {
  body: `OpBranch %loop
%loop = OpLabel
OpLoopMerge %out %continue None
OpBranch %body
%body = OpLabel
OpBranchConditional %true %more {%out | not-to-the-merge-block: %most}
%more = OpLabel
{OpBranchConditional %false %continue %most
| not-to-the-continue-target:
OpBranchConditional %false %last %most
%last = OpLabel
OpBranch %continue}
%most = OpLabel
OpBranch %continue
%continue = OpLabel
OpBranchConditional %true %loop %out
%out = OpLabel`,
}

const endless: Pieces = {
  body: `OpBranch %loop
%loop = OpLabel
{OpLoopMerge %out %continue None | undeclared:}
OpBranch %continue
%continue = OpLabel
OpBranch %loop
%out = OpLabel`,
  end: 'OpUnreachable',
}

const switches: Pieces = {
  body: `{OpSelectionMerge %join None | without-merge-instruction:}
OpSwitch %uint_1 %left 1 %right
%left = OpLabel
OpBranch %join
%right = OpLabel
OpBranch %join
%join = OpLabel
{OpSelectionMerge %last None | default-only:}
OpSwitch %uint_2 %last
%last = OpLabel`,
}

const selection: Pieces = {
  ...fragment,
  body: `{OpSelectionMerge %join None | without-merge-instruction:}
OpBranchConditional %true %left %right
%left = OpLabel
OpReturn
%right = OpLabel
OpKill
%join = OpLabel`,
  end: 'OpUnreachable',
}

/** Pairs of the rules on structured control flow. */
export const pairs = [
  pairOf`loop-structured/endless
a loop that nothing leaves is declared
${endless}`,
  pairOf`loop-structured/one-block
an endless loop of one block is declared
body: OpBranch %loop
%loop = OpLabel
{OpLoopMerge %out %loop None | undeclared:}
OpBranch %loop
%out = OpLabel
end: OpUnreachable`,
  pairOf`loop-structured/with-a-way-out
a loop is declared by OpLoopMerge, not by OpSelectionMerge
body: OpBranch %loop
%loop = OpLabel
{OpLoopMerge %out %continue | declared-as-a-selection: OpSelectionMerge %out} None
OpBranchConditional %true %continue %out
%continue = OpLabel
OpBranch %loop
%out = OpLabel`,
  pairOf`loop-structured/lost-block
a circle that no path reaches is no loop
body: OpSelectionMerge %join None
OpBranchConditional %true %left %join
%left = OpLabel
OpBranch {%join | reached: %lost}
%join = OpLabel
end: OpReturn
%lost = OpLabel
OpBranch %lost`,
  pair(
    'loop-structured',
    'kernel',
    'a kernel need not declare its loops',
    {
      ...kernel,
      body: `OpBranch %loop
%loop = OpLabel
OpBranch %loop_next
%loop_next = OpLabel
OpBranch %loop
%out = OpLabel`,
    },
    withShader,
  ),
  pairOf`switch-structured/targets-and-default
a switch is declared, also one of a default only that goes to its merge block
${switches}`,
  pairOf`switch-structured/lost-block
a switch that no path reaches is declared
end: OpReturn
%lost = OpLabel
{OpSelectionMerge %join None | without-merge-instruction:}
OpSwitch %uint_1 %join
%join = OpLabel
OpUnreachable`,
  pair(
    'switch-structured',
    'kernel',
    'a kernel need not declare its switches',
    {
      ...kernel,
      body: `OpSwitch %uint_1 %left 1 %join
%left = OpLabel
OpBranch %join
%join = OpLabel`,
    },
    withShader,
  ),
  pairOf`selection-structured/two-ends
a selection whose branches do not meet again is declared
${selection}`,
  pairOf`selection-structured/in-a-loop
branches to the merge block or the continue target of a loop need no declaration
${loop}`,
  pairOf`selection-structured/at-the-head-of-a-loop
the header of a loop branches to a body block or to its merge block
body: OpBranch %loop
%loop = OpLabel
OpLoopMerge %out %continue None
{OpBranchConditional %true %left %out
| to-two-blocks:
OpBranchConditional %true %left %right
%right = OpLabel
OpBranch %continue
| to-a-block-that-leaves:
OpBranchConditional %true %left %right
%right = OpLabel
OpBranch %out
| to-a-block-that-returns:
OpBranchConditional %true %right %left
%right = OpLabel
OpReturn}
%left = OpLabel
OpBranch %continue
%continue = OpLabel
OpBranch %loop
%out = OpLabel`,
  pairOf`selection-structured/from-the-head-to-the-continue-target
the header of a loop branches to its continue target or to a body block
body: OpBranch %loop
%loop = OpLabel
OpLoopMerge %out %continue Unroll
{OpBranchConditional %true %continue %left
| to-two-blocks:
OpBranchConditional %true %right %left
%right = OpLabel
OpBranch %continue}
%left = OpLabel
OpBranch %out
%continue = OpLabel
OpBranch %loop
%out = OpLabel`,
  pairOf`selection-structured/out-of-a-selection
a branch inside a selection to its merge block needs no declaration
body: OpSelectionMerge %join None
OpBranchConditional %true %left %join
%left = OpLabel
{OpBranchConditional %false %join %more
| not-to-the-merge-block:
OpBranchConditional %false %most %more
%most = OpLabel
OpReturn}
%more = OpLabel
OpBranch %join
%join = OpLabel`,
  pairOf`selection-structured/lost-block
a selection that no path reaches is declared
end: OpReturn
%lost = OpLabel
{OpSelectionMerge %join None | without-merge-instruction:}
OpBranchConditional %true %left %right
%left = OpLabel
OpBranch %join
%right = OpLabel
OpBranch %join
%join = OpLabel
OpUnreachable`,
  pairOf`selection-structured/equal-labels in spv1.5
a branch with twice the same label needs no declaration
body: OpBranchConditional %true %left {%left | other-labels: %join}
%left = OpLabel
OpBranch %join
%join = OpLabel`,
  pair(
    'selection-structured',
    'kernel',
    'a kernel need not declare its selections',
    {
      ...kernel,
      body: `OpBranchConditional %true %left %join
%left = OpLabel
OpBranch %join
%join = OpLabel`,
    },
    withShader,
  ),
]
