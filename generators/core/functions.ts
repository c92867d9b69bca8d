import { pair } from '../pairs/pair.ts'
import { fragment, kernel, type Pieces } from '../pairs/pieces.ts'

/** A function of two parameters in front of `%main`. */
const binary: Pieces = {
  declarations: '%binary = OpTypeFunction %uint %uint %int',
  before: `%helper = OpFunction %uint None %binary
%first = OpFunctionParameter %uint
%second = OpFunctionParameter %int
%helper_entry = OpLabel
OpBranch %helper_next
%helper_next = OpLabel
OpReturnValue %first
OpFunctionEnd`,
}

/** Two declarations and a definition that calls one of them. */
const imports: Pieces = {
  capabilities: 'OpCapability Shader\nOpCapability Linkage',
  annotations: `OpDecorate %outer LinkageAttributes "outer" Import
OpDecorate %other LinkageAttributes "other" Import
OpDecorate %inner LinkageAttributes "inner" Export`,
  declarations: '%unary = OpTypeFunction %void %uint',
  before: `%outer = OpFunction %void None %unary
%outer_parameter = OpFunctionParameter %uint
OpFunctionEnd
%other = OpFunction %void None %signature
OpFunctionEnd
%inner = OpFunction %void None %signature
%inner_entry = OpLabel
%call = OpFunctionCall %void %outer %uint_1
OpReturn
OpFunctionEnd`,
}

const groups: Pieces = {
  ...imports,
  annotations: `OpDecorate %imported LinkageAttributes "outer" Import
%imported = OpDecorationGroup
OpDecorate %exported LinkageAttributes "inner" Export
%exported = OpDecorationGroup
OpGroupDecorate %imported %outer
OpGroupDecorate %exported %inner
OpDecorate %other LinkageAttributes "other" Import`,
}

const variables: Pieces = {
  debug: '%file = OpString "file"',
  declarations: `%pointer = OpTypePointer Function %uint
%private_pointer = OpTypePointer Private %uint
%workgroup_pointer = OpTypePointer Workgroup %uint`,
  body: `OpLine %file 1 1
%one = OpVariable %pointer Function
OpNoLine
%two = OpVariable %pointer Function %uint_1
OpStore %one %uint_2
OpBranch %next
%next = OpLabel
%value = OpLoad %uint %two`,
}

const lastVariable = '%two = OpVariable %pointer Function %uint_1\n'

/** Pairs of the rules on the shape of functions. */
export const pairs = [
  pair(
    'function-begin',
    'one-after-the-other',
    'a function ends before the next one begins',
    binary,
    {
      'behind-a-block': [['OpReturnValue %first\nOpFunctionEnd\n', 'OpReturnValue %first\n']],
    },
  ),
  pair(
    'function-begin',
    'declarations',
    'a declaration ends before the next function begins',
    imports,
    {
      'behind-a-parameter': [
        [
          '%outer_parameter = OpFunctionParameter %uint\nOpFunctionEnd\n',
          '%outer_parameter = OpFunctionParameter %uint\n',
        ],
      ],
      'behind-the-function-itself': [
        [
          '%other = OpFunction %void None %signature\nOpFunctionEnd\n',
          '%other = OpFunction %void None %signature\n',
        ],
      ],
    },
  ),
  pair(
    'function-end',
    'two-functions',
    'every function has an end, and nothing else has',
    {
      ...binary,
      after: `%last = OpFunction %void None %signature
%last_entry = OpLabel
OpUnreachable
OpFunctionEnd`,
    },
    {
      'last-function-without': [['OpUnreachable\nOpFunctionEnd\n', 'OpUnreachable\n']],
      'twice-behind-all': [
        ['OpUnreachable\nOpFunctionEnd', 'OpUnreachable\nOpFunctionEnd\nOpFunctionEnd'],
      ],
      'twice-between': [
        [
          'OpReturnValue %first\nOpFunctionEnd',
          'OpReturnValue %first\nOpFunctionEnd\nOpFunctionEnd',
        ],
      ],
      'in-front-of-all': [['%helper = OpFunction', 'OpFunctionEnd\n%helper = OpFunction']],
    },
  ),
  pair(
    'parameter-placement',
    'two-parameters',
    'parameters follow the function immediately',
    binary,
    {
      'last-one-in-the-first-block': [
        [
          '%second = OpFunctionParameter %int\n%helper_entry = OpLabel',
          '%helper_entry = OpLabel\n%second = OpFunctionParameter %int',
        ],
      ],
      'both-in-the-first-block': [
        [
          '%first = OpFunctionParameter %uint\n%second = OpFunctionParameter %int\n%helper_entry = OpLabel',
          '%helper_entry = OpLabel\n%first = OpFunctionParameter %uint\n%second = OpFunctionParameter %int',
        ],
      ],
      'last-one-in-the-second-block': [
        ['%second = OpFunctionParameter %int\n', ''],
        ['%helper_next = OpLabel', '%helper_next = OpLabel\n%second = OpFunctionParameter %int'],
      ],
    },
  ),
  pair(
    'block-begins-with-label',
    'two-blocks',
    'what follows the end of a block is a label, which a line may precede',
    {
      debug: '%file = OpString "file"',
      main: '%main = OpFunction %void None %signature\nOpLine %file 1 1\n%entry = OpLabel',
      end: `OpReturn
OpLine %file 2 1
%lost = OpLabel
OpReturn`,
    },
    {
      'termination-behind-termination': [
        ['OpReturn\nOpLine %file 2 1\n%lost = OpLabel\n', 'OpReturn\n'],
      ],
      'no-operation-in-front-of-the-first': [['\n%entry = OpLabel', '\nOpNop\n%entry = OpLabel']],
      'no-operation-in-front-of-the-second': [['%lost = OpLabel', 'OpNop\n%lost = OpLabel']],
      'value-in-front-of-the-first': [
        ['\n%entry = OpLabel', '\n%sum = OpIAdd %uint %uint_1 %uint_1\n%entry = OpLabel'],
      ],
      'no-operation-in-front-of-the-end': [
        ['%lost = OpLabel\nOpReturn\n', '%lost = OpLabel\nOpReturn\nOpNop\n'],
      ],
    },
  ),
  pair(
    'block-begins-with-label',
    'non-semantic-instructions',
    'notes stand in blocks and outside functions',
    {
      imports: '%set = OpExtInstImport "NonSemantic.Notes"',
      body: '%note = OpExtInst %void %set 1',
      end: 'OpReturn\n%lost = OpLabel\nOpUnreachable',
    },
    {
      'value-behind-the-block': [
        [
          '%lost = OpLabel\nOpUnreachable\n',
          '%sum = OpBitReverse %uint %uint_1\n%lost = OpLabel\nOpUnreachable\n',
        ],
      ],
      'label-left-out': [['%lost = OpLabel\n', '']],
    },
  ),
  pair(
    'block-ends-with-termination',
    'chain',
    'every block ends with a branch or a return',
    {
      body: `OpBranch %next
%next = OpLabel
%sum = OpIAdd %uint %uint_1 %uint_1`,
      end: `OpReturn
%lost = OpLabel
OpUnreachable`,
    },
    {
      'falls-through': [['OpBranch %next\n', '']],
      'falls-through-into-a-lost-block': [['OpReturn\n%lost', '%lost']],
      'falls-out-of-the-function': [['%lost = OpLabel\nOpUnreachable\n', '%lost = OpLabel\n']],
      'no-operation-instead': [['OpUnreachable', 'OpNop']],
    },
  ),
  pair(
    'block-ends-with-termination',
    'fragment',
    'a fragment shader ends by terminating its invocation, and demotes it before',
    {
      ...fragment,
      capabilities: 'OpCapability Shader\nOpCapability DemoteToHelperInvocation',
      body: `OpDemoteToHelperInvocation
OpSelectionMerge %join None
OpBranchConditional %true %left %right
%left = OpLabel
OpTerminateInvocation
%right = OpLabel
OpKill
%join = OpLabel`,
      end: 'OpUnreachable',
    },
    {
      'demoted-only': [['OpTerminateInvocation', 'OpDemoteToHelperInvocation']],
      'kill-left-out': [['OpKill\n', '']],
    },
  ),
  pair(
    'declarations-before-definitions',
    'two-declarations',
    'functions of other modules stand before all functions of this one',
    imports,
    {
      'behind-the-first-definition': [
        ['%other = OpFunction %void None %signature\nOpFunctionEnd\n', ''],
        [
          '%main = OpFunction',
          '%other = OpFunction %void None %signature\nOpFunctionEnd\n%main = OpFunction',
        ],
      ],
      'behind-all-definitions': [
        [
          '%outer = OpFunction %void None %unary\n%outer_parameter = OpFunctionParameter %uint\nOpFunctionEnd\n',
          '',
        ],
        [
          '%entry = OpLabel\nOpReturn\nOpFunctionEnd',
          '%entry = OpLabel\nOpReturn\nOpFunctionEnd\n%outer = OpFunction %void None %unary\n%outer_parameter = OpFunctionParameter %uint\nOpFunctionEnd',
        ],
      ],
    },
  ),
  pair(
    'variable-placement',
    'lines-among-variables',
    'variables stand first in the first block, with lines among them',
    variables,
    {
      'behind-a-store': [
        [`${lastVariable}OpStore %one %uint_2\n`, `OpStore %one %uint_2\n${lastVariable}`],
      ],
      'in-the-second-block': [
        [lastVariable, ''],
        ['%next = OpLabel\n', `%next = OpLabel\n${lastVariable}`],
      ],
      'behind-no-operation': [['OpNoLine', 'OpNop']],
      'behind-an-undefined-value': [['OpNoLine', '%undefined = OpUndef %uint']],
    },
  ),
  pair(
    'variable-placement',
    'second-function',
    'the variables of another function stand first in it, the notes behind them',
    {
      ...kernel,
      imports: '%set = OpExtInstImport "NonSemantic.Notes"',
      declarations: '%pointer = OpTypePointer Function %uint',
      before: `%helper = OpFunction %void None %signature
%helper_entry = OpLabel
%one = OpVariable %pointer Function
%two = OpVariable %pointer Function
%note = OpExtInst %void %set 1
OpReturn
%lost = OpLabel
OpReturn
OpFunctionEnd`,
    },
    {
      'behind-a-note': [
        [
          '%two = OpVariable %pointer Function\n%note = OpExtInst %void %set 1',
          '%note = OpExtInst %void %set 1\n%two = OpVariable %pointer Function',
        ],
      ],
      'in-a-lost-block': [
        ['%two = OpVariable %pointer Function\n', ''],
        ['%lost = OpLabel', '%lost = OpLabel\n%two = OpVariable %pointer Function'],
      ],
    },
  ),
  pair(
    'function-variable-storage-class',
    'shader',
    'the variables of a function are in Function, with and without an initializer',
    variables,
    {
      private: [
        [
          '%one = OpVariable %pointer Function',
          '%three = OpVariable %private_pointer Private\n%one = OpVariable %pointer Function',
        ],
      ],
      'private-with-initializer': [
        [lastVariable, `${lastVariable}%three = OpVariable %private_pointer Private %uint_1\n`],
      ],
      workgroup: [
        [
          '%one = OpVariable %pointer Function',
          '%three = OpVariable %workgroup_pointer Workgroup\n%one = OpVariable %pointer Function',
        ],
      ],
    },
  ),
  pair(
    'function-variable-storage-class',
    'kernel',
    'the variables of a function in front of the kernel are in Function',
    {
      ...kernel,
      declarations: `%pointer = OpTypePointer Function %uint
%cross_pointer = OpTypePointer CrossWorkgroup %uint`,
      before: `%helper = OpFunction %void None %signature
%helper_entry = OpLabel
%one = OpVariable %pointer Function
OpReturn
OpFunctionEnd`,
    },
    {
      'cross-workgroup': [
        ['OpVariable %pointer Function', 'OpVariable %cross_pointer CrossWorkgroup'],
      ],
    },
  ),
  pair(
    'global-variable-storage-class',
    'shader',
    'variables outside functions are in any class but Function',
    {
      entryPoints: 'OpEntryPoint GLCompute %main "main" %private %workgroup',
      declarations: `%private_pointer = OpTypePointer Private %uint
%workgroup_pointer = OpTypePointer Workgroup %uint
%pointer = OpTypePointer Function %uint
%private = OpVariable %private_pointer Private
%workgroup = OpVariable %workgroup_pointer Workgroup
%unused = OpVariable %private_pointer Private
%unused_too = OpVariable %private_pointer Private %uint_1`,
      body: '%value = OpLoad %uint %private',
    },
    {
      function: [
        ['%unused = OpVariable %private_pointer Private', '%unused = OpVariable %pointer Function'],
      ],
      'function-with-initializer': [
        ['OpVariable %private_pointer Private %uint_1', 'OpVariable %pointer Function %uint_1'],
      ],
    },
  ),
  pair(
    'declaration-is-import',
    'decorated',
    'every function without a body is an import',
    imports,
    {
      undecorated: [['OpDecorate %other LinkageAttributes "other" Import\n', '']],
      exported: [['"outer" Import', '"outer" Export']],
    },
  ),
  pair(
    'declaration-is-import',
    'by-a-group',
    'a function without a body is an import by a decoration group',
    groups,
    {
      exported: [['"outer" Import', '"outer" Export']],
      'not-in-the-group': [['OpGroupDecorate %imported %outer\n', '']],
    },
  ),
  pair('definition-is-not-import', 'exported', 'a function with a body is exported', imports, {
    imported: [['"inner" Export', '"inner" Import']],
  }),
  pair(
    'definition-is-not-import',
    'undecorated-and-by-a-group',
    'a function with a body is exported by a decoration group, another one not decorated',
    groups,
    {
      imported: [['"inner" Export', '"inner" Import']],
      'body-added': [
        [
          '%other = OpFunction %void None %signature\nOpFunctionEnd',
          '%other = OpFunction %void None %signature\n%other_entry = OpLabel\nOpUnreachable\nOpFunctionEnd',
        ],
      ],
    },
  ),
]
