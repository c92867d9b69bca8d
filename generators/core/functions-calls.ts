import { pair } from '../pairs/pair.ts'
import { kernel, type Pieces } from '../pairs/pieces.ts'

/** Types that are alike, and a function that takes and gives values of one of them. */
const twins: Pieces = {
  declarations: `%one_pair = OpTypeStruct %uint %float
%other_pair = OpTypeStruct %uint %float
%pointer = OpTypePointer Function %one_pair
%other_pointer = OpTypePointer Function %one_pair
%private_pointer = OpTypePointer Private %one_pair
%type = OpTypeFunction %one_pair %one_pair %pointer
%one_null = OpConstantNull %one_pair
%other_null = OpConstantNull %other_pair
%private = OpVariable %private_pointer Private`,
  entryPoints: 'OpEntryPoint GLCompute %main "main" %private',
  before: `%helper = OpFunction %one_pair None %type
%value_parameter = OpFunctionParameter %one_pair
%pointer_parameter = OpFunctionParameter %pointer
%helper_entry = OpLabel
OpUnreachable
OpFunctionEnd`,
  body: `%variable = OpVariable %pointer Function
%other_variable = OpVariable %other_pointer Function
%loaded = OpLoad %one_pair %private
%call = OpFunctionCall %one_pair %helper %loaded %variable`,
}

/** A function of two numbers, called before it is defined, and one of nothing. */
const numbers: Pieces = {
  declarations: '%binary = OpTypeFunction %uint %uint %int',
  before: `%nothing = OpFunction %void None %signature
%nothing_entry = OpLabel
OpReturn
OpFunctionEnd`,
  body: `%call = OpFunctionCall %uint %helper %uint_1 %int_1
%void_call = OpFunctionCall %void %nothing`,
  after: `%helper = OpFunction %uint None %binary
%first = OpFunctionParameter %uint
%second = OpFunctionParameter %int
%helper_entry = OpLabel
%sum = OpIAdd %uint %first %second
%converted = OpConvertUToF %float %sum
OpSelectionMerge %join None
OpBranchConditional %true %left %join
%left = OpLabel
OpReturnValue %sum
%join = OpLabel
OpReturnValue %first
OpFunctionEnd`,
}

/** A function of three parameters that nothing calls, and a declaration. */
const uncalled: Pieces = {
  capabilities: 'OpCapability Shader\nOpCapability Linkage',
  annotations: 'OpDecorate %declared LinkageAttributes "declared" Import',
  declarations: `%ternary = OpTypeFunction %void %uint %uint %float
%unary = OpTypeFunction %void %int`,
  before: `%declared = OpFunction %void None %unary
%declared_parameter = OpFunctionParameter %int
OpFunctionEnd
%helper = OpFunction %void None %ternary
%one = OpFunctionParameter %uint
%two = OpFunctionParameter %uint
%three = OpFunctionParameter %float
%helper_entry = OpLabel
OpReturn
OpFunctionEnd`,
}

/** Pairs of the rules on the types of functions, on calls and on returns. */
export const pairs = [
  pair(
    'function-type-is-function-type',
    'two-functions',
    'functions have function types',
    {
      declarations: '%structure = OpTypeStruct %uint\n%giver = OpTypeFunction %uint',
      after: `%helper = OpFunction %uint None %giver
%helper_entry = OpLabel
OpReturnValue %uint_1
OpFunctionEnd`,
    },
    {
      'return-type': [['OpFunction %uint None %giver', 'OpFunction %uint None %uint']],
      structure: [['OpFunction %uint None %giver', 'OpFunction %uint None %structure']],
      constant: [['OpFunction %uint None %giver', 'OpFunction %uint None %uint_1']],
      'void-of-the-entry-point': [
        ['OpFunction %void None %signature', 'OpFunction %void None %void'],
      ],
    },
  ),
  pair(
    'function-result-type',
    'twins',
    'the result type is the return type itself, not one like it',
    { ...twins, body: '' },
    {
      'like-it': [['%helper = OpFunction %one_pair', '%helper = OpFunction %other_pair']],
      void: [['%helper = OpFunction %one_pair', '%helper = OpFunction %void']],
      'type-of-a-member': [['%helper = OpFunction %one_pair', '%helper = OpFunction %uint']],
    },
  ),
  pair(
    'function-result-type',
    'numbers-and-nothing',
    'a function gives a number, and a declaration gives nothing',
    {
      ...uncalled,
      declarations: `${uncalled.declarations}\n%giver = OpTypeFunction %int`,
      after: `%last = OpFunction %int None %giver
%last_entry = OpLabel
OpUnreachable
OpFunctionEnd`,
    },
    {
      'other-signedness': [['%last = OpFunction %int', '%last = OpFunction %uint']],
      'number-for-nothing': [['%declared = OpFunction %void', '%declared = OpFunction %int']],
      'nothing-for-a-number': [['%last = OpFunction %int', '%last = OpFunction %void']],
    },
  ),
  pair(
    'function-parameter-count',
    'three-and-one',
    'functions have the parameters of their types, with a body and without',
    uncalled,
    {
      'last-left-out': [['%three = OpFunctionParameter %float\n', '']],
      'one-too-many': [
        [
          '%three = OpFunctionParameter %float\n',
          '%three = OpFunctionParameter %float\n%four = OpFunctionParameter %float\n',
        ],
      ],
      none: [
        [
          '%one = OpFunctionParameter %uint\n%two = OpFunctionParameter %uint\n%three = OpFunctionParameter %float\n',
          '',
        ],
      ],
      'none-in-a-declaration': [['%declared_parameter = OpFunctionParameter %int\n', '']],
      'one-in-the-entry-point': [
        ['%entry = OpLabel', '%four = OpFunctionParameter %uint\n%entry = OpLabel'],
      ],
    },
  ),
  pair(
    'function-parameter-type',
    'three-and-one',
    'parameters have the types of the function type in its order',
    uncalled,
    {
      'first-and-last-exchanged': [
        ['%one = OpFunctionParameter %uint', '%one = OpFunctionParameter %float'],
        ['%three = OpFunctionParameter %float', '%three = OpFunctionParameter %uint'],
      ],
      'last-is-a-vector': [['OpFunctionParameter %float', 'OpFunctionParameter %float2']],
      'other-signedness-in-a-declaration': [
        ['OpFunctionParameter %int', 'OpFunctionParameter %uint'],
      ],
    },
  ),
  pair(
    'function-parameter-type',
    'twins',
    'a parameter has the type of the function type itself, not one like it',
    { ...twins, body: '' },
    {
      structure: [
        [
          '%value_parameter = OpFunctionParameter %one_pair',
          '%value_parameter = OpFunctionParameter %other_pair',
        ],
      ],
      pointer: [
        [
          '%pointer_parameter = OpFunctionParameter %pointer',
          '%pointer_parameter = OpFunctionParameter %other_pointer',
        ],
      ],
      'storage-class': [
        [
          '%pointer_parameter = OpFunctionParameter %pointer',
          '%pointer_parameter = OpFunctionParameter %private_pointer',
        ],
      ],
    },
  ),
  pair(
    'call-target-is-function',
    'forward-and-backward',
    'a function above and one below are called',
    numbers,
    {
      'function-type': [['%void %nothing', '%void %signature']],
      constant: [['%void %nothing', '%void %uint_1']],
      'result-type': [['%void %nothing', '%void %void']],
      'result-of-a-call': [['%void %nothing', '%void %call']],
    },
  ),
  pair(
    'call-target-is-function',
    'set-of-instructions',
    'extended instructions are no functions',
    {
      ...numbers,
      imports: '%math = OpExtInstImport "GLSL.std.450"',
    },
    { 'import-called': [['%void %nothing', '%void %math']] },
  ),
  pair(
    'call-result-type',
    'numbers-and-nothing',
    'a call results in what the function returns, void included',
    numbers,
    {
      'other-signedness': [['OpFunctionCall %uint', 'OpFunctionCall %int']],
      'nothing-for-a-number': [['OpFunctionCall %uint', 'OpFunctionCall %void']],
      'number-for-nothing': [['OpFunctionCall %void', 'OpFunctionCall %uint']],
      float: [['OpFunctionCall %uint', 'OpFunctionCall %float']],
    },
  ),
  pair(
    'call-result-type',
    'twins',
    'a call results in the return type itself, not in one like it',
    twins,
    { 'like-it': [['OpFunctionCall %one_pair', 'OpFunctionCall %other_pair']] },
  ),
  pair(
    'call-argument-count',
    'forward-and-backward',
    'two arguments for two parameters, none for none',
    numbers,
    {
      'last-left-out': [['%helper %uint_1 %int_1', '%helper %uint_1']],
      none: [['%helper %uint_1 %int_1', '%helper']],
      'one-too-many': [['%helper %uint_1 %int_1', '%helper %uint_1 %int_1 %int_1']],
      'one-for-none': [['%void %nothing', '%void %nothing %uint_1']],
    },
  ),
  pair(
    'call-argument-count',
    'declaration',
    'a declared function is called with the argument it declares',
    { ...uncalled, body: '%call = OpFunctionCall %void %declared %int_1' },
    {
      none: [['%declared %int_1', '%declared']],
      'one-too-many': [['%declared %int_1', '%declared %int_1 %int_1']],
    },
  ),
  pair(
    'call-argument-type',
    'forward-and-backward',
    'arguments have the types of the parameters in their order',
    numbers,
    {
      exchanged: [['%helper %uint_1 %int_1', '%helper %int_1 %uint_1']],
      'last-of-other-signedness': [['%helper %uint_1 %int_1', '%helper %uint_1 %uint_1']],
      'first-a-float': [['%helper %uint_1 %int_1', '%helper %float_1 %int_1']],
    },
  ),
  pair(
    'call-argument-type',
    'twins',
    'an argument has the type of the parameter itself, not one like it',
    twins,
    {
      structure: [['%helper %loaded', '%helper %other_null']],
      pointer: [['%loaded %variable', '%loaded %other_variable']],
      'storage-class': [['%loaded %variable', '%loaded %private']],
      'value-for-a-pointer': [['%loaded %variable', '%loaded %loaded']],
    },
  ),
  pair(
    'return-without-value',
    'numbers-and-nothing',
    'only functions that return void return without a value',
    numbers,
    {
      'in-one-branch': [['OpReturnValue %sum', 'OpReturn']],
      'at-the-end': [['OpReturnValue %first', 'OpReturn']],
    },
  ),
  pair(
    'return-without-value',
    'lost-block',
    'an unreachable block of a function that returns a number returns one too',
    {
      ...kernel,
      declarations: '%giver = OpTypeFunction %uint',
      before: `%helper = OpFunction %uint None %giver
%helper_entry = OpLabel
OpReturnValue %uint_1
%lost = OpLabel
OpReturnValue %uint_2
OpFunctionEnd`,
    },
    { 'in-the-lost-block': [['OpReturnValue %uint_2', 'OpReturn']] },
  ),
  pair('return-value-type', 'number', 'every returned value has the return type', numbers, {
    'other-signedness': [['OpReturnValue %first', 'OpReturnValue %second']],
    float: [['OpReturnValue %sum', 'OpReturnValue %converted']],
    function: [['OpReturnValue %sum', 'OpReturnValue %helper']],
    'value-from-a-function-of-nothing': [
      ['%nothing_entry = OpLabel\nOpReturn', '%nothing_entry = OpLabel\nOpReturnValue %uint_1'],
    ],
  }),
  pair(
    'return-value-type',
    'twins',
    'a returned structure has the return type itself, not one like it',
    {
      ...twins,
      before: (twins.before ?? '').replace('OpUnreachable', 'OpReturnValue %one_null'),
    },
    {
      'like-it': [['OpReturnValue %one_null', 'OpReturnValue %other_null']],
      'member-of-it': [['OpReturnValue %one_null', 'OpReturnValue %uint_1']],
    },
  ),
  pair(
    'return-value-type',
    'nothing',
    'what a function of nothing gives is not returned',
    {
      before: `%nothing = OpFunction %void None %signature
%nothing_entry = OpLabel
OpReturn
OpFunctionEnd`,
      body: '%call = OpFunctionCall %void %nothing',
    },
    { void: [['%void %nothing\nOpReturn', '%void %nothing\nOpReturnValue %call']] },
  ),
]
