import { pair } from '../pairs/pair.ts'
import { kernel } from '../pairs/pieces.ts'

const physical = {
  capabilities: 'OpCapability Shader\nOpCapability PhysicalStorageBufferAddresses',
  memoryModel: 'OpMemoryModel PhysicalStorageBuffer64 GLSL450',
}

const buffer = {
  entryPoints: 'OpEntryPoint GLCompute %main "main" %buffer',
  annotations: `OpDecorate %block Block
OpMemberDecorate %block 0 Offset 0
OpDecorate %elements ArrayStride 4
OpDecorate %element_pointer ArrayStride 4
OpDecorate %buffer DescriptorSet 0
OpDecorate %buffer Binding 0`,
  declarations: `%elements = OpTypeRuntimeArray %uint
%block = OpTypeStruct %elements
%pointer = OpTypePointer StorageBuffer %block
%element_pointer = OpTypePointer StorageBuffer %uint
%buffer = OpVariable %pointer StorageBuffer`,
}

const elements = `%first = OpAccessChain %element_pointer %buffer %uint_0 %uint_1
%second = OpInBoundsAccessChain %element_pointer %buffer %uint_0 %uint_2`

const signedArray = {
  entryPoints: 'OpEntryPoint GLCompute %main "main" %variable',
  declarations: `%array = OpTypeArray %uint4 %uint_8
%to_array = OpTypePointer Private %array
%to_uint = OpTypePointer Private %uint
%below_zero = OpConstant %int -1
%least = OpConstant %int -2147483648
%variable = OpVariable %to_array Private`,
}

/** Pairs of the rules on logical pointers without variable pointers. */
export const pairs = [
  pair(
    'variable-holds-logical-pointer',
    'without-variable-pointers',
    'variables hold numbers and pointers into physical storage',
    {
      ...physical,
      entryPoints: 'OpEntryPoint GLCompute %main "main" %variable %other %target',
      annotations: 'OpDecorate %variable AliasedPointer',
      declarations: `%word = OpTypePointer PhysicalStorageBuffer %uint
%private_uint = OpTypePointer Private %uint
%holder = OpTypePointer Private %word
%variable = OpVariable %holder Private
%content = OpTypeArray %uint4 %uint_3
%to_content = OpTypePointer Private %content
%other = OpVariable %to_content Private
%target = OpVariable %private_uint Private
%function_uint = OpTypePointer Function %uint`,
      body: `%local = OpVariable %function_uint Function
%value = OpLoad %uint %target
OpStore %local %value`,
    },
    {
      'private-pointer': [
        [
          '%target = OpVariable',
          `%to_logical = OpTypePointer Private %private_uint
%extra = OpVariable %to_logical Private
%target = OpVariable`,
        ],
      ],
      'pointer-in-an-array': [
        ['%content = OpTypeArray %uint4 %uint_3', '%content = OpTypeArray %private_uint %uint_3'],
      ],
      'pointer-in-a-structure': [
        ['%content = OpTypeArray %uint4 %uint_3', '%content = OpTypeStruct %uint %private_uint'],
      ],
      'in-a-function': [
        [
          '%function_uint = OpTypePointer',
          '%to_logical = OpTypePointer Function %private_uint\n%function_uint = OpTypePointer',
        ],
        ['%value = OpLoad', '%extra = OpVariable %to_logical Function\n%value = OpLoad'],
      ],
    },
  ),
  pair(
    'variable-holds-logical-pointer',
    'with-variable-pointers',
    'variables in Private and Function hold pointers into a buffer',
    {
      ...buffer,
      entryPoints: 'OpEntryPoint GLCompute %main "main" %buffer %holder %holders %shared',
      capabilities: 'OpCapability Shader\nOpCapability VariablePointers',
      declarations: `${buffer.declarations}
%array = OpTypeArray %element_pointer %uint_2
%structure = OpTypeStruct %uint %element_pointer
%private_pointer = OpTypePointer Private %element_pointer
%private_array = OpTypePointer Private %array
%function_structure = OpTypePointer Function %structure
%shared_uint = OpTypePointer Workgroup %uint
%shared = OpVariable %shared_uint Workgroup
%holder = OpVariable %private_pointer Private
%holders = OpVariable %private_array Private`,
      body: `%local = OpVariable %function_structure Function
${elements}
OpStore %holder %first
%held = OpLoad %element_pointer %holder
OpStore %held %uint_1`,
    },
    {
      workgroup: [
        [
          '%holders = OpVariable',
          `%wrong_pointer = OpTypePointer Workgroup %element_pointer
%wrong = OpVariable %wrong_pointer Workgroup
%holders = OpVariable`,
        ],
      ],
      'array-in-workgroup': [
        [
          '%holders = OpVariable',
          `%wrong_pointer = OpTypePointer Workgroup %array
%wrong = OpVariable %wrong_pointer Workgroup
%holders = OpVariable`,
        ],
      ],
      'structure-in-output': [
        [
          '%holders = OpVariable',
          `%wrong_pointer = OpTypePointer Output %structure
%wrong = OpVariable %wrong_pointer Output
%holders = OpVariable`,
        ],
      ],
    },
  ),
  pair(
    'logical-pointer-operand',
    'shader',
    'pointers into a buffer are loaded and stored through, copied and used by atomics',
    {
      ...buffer,
      imports: '%extended = OpExtInstImport "GLSL.std.450"',
      declarations: `${buffer.declarations}
%function_int = OpTypePointer Function %int`,
      body: `%exponent = OpVariable %function_int Function
${elements}
%copy = OpCopyObject %element_pointer %second
%fraction = OpExtInst %float %extended Frexp %float_1 %exponent
%length = OpArrayLength %uint %buffer 0
%old = OpAtomicIAdd %uint %copy %uint_1 %uint_0 %uint_1
OpCopyMemory %first %second
%value = OpLoad %uint %first`,
    },
    {
      equal: [['OpLoad %uint %first', 'OpPtrEqual %bool %first %second']],
      'not-equal': [['OpLoad %uint %first', 'OpPtrNotEqual %bool %first %second']],
      bits: [['OpLoad %uint %first', 'OpBitcast %uint2 %first']],
      'bits-of-a-variable': [['OpLoad %uint %first', 'OpBitcast %uint2 %buffer']],
    },
  ),
  pair(
    'logical-pointer-operand',
    'addresses-in-a-logical-module',
    'the capability Addresses alone makes no pointer physical',
    {
      ...buffer,
      capabilities: 'OpCapability Shader\nOpCapability Addresses',
      body: `${elements}
OpCopyMemory %first %second`,
    },
    {
      difference: [['OpCopyMemory %first %second', '%value = OpPtrDiff %int %first %second']],
      'sized-copy': [['OpCopyMemory %first %second', 'OpCopyMemorySized %first %second %uint_4']],
    },
  ),
  pair(
    'logical-pointer-operand',
    'kernel',
    'a kernel with logical pointers stores through a variable',
    {
      ...kernel,
      capabilities: 'OpCapability Kernel',
      memoryModel: 'OpMemoryModel Logical OpenCL',
      declarations: '%function_uint = OpTypePointer Function %uint',
      body: `%local = OpVariable %function_uint Function
OpStore %local %uint_1`,
    },
    {
      'lifetime-start': [
        ['OpStore %local %uint_1', 'OpLifetimeStart %local 0\nOpStore %local %uint_1'],
      ],
      'lifetime-stop': [
        ['OpStore %local %uint_1', 'OpStore %local %uint_1\nOpLifetimeStop %local 0'],
      ],
    },
  ),
  pair(
    'logical-pointer-operand',
    'beside-physical-pointers',
    'pointers into physical storage are cast, selected and converted, others are not',
    {
      ...physical,
      ...buffer,
      capabilities: `${physical.capabilities}\nOpCapability Int64`,
      declarations: `${buffer.declarations}
%word = OpTypePointer PhysicalStorageBuffer %uint
%address = OpConstant %ulong 64`,
      body: `${elements}
%there = OpConvertUToPtr %word %address
%selected = OpSelect %word %true %there %there
%number = OpConvertPtrToU %ulong %selected
%bits = OpBitcast %uint2 %selected`,
    },
    {
      'bits-of-a-logical-pointer': [['OpBitcast %uint2 %selected', 'OpBitcast %uint2 %first']],
      'equality-of-logical-pointers': [
        ['OpBitcast %uint2 %selected', 'OpPtrEqual %bool %first %second'],
      ],
    },
  ),
  pair(
    'logical-pointer-result',
    'shader',
    'pointers come from variables, parameters, access chains and copies',
    {
      ...buffer,
      entryPoints: 'OpEntryPoint GLCompute %main "main" %buffer %own',
      declarations: `${buffer.declarations}
%private_uint = OpTypePointer Private %uint
%words = OpConstantComposite %uint2 %uint_1 %uint_2
%own = OpVariable %private_uint Private
%takes_pointer = OpTypeFunction %void %private_uint`,
      before: `%helper = OpFunction %void None %takes_pointer
%parameter = OpFunctionParameter %private_uint
%begin = OpLabel
OpStore %parameter %uint_1
OpReturn
OpFunctionEnd`,
      body: `${elements}
%copy = OpCopyObject %private_uint %own
%called = OpFunctionCall %void %helper %own`,
    },
    {
      null: [['%own = OpVariable', '%null = OpConstantNull %private_uint\n%own = OpVariable']],
      bits: [['OpCopyObject %private_uint %own', 'OpBitcast %private_uint %words']],
      call: [
        [
          '%takes_pointer = OpTypeFunction',
          '%returns_pointer = OpTypeFunction %private_uint\n%takes_pointer = OpTypeFunction',
        ],
        [
          '%helper = OpFunction %void',
          `%never = OpFunction %private_uint None %returns_pointer
%never_begin = OpLabel
OpUnreachable
OpFunctionEnd
%helper = OpFunction %void`,
        ],
        ['%called = ', '%returned = OpFunctionCall %private_uint %never\n%called = '],
      ],
    },
  ),
  pair(
    'logical-pointer-result',
    'beside-physical-pointers',
    'pointers into physical storage are made from bits, chosen and loaded',
    {
      ...physical,
      ...buffer,
      capabilities: `${physical.capabilities}\nOpCapability Int64`,
      declarations: `${buffer.declarations}
%word = OpTypePointer PhysicalStorageBuffer %uint
%holder = OpTypePointer Function %word
%words = OpConstantComposite %uint2 %uint_64 %uint_0
%address = OpConstant %ulong 64
%returns_pointer = OpTypeFunction %word`,
      before: `%helper = OpFunction %word None %returns_pointer
%begin = OpLabel
%made = OpConvertUToPtr %word %address
OpReturnValue %made
OpFunctionEnd`,
      annotations: `${buffer.annotations}\nOpDecorate %local AliasedPointer`,
      body: `%local = OpVariable %holder Function
%returned = OpFunctionCall %word %helper
OpStore %local %returned
%loaded = OpLoad %word %local
%selected = OpSelect %word %true %returned %loaded
%cast = OpBitcast %word %words`,
    },
    {
      'logical-from-bits': [['OpBitcast %word %words', 'OpBitcast %element_pointer %words']],
      'logical-null': [
        [
          '%holder = OpTypePointer',
          '%null = OpConstantNull %element_pointer\n%holder = OpTypePointer',
        ],
      ],
    },
  ),
  pair(
    'logical-pointer-index',
    'signed',
    'signed indexes are not negative, unsigned and special ones may have any bits',
    {
      ...signedArray,
      capabilities: 'OpCapability Shader\nOpCapability Int64\nOpCapability Int16',
      declarations: `${signedArray.declarations}
%short = OpTypeInt 16 1
%wide = OpConstant %long -1
%narrow = OpConstant %short -1
%greatest = OpConstant %uint 0xffffffff
%special = OpSpecConstant %int -1
%computed = OpSpecConstantOp %int SNegate %int_1`,
      body: `%a = OpAccessChain %to_uint %variable %greatest %uint_0
%b = OpAccessChain %to_uint %variable %special %uint_1
%c = OpInBoundsAccessChain %to_uint %variable %computed %uint_1
%d = OpAccessChain %to_uint %variable %int_1 %uint_2
%e = OpInBoundsAccessChain %to_uint %variable %uint_2 %int_2`,
    },
    {
      'below-zero': [['%variable %int_1 %uint_2', '%variable %below_zero %uint_2']],
      least: [['%variable %int_1 %uint_2', '%variable %least %uint_2']],
      'of-64-bits': [['%variable %int_1 %uint_2', '%variable %wide %uint_2']],
      'of-16-bits': [['%variable %int_1 %uint_2', '%variable %narrow %uint_2']],
      'in-bounds-second': [['%variable %uint_2 %int_2', '%variable %uint_2 %below_zero']],
    },
  ),
  pair(
    'logical-pointer-index',
    'in-a-function',
    'a run-time index may be negative, a constant index into a parameter is not',
    {
      ...signedArray,
      declarations: `${signedArray.declarations}
%takes_array = OpTypeFunction %uint %to_array`,
      before: `%helper = OpFunction %uint None %takes_array
%parameter = OpFunctionParameter %to_array
%begin = OpLabel
%run_time = OpCopyObject %int %below_zero
%unclear = OpAccessChain %to_uint %parameter %run_time %int_0
%element = OpAccessChain %to_uint %parameter %int_2 %int_1
%value = OpLoad %uint %element
OpReturnValue %value
OpFunctionEnd`,
      body: '%called = OpFunctionCall %uint %helper %variable',
    },
    {
      element: [['%parameter %int_2 %int_1', '%parameter %below_zero %int_1']],
      component: [['%parameter %int_2 %int_1', '%parameter %int_2 %below_zero']],
    },
  ),
]
