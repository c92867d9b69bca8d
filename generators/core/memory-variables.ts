import { pair } from '../pairs/pair.ts'
import { fragment, kernel } from '../pairs/pieces.ts'

const block = `OpDecorate %block Block
OpMemberDecorate %block 0 Offset 0`

const bound = `${block}
OpDecorate %buffer DescriptorSet 0
OpDecorate %buffer Binding 0`

const physical = {
  capabilities: 'OpCapability Shader\nOpCapability PhysicalStorageBufferAddresses',
  memoryModel: 'OpMemoryModel PhysicalStorageBuffer64 GLSL450',
}

/** Pairs of the rules on what variables are and how they begin. */
export const pairs = [
  pair(
    'variable-result-type',
    'outside-functions',
    'a private variable results in a typed pointer',
    {
      declarations: `%pointer = OpTypePointer Private %uint
%length_3 = OpTypeArray %float %uint_3
%variable = OpVariable %pointer Private`,
    },
    {
      'of-what-it-holds': [['OpVariable %pointer Private', 'OpVariable %uint Private']],
      'of-an-array': [['OpVariable %pointer Private', 'OpVariable %length_3 Private']],
      'of-the-function-type': [['OpVariable %pointer Private', 'OpVariable %signature Private']],
    },
  ),
  pair(
    'variable-result-type',
    'inside-a-function',
    'a variable of a function results in a typed pointer, though nothing uses it',
    {
      declarations: '%pointer = OpTypePointer Function %float4',
      body: '%variable = OpVariable %pointer Function',
    },
    { 'of-a-vector': [['OpVariable %pointer Function', 'OpVariable %float4 Function']] },
  ),
  pair(
    'variable-result-type',
    'beside-untyped',
    'an untyped pointer is the result of an untyped variable, a typed one of OpVariable',
    {
      capabilities: 'OpCapability Shader\nOpCapability UntypedPointersKHR',
      extensions: 'OpExtension "SPV_KHR_untyped_pointers"',
      annotations: `${bound}
OpDecorate %untyped_buffer DescriptorSet 0
OpDecorate %untyped_buffer Binding 1`,
      declarations: `%block = OpTypeStruct %uint
%pointer = OpTypePointer StorageBuffer %block
%untyped = OpTypeUntypedPointerKHR StorageBuffer
%untyped_buffer = OpUntypedVariableKHR %untyped StorageBuffer %block
%buffer = OpVariable %pointer StorageBuffer`,
    },
    {},
  ),
  pair(
    'variable-storage-class',
    'outside-functions',
    'private variables have the storage class of their pointer types',
    {
      declarations: `%pointer = OpTypePointer Private %uint
%elsewhere = OpTypePointer Workgroup %uint
%in_function = OpTypePointer Function %uint
%variable = OpVariable %pointer Private`,
    },
    {
      'workgroup-variable': [['OpVariable %pointer Private', 'OpVariable %pointer Workgroup']],
      'workgroup-type': [['OpVariable %pointer Private', 'OpVariable %elsewhere Private']],
      'function-type': [['OpVariable %pointer Private', 'OpVariable %in_function Private']],
    },
  ),
  pair(
    'variable-storage-class',
    'inside-a-function',
    'a variable of a function has a pointer type of class Function',
    {
      declarations: `%pointer = OpTypePointer Function %uint
%elsewhere = OpTypePointer Private %uint`,
      body: '%variable = OpVariable %pointer Function\nOpStore %variable %uint_1',
    },
    { 'private-type': [['OpVariable %pointer Function', 'OpVariable %elsewhere Function']] },
  ),
  pair(
    'variable-storage-class',
    'of-a-block',
    'a storage buffer has the storage class of its pointer type',
    {
      annotations: bound,
      declarations: `%block = OpTypeStruct %uint
%pointer = OpTypePointer StorageBuffer %block
%uniform = OpTypePointer Uniform %block
%buffer = OpVariable %pointer StorageBuffer`,
    },
    {
      'uniform-variable': [['OpVariable %pointer StorageBuffer', 'OpVariable %pointer Uniform']],
      'uniform-type': [['OpVariable %pointer StorageBuffer', 'OpVariable %uniform StorageBuffer']],
    },
  ),
  pair(
    'variable-storage-class',
    'of-the-interface',
    'variables of the interface have the storage classes of their pointer types',
    {
      ...fragment,
      entryPoints: 'OpEntryPoint Fragment %main "main" %from %to',
      annotations: 'OpDecorate %from Location 0\nOpDecorate %to Location 0',
      declarations: `%input = OpTypePointer Input %float4
%output = OpTypePointer Output %float4
%from = OpVariable %input Input
%to = OpVariable %output Output`,
    },
    {
      'output-of-input-type': [
        ['%to = OpVariable %output Output', '%to = OpVariable %input Output'],
      ],
      'input-of-output-type': [
        ['%from = OpVariable %input Input', '%from = OpVariable %output Input'],
      ],
    },
  ),
  pair(
    'variable-not-generic',
    'outside-functions',
    'a workgroup variable is cast to Generic, which is no storage class of a variable',
    {
      ...kernel,
      capabilities: `${kernel.capabilities}\nOpCapability GenericPointer`,
      entryPoints: 'OpEntryPoint Kernel %main "main" %shared %other',
      declarations: `%workgroup = OpTypePointer Workgroup %uint
%generic = OpTypePointer Generic %uint
%shared = OpVariable %workgroup Workgroup
%global = OpTypePointer CrossWorkgroup %uint
%other = OpVariable %global CrossWorkgroup %uint_1`,
      body: '%cast = OpPtrCastToGeneric %generic %shared\nOpStore %cast %uint_1',
    },
    {
      initialized: [
        ['OpVariable %global CrossWorkgroup %uint_1', 'OpVariable %generic Generic %uint_1'],
      ],
      'not-initialized': [
        ['OpVariable %global CrossWorkgroup %uint_1', 'OpVariable %generic Generic'],
      ],
    },
  ),
  pair(
    'variable-not-physical',
    'holds-a-physical-pointer',
    'a private variable holds a pointer into physical storage without being there',
    {
      ...physical,
      annotations: 'OpDecorate %variable AliasedPointer',
      declarations: `%word = OpTypePointer PhysicalStorageBuffer %uint
%holder = OpTypePointer Private %word
%variable = OpVariable %holder Private
%plain = OpTypePointer Private %uint
%other = OpVariable %plain Private`,
    },
    {
      'is-there-itself': [['OpVariable %plain Private', 'OpVariable %word PhysicalStorageBuffer']],
    },
  ),
  pair(
    'variable-not-physical',
    'of-a-block',
    'a block is a variable in StorageBuffer, and pointed to in physical storage',
    {
      ...physical,
      annotations: bound,
      declarations: `%block = OpTypeStruct %uint
%there = OpTypePointer PhysicalStorageBuffer %block
%pointer = OpTypePointer StorageBuffer %block
%buffer = OpVariable %pointer StorageBuffer`,
    },
    {
      'is-there-itself': [
        ['OpVariable %pointer StorageBuffer', 'OpVariable %there PhysicalStorageBuffer'],
      ],
    },
  ),
  pair(
    'variable-initializer',
    'constants',
    'variables begin with constants of all kinds, specialization constants among them',
    {
      declarations: `%private_uint = OpTypePointer Private %uint
%undefined = OpUndef %uint
%null = OpConstantNull %uint
%special = OpSpecConstant %uint 3
%sum = OpSpecConstantOp %uint IAdd %special %uint_1
%first = OpVariable %private_uint Private %uint_1
%second = OpVariable %private_uint Private %null
%third = OpVariable %private_uint Private %special
%fourth = OpVariable %private_uint Private %sum`,
    },
    {
      'undefined-for-a-constant': [['Private %uint_1', 'Private %undefined']],
      'undefined-for-an-operation': [['Private %sum', 'Private %undefined']],
    },
  ),
  pair(
    'variable-initializer',
    'in-a-function',
    'a variable of a function begins with a constant, whatever parameters there are',
    {
      declarations: `%function_uint = OpTypePointer Function %uint
%takes_uint = OpTypeFunction %void %uint`,
      before: `%helper = OpFunction %void None %takes_uint
%parameter = OpFunctionParameter %uint
%begin = OpLabel
%earlier = OpVariable %function_uint Function
%variable = OpVariable %function_uint Function %uint_1
OpReturn
OpFunctionEnd`,
      body: '%called = OpFunctionCall %void %helper %uint_2',
    },
    { 'a-parameter': [['Function %uint_1', 'Function %parameter']] },
  ),
  pair(
    'variable-initializer',
    'variables',
    'a variable that holds a pointer begins with a variable outside functions',
    {
      ...kernel,
      declarations: `%global_uint = OpTypePointer CrossWorkgroup %uint
%holder = OpTypePointer CrossWorkgroup %global_uint
%pointee = OpVariable %global_uint CrossWorkgroup %uint_1
%undefined = OpUndef %global_uint
%variable = OpVariable %holder CrossWorkgroup %pointee`,
    },
    { undefined: [['CrossWorkgroup %pointee', 'CrossWorkgroup %undefined']] },
  ),
  pair(
    'variable-initializer',
    'null-pointers',
    'a variable of a kernel that holds a pointer begins as a null pointer',
    {
      ...kernel,
      declarations: `%function_uint = OpTypePointer Function %uint
%holder = OpTypePointer Function %function_uint
%null = OpConstantNull %function_uint`,
      body: `%local = OpVariable %function_uint Function
%variable = OpVariable %holder Function %null`,
    },
    { 'variable-of-a-function': [['Function %null', 'Function %local']] },
  ),
  pair(
    'variable-initializer-type',
    'scalars',
    'a number begins as a number of its type',
    {
      declarations: `%pointer = OpTypePointer Private %uint
%special = OpSpecConstant %int 1
%variable = OpVariable %pointer Private %uint_1`,
    },
    {
      'other-sign': [['Private %uint_1', 'Private %int_1']],
      'other-kind': [['Private %uint_1', 'Private %float_1']],
      'specialization-constant': [['Private %uint_1', 'Private %special']],
    },
  ),
  pair(
    'variable-initializer-type',
    'composites',
    'a structure begins as a structure of the very type',
    {
      declarations: `%structure = OpTypeStruct %uint %uint
%twin = OpTypeStruct %uint %uint
%array = OpTypeArray %uint %uint_2
%pointer = OpTypePointer Function %structure
%begin = OpConstantComposite %structure %uint_1 %uint_2
%twin_begin = OpConstantComposite %twin %uint_1 %uint_2
%null_array = OpConstantNull %array
%null_vector = OpConstantNull %uint2`,
      body: '%variable = OpVariable %pointer Function %begin',
    },
    {
      'twin-structure': [['Function %begin', 'Function %twin_begin']],
      array: [['Function %begin', 'Function %null_array']],
      vector: [['Function %begin', 'Function %null_vector']],
      member: [['Function %begin', 'Function %uint_1']],
    },
  ),
  pair(
    'variable-initializer-type',
    'pointers',
    'a variable that begins with a variable holds a pointer to what that one holds',
    {
      ...kernel,
      declarations: `%global_uint = OpTypePointer CrossWorkgroup %uint
%global_pointer = OpTypePointer CrossWorkgroup %global_uint
%pointee = OpVariable %global_uint CrossWorkgroup %uint_1
%number = OpVariable %global_uint CrossWorkgroup %uint_2
%holder = OpVariable %global_pointer CrossWorkgroup %pointee`,
    },
    {
      'variable-for-what-it-holds': [['CrossWorkgroup %uint_2', 'CrossWorkgroup %pointee']],
      'number-for-a-pointer': [
        ['%global_pointer CrossWorkgroup %pointee', '%global_pointer CrossWorkgroup %uint_1'],
      ],
    },
  ),
  pair(
    'variable-without-initializer',
    'beside-an-output',
    'an output has an initial value, an input has none',
    {
      ...fragment,
      entryPoints: 'OpEntryPoint Fragment %main "main" %from %to',
      annotations: 'OpDecorate %from Location 0\nOpDecorate %to Location 0',
      declarations: `%input = OpTypePointer Input %float
%output = OpTypePointer Output %float
%null = OpConstantNull %float
%special = OpSpecConstant %float 1
%from = OpVariable %input Input
%to = OpVariable %output Output %float_1`,
    },
    {
      'input-with-constant': [['OpVariable %input Input', 'OpVariable %input Input %float_1']],
      'input-with-null': [['OpVariable %input Input', 'OpVariable %input Input %null']],
      'input-with-special': [['OpVariable %input Input', 'OpVariable %input Input %special']],
    },
  ),
  pair(
    'variable-without-initializer',
    'push-constants',
    'push constants have no initial value',
    {
      annotations: block,
      declarations: `%block = OpTypeStruct %uint
%pointer = OpTypePointer PushConstant %block
%null = OpConstantNull %block
%one = OpConstantComposite %block %uint_1
%pushed = OpVariable %pointer PushConstant`,
    },
    {
      null: [
        [
          '%pushed = OpVariable %pointer PushConstant',
          '%pushed = OpVariable %pointer PushConstant %null',
        ],
      ],
      composite: [
        [
          '%pushed = OpVariable %pointer PushConstant',
          '%pushed = OpVariable %pointer PushConstant %one',
        ],
      ],
    },
  ),
  ...['StorageBuffer', 'Uniform', 'PushConstant'].map((storageClass) =>
    pair(
      'variable-boolean',
      storageClass.replaceAll(/(?<=[a-z])(?=[A-Z])/g, '-').toLowerCase(),
      `Booleans are in Private and Workgroup, what is in ${storageClass} are numbers`,
      {
        annotations: `${block}
OpMemberDecorate %inner 0 Offset 0
OpDecorate %array ArrayStride 16
OpMemberDecorate %block 1 Offset 64
OpMemberDecorate %block 2 Offset 80${
          storageClass === 'PushConstant'
            ? ''
            : `
OpDecorate %variable DescriptorSet 0
OpDecorate %variable Binding 0`
        }`,
        declarations: `%array = OpTypeArray %uint2 %uint_4
%inner = OpTypeStruct %float2
%block = OpTypeStruct %array %inner %uint
%pointer = OpTypePointer ${storageClass} %block
%variable = OpVariable %pointer ${storageClass}
%private_bool = OpTypePointer Private %bool
%flag = OpVariable %private_bool Private %true
%workgroup_bool2 = OpTypePointer Workgroup %bool2
%flags = OpVariable %workgroup_bool2 Workgroup`,
      },
      {
        member: [
          [
            '%block = OpTypeStruct %array %inner %uint',
            '%block = OpTypeStruct %array %inner %bool',
          ],
        ],
        vector: [
          [
            '%block = OpTypeStruct %array %inner %uint',
            '%block = OpTypeStruct %array %inner %bool4',
          ],
        ],
        'in-an-array': [['OpTypeArray %uint2', 'OpTypeArray %bool2']],
        'in-a-nested-structure': [['%inner = OpTypeStruct %float2', '%inner = OpTypeStruct %bool']],
      },
    ),
  ),
  pair(
    'variable-boolean',
    'where-allowed',
    'Booleans of the interface and of functions stand beside a buffer without any',
    {
      entryPoints: 'OpEntryPoint Fragment %main "main" %facing %local_flag %buffer',
      modes: 'OpExecutionMode %main OriginUpperLeft',
      annotations: `${bound}
OpDecorate %facing BuiltIn FrontFacing
OpDecorate %elements ArrayStride 4`,
      declarations: `%input_bool = OpTypePointer Input %bool
%private_bool = OpTypePointer Private %bool
%facing = OpVariable %input_bool Input
%local_flag = OpVariable %private_bool Private
%function_bool = OpTypePointer Function %bool
%elements = OpTypeRuntimeArray %uint
%block = OpTypeStruct %elements
%pointer = OpTypePointer StorageBuffer %block
%buffer = OpVariable %pointer StorageBuffer`,
      body: `%local = OpVariable %function_bool Function %false
%seen = OpLoad %bool %facing
OpStore %local %seen
OpStore %local_flag %seen`,
    },
    { 'in-a-run-time-array': [['OpTypeRuntimeArray %uint', 'OpTypeRuntimeArray %bool']] },
  ),
]
