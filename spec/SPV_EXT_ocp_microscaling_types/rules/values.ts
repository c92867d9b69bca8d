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
        'If the result or an operand of a memory instruction is a pointer, and the type that it points to, or the type of what the instruction loads or stores through it, is or includes an OpTypeFloat with the encoding Float4E2M1EXT, Float6E2M3EXT or Float6E3M2EXT, the Storage Class of the pointer is Function or Private.',
      notes:
        'The memory instructions are those of the chapter of the core specification (OpVariable, OpLoad, OpStore, copies, access chains, comparisons of pointers and their kin), and those of extensions that their texts put there: OpUntypedVariableKHR with its Data Type, untyped access chains with their Base Type. Each instruction is judged by itself. A type includes the types of its components, elements and members at any depth, but not the types that its pointers point to. Float8UnsignedE8M0EXT and MXInt8EXT may be in all storage classes.',
    },
    'narrow-float-pointer-is-to-function-or-private': {
      summary:
        'If the Type of an OpTypePointer is or includes an OpTypeFloat with the encoding Float4E2M1EXT, Float6E2M3EXT or Float6E3M2EXT, its Storage Class is Function or Private.',
      confidence: 'open',
      notes:
        'The sentence is an item below Memory Instructions, and OpTypePointer is not one of them (NOTES.md). Silent where a memory instruction has a pointer of the type, since narrow-floats-are-in-function-or-private decides that.',
    },
  }),
]
