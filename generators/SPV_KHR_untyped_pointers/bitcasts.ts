import { tagIn } from '../pairs/pair-of.ts'
import { inKind, kinds } from './shared/pieces.ts'

/** An address in a shader, untyped and typed. */
const address = `%untyped = OpConvertUToPtr %untyped_pointer_PhysicalStorageBuffer %null_ulong
%typed = OpConvertUToPtr %pointer_PhysicalStorageBuffer_uint %null_ulong`

const global = '%null_untyped_pointer_CrossWorkgroup'
const typedGlobal = '%null_pointer_CrossWorkgroup_uint'

/** Types whose objects a bitcast neither takes nor gives, by the name of the way. */
const notNumbers = {
  structure: 'uint_only',
  array: 'uints',
  boolean: 'bool',
  'boolean-vector': 'bool2',
  matrix: 'float2x2',
} as const

function ways(name: (way: string, type: string) => string, more: string): string {
  return `${Object.entries(notNumbers)
    .map(([way, type]) => `| ${name(way, type)}`)
    .join(' ')} | ${more}`
}

/** Storage classes of physical pointers in kernels. */
const classes = ['CrossWorkgroup', 'Workgroup', 'Function', 'UniformConstant', 'Generic'] as const

/** Addressing models of kernels: integers as wide as a pointer, those that are not, and floating-point numbers. */
const models = [
  ['physical64', '', 'ulong', 'uint', '32-bits'],
  ['physical32', 'OpMemoryModel Physical32 OpenCL', 'uint', 'ulong', '64-bits'],
] as const

const inMemory = tagIn(kinds.kernel)`
declarations: %also_to_global = OpTypeUntypedPointerKHR CrossWorkgroup
%to_generic = OpTypeUntypedPointerKHR Generic
%to_constant = OpTypeUntypedPointerKHR UniformConstant
%local = OpUntypedVariableKHR %untyped_pointer_Workgroup Workgroup %uint
%global = OpUntypedVariableKHR %untyped_pointer_CrossWorkgroup CrossWorkgroup %uint %uint_0
%typed_global = OpVariable %pointer_CrossWorkgroup_uint CrossWorkgroup %uint_0`

/** Pairs of the rules on `OpBitcast`. */
export const pairs = [
  ...(['shader', 'kernel'] as const).flatMap((kind) => [
    inKind[kind]`bitcast-of-one-component-count-keeps-the-width/${kind}
as many components as before are as wide as before
body: %one = OpBitcast {%float | result-is-16-bits-wide: %ushort | result-is-64-bits-wide: %ulong}
  {%null_uint | operand-is-16-bits-wide: %null_ushort | operand-is-64-bits-wide: %null_ulong}
%two = OpBitcast {%double | result-is-32-bits-wide: %uint | result-is-floating-point-of-32-bits: %float}
  {%null_ulong | operand-is-32-bits-wide: %null_uint | operand-is-floating-point-of-32-bits: %null_float}
%three = OpBitcast {%float3 | result-is-a-wider-vector: %ulong3} %null_uint3
%four = OpBitcast %ushort %null_half`,
    inKind[kind]`bitcast-of-two-component-counts-keeps-the-bits/${kind}
several narrow components become wide ones, and wide ones narrow ones
body: %one = OpBitcast {%uint2 | result-is-twice-as-many-as-wide: %ulong2 | result-is-four-times-as-many-half-as-wide: %uint4
  | result-is-three-for-one: %uint3} %null_ulong
%two = OpBitcast %double {%null_uint2 | operand-is-twice-as-many-as-wide: %null_ulong2
  | operand-is-four-times-as-many-half-as-wide: %null_uint4 | operand-is-three-for-one: %null_uint3}
%three = OpBitcast {%uint2 | result-is-one-for-several: %ushort} %null_ushort4
%four = OpBitcast %ushort4 {%null_float2 | operand-is-one-for-several: %null_ushort}`,
    inKind[kind]`bitcast-larger-component-count-is-a-multiple/${kind}
the larger number of components is a multiple of the smaller
body: %one = OpBitcast %ushort4 %null_ulong
%two = OpBitcast %ulong2 %null_uint4
%three = OpBitcast %uint4 %a_double2
%four = OpBitcast %uint2 %a_ushort4`,
  ]),
  ...models.flatMap(([name, model, integer, other, bits]) => {
    const memoryModel = model === '' ? '' : `memoryModel: ${model}`
    const floating = integer === 'ulong' ? 'double' : 'float'
    const vectors =
      integer === 'ulong'
        ? [
            '| result-is-integer-vector: %uint2 | result-is-floating-point-vector: %float2',
            '| operand-is-integer-vector: %null_uint2 | operand-is-floating-point-vector: %null_float2',
          ]
        : ['', '']
    return [
      inKind.kernel`bitcast-of-a-pointer-keeps-its-bits/${name}
an integer has as many bits as the pointer that it becomes
${memoryModel}
body: %one = OpBitcast {%${integer} | result-is-${bits}: %${other}} ${global}
%two = OpBitcast %untyped_pointer_Workgroup {%null_${integer} | operand-is-${bits}: %null_${other}}
%three = OpBitcast {%${integer} | typed-result-is-${bits}: %${other}} ${typedGlobal}`,
      inKind.kernel`bitcast-partner-of-a-pointer-is-a-pointer-or-an-integer/${name}
before version 1.5 a pointer is cast from and to pointers and an integer
${memoryModel}
body: %one = OpBitcast {%${integer} | result-is-floating-point: %${floating} ${vectors[0] ?? ''}} ${global}
%two = OpBitcast {%${integer} | typed-result-is-floating-point: %${floating}} ${typedGlobal}
%three = OpBitcast %untyped_pointer_Workgroup {%null_${integer} | operand-is-floating-point: %null_${floating} ${vectors[1] ?? ''}}
%four = OpBitcast %pointer_Workgroup_uint {%null_${integer} | typed-operand-is-floating-point: %null_${floating}}
%five = OpBitcast %untyped_pointer_CrossWorkgroup ${typedGlobal}
%six = OpBitcast %pointer_CrossWorkgroup_float ${global}`,
    ]
  }),
  inKind.physical`bitcast-of-a-pointer-keeps-its-bits/physical-storage-buffer
two integers have as many bits as an address
body: ${address}
%one = OpBitcast {%uint2 | result-is-32-bits: %uint | result-is-three-integers: %uint3 | result-is-four-integers: %uint4} %untyped
%two = OpBitcast %untyped_pointer_PhysicalStorageBuffer {%null_uint2 | operand-is-32-bits: %null_uint
  | operand-is-three-integers: %null_uint3 | operand-is-four-integers: %null_uint4}
%three = OpBitcast {%ulong | typed-result-is-four-integers: %uint4} %typed`,
  inKind.physical`bitcast-partner-of-a-pointer-is-a-pointer-or-of-integers/physical-storage-buffer
an address is cast from and to pointers, an integer and two integers
body: ${address}
%one = OpBitcast {%ulong | result-is-floating-point: %double | result-is-floating-point-vector: %float2} %untyped
%two = OpBitcast {%int2 | typed-result-is-floating-point-vector: %float2} %typed
%three = OpBitcast %untyped_pointer_PhysicalStorageBuffer {%null_uint2 | operand-is-floating-point: %null_double
  | operand-is-floating-point-vector: %null_float2}
%four = OpBitcast %pointer_PhysicalStorageBuffer_uint {%null_long | typed-operand-is-floating-point: %null_double}
%five = OpBitcast %pointer_PhysicalStorageBuffer_float %untyped`,
  inKind.kernel`bitcast-partner-of-a-pointer-is-a-pointer-or-of-integers/kernel in spv1.5
from version 1.5 on, two integers become a pointer in kernels, too
body: %one = OpBitcast {%uint2 | result-is-floating-point: %double | result-is-floating-point-vector: %float2} ${global}
%two = OpBitcast %pointer_Generic_uint {%null_uint2 | operand-is-floating-point: %null_double
  | operand-is-floating-point-vector: %null_float2}`,
  ...classes.map(
    (storageClass) => inKind.kernel`bitcast-changes-the-type/${storageClass.toLowerCase()}
the type changes by a bitcast, if only by being declared a second time
body: %one = OpBitcast {%second_untyped_pointer_${storageClass} | result-is-of-the-type-of-the-operand: %untyped_pointer_${storageClass}}
  {%null_untyped_pointer_${storageClass} | operand-is-of-the-type-of-the-result: %null_second_untyped_pointer_${storageClass}}
%two = OpBitcast {%pointer_${storageClass}_float | typed-result-of-the-type-of-the-operand: %pointer_${storageClass}_uint}
  {%null_pointer_${storageClass}_uint | typed-operand-of-the-type-of-the-result: %null_pointer_${storageClass}_float}
%three = OpBitcast %untyped_pointer_${storageClass} %null_pointer_${storageClass}_uint`,
  ),
  inKind.physical`bitcast-changes-the-type/physical-storage-buffer
the type of an address changes by a bitcast, if only its stride
body: ${address}
%one = OpBitcast {%stride4_untyped_pointer_PhysicalStorageBuffer | result-is-of-the-type-of-the-operand: %untyped_pointer_PhysicalStorageBuffer} %untyped
%two = OpBitcast {%second_pointer_PhysicalStorageBuffer_uint | typed-result-of-the-type-of-the-operand: %pointer_PhysicalStorageBuffer_uint} %typed
%three = OpBitcast {%float | number-of-its-own-type: %uint} {%uint_1 | number-of-the-type-of-the-result: %float_1}`,
  inKind.physical`bitcast-result-type-is-a-pointer-or-numerical-type/shader
numbers and addresses are cast to numbers and addresses
body: ${address}
%one = OpBitcast {%ulong ${ways((way, type) => `${way}: %${type}`, 'structure-with-a-pointer: %untyped_pointer_PhysicalStorageBuffer_only')}} %null_uint2
%two = OpBitcast {%float ${ways((way, type) => `from-32-bits-to-${way}: %${type}`, 'void: %void')}} %uint_1
%three = OpBitcast {%pointer_PhysicalStorageBuffer_float | of-an-address: %uint_only} %untyped
%four = OpBitcast {%untyped_pointer_PhysicalStorageBuffer | of-a-typed-address: %uint_only} %typed`,
  inKind.physical`bitcast-operand-is-of-a-pointer-or-numerical-type/shader: numbers and addresses are cast
body: ${address}
%one = OpBitcast %ulong {%null_uint2 ${ways((way, type) => `${way}: %null_${type}`, 'structure-with-a-pointer: %a_untyped_pointer_PhysicalStorageBuffer_only')}}
%two = OpBitcast %float {%a_uint ${ways((way, type) => `undefined-${way}: %a_${type}`, 'undefined-structure-with-a-pointer: %a_untyped_pointer_PhysicalStorageBuffer_only')}}
%three = OpBitcast %pointer_PhysicalStorageBuffer_float {%untyped | into-a-typed-address: %null_uint_only}
%four = OpBitcast %untyped_pointer_PhysicalStorageBuffer {%typed | into-an-address: %null_uint_only}`,
  ...(['result-type', 'operand'] as const).map(
    (side) =>
      inKind.kernel`bitcast-${side === 'operand' ? 'operand-is-of-a-pointer-or-numerical-type' : 'result-type-is-a-pointer-or-numerical-type'}/kernel
kernels cast numbers and pointers
body: %one = OpBitcast ${side === 'operand' ? '%uint' : '{%uint | structure: %uint_only | structure-with-a-pointer: %untyped_pointer_CrossWorkgroup_only | boolean: %bool}'}
  ${side === 'operand' ? '{%float_1 | structure: %null_uint_only | structure-with-a-pointer: %null_untyped_pointer_CrossWorkgroup_only | boolean: %true}' : '%float_1'}
%two = OpBitcast %ulong ${global}
%three = OpBitcast %untyped_pointer_CrossWorkgroup ${typedGlobal}`,
  ),
  inKind.library`bitcast-changes-the-type/library
a function of a library changes the type of a pointer to one that is declared a second time
annotations: %work LinkageAttributes "work" Export
after: %void %work(%untyped_pointer_CrossWorkgroup %given)
%cast = OpBitcast {%second_untyped_pointer_CrossWorkgroup | result-is-of-the-type-of-the-operand: %untyped_pointer_CrossWorkgroup} %given
%typed = OpBitcast %pointer_CrossWorkgroup_uint %cast`,
  inMemory`bitcast-keeps-the-storage-class/untyped-results
untyped pointers result from pointers of either kind into the same storage class
body: %own = OpUntypedVariableKHR %untyped_pointer_Function Function %uint
%first = OpBitcast {%also_to_global | into-local: %untyped_pointer_Workgroup | into-own: %untyped_pointer_Function
  | into-generic: %to_generic | into-constant: %to_constant} %global
%second = OpBitcast {%untyped_pointer_CrossWorkgroup | typed-into-local: %untyped_pointer_Workgroup | typed-into-generic: %to_generic}
  %typed_global
%third = OpBitcast %untyped_pointer_Function {%variable_Function_uint | from-local: %local | from-global: %global
  | from-typed-global: %typed_global}`,
  inMemory`bitcast-keeps-the-storage-class/typed-results
typed pointers result from pointers of either kind into the same storage class
body: %first = OpBitcast {%pointer_CrossWorkgroup_float | into-local: %pointer_Workgroup_float
  | into-own: %pointer_Function_float | into-generic: %pointer_Generic_float} %global
%second = OpBitcast {%pointer_CrossWorkgroup_float | typed-into-local: %pointer_Workgroup_float
  | typed-into-generic: %pointer_Generic_float} %typed_global
%third = OpBitcast %pointer_Workgroup_float {%local | from-own: %untyped_Function_uint | from-global: %global}
%number = OpBitcast %ulong %global
%back = OpBitcast %pointer_Workgroup_uint %number`,
  inMemory`bitcast-keeps-the-storage-class/generic in spv1.2
what is cast to Generic stays there in every later bitcast
body: %anywhere = OpPtrCastToGeneric %to_generic %global
%typed = OpBitcast {%pointer_Generic_float | to-global: %pointer_CrossWorkgroup_float
  | to-local: %pointer_Workgroup_float} %anywhere
%untyped = OpBitcast {%to_generic | untyped-to-global: %untyped_pointer_CrossWorkgroup | untyped-to-own: %untyped_pointer_Function} %typed`,
  inKind.physical`bitcast-keeps-the-storage-class/physical-storage-buffer
pointers into PhysicalStorageBuffer are seen as one another, and integers as any of them
body: %first = OpBitcast %untyped_pointer_PhysicalStorageBuffer %a_ulong
%second = OpBitcast %second_untyped_pointer_PhysicalStorageBuffer %first
%third = OpBitcast %pointer_PhysicalStorageBuffer_uint %first
%fourth = OpBitcast %untyped_pointer_PhysicalStorageBuffer %third`,
]
