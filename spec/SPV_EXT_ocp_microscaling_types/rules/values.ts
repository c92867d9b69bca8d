import { rowsIn } from '../../row.ts'
import type { RuleRow } from '../../rule.ts'

/** The instructions that values of the types are used with, and the storage classes of the narrow ones. */
export const rules: readonly RuleRow[] = [
  ...rowsIn('Validation Rules: 2.16.11 Universal Validation Rules', 'operand', {
    'values-are-used-with-listed-instructions': {
      summary:
        'An instruction whose Result Type, or the type of one of whose operands, is or includes an OpTypeFloat with the encoding Float6E2M3EXT, Float6E3M2EXT, Float4E2M1EXT, Float8UnsignedE8M0EXT or MXInt8EXT is a constant-creation, memory, function, conversion, composite, annotation, debug, miscellaneous, extension or mode-setting instruction, or OpSelect, OpPhi, OpReturnValue, OpLifetimeStart or OpLifetimeStop.',
      notes:
        'A type includes the types of its components, elements, members, and of its elements if it is a cooperative matrix, at any depth. Pointers, images and arrays of either are not judged (NOTES.md). The groups of instructions are the chapters 3.3.1 to 3.3.12 of the core specification; OpBitcastExtractEXT is a conversion instruction by this text, OpCooperativeMatrixLoadKHR and OpCooperativeMatrixStoreKHR are memory instructions by their own text. Instructions of other extensions are not judged, except OpCooperativeMatrixMulAddKHR, which the text leaves out on purpose (issue 4), nor is the operation of an OpSpecConstantOp. OpDot is not in the list either.',
    },
  }),
  ...rowsIn('Validation Rules: 2.16.11 Universal Validation Rules', 'storage-class', {
    'narrow-floats-are-in-function-or-private': {
      summary:
        'If the variable of an OpVariable or OpUntypedVariableKHR, or what an OpLoad, OpStore or OpCopyMemory, or a load or store of a cooperative matrix reads or writes, has a type that is or includes an OpTypeFloat with the encoding Float4E2M1EXT, Float6E2M3EXT or Float6E3M2EXT, the Storage Class of its pointers is Function or Private.',
      notes:
        'The type is the one that a typed pointer points to, the Data Type of an untyped variable, and that of the value which is read or written through an untyped pointer. Each instruction is judged by itself. A type includes the types of its components, elements and members at any depth, but not the types that its pointers point to. Access chains and comparisons have pointers alone (narrow-float-pointer-is-to-function-or-private). Float8UnsignedE8M0EXT and MXInt8EXT may be in all storage classes.',
    },
    'narrow-float-pointer-is-to-function-or-private': {
      summary:
        'If the Type of an OpTypePointer is or includes an OpTypeFloat with the encoding Float4E2M1EXT, Float6E2M3EXT or Float6E3M2EXT, its Storage Class is Function or Private.',
      confidence: 'open',
      notes:
        'The sentence is about objects that memory instructions are used with, and a pointer is not one of such a type (NOTES.md). Silent where a variable, load, store or copy has a pointer of the type, since narrow-floats-are-in-function-or-private decides that. Untyped chains by their Base Type are not judged.',
    },
  }),
]
