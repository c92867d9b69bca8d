import { pairIn } from '../pairs/pair-of.ts'
import { rowsOf } from '../pairs/rows-of.ts'
import {
  alternatives,
  buffersOf,
  hyphenedType,
  inKind,
  kinds,
  noPointer,
  ofShaders,
  otherTypes,
} from './shared/pieces.ts'

const inBuffers = pairIn(buffersOf('%block_ulong'))

const inWords = pairIn(buffersOf('%block_uint_and_stride4_uint_runtime_array'))

/** An address in a shader, untyped and typed. */
const address = `%untyped = OpConvertUToPtr %untyped_pointer_PhysicalStorageBuffer %null_ulong
%typed = OpConvertUToPtr %pointer_PhysicalStorageBuffer_uint %null_ulong`

/** Memory that is loaded from and stored to: the pieces, by its name. */
const memories = {
  'storage-buffer': buffersOf('%block_uint'),
  'physical-storage-buffer': kinds.physical,
  function: kinds.shader,
  generic: kinds.kernel,
} as const

/**
 * Its name, what gives pointers of both kinds to an integer, the typed one, memory operands, and what a structure with an
 * untyped one is called where that may be null.
 */
const places = rowsOf(`
storage-buffer | %to_uint = OpAccessChain %pointer_StorageBuffer_uint %typed %uint_0 | %to_uint
physical-storage-buffer | ${address.replace('\n', '; ')} | %typed | Aligned 4 | PhysicalStorageBuffer
function | %untyped = OpUntypedVariableKHR %untyped_pointer_Function Function %uint | %variable_Function_uint
generic | %untyped = OpPtrCastToGeneric %untyped_pointer_Generic %null_untyped_pointer_CrossWorkgroup \
| %null_pointer_Generic_uint | Volatile | Generic`)

/** Pairs of the rules on `OpLoad` and `OpStore`. */
export const pairs = [
  ...places.flatMap(([name = '', made = '', typed, operands = '', nullable]) => {
    const inMemory = pairIn(memories[name as keyof typeof memories])
    const others = `${noPointer}${nullable ? ` | structure-with-a-pointer: %null_untyped_pointer_${nullable}_only` : ''}`
    const body = made.replace('; ', '\n')
    return [
      inMemory`load-pointer-is-a-pointer/${name}: pointers of either kind are loaded through
body: ${body}
%one = OpLoad %uint {%untyped | ${others}} ${operands}
%two = OpLoad %uint {${typed} | typed-integer: %uint_1 | typed-floating-point: %float_1} ${operands}
%three = OpLoad %float %untyped ${operands}`,
      inMemory`store-pointer-is-a-pointer/${name}: pointers of either kind are stored through
body: ${body}
OpStore {%untyped | ${others}} %uint_1 ${operands}
OpStore {${typed} | typed-integer: %uint_1 | typed-floating-point: %float_1} %uint_2 ${operands}
OpStore %untyped %float_1 ${operands}`,
    ]
  }),
  ...Object.keys(otherTypes).flatMap((type) => [
    inBuffers`load-typed-pointer-points-to-the-result-type/${hyphenedType(type)}
a typed pointer is loaded through as its type, an untyped one as any
body: %one = OpLoad ${alternatives(type, (to) => `%${to}`)} %variable_Function_${type}
%two = OpLoad %uint %untyped
%three = OpLoad %float2 %untyped`,
    inBuffers`store-typed-pointer-points-to-the-type-of-the-object/${hyphenedType(type)}
objects are stored through a typed pointer as its type, through an untyped one as any
body: OpStore %variable_Function_${type} ${alternatives(type, (to) => `%null_${to}`, {
      more: `label: %entry | type-of-the-object: %${type} | type-of-the-pointer: %pointer_Function_${type}`,
    })}
OpStore %untyped %uint_1
OpStore %untyped %null_float2`,
  ]),
  ...(['CrossWorkgroup', 'Generic'] as const).flatMap((storageClass) => [
    inKind.kernel`load-typed-pointer-points-to-the-result-type/${storageClass.toLowerCase()}
a typed pointer of a kernel is loaded through as its type, an untyped one as any
body: %one = OpLoad ${alternatives('uint', (to) => `%${to}`, { leave: ofShaders })} %null_pointer_${storageClass}_uint
%two = OpLoad %float2 %null_untyped_pointer_${storageClass}`,
    inKind.kernel`store-typed-pointer-points-to-the-type-of-the-object/${storageClass.toLowerCase()}
objects are stored through a typed pointer of a kernel as its type, through an untyped one as any
body: OpStore %null_pointer_${storageClass}_uint ${alternatives('uint', (to) => `%null_${to}`, { leave: ofShaders })}
OpStore %null_untyped_pointer_${storageClass} %null_float2`,
  ]),
  inWords`load-through-untyped-pointer-is-of-fixed-size/storage-buffer
memory that ends in a run-time array is loaded as objects of a fixed size
body: %element = OpUntypedAccessChainKHR %untyped_pointer_StorageBuffer %stride4_uint_runtime_array %untyped %uint_2
%one = OpLoad {%uint | declared-array: %stride4_uint_runtime_array | declared-structure: %block_uint_and_stride4_uint_runtime_array} %untyped
%two = OpLoad {%stride4_uint_array4 | element-as-declared-array: %stride4_uint_runtime_array} %element
%three = OpLoad %block_uint_and_uint %untyped`,
  inKind.physical`load-through-untyped-pointer-is-of-fixed-size/physical-storage-buffer
an address is loaded from as objects of a fixed size
body: ${address}
%one = OpLoad {%uint | declared-array: %stride4_uint_runtime_array | declared-structure: %block_stride4_uint_runtime_array} %untyped Aligned 4
%two = OpLoad {%stride16_float4_array2 | array-of-vectors: %stride16_float4_runtime_array} %untyped Aligned 16`,
  inKind.shader`load-through-untyped-pointer-is-of-fixed-size/private
memory without a layout is loaded as objects of a fixed size
body: %one = OpLoad {%uint | array-without-layout: %uint_runtime_array | structure-without-layout: %uint_runtime_array_only
  | structure-in-structure: %uint_runtime_array_only_only} %untyped_Private_uint_array4
%two = OpLoad %uint_array4 %untyped_Private_uint_array4`,
]
