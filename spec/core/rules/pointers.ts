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
    'Without variable pointers, no OpVariable contains a logical pointer; with them, only an OpVariable in Function or Private does.',
  ),
  row(
    'operand',
    'logical-pointer-operand',
    logical,
    'Without variable pointers, a logical pointer is an operand of the listed instructions only.',
    {
      notes:
        'Not checked for instructions of extensions, for extended instructions and for debug information.',
    },
  ),
  row(
    'operand',
    'logical-pointer-result',
    logical,
    'Without variable pointers, a logical pointer is the result of the listed instructions only.',
    {
      notes:
        'Not checked for instructions of extensions, for extended instructions and for OpUndef.',
    },
  ),
  row(
    'operand',
    'logical-pointer-index',
    logical,
    'Without variable pointers, a signed OpConstant index into the object that a logical pointer points to does not have its sign bit set.',
  ),
  row(
    'storage-class',
    'call-pointer-storage-class',
    logical,
    'A logical pointer argument points into UniformConstant, Function, Private, Workgroup or AtomicCounter or, with variable pointers, into StorageBuffer.',
    { notes: 'Storage classes of extensions are accepted.' },
  ),
  row(
    'operand',
    'call-pointer-object',
    logical,
    'A logical pointer argument is a memory object declaration, or an element of a memory object declaration that is an array of samplers or images; with either variable pointers capability, a pointer into StorageBuffer or Workgroup may be any pointer.',
  ),
  row(
    'storage-class',
    'variable-pointer-storage-class',
    variable,
    'With variable pointers, if the result of OpSelect, OpPhi, OpFunctionCall, OpPtrAccessChain, OpLoad or OpConstantNull is a logical pointer, it points into StorageBuffer or, with VariablePointers, into Workgroup.',
    {
      vuids: [
        'VUID-StandaloneSpirv-Base-07650',
        'VUID-StandaloneSpirv-Base-07651',
        'VUID-StandaloneSpirv-Base-07652',
      ],
    },
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
    'The operands of a pointer comparison or subtraction are pointers.',
  ),
  row(
    'type',
    'pointer-comparison-type',
    `${instruction}: OpPtrEqual, OpPtrNotEqual, OpPtrDiff`,
    'If the operands of a pointer comparison or subtraction are typed pointers, they have the same type.',
  ),
  row(
    'type',
    'pointer-comparison-result',
    `${instruction}: OpPtrEqual, OpPtrNotEqual`,
    'The result type of OpPtrEqual and OpPtrNotEqual is a Boolean scalar.',
  ),
  row(
    'type',
    'pointer-difference-result',
    `${instruction}: OpPtrDiff`,
    'The result type of OpPtrDiff is an integer scalar.',
  ),
  row(
    'storage-class',
    'pointer-comparison-storage-class',
    variable,
    'A logical pointer that is an operand of OpPtrEqual or OpPtrNotEqual points into StorageBuffer or, with VariablePointers, into Workgroup.',
  ),
  row(
    'storage-class',
    'physical-pointer-not-compared',
    physical,
    'A pointer into PhysicalStorageBuffer is neither compared nor subtracted.',
  ),
  row(
    'storage-class',
    'physical-addressing-model',
    physical,
    'The storage class PhysicalStorageBuffer is used only with the addressing model PhysicalStorageBuffer64.',
  ),
  row(
    'operand',
    'physical-matrix-pointer-origin',
    physical,
    'A pointer into PhysicalStorageBuffer to a matrix, or to an array of matrices, is the result of an access chain that selects it from a structure, by its own indexes or by those of access chains that its Base comes from.',
    {
      notes:
        'OpInBoundsAccessChain and OpInBoundsPtrAccessChain count as the chains that they are the same as. Pointers to a row or an element that is not reached through a matrix cannot be told from others. OpUndef makes no pointer to use.',
    },
  ),
  row(
    'operand',
    'physical-matrix-pointer-use',
    physical,
    'The result of an access chain into PhysicalStorageBuffer that points to a matrix, an array of matrices, or a column or component of a matrix is used only as the Pointer of OpLoad and OpStore and as the Base of access chains.',
    {
      notes:
        'Names, decorations and debug information do not use it. A user that itself results in a pointer to a matrix, and a call that passes one, are the fault of physical-matrix-pointer-origin.',
    },
  ),
  row(
    'type',
    'texel-pointer-result',
    `${instruction}: OpImageTexelPointer`,
    'The result type of OpImageTexelPointer is a pointer into Image.',
  ),
  row(
    'type',
    'texel-pointer-pointee',
    `${instruction}: OpImageTexelPointer`,
    'If the result of OpImageTexelPointer is typed, it points to the Sampled Type of the image, which is a numerical scalar or void.',
  ),
  row(
    'operand',
    'texel-pointer-image',
    `${instruction}: OpImageTexelPointer`,
    'The Image of OpImageTexelPointer is a typed pointer to an OpTypeImage.',
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
    'The Coordinate of OpImageTexelPointer is an integer scalar or vector with the number of components that Dim and Arrayed require.',
  ),
  row(
    'operand',
    'texel-pointer-sample',
    `${instruction}: OpImageTexelPointer`,
    'The Sample of OpImageTexelPointer is an integer scalar.',
  ),
  row(
    'semantics',
    'texel-pointer-sample-zero',
    `${instruction}: OpImageTexelPointer`,
    'If the MS of the image is 0, the Sample of OpImageTexelPointer has the value 0.',
    {
      decidable: 'runtime',
      why: 'any other value is undefined behaviour when the instruction is executed, so the module stays valid',
    },
  ),
  row(
    'operand',
    'texel-pointer-used-by-atomics',
    `${instruction}: OpImageTexelPointer`,
    'The result of OpImageTexelPointer is not loaded from, stored to, copied through or used as the base of an access chain: it is for atomic instructions.',
    { notes: 'Checked for memory instructions only.' },
  ),
  row(
    'operand',
    'lifetime-pointer',
    '3.3.17 Control-Flow Instructions: OpLifetimeStart, OpLifetimeStop',
    'The Pointer of OpLifetimeStart and OpLifetimeStop points into Function.',
  ),
  row(
    'operand',
    'lifetime-size',
    '3.3.17 Control-Flow Instructions: OpLifetimeStart, OpLifetimeStop',
    'The Size of OpLifetimeStart and OpLifetimeStop is 0 if Pointer points to another type than void.',
    {
      notes:
        'Without Addresses it has to be 0 for pointers to void, too. Pointers are logical then, and as such no operands of these instructions: logical-pointer-operand.',
    },
  ),
  row(
    'type',
    'size-of-result',
    '3.3.1 Miscellaneous Instructions: OpSizeOf',
    'The result type of OpSizeOf is a 32-bit integer scalar.',
  ),
  row(
    'operand',
    'size-of-pointer',
    '3.3.1 Miscellaneous Instructions: OpSizeOf; 2.2.2 Types: Concrete Type',
    'The Pointer of OpSizeOf points to a concrete type: a numerical scalar, a vector or matrix of these, a physical pointer, or an array or structure of concrete types.',
  ),
  row(
    'type',
    'pointer-semantics-result',
    `${instruction}: OpGenericPtrMemSemantics`,
    'The result type of OpGenericPtrMemSemantics is a 32-bit integer scalar with Signedness 0.',
  ),
  row(
    'operand',
    'pointer-semantics-pointer',
    `${instruction}: OpGenericPtrMemSemantics`,
    'The Pointer of OpGenericPtrMemSemantics is a pointer into Generic.',
  ),
  row(
    'operand',
    'variable-pointer-one-structure',
    variable,
    'Without VariablePointers, the pointers into StorageBuffer that an OpSelect or OpPhi chooses from do not come from two variables; null pointers come from none.',
    {
      notes:
        'A pointer comes from a variable through access chains, OpCopyObject and an OpSelect or OpPhi before it. Function parameters, results of calls and loads, and values of OpPhi that are defined after it, come from nowhere known. Two variables with the same DescriptorSet and Binding are taken for one.',
    },
  ),
  row(
    'type',
    'variable-pointer-not-to-blocks',
    variable,
    'A typed variable pointer does not point to an array of structures with Block or BufferBlock.',
  ),
  row(
    'type',
    'variable-pointer-not-to-matrix',
    variable,
    'A typed variable pointer does not point to a matrix or to an array or structure that contains one.',
  ),
  row(
    'operand',
    'variable-pointer-not-into-matrix',
    variable,
    'No typed variable pointer points to a column of a matrix or to a component of one. A pointer that an access chain made to such is not chosen from by OpSelect or OpPhi, not the Base of OpPtrAccessChain, not returned by a function that is called, not passed to a parameter that is a variable pointer, and not all that is stored in a variable that OpLoad loads it from; and no OpPtrAccessChain reaches one.',
    {
      notes:
        'The pointer is followed through access chains, OpCopyObject, parameters of functions that are called with it, results of calls of functions that return it, and OpLoad of the Function or Private variable, or of the member or element of one that constant indexes of an access chain on the variable itself select, where every OpStore and the initializer put such a pointer. It is also followed through OpCompositeConstruct, OpCompositeInsert and OpCompositeExtract. A variable that is passed to a function, copied in memory, or reached by other chains is not judged. A parameter is a variable pointer if any call passes one to it (2.2.2). A column that is reached from a variable pointer to a matrix is the fault of variable-pointer-not-to-matrix.',
    },
  ),
]
