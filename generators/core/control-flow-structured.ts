import { pair } from '../pairs/pair.ts'
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
OpBranchConditional %true %more %out
%more = OpLabel
OpBranchConditional %false %continue %most
%most = OpLabel
OpBranch %continue
%continue = OpLabel
OpBranchConditional %true %loop %out
%out = OpLabel`,
}

const endless: Pieces = {
  body: `OpBranch %loop
%loop = OpLabel
OpLoopMerge %out %continue None
OpBranch %continue
%continue = OpLabel
OpBranch %loop
%out = OpLabel`,
  end: 'OpUnreachable',
}

const switches: Pieces = {
  body: `OpSelectionMerge %join None
OpSwitch %uint_1 %left 1 %right
%left = OpLabel
OpBranch %join
%right = OpLabel
OpBranch %join
%join = OpLabel
OpSelectionMerge %last None
OpSwitch %uint_2 %last
%last = OpLabel`,
}

const selection: Pieces = {
  ...fragment,
  body: `OpSelectionMerge %join None
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
  pair('loop-structured', 'endless', 'a loop that nothing leaves is declared', endless, {
    undeclared: [['OpLoopMerge %out %continue None\n', '']],
  }),
  pair(
    'loop-structured',
    'one-block',
    'an endless loop of one block is declared',
    {
      body: `OpBranch %loop
%loop = OpLabel
OpLoopMerge %out %loop None
OpBranch %loop
%out = OpLabel`,
      end: 'OpUnreachable',
    },
    { undeclared: [['OpLoopMerge %out %loop None\n', '']] },
  ),
  pair(
    'loop-structured',
    'with-a-way-out',
    'a loop is declared by OpLoopMerge, not by OpSelectionMerge',
    {
      body: `OpBranch %loop
%loop = OpLabel
OpLoopMerge %out %continue None
OpBranchConditional %true %continue %out
%continue = OpLabel
OpBranch %loop
%out = OpLabel`,
    },
    { 'declared-as-a-selection': [['OpLoopMerge %out %continue', 'OpSelectionMerge %out']] },
  ),
  pair(
    'loop-structured',
    'lost-block',
    'a circle that no path reaches is no loop',
    {
      body: `OpSelectionMerge %join None
OpBranchConditional %true %left %join
%left = OpLabel
OpBranch %join
%join = OpLabel`,
      end: `OpReturn
%lost = OpLabel
OpBranch %lost`,
    },
    { reached: [['%left = OpLabel\nOpBranch %join', '%left = OpLabel\nOpBranch %lost']] },
  ),
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
  pair(
    'switch-structured',
    'targets-and-default',
    'a switch is declared, also one of a default only that goes to its merge block',
    switches,
    {
      'without-merge-instruction': [['OpSelectionMerge %join None\n', '']],
      'default-only': [['OpSelectionMerge %last None\n', '']],
    },
  ),
  pair(
    'switch-structured',
    'in-a-loop',
    'a switch in a loop is declared beside the loop',
    {
      body: `OpBranch %loop
%loop = OpLabel
OpLoopMerge %out %continue None
OpBranch %body
%body = OpLabel
OpSelectionMerge %join None
OpSwitch %uint_1 %join 1 %left
%left = OpLabel
OpBranch %join
%join = OpLabel
OpBranch %continue
%continue = OpLabel
OpBranchConditional %true %loop %out
%out = OpLabel`,
    },
    {
      'without-merge-instruction': [['OpSelectionMerge %join None\n', '']],
    },
  ),
  pair(
    'switch-structured',
    'lost-block',
    'a switch that no path reaches is declared',
    {
      end: `OpReturn
%lost = OpLabel
OpSelectionMerge %join None
OpSwitch %uint_1 %join
%join = OpLabel
OpUnreachable`,
    },
    { 'without-merge-instruction': [['OpSelectionMerge %join None\n', '']] },
  ),
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
  pair(
    'selection-structured',
    'two-ends',
    'a selection whose branches do not meet again is declared',
    selection,
    { 'without-merge-instruction': [['OpSelectionMerge %join None\n', '']] },
  ),
  pair(
    'selection-structured',
    'in-a-loop',
    'branches to the merge block or the continue target of a loop need no declaration',
    loop,
    {
      'not-to-the-merge-block': [['%true %more %out', '%true %more %most']],
      'not-to-the-continue-target': [
        ['%false %continue %most', '%false %last %most'],
        ['%most = OpLabel', '%last = OpLabel\nOpBranch %continue\n%most = OpLabel'],
      ],
    },
  ),
  pair(
    'selection-structured',
    'at-the-head-of-a-loop',
    'the header of a loop branches to a body block or to its merge block',
    {
      body: `OpBranch %loop
%loop = OpLabel
OpLoopMerge %out %continue None
OpBranchConditional %true %left %out
%left = OpLabel
OpBranch %continue
%continue = OpLabel
OpBranch %loop
%out = OpLabel`,
    },
    {
      'to-two-blocks': [
        ['%true %left %out', '%true %left %right'],
        ['%left = OpLabel', '%right = OpLabel\nOpBranch %continue\n%left = OpLabel'],
      ],
      'to-a-block-that-leaves': [
        ['%true %left %out', '%true %left %right'],
        ['%left = OpLabel', '%right = OpLabel\nOpBranch %out\n%left = OpLabel'],
      ],
      'to-a-block-that-returns': [
        ['%true %left %out', '%true %right %left'],
        ['%left = OpLabel', '%right = OpLabel\nOpReturn\n%left = OpLabel'],
      ],
    },
  ),
  pair(
    'selection-structured',
    'from-the-head-to-the-continue-target',
    'the header of a loop branches to its continue target or to a body block',
    {
      body: `OpBranch %loop
%loop = OpLabel
OpLoopMerge %out %continue Unroll
OpBranchConditional %true %continue %left
%left = OpLabel
OpBranch %out
%continue = OpLabel
OpBranch %loop
%out = OpLabel`,
    },
    {
      'to-two-blocks': [
        ['%true %continue %left', '%true %right %left'],
        ['%left = OpLabel', '%right = OpLabel\nOpBranch %continue\n%left = OpLabel'],
      ],
    },
  ),
  pair(
    'selection-structured',
    'out-of-a-selection',
    'a branch inside a selection to its merge block needs no declaration',
    {
      body: `OpSelectionMerge %join None
OpBranchConditional %true %left %join
%left = OpLabel
OpBranchConditional %false %join %more
%more = OpLabel
OpBranch %join
%join = OpLabel`,
    },
    {
      'not-to-the-merge-block': [
        ['%false %join %more', '%false %most %more'],
        ['%more = OpLabel', '%most = OpLabel\nOpReturn\n%more = OpLabel'],
      ],
    },
  ),
  pair(
    'selection-structured',
    'lost-block',
    'a selection that no path reaches is declared',
    {
      end: `OpReturn
%lost = OpLabel
OpSelectionMerge %join None
OpBranchConditional %true %left %right
%left = OpLabel
OpBranch %join
%right = OpLabel
OpBranch %join
%join = OpLabel
OpUnreachable`,
    },
    { 'without-merge-instruction': [['OpSelectionMerge %join None\n', '']] },
  ),
  pair(
    'selection-structured',
    'equal-labels',
    'a branch with twice the same label needs no declaration',
    {
      body: `OpBranchConditional %true %left %left
%left = OpLabel
OpBranch %join
%join = OpLabel`,
    },
    { 'other-labels': [['%true %left %left', '%true %left %join']] },
    { environments: ['spv1.5'] },
  ),
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
