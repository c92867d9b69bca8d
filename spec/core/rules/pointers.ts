import { row } from '../row.ts'

const logical = '2.16.1 Universal Validation Rules: logical pointer types'
const variable = '2.16.1 Universal Validation Rules: variable pointers'
const physical = '2.16.1 Universal Validation Rules: Physical storage buffer'
const instruction = '3.3.8 Memory Instructions'

/** Logical, variable and physical pointers. */
export const rules = [
  row(
    'storage-class',
    'variable-holds-logical-pointer',
    logical,
    'Without variable pointers no OpVariable holds a logical pointer; with them only one in Function or Private does.',
  ),
  row(
    'operand',
    'logical-pointer-operand',
    logical,
    'Without variable pointers a logical pointer is an operand of the listed instructions only.',
    {
      notes:
        'Not judged for instructions of extensions, for extended instructions and for debug information.',
    },
  ),
  row(
    'operand',
    'logical-pointer-result',
    logical,
    'Without variable pointers a logical pointer is the result of the listed instructions only.',
    {
      notes:
        'Not judged for instructions of extensions, for extended instructions and for OpUndef.',
    },
  ),
  row(
    'operand',
    'logical-pointer-index',
    logical,
    'Without variable pointers a signed OpConstant index into what a logical pointer points to has no sign bit set.',
  ),
  row(
    'storage-class',
    'call-pointer-storage-class',
    logical,
    'A logical pointer argument points into UniformConstant, Function, Private, Workgroup or AtomicCounter, with variable pointers also into StorageBuffer.',
    { notes: 'Storage classes of extensions are let pass.' },
  ),
  row(
    'operand',
    'call-pointer-object',
    logical,
    'A logical pointer argument is a memory object declaration, or an element of an array of samplers or images that is one; with either capability of variable pointers those into StorageBuffer and Workgroup may be any.',
  ),
  row(
    'storage-class',
    'variable-pointer-storage-class',
    variable,
    'With variable pointers, what OpSelect, OpPhi, OpFunctionCall, OpPtrAccessChain, OpLoad or OpConstantNull result in, where it is a logical pointer, points into StorageBuffer, or with VariablePointers into Workgroup.',
  ),
  row(
    'storage-class',
    'pointer-stored-storage-class',
    variable,
    'A logical pointer is loaded from and stored to Function and Private only.',
  ),
  row(
    'operand',
    'pointer-comparison-operand',
    `${instruction}: OpPtrEqual, OpPtrNotEqual, OpPtrDiff`,
    'What is compared or subtracted are pointers.',
  ),
  row(
    'type',
    'pointer-comparison-type',
    `${instruction}: OpPtrEqual, OpPtrNotEqual, OpPtrDiff`,
    'Compared and subtracted typed pointers are of one type.',
  ),
  row(
    'type',
    'pointer-comparison-result',
    `${instruction}: OpPtrEqual, OpPtrNotEqual`,
    'OpPtrEqual and OpPtrNotEqual result in a Boolean scalar.',
  ),
  row(
    'type',
    'pointer-difference-result',
    `${instruction}: OpPtrDiff`,
    'OpPtrDiff results in an integer scalar.',
  ),
  row(
    'storage-class',
    'pointer-comparison-storage-class',
    variable,
    'Compared logical pointers point into StorageBuffer, with VariablePointers also into Workgroup.',
  ),
  row(
    'storage-class',
    'physical-pointer-not-compared',
    physical,
    'Pointers into PhysicalStorageBuffer are neither compared nor subtracted.',
  ),
  row(
    'storage-class',
    'physical-addressing-model',
    physical,
    'The storage class PhysicalStorageBuffer is used with addressing model PhysicalStorageBuffer64 only.',
  ),
  row(
    'type',
    'texel-pointer-result',
    `${instruction}: OpImageTexelPointer`,
    'OpImageTexelPointer results in a pointer into Image.',
  ),
  row(
    'type',
    'texel-pointer-pointee',
    `${instruction}: OpImageTexelPointer`,
    'A typed result of OpImageTexelPointer points to the Sampled Type of the image, a numerical scalar or void.',
  ),
  row(
    'operand',
    'texel-pointer-image',
    `${instruction}: OpImageTexelPointer`,
    'Image of OpImageTexelPointer is a typed pointer to an OpTypeImage.',
  ),
  row(
    'operand',
    'texel-pointer-subpass',
    `${instruction}: OpImageTexelPointer`,
    'The image of OpImageTexelPointer does not have Dim SubpassData.',
  ),
  row(
    'operand',
    'texel-pointer-coordinate',
    `${instruction}: OpImageTexelPointer`,
    'Coordinate of OpImageTexelPointer is an integer scalar or vector with the components that Dim and Arrayed ask for.',
  ),
  row(
    'operand',
    'texel-pointer-sample',
    `${instruction}: OpImageTexelPointer`,
    'Sample of OpImageTexelPointer is an integer scalar.',
  ),
  row(
    'operand',
    'texel-pointer-used-by-atomics',
    `${instruction}: OpImageTexelPointer`,
    'What OpImageTexelPointer results in is not loaded from, stored to, copied through or walked into: it is for atomic instructions.',
    { notes: 'Judged for memory instructions only.' },
  ),
  row(
    'operand',
    'lifetime-pointer',
    '3.3.17 Control-Flow Instructions: OpLifetimeStart, OpLifetimeStop',
    'Pointer of OpLifetimeStart and OpLifetimeStop points into Function.',
  ),
]
