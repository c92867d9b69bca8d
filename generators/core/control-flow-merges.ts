import { pair } from '../pairs/pair.ts'
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

const loopOfOneBlock: Pieces = {
  body: `OpBranch %loop
%loop = OpLabel
OpLoopMerge %out %loop None
OpBranchConditional %true %loop %out
%out = OpLabel`,
}

const selections: Pieces = {
  imports: notes,
  body: `OpSelectionMerge %join None
OpBranchConditional %true %left %join
%left = OpLabel
OpBranch %join
%join = OpLabel
OpSelectionMerge %last Flatten
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
OpSelectionMerge %join None
OpBranchConditional %true %most %join
%most = OpLabel
OpBranch %join
%join = OpLabel
OpBranch %last
%last = OpLabel
OpUnreachable`,
}

/** A loop whose continue target is a selection. */
const longContinue: Pieces = {
  body: `OpBranch %loop
%loop = OpLabel
OpLoopMerge %out %continue None
OpBranchConditional %true %continue %out
%continue = OpLabel
OpSelectionMerge %back None
OpBranchConditional %false %more %back
%more = OpLabel
OpBranch %back
%back = OpLabel
OpBranch %loop
%out = OpLabel`,
}

/** Pairs of the rules on what merge instructions declare. */
export const pairs = [
  pair(
    'loop-merge-placement',
    'loop',
    'OpLoopMerge and a conditional branch end a block together',
    loop,
    {
      'no-operation-between': [['%continue None\n', '%continue None\nOpNop\n']],
      'computation-between': [
        ['%continue None\n', '%continue None\n%not = OpLogicalNot %bool %true\n'],
      ],
      'note-between': [['%continue None\n', '%continue None\n%note = OpExtInst %void %set 1\n']],
    },
  ),
  pair(
    'loop-merge-placement',
    'branch',
    'OpLoopMerge stands in front of an OpBranch',
    {
      body: `OpBranch %loop
%loop = OpLabel
OpLoopMerge %out %continue None
OpBranch %continue
%continue = OpLabel
OpBranchConditional %true %loop %out
%out = OpLabel`,
    },
    {
      'in-front-of-a-return': [['OpBranch %continue', 'OpReturn']],
      'in-front-of-nothing-defined': [['OpBranch %continue', 'OpUnreachable']],
      'no-operation-between': [['OpBranch %continue', 'OpNop\nOpBranch %continue']],
    },
  ),
  pair(
    'loop-merge-placement',
    'kernel',
    'a kernel may declare its loops, and need not declare its switches',
    {
      ...kernel,
      body: `OpBranch %loop
%loop = OpLabel
OpLoopMerge %out %continue Unroll
OpBranchConditional %true %body %out
%body = OpLabel
OpSwitch %uint_1 %continue 1 %other
%other = OpLabel
OpBranch %continue
%continue = OpLabel
OpBranch %loop
%out = OpLabel`,
    },
    {
      'in-front-of-a-switch': [
        ['OpBranchConditional %true %body %out', 'OpSwitch %uint_1 %body 0 %out'],
      ],
    },
  ),
  pair(
    'selection-merge-placement',
    'branch-and-switch',
    'OpSelectionMerge and a conditional branch end a block together',
    selections,
    {
      'no-operation-before-a-branch': [['%join None\n', '%join None\nOpNop\n']],
      'no-operation-before-a-switch': [['%last Flatten\n', '%last Flatten\nOpNop\n']],
      'note-before-a-switch': [
        ['%last Flatten\n', '%last Flatten\n%note = OpExtInst %void %set 1\n'],
      ],
      'in-front-of-a-plain-branch': [['OpBranchConditional %true %left %join', 'OpBranch %left']],
    },
  ),
  pair(
    'selection-merge-placement',
    'two-returns',
    'a selection in front of blocks that do not meet again',
    {
      body: `OpSelectionMerge %join None
OpBranchConditional %true %left %join
%left = OpLabel
OpReturn
%join = OpLabel`,
      end: 'OpUnreachable',
    },
    {
      'in-front-of-a-return': [['OpBranchConditional %true %left %join', 'OpReturn']],
      'in-front-of-a-branch-to-the-merge-block': [
        ['OpBranchConditional %true %left %join', 'OpBranch %join'],
      ],
    },
  ),
  pair(
    'merge-block-single',
    'nested',
    'a selection in a selection has its own merge block',
    nested,
    {},
  ),
  pair(
    'merge-block-single',
    'loop-in-a-selection',
    'a loop in a selection has its own merge block',
    nestedLoop,
    {},
  ),
  pair(
    'merge-block-single',
    'lost',
    'selections that no path reaches have their own merge blocks',
    lost,
    { 'that-of-the-outer-selection': [['OpSelectionMerge %join', 'OpSelectionMerge %last']] },
  ),
  pair(
    'merge-block-dominated',
    'nested',
    'all paths to the merge block of a selection come from its header',
    nested,
    {
      'path-from-beside': [
        ['%right = OpLabel\nOpBranch %last', '%right = OpLabel\nOpBranch %join'],
      ],
      'own-block': [['OpSelectionMerge %join', 'OpSelectionMerge %left']],
    },
  ),
  pair(
    'merge-block-dominated',
    'loop-in-a-selection',
    'all paths to the merge block of a loop come from its header',
    nestedLoop,
    {
      'path-from-beside': [['%right = OpLabel\nOpBranch %last', '%right = OpLabel\nOpBranch %out']],
    },
  ),
  pair(
    'merge-block-dominated',
    'switch',
    'all paths to the merge block of a switch come from its header',
    {
      ...nested,
      body: (nested.body ?? '').replace(
        'OpBranchConditional %false %inner %join',
        'OpSwitch %uint_1 %inner 1 %join',
      ),
    },
    {
      'path-from-beside': [
        ['%right = OpLabel\nOpBranch %last', '%right = OpLabel\nOpBranch %join'],
      ],
    },
  ),
  pair(
    'continue-target-differs',
    'loop',
    'a loop has a continue target and another block as merge block',
    loop,
    {
      // The header branches to a declared block still, or the selection would not be structured.
      'continue-target-twice': [
        ['OpLoopMerge %out %continue', 'OpLoopMerge %continue %continue'],
        ['%true %body %out', '%true %body %continue'],
      ],
    },
  ),
  pair(
    'continue-target-differs',
    'without-a-way-out',
    'a loop that is never left has a merge block of its own all the same',
    {
      body: `OpBranch %loop
%loop = OpLabel
OpLoopMerge %out %continue None
OpBranch %continue
%continue = OpLabel
OpBranch %loop
%out = OpLabel`,
      end: 'OpUnreachable',
    },
    {
      'continue-target-twice': [['OpLoopMerge %out %continue', 'OpLoopMerge %continue %continue']],
    },
  ),
  pair(
    'continue-target-dominated',
    'loop-of-one-block',
    'a loop of one block is its own continue target',
    loopOfOneBlock,
    { 'first-block-of-the-function': [['OpLoopMerge %out %loop', 'OpLoopMerge %out %entry']] },
  ),
  pair(
    'continue-target-dominated',
    'second-function',
    'a loop of one block in a function with a parameter is its own continue target',
    {
      declarations: '%taker = OpTypeFunction %void %bool',
      before: `%helper = OpFunction %void None %taker
%condition = OpFunctionParameter %bool
%first = OpLabel
%not = OpLogicalNot %bool %condition
OpBranch %loop
%loop = OpLabel
%seen = OpPhi %bool %not %first %condition %loop
OpLoopMerge %out %loop DontUnroll
OpBranchConditional %seen %out %loop
%out = OpLabel
OpReturn
OpFunctionEnd`,
    },
    { 'first-block-of-the-function': [['OpLoopMerge %out %loop', 'OpLoopMerge %out %first']] },
  ),
  pair('loop-back-edge-single', 'loop', 'the continue target goes back to the header', loop, {
    'ends-the-function': [['OpBranch %loop\n%out', 'OpReturn\n%out']],
    'leaves-the-loop': [['OpBranch %loop\n%out', 'OpBranch %out\n%out']],
    'undefined-from-there': [['OpBranch %loop\n%out', 'OpUnreachable\n%out']],
  }),
  pair(
    'loop-back-edge-single',
    'long-continue',
    'one block of those of the continue target goes back to the header',
    longContinue,
    {
      'two-blocks-go-back': [
        ['%more = OpLabel\nOpBranch %back', '%more = OpLabel\nOpBranch %loop'],
      ],
    },
  ),
  pair(
    'loop-back-edge-single',
    'body-and-continue-target',
    'the body goes to the continue target, which goes back',
    loop,
    { 'body-goes-back-too': [['OpBranch %continue', 'OpBranch %loop']] },
  ),
  pair(
    'loop-back-edge-single',
    'both-labels',
    'both labels of a branch to one block are one edge',
    {
      body: `OpBranch %loop
%loop = OpLabel
OpLoopMerge %out %continue None
OpBranchConditional %true %continue %out
%continue = OpLabel
OpBranchConditional %true %loop %loop
%out = OpLabel`,
    },
    { 'both-labels-leave': [['%true %loop %loop', '%true %out %out']] },
    { environments: ['spv1.5'] },
  ),
]
