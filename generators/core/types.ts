import { instead } from '../pairs/instead.ts'
import { pair } from '../pairs/pair.ts'
import { kernel, library } from '../pairs/pieces.ts'

/** Declarations for kernels, without an entry point. */
export const kernelLibrary = {
  ...library,
  capabilities: `${kernel.capabilities}\nOpCapability Linkage`,
  memoryModel: 'OpMemoryModel Physical64 OpenCL',
}

const undefinedValue = {
  imports: '%set = OpExtInstImport "GLSL.std.450"',
  debug: '%string = OpString "a.comp"',
  declarations: '%specialized = OpSpecConstant %uint 7',
  body: '%value = OpUndef %uint',
}

/** Pairs of the rules on types: which are there twice, and how scalars, vectors and matrices are made. */
export const pairs = [
  pair(
    'result-type-is-type',
    'of-an-undefined-value',
    'an instruction without a demand of its own names a type as its result type',
    undefinedValue,
    instead('%value = OpUndef %uint', {
      constant: '%value = OpUndef %uint_1',
      'specialization-constant': '%value = OpUndef %specialized',
      string: '%value = OpUndef %string',
      import: '%value = OpUndef %set',
      function: '%value = OpUndef %main',
    }),
  ),
  pair(
    'result-type-is-type',
    'outside-functions',
    'an undefined value among the declarations names a type as its result type',
    {
      ...library,
      annotations: 'OpDecorate %group RelaxedPrecision\n%group = OpDecorationGroup',
      declarations: '%value = OpUndef %float\n%other = OpUndef %float2',
    },
    {
      'decoration-group': [['%value = OpUndef %float\n', '%value = OpUndef %group\n']],
      'undefined-value': [['%other = OpUndef %float2', '%other = OpUndef %value']],
    },
  ),
  pair(
    'type-unique',
    'scalars-and-their-kin',
    'types that differ in an operand, and aggregates and pointers that differ in nothing',
    {
      ...library,
      capabilities: `${library.capabilities}\nOpCapability Int64`,
      declarations: `%nothing = OpTypeVoid
%truth = OpTypeBool
%signed = OpTypeInt 32 1
%unsigned = OpTypeInt 32 0
%wide = OpTypeInt 64 0
%number = OpTypeFloat 32
%two = OpTypeVector %number 2
%three = OpTypeVector %number 3
%columns = OpTypeMatrix %two 3
%rows = OpTypeMatrix %three 2
%length = OpConstant %unsigned 4
%array = OpTypeArray %number %length
%same_array = OpTypeArray %number %length
%endless = OpTypeRuntimeArray %number
%same_endless = OpTypeRuntimeArray %number
%structure = OpTypeStruct %number %two
%same_structure = OpTypeStruct %number %two
%pointer = OpTypePointer Function %number
%same_pointer = OpTypePointer Function %number
%takes_one = OpTypeFunction %nothing %pointer
%takes_other = OpTypeFunction %nothing %same_pointer`,
    },
    instead('%takes_other = OpTypeFunction %nothing %same_pointer', {
      void: '%takes_other = OpTypeVoid',
      boolean: '%takes_other = OpTypeBool',
      integer: '%takes_other = OpTypeInt 64 0',
      float: '%takes_other = OpTypeFloat 32',
      vector: '%takes_other = OpTypeVector %number 2',
      matrix: '%takes_other = OpTypeMatrix %three 2',
      function: '%takes_other = OpTypeFunction %nothing %pointer',
    }),
  ),
  pair(
    'type-unique',
    'images',
    'image types that differ in one operand each, and a sampler',
    {
      ...library,
      declarations: `%flat = OpTypeImage %float 2D 0 0 0 1 Unknown
%depth = OpTypeImage %float 2D 1 0 0 1 Unknown
%storage = OpTypeImage %float 2D 0 0 0 2 Rgba32f
%other_storage = OpTypeImage %float 2D 0 0 0 2 Rgba8
%sampled = OpTypeSampledImage %flat
%sampled_depth = OpTypeSampledImage %depth
%sampler = OpTypeSampler`,
    },
    {
      image: [['2D 1 0 0 1 Unknown', '2D 0 0 0 1 Unknown']],
      'storage-image': [['Rgba8', 'Rgba32f']],
      'sampled-image': [['OpTypeSampledImage %depth', 'OpTypeSampledImage %flat']],
      sampler: [['%sampler = OpTypeSampler', '%sampler = OpTypeSampler\n%more = OpTypeSampler']],
    },
  ),
  pair(
    'type-unique',
    'of-kernels',
    'events and image types of kernels, told apart by an access qualifier at the end',
    {
      ...kernelLibrary,
      capabilities: `${kernelLibrary.capabilities}\nOpCapability ImageBasic`,
      declarations: `%event = OpTypeEvent
%read = OpTypeImage %void 2D 0 0 0 0 Unknown ReadOnly
%write = OpTypeImage %void 2D 0 0 0 0 Unknown WriteOnly
%unqualified = OpTypeImage %void 2D 0 0 0 0 Unknown`,
    },
    {
      event: [['%event = OpTypeEvent', '%event = OpTypeEvent\n%same = OpTypeEvent']],
      image: [['0 Unknown WriteOnly', '0 Unknown ReadOnly']],
    },
  ),
  pair(
    'int-width',
    'widths-of-capabilities',
    'every width of an integer comes from a capability, 32 apart',
    {
      ...library,
      capabilities: `${library.capabilities}
OpCapability Int8
OpCapability Int16
OpCapability Int64`,
      declarations: `%byte = OpTypeInt 8 0
%short = OpTypeInt 16 1
%word = OpTypeInt 32 1
%wide = OpTypeInt 64 0`,
    },
    {
      'without-int8': [['OpCapability Int8\n', '']],
      'without-int16': [['OpCapability Int16\n', '']],
      'without-int64': [['OpCapability Int64\n', '']],
      one: [['OpTypeInt 8 0', 'OpTypeInt 1 0']],
      'twenty-four': [['OpTypeInt 16 1', 'OpTypeInt 24 1']],
      'one-hundred-twenty-eight': [['OpTypeInt 64 0', 'OpTypeInt 128 0']],
    },
  ),
  pair(
    'int-width',
    'implied-capability',
    'a capability that implies Int64 enables 64 bits, and no others',
    {
      ...library,
      capabilities: `${library.capabilities}\nOpCapability Int64Atomics`,
      declarations: '%wide = OpTypeInt 64 1',
    },
    {
      sixteen: [['OpTypeInt 64 1', 'OpTypeInt 16 1']],
      eight: [['OpTypeInt 64 1', 'OpTypeInt 8 1']],
      zero: [['OpTypeInt 64 1', 'OpTypeInt 0 1']],
      'thirty-three': [['OpTypeInt 64 1', 'OpTypeInt 33 1']],
    },
  ),
  pair(
    'int-width',
    'of-a-storage-buffer',
    'a capability of 16-bit storage enables an integer type of 16 bits',
    {
      capabilities: 'OpCapability Shader\nOpCapability StorageBuffer16BitAccess',
      entryPoints: 'OpEntryPoint GLCompute %main "main" %buffer',
      annotations: `OpMemberDecorate %block 0 Offset 0
OpDecorate %block Block
OpDecorate %buffer DescriptorSet 0
OpDecorate %buffer Binding 0`,
      declarations: `%short = OpTypeInt 16 0
%block = OpTypeStruct %short
%pointer_block = OpTypePointer StorageBuffer %block
%buffer = OpVariable %pointer_block StorageBuffer`,
    },
    instead('OpTypeInt 16 0', { eight: 'OpTypeInt 8 0', 'sixty-four': 'OpTypeInt 64 0' }),
  ),
  pair(
    'int-signedness',
    'zero-and-one',
    'one integer type of each signedness',
    { ...library, declarations: '%unsigned = OpTypeInt 32 0\n%signed = OpTypeInt 32 1' },
    {
      ...instead('OpTypeInt 32 1', {
        two: 'OpTypeInt 32 2',
        'all-bits': 'OpTypeInt 32 4294967295',
      }),
      'high-bit': [['OpTypeInt 32 0', 'OpTypeInt 32 2147483648']],
    },
  ),
  pair(
    'kernel-signedness',
    'every-width',
    'integers of a kernel have no signedness',
    {
      ...kernel,
      capabilities: `${kernel.capabilities}
OpCapability Int8
OpCapability Int16
OpCapability Int64`,
      declarations: `%byte = OpTypeInt 8 0
%short = OpTypeInt 16 0
%word = OpTypeInt 32 0
%wide = OpTypeInt 64 0`,
    },
    {
      eight: [['OpTypeInt 8 0', 'OpTypeInt 8 1']],
      sixteen: [['OpTypeInt 16 0', 'OpTypeInt 16 1']],
      'thirty-two': [['OpTypeInt 32 0', 'OpTypeInt 32 1']],
      'sixty-four': [['OpTypeInt 64 0', 'OpTypeInt 64 1']],
    },
  ),
  pair(
    'kernel-signedness',
    'implied-kernel',
    'a module that declares Kernel by implication only has integers without signedness',
    {
      ...kernelLibrary,
      capabilities: 'OpCapability Vector16\nOpCapability Addresses\nOpCapability Linkage',
      declarations: '%word = OpTypeInt 32 0\n%sixteen = OpTypeVector %word 16',
    },
    { signed: [['OpTypeInt 32 0', 'OpTypeInt 32 1']] },
  ),
  pair(
    'float-width',
    'widths-of-capabilities',
    'every width of a floating-point type comes from a capability, 32 apart',
    {
      ...library,
      capabilities: `${library.capabilities}
OpCapability Float16
OpCapability Float64`,
      declarations: `%narrow = OpTypeFloat 16
%number = OpTypeFloat 32
%wide = OpTypeFloat 64`,
    },
    {
      'without-float16': [['OpCapability Float16\n', '']],
      'without-float64': [['OpCapability Float64\n', '']],
      eight: [['OpTypeFloat 16', 'OpTypeFloat 8']],
      eighty: [['OpTypeFloat 64', 'OpTypeFloat 80']],
      'one-hundred-twenty-eight': [['OpTypeFloat 64', 'OpTypeFloat 128']],
    },
  ),
  pair(
    'float-width',
    'integers-do-not-count',
    'capabilities of integers enable no floating-point type',
    {
      ...library,
      capabilities: `${library.capabilities}
OpCapability Int16
OpCapability Int64`,
      declarations: '%number = OpTypeFloat 32',
    },
    instead('OpTypeFloat 32', {
      sixteen: 'OpTypeFloat 16',
      'sixty-four': 'OpTypeFloat 64',
      zero: 'OpTypeFloat 0',
      'twenty-four': 'OpTypeFloat 24',
    }),
  ),
  pair(
    'float-width',
    'pointer-of-a-kernel',
    'Float16Buffer enables a 16-bit float to point to',
    {
      ...kernelLibrary,
      capabilities: `${kernelLibrary.capabilities}\nOpCapability Float16Buffer`,
      declarations: `%narrow = OpTypeFloat 16
%pointer_narrow = OpTypePointer CrossWorkgroup %narrow`,
    },
    {
      'without-float16-buffer': [['OpCapability Float16Buffer\n', '']],
      'sixty-four': [['OpTypeFloat 16', 'OpTypeFloat 64']],
    },
  ),
]
