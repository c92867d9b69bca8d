import { pair } from '../pairs/pair.ts'
import type { Pieces } from '../pairs/pieces.ts'

/** A selection of two branches that compute something each, and a block that takes what they computed. */
const diamond: Pieces = {
  imports: '%set = OpExtInstImport "NonSemantic.Notes"',
  debug: '%file = OpString "file"',
  declarations: `%one_pair = OpTypeStruct %uint %float
%other_pair = OpTypeStruct %uint %float
%one_null = OpConstantNull %one_pair
%other_null = OpConstantNull %other_pair
%integers = OpConstantNull %uint2
%unsigned = OpUndef %uint
%signed = OpUndef %int`,
  before: `%nothing = OpFunction %void None %signature
%nothing_entry = OpLabel
OpReturn
OpFunctionEnd`,
  body: `OpSelectionMerge %join None
OpBranchConditional %true %left %right
%left = OpLabel
%left_value = OpIAdd %uint %uint_1 %uint_2
%left_call = OpFunctionCall %void %nothing
OpBranch %join
%right = OpLabel
%right_value = OpISub %uint %uint_3 %uint_1
%right_call = OpFunctionCall %void %nothing
OpBranch %join
%join = OpLabel
OpLine %file 1 1
%phi = OpPhi %uint %left_value %left %right_value %right
OpNoLine
%choice = OpPhi %bool %true %right %false %left
%whole = OpPhi %one_pair %one_null %left %one_null %right
%number = OpPhi %uint %unsigned %left %uint_1 %right
%sum = OpNot %uint %phi`,
}

/** A loop that counts. */
const counting: Pieces = {
  declarations: '%undefined = OpUndef %uint',
  body: `OpBranch %loop
%loop = OpLabel
%index = OpPhi %uint %uint_0 %entry %next %continue
%kept = OpPhi %uint %uint_0 %entry %kept %continue
%less = OpULessThan %bool %index %uint_8
OpLoopMerge %out %continue None
OpBranchConditional %less %body %out
%body = OpLabel
%twice = OpIAdd %uint %index %index
OpBranch %continue
%continue = OpLabel
%next = OpIAdd %uint %index %uint_1
OpBranch %loop
%out = OpLabel
%result = OpPhi %uint %index %loop`,
}

/** A block that is reached from one block, and branched to from another that no path reaches. */
const lost: Pieces = {
  body: `OpBranch %above
%above = OpLabel
%seen = OpIAdd %uint %uint_1 %uint_1
OpBranch %join
%join = OpLabel
%phi = OpPhi %uint %seen %above %uint_0 %lost`,
  end: `OpReturn
%lost = OpLabel
OpBranch %join`,
}

/** A switch with several ways into one block. */
const several: Pieces = {
  body: `OpSelectionMerge %join None
OpSwitch %uint_1 %join 1 %join 2 %join 3 %left 4 %left
%left = OpLabel
%twice = OpPhi %uint %uint_1 %entry
OpBranch %join
%join = OpLabel
%phi = OpPhi %uint %uint_0 %entry %uint_1 %left`,
}

/** Both ways of a branch into one block, which was allowed before version 1.6. */
const twoWays: Pieces = {
  body: `OpBranchConditional %true %next %next
%next = OpLabel
%phi = OpPhi %uint %uint_1 %entry`,
}

/** Pairs of the rules on OpPhi. */
export const pairs = [
  pair(
    'phi-placement',
    'behind-a-selection',
    'OpPhi come first in their block, with lines among them',
    diamond,
    {
      'behind-no-operation': [['OpNoLine', 'OpNop']],
      'behind-an-undefined-value': [['OpNoLine', '%undefined = OpUndef %uint']],
      'behind-a-computation': [['OpNoLine', '%early = OpIAdd %uint %phi %uint_1']],
      'behind-a-note': [['OpNoLine', '%note = OpExtInst %void %set 1']],
      'first-of-all-behind-no-operation': [['%join = OpLabel', '%join = OpLabel\nOpNop']],
    },
  ),
  pair('phi-placement', 'loop-header', 'OpPhi come first in a loop header', counting, {
    'behind-the-condition': [
      [
        `%kept = OpPhi %uint %uint_0 %entry %kept %continue
%less = OpULessThan %bool %index %uint_8`,
        `%less = OpULessThan %bool %index %uint_8
%kept = OpPhi %uint %uint_0 %entry %kept %continue`,
      ],
    ],
  }),
  pair('phi-result-type', 'behind-a-selection', 'calls that give nothing are not merged', diamond, {
    void: [
      [
        'OpPhi %uint %unsigned %left %uint_1 %right',
        'OpPhi %void %left_call %left %right_call %right',
      ],
    ],
  }),
  pair(
    'phi-variable-type',
    'behind-a-selection',
    'what is merged is of the type it is merged into',
    diamond,
    {
      'other-signedness': [['%uint_1 %right', '%int_1 %right']],
      'undefined-value-of-other-signedness': [['%unsigned %left', '%signed %left']],
      'number-for-a-boolean': [['%true %right', '%uint_1 %right']],
      vector: [['%uint_1 %right', '%integers %right']],
      'structure-like-it': [['%one_null %right', '%other_null %right']],
    },
  ),
  pair('phi-variable-type', 'loop', 'a loop counts in one type', counting, {
    'from-the-continue-target': [['%kept %continue', '%less %continue']],
    'from-the-header-to-the-merge-block': [['%index %loop', '%less %loop']],
    'all-variables': [['%result = OpPhi %uint', '%result = OpPhi %int']],
  }),
  pair('phi-parents', 'behind-a-selection', 'one value for each of two branches', diamond, {
    'one-left-out': [['OpPhi %uint %unsigned %left %uint_1 %right', 'OpPhi %uint %unsigned %left']],
    'all-left-out': [['OpPhi %uint %unsigned %left %uint_1 %right', 'OpPhi %uint']],
    'one-twice': [
      ['%unsigned %left %uint_1 %right', '%unsigned %left %uint_1 %right %uint_1 %right'],
    ],
    'header-added': [
      ['%unsigned %left %uint_1 %right', '%unsigned %left %uint_1 %right %uint_1 %entry'],
    ],
    'header-instead': [['%uint_1 %right', '%uint_1 %entry']],
  }),
  pair(
    'phi-parents',
    'loop',
    'one value from before the loop, one from its continue target',
    counting,
    {
      'continue-target-left-out': [['%uint_0 %entry %kept %continue', '%uint_0 %entry']],
      'body-instead-of-continue-target': [['%kept %continue', '%uint_1 %body']],
      'own-block': [['%kept %continue', '%kept %loop']],
      'continue-target-instead-of-header': [['%index %loop', '%index %continue']],
    },
  ),
  pair('phi-parents', 'lost-block', 'a block that no path reaches counts as a parent', lost, {
    'lost-block-left-out': [['%seen %above %uint_0 %lost', '%seen %above']],
    'first-block-for-it': [['%uint_0 %lost', '%uint_0 %entry']],
  }),
  pair(
    'phi-parents',
    'switch',
    'a switch is one parent however many of its literals lead here',
    several,
    {
      'once-per-literal': [
        [
          '%uint_0 %entry %uint_1 %left',
          '%uint_0 %entry %uint_0 %entry %uint_0 %entry %uint_1 %left',
        ],
      ],
      'once-more': [
        [
          '%twice = OpPhi %uint %uint_1 %entry',
          '%twice = OpPhi %uint %uint_1 %entry %uint_1 %entry',
        ],
      ],
      'switch-left-out': [['%uint_0 %entry %uint_1 %left', '%uint_1 %left']],
    },
  ),
  pair(
    'phi-parents',
    'two-ways-of-a-branch',
    'a branch is one parent also where both labels lead here',
    twoWays,
    { 'once-per-label': [['%uint_1 %entry', '%uint_1 %entry %uint_1 %entry']] },
    { environments: ['spv1.5'] },
  ),
  pair(
    'phi-variable-dominates-parent',
    'behind-a-selection',
    'each branch gives what it computed itself',
    diamond,
    {
      exchanged: [
        ['%left_value %left %right_value %right', '%right_value %left %left_value %right'],
      ],
      'one-for-both': [
        ['%left_value %left %right_value %right', '%left_value %left %left_value %right'],
      ],
      'from-the-block-itself': [['%uint_1 %right', '%sum %right']],
      'from-the-phi-itself': [['%uint_1 %right', '%number %right']],
    },
  ),
  pair(
    'phi-variable-dominates-parent',
    'loop',
    'a loop begins with a constant and goes on with what it counted, an OpPhi with itself',
    counting,
    {
      'begins-with-itself': [
        ['%kept = OpPhi %uint %uint_0 %entry', '%kept = OpPhi %uint %kept %entry'],
      ],
      'begins-with-the-count': [
        ['%index = OpPhi %uint %uint_0 %entry', '%index = OpPhi %uint %next %entry'],
      ],
      'ends-with-the-body': [['%index %loop', '%twice %loop']],
    },
  ),
  pair(
    'phi-variable-dominates-parent',
    'lost-block',
    'what a block that no path reaches gives may come from anywhere',
    { ...lost, body: (lost.body ?? '').replace('%uint_0 %lost', '%phi %lost') },
    { 'reached-block-too': [['%seen %above', '%phi %above']] },
  ),
]
