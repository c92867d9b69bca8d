import { pair } from '../pairs/pair.ts'
import { kernel, type Pieces } from '../pairs/pieces.ts'

function bound(value: number) {
  return (words: Uint32Array) => words.with(3, value)
}

const nonSemantic = { imports: '%set = OpExtInstImport "NonSemantic.Notes"' }

const helper = `%helper = OpFunction %void None %signature
%helper_entry = OpLabel
OpReturn
OpFunctionEnd`

const unary: Pieces = {
  declarations: '%unary = OpTypeFunction %void %uint',
  before: `%helper = OpFunction %void None %unary
%parameter = OpFunctionParameter %uint
%helper_entry = OpLabel
%sum = OpIAdd %uint %parameter %uint_1
OpReturn
OpFunctionEnd`,
}

/** Two branches of a selection, and an unreachable block behind all others. */
const selection: Pieces = {
  body: `%early = OpIAdd %uint %uint_1 %uint_2
OpSelectionMerge %join None
OpBranchConditional %true %left %right
%left = OpLabel
%value = OpIMul %uint %early %uint_2
OpBranch %join
%right = OpLabel
%other = OpISub %uint %early %uint_1
OpBranch %join
%join = OpLabel
%later = OpNot %uint %early`,
  end: `OpReturn
%lost = OpLabel
%last = OpBitReverse %uint %value
OpUnreachable`,
}

/** Pairs of the rules on ids. */
export const pairs = [
  pair(
    'id-not-zero',
    'all-above-zero',
    'values, types, labels and functions have ids from 1 up',
    {
      debug: '%file = OpString "file"\nOpName %value "value"',
      annotations: '%group = OpDecorationGroup',
      declarations: '%word = OpTypeStruct %uint\n%value = OpUndef %uint',
      before: helper,
    },
    {
      value: [
        ['OpName %value', 'OpName %0'],
        ['%value = OpUndef', '%0 = OpUndef'],
      ],
      type: [['%word = OpTypeStruct', '%0 = OpTypeStruct']],
      label: [['%helper_entry = OpLabel', '%0 = OpLabel']],
      function: [['%helper = OpFunction', '%0 = OpFunction']],
      string: [['%file = OpString', '%0 = OpString']],
      'decoration-group': [['%group = OpDecorationGroup', '%0 = OpDecorationGroup']],
    },
  ),
  pair(
    'id-below-bound',
    'value-at-the-end',
    'ids are not dense, and the largest one is that of a value',
    { declarations: '%900 = OpUndef %uint' },
    { 'bound-as-the-id': bound(900), 'bound-too-small': bound(3), 'bound-zero': bound(0) },
  ),
  pair(
    'id-below-bound',
    'label-at-the-end',
    'the largest id is that of a label',
    { main: '%main = OpFunction %void None %signature\n%900 = OpLabel' },
    { 'bound-as-the-id': bound(900), 'bound-one': bound(1) },
  ),
  pair(
    'id-below-bound',
    'import-at-the-end',
    'the largest id is that of an import, the first one of the module',
    { imports: '%77 = OpExtInstImport "GLSL.std.450"' },
    { 'bound-as-the-id': bound(77) },
  ),
  pair(
    'result-id-unique',
    'values-and-strings',
    'every instruction has its own result id',
    {
      debug: '%file = OpString "one"\n%other_file = OpString "two"',
      annotations: '%group = OpDecorationGroup\n%other_group = OpDecorationGroup',
      declarations: '%one = OpUndef %uint\n%two = OpUndef %uint\n%three = OpUndef %int',
    },
    {
      'the-same-instruction-twice': [['%two = OpUndef', '%one = OpUndef']],
      'of-another-type': [['%three = OpUndef', '%one = OpUndef']],
      string: [['%other_file = OpString', '%file = OpString']],
      'decoration-group': [['%other_group = OpDecorationGroup', '%group = OpDecorationGroup']],
    },
  ),
  pair(
    'result-id-unique',
    'two-functions',
    'two functions share no id',
    {
      ...unary,
      declarations: `${unary.declarations}\n%seven = OpConstant %uint 7`,
      after: `%second = OpFunction %void None %unary
%second_parameter = OpFunctionParameter %uint
%second_entry = OpLabel
%second_sum = OpIAdd %uint %seven %uint_1
OpReturn
%second_lost = OpLabel
OpReturn
OpFunctionEnd`,
    },
    {
      label: [['%second_entry =', '%helper_entry =']],
      parameter: [['%second_parameter =', '%parameter =']],
      value: [['%second_sum =', '%sum =']],
      'label-of-one-function': [['%second_lost =', '%second_entry =']],
      'value-and-constant': [['%second_sum =', '%seven =']],
      function: [['%second =', '%helper =']],
    },
  ),
  pair(
    'result-id-unique',
    'announced-pointer',
    'announcing a pointer type is no definition of it',
    {
      ...kernel,
      declarations: `OpTypeForwardPointer %link CrossWorkgroup
%node = OpTypeStruct %uint %link
%link = OpTypePointer CrossWorkgroup %node
%other = OpUndef %uint`,
    },
    { 'value-as-well': [['%other = OpUndef', '%link = OpUndef']] },
  ),
  pair(
    'id-defined',
    'names-decorations-and-notes',
    'names, decorations, lines and notes are of ids that are there',
    {
      ...nonSemantic,
      debug: `%file = OpString "file"
OpSource GLSL 450 %file
OpName %value "value"`,
      annotations: 'OpDecorate %value RelaxedPrecision',
      body: `OpLine %file 1 1
%value = OpIAdd %uint %uint_1 %uint_2
%note = OpExtInst %void %set 1 %value`,
    },
    {
      'name-of-nothing': [['OpName %value', 'OpName %nothing']],
      'decoration-of-nothing': [['OpDecorate %value', 'OpDecorate %nothing']],
      'note-on-nothing': [['%set 1 %value', '%set 1 %nothing']],
      'operand-is-nothing': [['%uint_1 %uint_2', '%uint_1 %nothing']],
    },
  ),
  pair(
    'id-defined',
    'far-from-the-header',
    'an id that is used in an unreachable block is defined',
    {
      end: `OpReturn
%lost = OpLabel
%value = OpCopyObject %uint %uint_1
OpUnreachable`,
    },
    {
      'operand-in-an-unreachable-block': [['OpCopyObject %uint %uint_1', 'OpCopyObject %uint %90']],
    },
  ),
  pair(
    'definition-before-use',
    'forward-references',
    'functions, labels, annotations, names, interfaces and OpPhi look ahead',
    {
      entryPoints: 'OpEntryPoint GLCompute %main "main" %variable',
      modes: 'OpExecutionModeId %main LocalSizeId %uint_1 %uint_1 %uint_1',
      debug: `%file = OpString "file"
OpSource GLSL 450 %file
OpName %sum "sum"`,
      annotations: 'OpDecorate %sum RelaxedPrecision',
      declarations: `%pointer = OpTypePointer Private %uint
%variable = OpVariable %pointer Private
%three = OpConstant %uint 3
%pair = OpConstantComposite %uint2 %three %uint_1
%length = OpSpecConstantOp %uint IAdd %three %uint_1
%list = OpTypeArray %uint %length`,
      body: `OpBranch %loop
%loop = OpLabel
%index = OpPhi %uint %uint_0 %entry %next %continue
OpLoopMerge %out %continue None
OpBranch %body
%body = OpLabel
%sum = OpIAdd %uint %index %uint_2
%negated = OpNot %uint %sum
%called = OpFunctionCall %void %helper
OpBranch %continue
%continue = OpLabel
%next = OpIAdd %uint %index %uint_1
%less = OpULessThan %bool %next %uint_2
OpBranchConditional %less %loop %out
%out = OpLabel`,
      after: helper,
    },
    {
      'within-a-block': [
        [
          '%sum = OpIAdd %uint %index %uint_2\n%negated = OpNot %uint %sum',
          '%negated = OpNot %uint %sum\n%sum = OpIAdd %uint %index %uint_2',
        ],
      ],
      'own-result': [['OpIAdd %uint %index %uint_2', 'OpIAdd %uint %sum %uint_2']],
      constituent: [
        [
          `%three = OpConstant %uint 3
%pair = OpConstantComposite %uint2 %three %uint_1`,
          `%pair = OpConstantComposite %uint2 %three %uint_1
%three = OpConstant %uint 3`,
        ],
      ],
      'array-length': [
        [
          `%length = OpSpecConstantOp %uint IAdd %three %uint_1
%list = OpTypeArray %uint %length`,
          `%list = OpTypeArray %uint %length
%length = OpSpecConstantOp %uint IAdd %three %uint_1`,
        ],
      ],
      'type-of-a-variable': [
        [
          `%pointer = OpTypePointer Private %uint
%variable = OpVariable %pointer Private`,
          `%variable = OpVariable %pointer Private
%pointer = OpTypePointer Private %uint`,
        ],
      ],
      'file-of-a-source': [
        [
          '%file = OpString "file"\nOpSource GLSL 450 %file',
          'OpSource GLSL 450 %file\n%file = OpString "file"',
        ],
      ],
    },
  ),
  pair(
    'definition-before-use',
    'structures-without-announcement',
    'a structure holds a pointer to itself that was announced',
    {
      ...kernel,
      declarations: `OpTypeForwardPointer %link CrossWorkgroup
%node = OpTypeStruct %uint %link
%link = OpTypePointer CrossWorkgroup %node`,
    },
    { 'not-announced': [['OpTypeForwardPointer %link CrossWorkgroup\n', '']] },
  ),
  pair(
    'definition-dominates-use',
    'below-a-selection',
    'what one branch computes stays in it, apart from a block that no path reaches',
    selection,
    {
      'after-the-selection': [['OpNot %uint %early', 'OpNot %uint %value']],
      'in-the-other-branch': [['OpISub %uint %early', 'OpISub %uint %value']],
      'last-operand': [['OpISub %uint %early %uint_1', 'OpISub %uint %early %value']],
    },
  ),
  pair(
    'definition-dominates-use',
    'out-of-a-loop',
    'the continue target computes with values of the header, and the merge block does too',
    {
      body: `OpBranch %loop
%loop = OpLabel
%start = OpIAdd %uint %uint_1 %uint_1
OpLoopMerge %out %continue None
OpBranchConditional %true %body %out
%body = OpLabel
%inner = OpIMul %uint %start %uint_2
OpBranchConditional %true %more %continue
%more = OpLabel
%most = OpIMul %uint %inner %uint_2
OpBranch %continue
%continue = OpLabel
%next = OpIAdd %uint %inner %uint_1
OpBranch %loop
%out = OpLabel
%result = OpNot %uint %start`,
    },
    {
      'body-to-the-merge-block': [['OpNot %uint %start', 'OpNot %uint %inner']],
      'continue-target-to-the-merge-block': [['OpNot %uint %start', 'OpNot %uint %next']],
      'past-the-continue': [['%next = OpIAdd %uint %inner', '%next = OpIAdd %uint %most']],
    },
  ),
  pair(
    'definition-dominates-use',
    'condition-of-a-branch',
    'the condition of a later branch is computed above both branches',
    {
      ...kernel,
      body: `%above = OpLogicalNot %bool %true
OpBranchConditional %above %left %right
%left = OpLabel
%below = OpLogicalNot %bool %above
OpBranch %right
%right = OpLabel
OpBranchConditional %above %one %two
%one = OpLabel
OpBranch %two
%two = OpLabel`,
    },
    { 'from-one-branch': [['OpBranchConditional %above %one', 'OpBranchConditional %below %one']] },
  ),
  pair(
    'result-used-in-function',
    'names-and-decorations',
    'values of a function have names and decorations, and are used in their function only',
    {
      ...nonSemantic,
      ...unary,
      debug: 'OpName %parameter "parameter"\nOpName %sum "sum"',
      annotations: 'OpDecorate %sum RelaxedPrecision',
      declarations: `${unary.declarations}\n%note = OpExtInst %void %set 1 %uint_1`,
      body: '%copy = OpCopyObject %uint %uint_2',
      end: `OpReturn
%lost = OpLabel
%lost_copy = OpCopyObject %uint %uint_2
OpUnreachable`,
      after: '%last_note = OpExtInst %void %set 2 %note',
    },
    {
      'parameter-in-another-function': [
        ['%copy = OpCopyObject %uint %uint_2', '%copy = OpCopyObject %uint %parameter'],
      ],
      'parameter-in-an-unreachable-block': [
        ['%lost_copy = OpCopyObject %uint %uint_2', '%lost_copy = OpCopyObject %uint %parameter'],
      ],
      'value-in-an-unreachable-block': [
        ['%lost_copy = OpCopyObject %uint %uint_2', '%lost_copy = OpCopyObject %uint %sum'],
      ],
      'parameter-behind-all-functions': [['%set 2 %note', '%set 2 %parameter']],
      'value-behind-all-functions': [['%set 2 %note', '%set 2 %sum']],
    },
  ),
]
