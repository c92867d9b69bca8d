import { pairIn, pairOf } from '../pairs/pair-of.ts'
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

const words = buffersOf('%block_uint_and_stride4_uint_runtime_array')

/** An address in a shader, untyped and typed. */
const address = `%untyped = OpConvertUToPtr %untyped_pointer_PhysicalStorageBuffer %null_ulong
%typed = OpConvertUToPtr %pointer_PhysicalStorageBuffer_uint %null_ulong`

/** Memory that is loaded from and stored to: a name, pieces, pointers of both kinds to an integer, and memory operands. */
const places = [
  [
    'storage-buffer',
    buffersOf('%block_uint'),
    '%to_uint = OpAccessChain %pointer_StorageBuffer_uint %typed %uint_0',
    '%untyped',
    '%to_uint',
    '',
    '%untyped_pointer_StorageBuffer',
  ],
  [
    'physical-storage-buffer',
    kinds.physical,
    address,
    '%untyped',
    '%typed',
    ' Aligned 4',
    '%untyped_pointer_PhysicalStorageBuffer',
  ],
  [
    'function',
    kinds.shader,
    '%untyped = OpUntypedVariableKHR %untyped_pointer_Function Function %uint',
    '%untyped',
    '%variable_Function_uint',
    '',
    '%untyped_pointer_Function',
  ],
  [
    'generic',
    kinds.kernel,
    '%untyped = OpPtrCastToGeneric %untyped_pointer_Generic %null_untyped_pointer_CrossWorkgroup',
    '%untyped',
    '%null_pointer_Generic_uint',
    ' Volatile',
    '%untyped_pointer_Generic',
  ],
] as const

/** A structure with a pointer, where the pointers of a place may be null. */
function containing(pieces: object, pointer: string): string {
  return pieces === kinds.kernel || pieces === kinds.physical
    ? ` | structure-with-a-pointer: %null_${pointer.slice(1)}_only`
    : ''
}

/** Pairs of the rules on `OpLoad` and `OpStore`. */
export const pairs = [
  ...places.flatMap(([name, pieces, made, untyped, typed, operands, type]) => [
    pairIn(pieces)`load-pointer-is-a-pointer/${name}: pointers of either kind are loaded through
body: ${made}
%one = OpLoad %uint {${untyped} | ${noPointer}${containing(pieces, type)}}${operands}
%two = OpLoad %uint {${typed} | typed-integer: %uint_1 | typed-floating-point: %float_1}${operands}
%three = OpLoad %float ${untyped}${operands}`,
    pairIn(pieces)`store-pointer-is-a-pointer/${name}: pointers of either kind are stored through
body: ${made}
OpStore {${untyped} | ${noPointer}${containing(pieces, type)}} %uint_1${operands}
OpStore {${typed} | typed-integer: %uint_1 | typed-floating-point: %float_1} %uint_2${operands}
OpStore ${untyped} %float_1${operands}`,
  ]),
  ...Object.keys(otherTypes).flatMap((type) => [
    pairOf`load-typed-pointer-points-to-the-result-type/${hyphenedType(type)}
a typed pointer is loaded through as its type, an untyped one as any
${buffersOf('%block_ulong')}
body: %one = OpLoad ${alternatives(type, (to) => `%${to}`)} %variable_Function_${type}
%two = OpLoad %uint %untyped
%three = OpLoad %float2 %untyped`,
    pairOf`store-typed-pointer-points-to-the-type-of-the-object/${hyphenedType(type)}
objects are stored through a typed pointer as its type, through an untyped one as any
${buffersOf('%block_ulong')}
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
  pairIn(words)`load-through-untyped-pointer-is-of-fixed-size/storage-buffer
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
