import { instead } from '../pairs/instead.ts'
import { pair } from '../pairs/pair.ts'
import { fragment, kernel } from '../pairs/pieces.ts'

const noWrap = {
  imports: '%set = OpExtInstImport "GLSL.std.450"',
  body: `%sum = OpIAdd %uint %uint_1 %uint_2
%difference = OpISub %uint %uint_2 %uint_1
%product = OpIMul %uint %uint_2 %uint_2
%shifted = OpShiftLeftLogical %uint %uint_1 %uint_2
%negated = OpSNegate %int %int_1
%quotient = OpUDiv %uint %uint_2 %uint_1
%right = OpShiftRightLogical %uint %uint_2 %uint_1
%remainder = OpSRem %int %int_2 %int_1
%float_sum = OpFAdd %float %float_1 %float_1
%bits = OpBitwiseAnd %uint %uint_1 %uint_2
%copy = OpCopyObject %uint %sum`,
}

const buffer = {
  entryPoints: 'OpEntryPoint GLCompute %main "main" %buffer %numbers',
  declarations: `%block = OpTypeStruct %uint %uint
%pointer_block = OpTypePointer StorageBuffer %block
%pointer_word = OpTypePointer StorageBuffer %uint
%image = OpTypeImage %float 2D 0 0 0 2 Rgba32f
%pointer_image = OpTypePointer UniformConstant %image
%of_number = OpTypeFunction %uint %uint
%buffer = OpVariable %pointer_block StorageBuffer
%numbers = OpVariable %pointer_image UniformConstant`,
  before: `%helper = OpFunction %uint None %of_number
%parameter = OpFunctionParameter %uint
%begin = OpLabel
OpReturnValue %parameter
OpFunctionEnd`,
  body: `%word = OpAccessChain %pointer_word %buffer %uint_0
%read = OpLoad %uint %word
%returned = OpFunctionCall %uint %helper %read
%loaded = OpLoad %image %numbers`,
}

const bound = `OpDecorate %block Block
OpMemberDecorate %block 0 Offset 0
OpMemberDecorate %block 1 Offset 4
OpDecorate %buffer DescriptorSet 0
OpDecorate %buffer Binding 0
OpDecorate %numbers DescriptorSet 0`

/** Pairs of the rules on which variables, functions and values decorations are for. */
export const pairs = [
  pair(
    'memory-decoration-target',
    'variables-and-members',
    'variables and members are volatile, coherent and for one direction only',
    {
      ...buffer,
      annotations: `${bound}
OpDecorate %numbers Binding 1
OpDecorate %buffer Volatile
OpDecorate %numbers Coherent
OpDecorate %numbers NonReadable
OpMemberDecorate %block 0 NonWritable`,
    },
    {
      'volatile-structure': [['OpDecorate %buffer Volatile', 'OpDecorate %block Volatile']],
      'volatile-chain': [['OpDecorate %buffer Volatile', 'OpDecorate %word Volatile']],
      'volatile-loaded-value': [['OpDecorate %buffer Volatile', 'OpDecorate %read Volatile']],
      'coherent-loaded-image': [['OpDecorate %numbers Coherent', 'OpDecorate %loaded Coherent']],
      'non-readable-image-type': [
        ['OpDecorate %numbers NonReadable', 'OpDecorate %image NonReadable'],
      ],
      'non-writable-parameter': [
        ['OpMemberDecorate %block 0 NonWritable', 'OpDecorate %parameter NonWritable'],
      ],
      'non-writable-structure': [
        ['OpMemberDecorate %block 0 NonWritable', 'OpDecorate %block NonWritable'],
      ],
    },
  ),
  pair(
    'memory-decoration-target',
    'by-a-group',
    'a group of decorations is given to an image',
    {
      ...buffer,
      annotations: `${bound}
OpDecorate %numbers Binding 1
OpDecorate %group Coherent
%group = OpDecorationGroup
OpGroupDecorate %group %numbers`,
    },
    { 'image-type': [['OpGroupDecorate %group %numbers', 'OpGroupDecorate %group %image']] },
  ),
  pair(
    'aliasing-decoration-target',
    'of-a-shader',
    'variables may alias',
    {
      ...buffer,
      annotations: `${bound}
OpDecorate %numbers Binding 1
OpDecorate %buffer Aliased
OpDecorate %numbers Restrict`,
    },
    {
      'structure-type': [['OpDecorate %buffer Aliased', 'OpDecorate %block Aliased']],
      'loaded-value': [['OpDecorate %buffer Aliased', 'OpDecorate %read Aliased']],
      parameter: [['OpDecorate %numbers Restrict', 'OpDecorate %parameter Restrict']],
      function: [['OpDecorate %numbers Restrict', 'OpDecorate %helper Restrict']],
    },
  ),
  pair(
    'aliasing-decoration-target',
    'of-a-kernel',
    'a parameter of pointer type does not alias, a local variable may',
    {
      ...kernel,
      annotations: 'OpDecorate %parameter Restrict\nOpDecorate %local Aliased',
      declarations: `%pointer = OpTypePointer CrossWorkgroup %uint
%pointer_local = OpTypePointer Function %uint
%of_pointer = OpTypeFunction %void %pointer %uint`,
      main: `%main = OpFunction %void None %of_pointer
%parameter = OpFunctionParameter %pointer
%number = OpFunctionParameter %uint
%entry = OpLabel`,
      body: '%local = OpVariable %pointer_local Function\n%sum = OpIAdd %uint %number %number',
    },
    {
      'parameter-that-is-no-pointer': [['OpDecorate %parameter', 'OpDecorate %number']],
      sum: [['OpDecorate %local', 'OpDecorate %sum']],
    },
  ),
  pair(
    'aliasing-decoration-target',
    'of-physical-pointers',
    'variables that hold pointers into physical storage, and parameters that are some, may say how these alias',
    {
      capabilities: 'OpCapability Shader\nOpCapability PhysicalStorageBufferAddresses',
      memoryModel: 'OpMemoryModel PhysicalStorageBuffer64 GLSL450',
      entryPoints: 'OpEntryPoint GLCompute %main "main" %shared',
      annotations: 'OpDecorate %shared AliasedPointer\nOpDecorate %parameter RestrictPointer',
      declarations: `%word = OpTypePointer PhysicalStorageBuffer %uint
%holder = OpTypePointer Private %word
%shared = OpVariable %holder Private
%of_holder = OpTypeFunction %void %holder
%main_type = OpTypeFunction %void`,
      main: `%helper = OpFunction %void None %of_holder
%parameter = OpFunctionParameter %holder
%begin = OpLabel
OpReturn
OpFunctionEnd
%main = OpFunction %void None %main_type
%entry = OpLabel`,
      body: '%loaded = OpLoad %word %shared\n%called = OpFunctionCall %void %helper %shared',
    },
    {
      ...instead('OpDecorate %parameter RestrictPointer', {
        'loaded-pointer': 'OpDecorate %loaded RestrictPointer',
        function: 'OpDecorate %helper RestrictPointer',
        label: 'OpDecorate %begin AliasedPointer',
        'pointer-type': 'OpDecorate %word AliasedPointer',
      }),
    },
  ),
  pair(
    'variable-decoration-target',
    'bindings',
    'variables have bindings and sets',
    { ...buffer, annotations: `${bound}\nOpDecorate %numbers Binding 1` },
    {
      ...instead('OpDecorate %numbers Binding 1', {
        'binding-of-structure': 'OpDecorate %block Binding 1',
        'binding-of-pointer-type': 'OpDecorate %pointer_image Binding 1',
        'binding-of-loaded-image': 'OpDecorate %loaded Binding 1',
        'binding-of-parameter': 'OpDecorate %parameter Binding 1',
      }),
      ...instead('OpDecorate %numbers DescriptorSet 0', {
        'set-of-structure': 'OpDecorate %block DescriptorSet 0',
        'set-of-function': 'OpDecorate %helper DescriptorSet 0',
      }),
    },
  ),
  pair(
    'variable-decoration-target',
    'stage',
    'locations, indexes and invariance of a fragment shader, with an input attachment',
    {
      ...fragment,
      capabilities: 'OpCapability Shader\nOpCapability InputAttachment',
      entryPoints: 'OpEntryPoint Fragment %main "main" %input %output %attachment',
      annotations: `OpDecorate %varying Block
OpMemberDecorate %varying 0 Location 1
OpMemberDecorate %varying 0 Invariant
OpDecorate %output Location 0
OpDecorate %output Index 1
OpDecorate %output Invariant
OpDecorate %attachment DescriptorSet 0
OpDecorate %attachment Binding 0
OpDecorate %attachment InputAttachmentIndex 0`,
      declarations: `%varying = OpTypeStruct %float4
%pointer_varying = OpTypePointer Input %varying
%pointer_member = OpTypePointer Input %float4
%pointer_output = OpTypePointer Output %float4
%image = OpTypeImage %float SubpassData 0 0 0 2 Unknown
%pointer_image = OpTypePointer UniformConstant %image
%input = OpVariable %pointer_varying Input
%output = OpVariable %pointer_output Output
%attachment = OpVariable %pointer_image UniformConstant`,
      body: `%member = OpAccessChain %pointer_member %input %uint_0
%read = OpLoad %float4 %member
%sum = OpFAdd %float4 %read %read
OpStore %output %sum`,
    },
    {
      'invariant-sum': [['OpDecorate %output Invariant', 'OpDecorate %sum Invariant']],
      'invariant-structure': [
        ['OpMemberDecorate %varying 0 Invariant', 'OpDecorate %varying Invariant'],
      ],
      'location-of-structure': [
        ['OpMemberDecorate %varying 0 Location 1', 'OpDecorate %varying Location 1'],
      ],
      'location-of-pointer-type': [
        ['OpDecorate %output Location 0', 'OpDecorate %pointer_output Location 0'],
      ],
      'index-of-pointer-type': [
        ['OpDecorate %output Index 1', 'OpDecorate %pointer_output Index 1'],
      ],
      'attachment-index-of-type': [
        ['%attachment InputAttachmentIndex 0', '%image InputAttachmentIndex 0'],
      ],
    },
  ),
  pair(
    'variable-decoration-target',
    'constant-of-a-kernel',
    'a variable of a kernel is constant',
    {
      ...kernel,
      entryPoints: 'OpEntryPoint Kernel %main "main" %table',
      annotations: 'OpDecorate %table Constant',
      declarations: `%pointer = OpTypePointer UniformConstant %uint
%table = OpVariable %pointer UniformConstant %uint_1`,
      body: '%read = OpLoad %uint %table',
    },
    instead('OpDecorate %table Constant', {
      'pointer-type': 'OpDecorate %pointer Constant',
      'loaded-value': 'OpDecorate %read Constant',
      constant: 'OpDecorate %uint_1 Constant',
    }),
  ),
  pair(
    'linkage-target',
    'functions-and-variables',
    'a function and a variable are exported',
    {
      capabilities: 'OpCapability Shader\nOpCapability Linkage',
      entryPoints: 'OpEntryPoint GLCompute %main "main" %shared',
      annotations: `OpDecorate %helper LinkageAttributes "helper" Export
OpDecorate %shared LinkageAttributes "shared" Export`,
      declarations: `%pointer = OpTypePointer Private %uint
%pointer_local = OpTypePointer Function %uint
%of_number = OpTypeFunction %uint %uint
%structure = OpTypeStruct %uint
%shared = OpVariable %pointer Private`,
      before: `%helper = OpFunction %uint None %of_number
%parameter = OpFunctionParameter %uint
%begin = OpLabel
%local = OpVariable %pointer_local Function
OpReturnValue %parameter
OpFunctionEnd`,
    },
    {
      ...instead('OpDecorate %shared LinkageAttributes', {
        'local-variable': 'OpDecorate %local LinkageAttributes',
        type: 'OpDecorate %structure LinkageAttributes',
        constant: 'OpDecorate %uint_1 LinkageAttributes',
      }),
      parameter: [['OpDecorate %helper', 'OpDecorate %parameter']],
      'function-type': [['OpDecorate %helper', 'OpDecorate %of_number']],
    },
  ),
  pair(
    'object-decoration-target',
    'values-and-variables',
    'values are the same in a group, or not',
    {
      ...buffer,
      capabilities: `OpCapability Shader
OpCapability UniformDecoration
OpCapability ShaderNonUniform`,
      annotations: `${bound}
OpDecorate %numbers Binding 1
OpDecorate %read Uniform
OpDecorateId %returned UniformId %uint_3
OpDecorate %word NonUniform
OpDecorate %parameter NonUniform`,
    },
    {
      'uniform-type': [['OpDecorate %read Uniform', 'OpDecorate %uint Uniform']],
      'uniform-structure-type': [['OpDecorate %read Uniform', 'OpDecorate %block Uniform']],
      'uniform-id-type': [['OpDecorateId %returned', 'OpDecorateId %pointer_block']],
      'non-uniform-pointer-type': [
        ['OpDecorate %word NonUniform', 'OpDecorate %pointer_word NonUniform'],
      ],
      'non-uniform-image-type': [
        ['OpDecorate %parameter NonUniform', 'OpDecorate %image NonUniform'],
      ],
      'non-uniform-label': [['OpDecorate %parameter NonUniform', 'OpDecorate %entry NonUniform']],
    },
  ),
  pair(
    'object-decoration-target',
    'calls',
    'the result of a call is the same in a group, unless there is none',
    {
      capabilities: `OpCapability Shader
OpCapability UniformDecoration
OpCapability ShaderNonUniform`,
      annotations: `OpDecorate %returned Uniform
OpDecorateId %parameter UniformId %uint_3
OpDecorate %group NonUniform
%group = OpDecorationGroup
OpGroupDecorate %group %local`,
      declarations: `%of_number = OpTypeFunction %uint %uint
%pointer_local = OpTypePointer Function %uint`,
      before: `%helper = OpFunction %uint None %of_number
%parameter = OpFunctionParameter %uint
%begin = OpLabel
OpReturnValue %parameter
OpFunctionEnd
%empty = OpFunction %void None %signature
%start = OpLabel
OpReturn
OpFunctionEnd`,
      body: `%local = OpVariable %pointer_local Function
%returned = OpFunctionCall %uint %helper %uint_1
%nothing = OpFunctionCall %void %empty`,
    },
    {
      ...instead('OpDecorate %returned Uniform', {
        'uniform-call-of-void': 'OpDecorate %nothing Uniform',
        'uniform-function': 'OpDecorate %helper Uniform',
        'uniform-function-of-void': 'OpDecorate %empty Uniform',
      }),
      ...instead('OpDecorateId %parameter UniformId %uint_3', {
        'uniform-id-of-call-of-void': 'OpDecorateId %nothing UniformId %uint_3',
        'uniform-id-of-function': 'OpDecorateId %helper UniformId %uint_3',
      }),
      ...instead('OpGroupDecorate %group %local', {
        'non-uniform-call-of-void': 'OpGroupDecorate %group %nothing',
        'non-uniform-function': 'OpGroupDecorate %group %local %helper',
      }),
    },
  ),
  pair(
    'no-wrap-target',
    'signed',
    'additions, subtractions, products, shifts to the left and negations do not wrap',
    {
      ...noWrap,
      annotations: `OpDecorate %sum NoSignedWrap
OpDecorate %difference NoSignedWrap
OpDecorate %product NoSignedWrap
OpDecorate %shifted NoSignedWrap
OpDecorate %negated NoSignedWrap`,
    },
    instead('OpDecorate %negated NoSignedWrap', {
      quotient: 'OpDecorate %quotient NoSignedWrap',
      'shift-right': 'OpDecorate %right NoSignedWrap',
      remainder: 'OpDecorate %remainder NoSignedWrap',
      'float-sum': 'OpDecorate %float_sum NoSignedWrap',
      'copied-sum': 'OpDecorate %copy NoSignedWrap',
      constant: 'OpDecorate %int_1 NoSignedWrap',
      type: 'OpDecorate %int NoSignedWrap',
    }),
  ),
  pair(
    'no-wrap-target',
    'unsigned',
    'all of them but negations may be said not to wrap as unsigned numbers',
    {
      ...noWrap,
      annotations: `OpDecorate %sum NoUnsignedWrap
OpDecorate %difference NoUnsignedWrap
OpDecorate %product NoUnsignedWrap
OpDecorate %shifted NoUnsignedWrap
OpDecorate %negated NoSignedWrap`,
    },
    {
      negation: [['OpDecorate %negated NoSignedWrap', 'OpDecorate %negated NoUnsignedWrap']],
      bits: [['OpDecorate %shifted NoUnsignedWrap', 'OpDecorate %bits NoUnsignedWrap']],
      'by-a-group': [
        [
          'OpDecorate %sum NoUnsignedWrap',
          'OpDecorate %group NoUnsignedWrap\n%group = OpDecorationGroup\nOpGroupDecorate %group %quotient',
        ],
      ],
    },
  ),
]
