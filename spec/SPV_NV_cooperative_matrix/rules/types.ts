import { rowsIn } from '../../row.ts'
import type { RuleRow } from '../../rule.ts'
import { executed, section } from '../row.ts'

const size = 'OpUndef is not a constant instruction. Rows and Columns may have any width and value.'

/** The type, its length, objects of the type, and what a module with it declares. */
export const rules: readonly RuleRow[] = [
  ...rowsIn('Dependencies', 'capability', {
    'vulkan-memory-model-extension-is-declared': {
      summary:
        'A module before version 1.5 that has an `OpExtension "SPV_NV_cooperative_matrix"` also has an `OpExtension "SPV_KHR_vulkan_memory_model"`.',
      confidence: 'open',
      notes: 'The other extension may be required of modules or of implementations (NOTES.md).',
    },
  }),
  ...rowsIn(section.type, 'type', {
    'component-type-is-numerical':
      'The Component Type of an OpTypeCooperativeMatrixNV is an OpTypeInt or an OpTypeFloat.',
  }),
  ...rowsIn(section.type, 'operand', {
    'rows-are-an-integer-constant': {
      summary:
        'The Rows of an OpTypeCooperativeMatrixNV are the result of a constant instruction (OpConstant..., OpSpecConstant...) whose type is an OpTypeInt.',
      notes: size,
    },
    'columns-are-an-integer-constant': {
      summary:
        'The Columns of an OpTypeCooperativeMatrixNV are the result of a constant instruction (OpConstant..., OpSpecConstant...) whose type is an OpTypeInt.',
      notes: size,
    },
  }),
  ...rowsIn(`${section.type}; Modifications: 2.16 Validation Rules`, 'operand', {
    'scope-is-a-constant': {
      summary:
        'If the Scope of an OpTypeCooperativeMatrixNV has a 32-bit OpTypeInt as its type, it is the result of a constant instruction (OpConstant..., OpSpecConstant...).',
      notes:
        'core/scope-type decides about scopes that are not 32-bit integers, core/scope-value about numbers that are not scopes.',
    },
  }),
  ...rowsIn('Modifications: 2.16 Validation Rules', 'storage-class', {
    'variable-is-in-function-or-private': {
      summary:
        'An OpVariable whose Result Type points to an OpTypeCooperativeMatrixNV, or to a type that contains one, and an OpUntypedVariableKHR whose Data Type is such a type, have the Storage Class Function or Private.',
      notes:
        'A type contains the types of its elements and members at any depth, but not the types that its pointers point to. A pointer type without a variable is not judged.',
    },
  }),
  ...rowsIn(section.length, 'type', {
    'length-is-an-unsigned-32-bit-integer': {
      summary:
        'The Result Type of an OpCooperativeMatrixLengthNV is an OpTypeInt with Width 32 and Signedness 0.',
      notes: executed,
    },
    'length-is-of-a-cooperative-matrix-type': {
      summary:
        'The Type of an OpCooperativeMatrixLengthNV is the result of an OpTypeCooperativeMatrixNV.',
      notes: `A matrix instead of its type breaks the rule. ${executed}`,
    },
  }),
  ...rowsIn(`${section.access}, OpCooperativeMatrixMulAddNV`, 'semantics', {
    'invocations-of-the-scope-are-active': {
      summary:
        'All invocations of an instance of the Scope of a matrix that is loaded, stored or multiplied are active, or none is.',
      decidable: 'runtime',
      why: 'which invocations are active is known when the program runs',
    },
  }),
]
