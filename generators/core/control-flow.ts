import { pair } from '../pairs/pair.ts'
import { kernel, type Pieces } from '../pairs/pieces.ts'

/** Every branch instruction; kernels need no merge instructions. */
const branches: Pieces = {
  ...kernel,
  body: `%sum = OpIAdd %uint %uint_1 %uint_2
OpBranch %next
%next = OpLabel
OpBranchConditional %true %left %right
%left = OpLabel
OpSwitch %sum %out 1 %right 2 %out
%right = OpLabel
OpBranch %out
%out = OpLabel`,
}

const ifThen: Pieces = {
  declarations: `%specialized = OpSpecConstantTrue %bool
%bools = OpConstantNull %bool2
%pair = OpTypeStruct %bool
%held = OpConstantNull %pair
%zero = OpConstantNull %uint`,
  body: `OpSelectionMerge %join None
OpBranchConditional %specialized %left %join
%left = OpLabel
OpBranch %join
%join = OpLabel`,
}

const loop = `OpBranch %loop
%loop = OpLabel
OpLoopMerge %out %continue None
OpBranch %body
%body = OpLabel
OpBranch %continue
%continue = OpLabel
OpBranchConditional %true %loop %out
%out = OpLabel`

const weighted: Pieces = {
  body: `OpSelectionMerge %join None
OpBranchConditional %true %left %join 1 2
%left = OpLabel
OpBranch %join
%join = OpLabel
OpSelectionMerge %last None
OpBranchConditional %false %right %last
%right = OpLabel
OpBranch %last
%last = OpLabel`,
}

/** An OpSwitch on a constant of a type, whose literals are those of three targets, two of them to one block. */
function switchOn(type: string, literals: readonly [string, string, string]): Pieces {
  const [one, two, three] = literals
  return {
    declarations: `%selector = OpConstantNull ${type}`,
    body: `OpSelectionMerge %join None
OpSwitch %selector %join ${one} %left ${two} %left ${three} %right
%left = OpLabel
OpBranch %join
%right = OpLabel
OpBranch %join
%join = OpLabel`,
  }
}

/** Pairs of the rules on blocks and branches. */
export const pairs = [
  pair(
    'entry-block-not-target',
    'loop',
    'a loop begins behind the first block',
    { body: loop },
    { 'loop-begins-the-function': [['%entry = OpLabel\nOpBranch %loop\n', '']] },
  ),
  pair(
    'entry-block-not-target',
    'loop-of-one-block',
    'a loop of one block begins behind the first block of another function',
    {
      before: `%helper = OpFunction %void None %signature
%helper_entry = OpLabel
OpBranch %loop
%loop = OpLabel
OpLoopMerge %out %loop None
OpBranchConditional %true %loop %out
%out = OpLabel
OpReturn
OpFunctionEnd`,
    },
    { 'loop-begins-the-function': [['%helper_entry = OpLabel\nOpBranch %loop\n', '']] },
  ),
  pair(
    'entry-block-not-target',
    'every-branch',
    'no branch of any kind goes back to the first block',
    branches,
    {
      branch: [['OpBranch %out', 'OpBranch %entry']],
      'true-label': [['%true %left %right', '%true %entry %left']],
      'false-label': [['%true %left %right', '%true %left %entry']],
      'switch-default': [['OpSwitch %sum %out', 'OpSwitch %sum %entry']],
      'switch-target': [['2 %out', '2 %entry']],
    },
  ),
  pair(
    'entry-block-not-target',
    'lost-block',
    'a block that no path reaches does not branch to the first one either',
    { end: 'OpReturn\n%lost = OpLabel\nOpUnreachable' },
    { 'from-the-lost-block': [['OpUnreachable', 'OpBranch %entry']] },
  ),
  pair('branch-target', 'every-branch', 'branches of every kind go to labels', branches, {
    'branch-to-a-function': [['OpBranch %out', 'OpBranch %main']],
    'branch-to-a-value': [['OpBranch %out', 'OpBranch %sum']],
    'false-label-a-constant': [['%true %left %right', '%true %left %uint_1']],
    'true-label-a-type': [['%true %left %right', '%true %uint %left']],
    'switch-default-a-value': [['OpSwitch %sum %out', 'OpSwitch %sum %sum']],
    'switch-target-a-constant': [['2 %out', '2 %uint_2']],
  }),
  pair(
    'branch-target',
    'selection-merge',
    'the merge block of a selection is a block, reached or not',
    {
      body: `OpSelectionMerge %join None
OpBranchConditional %true %left %right
%left = OpLabel
OpReturn
%right = OpLabel
OpReturn
%join = OpLabel`,
      end: 'OpUnreachable',
    },
    {
      'merge-block-a-function': [['OpSelectionMerge %join', 'OpSelectionMerge %main']],
      'merge-block-a-constant': [['OpSelectionMerge %join', 'OpSelectionMerge %true']],
    },
  ),
  pair(
    'branch-target',
    'loop-merge',
    'merge block and continue target of a loop are blocks',
    { body: loop },
    {
      'merge-block-a-constant': [['OpLoopMerge %out', 'OpLoopMerge %true']],
      'continue-target-a-function': [['OpLoopMerge %out %continue', 'OpLoopMerge %out %main']],
    },
  ),
  pair(
    'block-order',
    'chain',
    'three blocks in a row stand in a row',
    {
      body: `OpBranch %one
%one = OpLabel
OpBranch %two
%two = OpLabel
OpBranch %three
%three = OpLabel`,
    },
    {
      'two-and-three-exchanged': [
        [
          '%two = OpLabel\nOpBranch %three\n%three = OpLabel\nOpReturn',
          '%three = OpLabel\nOpReturn\n%two = OpLabel\nOpBranch %three',
        ],
      ],
      'one-and-two-exchanged': [
        [
          '%one = OpLabel\nOpBranch %two\n%two = OpLabel\nOpBranch %three\n',
          '%two = OpLabel\nOpBranch %three\n%one = OpLabel\nOpBranch %two\n',
        ],
      ],
    },
  ),
  pair(
    'block-order',
    'merge-block-in-the-middle',
    'a merge block may stand before the branches that lead to it',
    {
      main: '%main = OpFunction %void None %signature\n%entry = OpLabel',
      body: `OpSelectionMerge %join None
OpBranchConditional %true %left %right
%join = OpLabel
OpReturn
%right = OpLabel
OpBranch %join
%left = OpLabel
OpBranch %left_next
%left_next = OpLabel`,
      end: 'OpBranch %join',
    },
    {
      'rest-of-a-branch-in-front': [
        [
          '%left = OpLabel\nOpBranch %left_next\n%left_next = OpLabel\nOpBranch %join',
          '%left_next = OpLabel\nOpBranch %join\n%left = OpLabel\nOpBranch %left_next',
        ],
      ],
    },
  ),
  pair(
    'block-order',
    'loop',
    'a loop stands in the order header, body, continue target, merge block',
    { body: loop },
    {
      'continue-target-in-front-of-the-body': [
        [
          '%body = OpLabel\nOpBranch %continue\n%continue = OpLabel\nOpBranchConditional %true %loop %out\n',
          '%continue = OpLabel\nOpBranchConditional %true %loop %out\n%body = OpLabel\nOpBranch %continue\n',
        ],
      ],
      'merge-block-in-front-of-the-header': [
        ['\n%out = OpLabel\nOpReturn', ''],
        ['%loop = OpLabel', '%out = OpLabel\nOpReturn\n%loop = OpLabel'],
      ],
    },
  ),
  pair(
    'branch-condition',
    'specialized',
    'the condition is a Boolean scalar, specialized or not',
    ifThen,
    {
      integer: [['OpBranchConditional %specialized', 'OpBranchConditional %uint_1']],
      'null-integer': [['OpBranchConditional %specialized', 'OpBranchConditional %zero']],
      float: [['OpBranchConditional %specialized', 'OpBranchConditional %float_1']],
      'boolean-vector': [['OpBranchConditional %specialized', 'OpBranchConditional %bools']],
      'boolean-in-a-structure': [['OpBranchConditional %specialized', 'OpBranchConditional %held']],
    },
  ),
  pair(
    'branch-condition',
    'end-of-a-loop',
    'the condition of a loop is a Boolean scalar',
    { body: loop },
    { 'signed-integer': [['%true %loop %out', '%int_1 %loop %out']] },
  ),
  pair(
    'branch-labels-differ',
    'selection',
    'a selection goes to a block or to the merge block, with and without weights',
    weighted,
    {
      'both-the-merge-block': [['%false %right %last', '%false %last %last']],
      'both-the-branch': [['%false %right %last', '%false %right %right']],
      'with-weights': [['%true %left %join 1 2', '%true %left %left 1 2']],
    },
  ),
  pair(
    'branch-labels-differ',
    'end-of-a-loop',
    'inside a loop one label is the merge block, the other the continue target',
    {
      body: loop
        .replace('OpBranch %continue', 'OpBranchConditional %true %continue %out')
        .replace('OpBranchConditional %true %loop %out', 'OpBranch %loop'),
    },
    {
      'both-the-merge-block': [['%true %continue %out', '%true %out %out']],
      'both-the-continue-target': [['%true %continue %out', '%true %continue %continue']],
    },
  ),
  pair('branch-labels-differ', 'kernel', 'without Shader the labels differ too', branches, {
    'both-the-same': [['%true %left %right', '%true %left %left']],
  }),
  pair(
    'branch-weight-count',
    'two-and-none',
    'one branch has two weights, one has none',
    weighted,
    {
      one: [['%left %join 1 2', '%left %join 1']],
      three: [['%left %join 1 2', '%left %join 1 2 3']],
      four: [['%left %join 1 2', '%left %join 1 2 1 2']],
      'one-for-none': [['%right %last', '%right %last 1']],
    },
  ),
  pair(
    'branch-weight-sum',
    'one-zero',
    'a weight is 0, the other one is not',
    {
      ...weighted,
      body: (weighted.body ?? '').replace('1 2', '0 1').replace('%right %last', '%right %last 1 0'),
    },
    {
      'both-zero': [['%left %join 0 1', '%left %join 0 0']],
      'both-zero-behind': [['%right %last 1 0', '%right %last 0 0']],
    },
  ),
  pair(
    'branch-weight-sum',
    'largest-sum',
    'the sums of the weights just fit 32 bits',
    {
      ...weighted,
      body: (weighted.body ?? '')
        .replace('1 2', '4294967295 0')
        .replace('%right %last', '%right %last 2147483648 2147483647'),
    },
    {
      'one-more': [['4294967295 0', '4294967295 1']],
      'largest-twice': [['4294967295 0', '4294967295 4294967295']],
      'half-twice': [['2147483648 2147483647', '2147483648 2147483648']],
    },
  ),
  pair(
    'switch-selector',
    'default-only',
    'the selector is an integer, also where no literal is compared to it',
    {
      ...ifThen,
      body: `OpSelectionMerge %join None
OpSwitch %zero %left
%left = OpLabel
OpBranch %join
%join = OpLabel`,
    },
    {
      float: [['OpSwitch %zero', 'OpSwitch %float_1']],
      boolean: [['OpSwitch %zero', 'OpSwitch %true']],
      'boolean-vector': [['OpSwitch %zero', 'OpSwitch %bools']],
      structure: [['OpSwitch %zero', 'OpSwitch %held']],
    },
  ),
  pair(
    'switch-selector',
    'kernel',
    'the selector of a kernel is an integer, no vector of integers',
    {
      ...kernel,
      declarations: '%zeros = OpConstantNull %uint2\n%zero = OpConstantNull %uint',
      body: 'OpSwitch %zero %out\n%out = OpLabel',
    },
    { 'integer-vector': [['OpSwitch %zero', 'OpSwitch %zeros']] },
  ),
  pair(
    'switch-literals-distinct',
    'signed',
    'literals of one number of bits differ, also those of the same block',
    switchOn('%int', ['-1', '1', '2147483647']),
    {
      'for-one-block': [['1 %left 2147483647', '-1 %left 2147483647']],
      'for-two-blocks': [['2147483647 %right', '1 %right']],
      'first-and-last': [['2147483647 %right', '-1 %right']],
      'in-another-writing': [['2147483647 %right', '0xffffffff %right']],
    },
  ),
  pair(
    'switch-literals-distinct',
    'long',
    'literals of 64 bits differ in one half only',
    {
      ...switchOn('%ulong', ['1', '4294967297', '4294967296']),
      capabilities: 'OpCapability Shader\nOpCapability Int64',
    },
    {
      'high-half-too': [['4294967297 %left', '1 %left']],
      'low-half-too': [['4294967296 %right', '4294967297 %right']],
    },
  ),
  pair(
    'switch-literals-distinct',
    'short',
    'literals of 16 bits differ',
    {
      ...switchOn('%short', ['-1', '1', '-32768']),
      capabilities: 'OpCapability Shader\nOpCapability Int16',
      declarations: '%short = OpTypeInt 16 1\n%selector = OpConstantNull %short',
    },
    { 'sign-extended': [['-32768 %right', '-1 %right']] },
  ),
]
