import { pair } from '../pairs/pair.ts'

const block = `OpDecorate %block Block
OpMemberDecorate %block 0 Offset 0
OpMemberDecorate %block 1 Offset 16
OpDecorate %elements ArrayStride 4
OpDecorate %four ArrayStride 4
OpDecorate %buffer_uint ArrayStride 4
OpDecorate %twin_uint ArrayStride 4
OpDecorate %buffer_int ArrayStride 4
OpDecorate %buffer DescriptorSet 0
OpDecorate %buffer Binding 0`

const buffer = {
  capabilities: 'OpCapability Shader\nOpCapability VariablePointers',
  entryPoints: 'OpEntryPoint GLCompute %main "main" %buffer %shared',
  annotations: block,
  declarations: `%elements = OpTypeRuntimeArray %uint
%four = OpTypeArray %int %uint_4
%block = OpTypeStruct %four %elements
%to_block = OpTypePointer StorageBuffer %block
%buffer_uint = OpTypePointer StorageBuffer %uint
%twin_uint = OpTypePointer StorageBuffer %uint
%buffer_int = OpTypePointer StorageBuffer %int
%two = OpTypeArray %uint %uint_2
%shared_two = OpTypePointer Workgroup %two
%shared_uint = OpTypePointer Workgroup %uint
%buffer = OpVariable %to_block StorageBuffer
%shared = OpVariable %shared_two Workgroup`,
}

const elements = `%first = OpAccessChain %buffer_uint %buffer %uint_1 %uint_0
%second = OpAccessChain %buffer_uint %buffer %uint_1 %uint_1
%twin = OpAccessChain %twin_uint %buffer %uint_1 %uint_1
%signed = OpAccessChain %buffer_int %buffer %uint_0 %uint_1
%shared_first = OpAccessChain %shared_uint %shared %uint_0
%shared_second = OpAccessChain %shared_uint %shared %uint_1`

const compared = `${elements}
%equal = OpPtrEqual %bool %first %second
%unequal = OpPtrNotEqual %bool %first %second
%shared_equal = OpPtrEqual %bool %shared_first %shared_second
%distance = OpPtrDiff %int %first %second`

const equal = 'OpPtrEqual %bool %first %second'
const unequal = 'OpPtrNotEqual %bool %first %second'
const difference = 'OpPtrDiff %int %first %second'

/** Variables of the storage classes that nothing may be compared in. */
const others = {
  ...buffer,
  entryPoints: 'OpEntryPoint Fragment %main "main" %buffer %shared %own %from %to %uniform',
  modes: 'OpExecutionMode %main OriginUpperLeft',
  annotations: `${block}
OpDecorate %uniform_block Block
OpMemberDecorate %uniform_block 0 Offset 0
OpDecorate %uniform DescriptorSet 0
OpDecorate %uniform Binding 1
OpDecorate %from Location 0
OpDecorate %from Flat
OpDecorate %to Location 0`,
  declarations: `${buffer.declarations}
%uniform_block = OpTypeStruct %uint
%to_uniform = OpTypePointer Uniform %uniform_block
%uniform_uint = OpTypePointer Uniform %uint
%private_uint = OpTypePointer Private %uint
%function_uint = OpTypePointer Function %uint
%input_uint = OpTypePointer Input %uint
%output_uint = OpTypePointer Output %uint
%uniform = OpVariable %to_uniform Uniform
%own = OpVariable %private_uint Private
%from = OpVariable %input_uint Input
%to = OpVariable %output_uint Output`,
}

const physical = {
  ...buffer,
  capabilities: `${buffer.capabilities}
OpCapability PhysicalStorageBufferAddresses
OpCapability Int64`,
  memoryModel: 'OpMemoryModel PhysicalStorageBuffer64 GLSL450',
}

/** Pairs of the rules on comparing and subtracting pointers. */
export const pairs = [
  pair(
    'pointer-comparison-operand',
    'elements',
    'pointers to elements are compared and subtracted, not what they point to',
    {
      ...buffer,
      body: `${compared}
%one = OpLoad %uint %first
%other = OpLoad %uint %second
%late_equal = OpPtrEqual %bool %second %first
%late_unequal = OpPtrNotEqual %bool %second %first
%late_distance = OpPtrDiff %int %second %first`,
    },
    {
      'equal-constants': [[equal, 'OpPtrEqual %bool %uint_1 %uint_2']],
      'equal-values': [['OpPtrEqual %bool %second %first', 'OpPtrEqual %bool %one %other']],
      'unequal-values': [['OpPtrNotEqual %bool %second %first', 'OpPtrNotEqual %bool %one %other']],
      'difference-of-values': [['OpPtrDiff %int %second %first', 'OpPtrDiff %int %one %other']],
      'difference-of-constants': [[difference, 'OpPtrDiff %int %uint_1 %uint_2']],
    },
  ),
  pair(
    'pointer-comparison-type',
    'elements',
    'pointers of one type are compared, though there is a second type like it',
    { ...buffer, body: compared },
    {
      'equal-twin-types': [[equal, 'OpPtrEqual %bool %first %twin']],
      'equal-other-pointee': [[equal, 'OpPtrEqual %bool %signed %first']],
      'unequal-other-storage-class': [[unequal, 'OpPtrNotEqual %bool %first %shared_first']],
      'difference-of-twin-types': [[difference, 'OpPtrDiff %int %twin %second']],
      'difference-of-other-pointees': [[difference, 'OpPtrDiff %int %first %signed']],
    },
  ),
  pair(
    'pointer-comparison-result',
    'booleans',
    'comparisons result in a single Boolean',
    { ...buffer, body: compared },
    {
      'equal-number': [[equal, 'OpPtrEqual %uint %first %second']],
      'equal-vector': [[equal, 'OpPtrEqual %bool2 %first %second']],
      'unequal-number': [[unequal, 'OpPtrNotEqual %int %first %second']],
      'unequal-vector': [[unequal, 'OpPtrNotEqual %bool4 %first %second']],
    },
  ),
  pair(
    'pointer-difference-result',
    'integers',
    'differences are integers of any sign and width',
    {
      ...buffer,
      capabilities: `${buffer.capabilities}\nOpCapability Int64\nOpCapability Int16`,
      declarations: `%short = OpTypeInt 16 1\n${buffer.declarations}`,
      body: `${compared}
%unsigned = OpPtrDiff %uint %second %first
%wide = OpPtrDiff %long %first %second
%narrow = OpPtrDiff %short %first %second
%in_workgroup = OpPtrDiff %uint %shared_first %shared_second`,
    },
    {
      float: [[difference, 'OpPtrDiff %float %first %second']],
      vector: [[difference, 'OpPtrDiff %int2 %first %second']],
      boolean: [[difference, 'OpPtrDiff %bool %first %second']],
    },
  ),
  pair(
    'pointer-comparison-storage-class',
    'with-workgroup',
    'pointers into StorageBuffer and Workgroup are compared, no others',
    {
      ...others,
      body: `%local = OpVariable %function_uint Function
%in_uniform = OpAccessChain %uniform_uint %uniform %uint_0
${compared}`,
    },
    {
      'equal-private': [[equal, 'OpPtrEqual %bool %own %own']],
      'equal-function': [[equal, 'OpPtrEqual %bool %local %local']],
      'unequal-uniform': [[unequal, 'OpPtrNotEqual %bool %in_uniform %in_uniform']],
      'unequal-input': [[unequal, 'OpPtrNotEqual %bool %from %from']],
      'equal-output': [[equal, 'OpPtrEqual %bool %to %to']],
    },
  ),
  pair(
    'pointer-comparison-storage-class',
    'storage-buffer-only',
    'with the lesser capability pointers into StorageBuffer are compared',
    {
      ...buffer,
      capabilities: 'OpCapability Shader\nOpCapability VariablePointersStorageBuffer',
      body: `${elements}
%equal = ${equal}
%unequal = ${unequal}`,
    },
    {
      'equal-workgroup': [[equal, 'OpPtrEqual %bool %shared_first %shared_second']],
      'unequal-workgroup': [[unequal, 'OpPtrNotEqual %bool %shared_first %shared_second']],
    },
  ),
  pair(
    'physical-pointer-not-compared',
    'as-numbers',
    'physical pointers are compared as numbers, others as pointers',
    {
      ...physical,
      annotations: `${block}\nOpDecorate %word ArrayStride 4`,
      declarations: `${buffer.declarations}
%word = OpTypePointer PhysicalStorageBuffer %uint
%low = OpConstant %ulong 64
%high = OpConstant %ulong 128`,
      body: `%there = OpConvertUToPtr %word %low
%behind = OpPtrAccessChain %word %there %uint_2
%number = OpConvertPtrToU %ulong %behind
%same_number = OpIEqual %bool %number %high
${compared}`,
    },
    {
      equal: [[equal, 'OpPtrEqual %bool %there %behind']],
      unequal: [[unequal, 'OpPtrNotEqual %bool %there %behind']],
      difference: [[difference, 'OpPtrDiff %int %behind %there']],
    },
  ),
  pair(
    'physical-pointer-not-compared',
    'parameters',
    'a helper compares its logical pointers and stores through its physical ones',
    {
      ...physical,
      declarations: `${buffer.declarations}
%word = OpTypePointer PhysicalStorageBuffer %uint
%takes_pointers = OpTypeFunction %bool %word %word %buffer_uint %buffer_uint`,
      before: `%helper = OpFunction %bool None %takes_pointers
%there = OpFunctionParameter %word
%elsewhere = OpFunctionParameter %word
%one = OpFunctionParameter %buffer_uint
%other = OpFunctionParameter %buffer_uint
%begin = OpLabel
OpStore %there %uint_1 Aligned 4
OpStore %elsewhere %uint_2 Aligned 4
%result = OpPtrEqual %bool %one %other
OpReturnValue %result
OpFunctionEnd`,
    },
    { compared: [['OpPtrEqual %bool %one %other', 'OpPtrEqual %bool %there %elsewhere']] },
  ),
  pair(
    'physical-addressing-model',
    'pointer-type',
    'the addressing model is that of pointers into physical storage',
    {
      capabilities: `OpCapability Shader
OpCapability PhysicalStorageBufferAddresses
OpCapability Addresses`,
      memoryModel: 'OpMemoryModel PhysicalStorageBuffer64 GLSL450',
      declarations: `%word = OpTypePointer PhysicalStorageBuffer %uint
%takes_pointer = OpTypeFunction %uint %word`,
      before: `%helper = OpFunction %uint None %takes_pointer
%parameter = OpFunctionParameter %word
%begin = OpLabel
%value = OpLoad %uint %parameter Aligned 4
OpReturnValue %value
OpFunctionEnd`,
    },
    {
      logical: [['OpMemoryModel PhysicalStorageBuffer64', 'OpMemoryModel Logical']],
      'physical-64': [['OpMemoryModel PhysicalStorageBuffer64', 'OpMemoryModel Physical64']],
      'physical-32': [['OpMemoryModel PhysicalStorageBuffer64', 'OpMemoryModel Physical32']],
    },
  ),
  pair(
    'physical-addressing-model',
    'announced-type',
    'a list node in physical storage points to the next one',
    {
      capabilities: 'OpCapability Shader\nOpCapability PhysicalStorageBufferAddresses',
      memoryModel: 'OpMemoryModel PhysicalStorageBuffer64 GLSL450',
      annotations: `OpDecorate %node Block
OpMemberDecorate %node 0 Offset 0
OpMemberDecorate %node 1 Offset 8`,
      declarations: `OpTypeForwardPointer %next PhysicalStorageBuffer
%node = OpTypeStruct %uint %next
%next = OpTypePointer PhysicalStorageBuffer %node`,
    },
    { logical: [['OpMemoryModel PhysicalStorageBuffer64', 'OpMemoryModel Logical']] },
  ),
  pair(
    'physical-addressing-model',
    'untyped',
    'untyped pointers into physical storage go with its addressing model too',
    {
      capabilities: `OpCapability Shader
OpCapability PhysicalStorageBufferAddresses
OpCapability UntypedPointersKHR`,
      extensions: 'OpExtension "SPV_KHR_untyped_pointers"',
      memoryModel: 'OpMemoryModel PhysicalStorageBuffer64 GLSL450',
      declarations: '%untyped = OpTypeUntypedPointerKHR PhysicalStorageBuffer',
    },
    { logical: [['OpMemoryModel PhysicalStorageBuffer64', 'OpMemoryModel Logical']] },
  ),
]
