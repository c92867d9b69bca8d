import { rowsIn } from '../../row.ts'
import type { RuleRow } from '../../rule.ts'
import { section } from '../row.ts'

const both = 'an OpCooperativeMatrixLoadNV or OpCooperativeMatrixStoreNV'

/** Loads and stores. */
export const rules: readonly RuleRow[] = [
  ...rowsIn(section.access, 'type', {
    'load-result-type-is-a-cooperative-matrix':
      'The Result Type of an OpCooperativeMatrixLoadNV is an OpTypeCooperativeMatrixNV.',
    'stored-object-is-a-cooperative-matrix':
      'The type of the Object of an OpCooperativeMatrixStoreNV is an OpTypeCooperativeMatrixNV.',
    'pointer-is-a-pointer': `The type of the Pointer of ${both} is an OpTypePointer.`,
    'pointer-points-to-a-scalar-or-vector': {
      summary: `If the type of the Pointer of ${both} is an OpTypePointer, its Type is a scalar type (OpTypeInt, OpTypeFloat, OpTypeBool) or a vector type.`,
      notes: 'The type need not be the Component Type of the matrix.',
    },
    'pointer-does-not-point-to-booleans': {
      summary: `If the type of the Pointer of ${both} is an OpTypePointer, its Type is not OpTypeBool and not a vector of OpTypeBool.`,
      confidence: 'open',
      notes: 'A Boolean is a scalar, but has no size and no bits (NOTES.md).',
    },
    'stride-is-a-scalar-integer': {
      summary: `The type of the Stride of ${both} is an OpTypeInt.`,
      notes: 'Of any width and signedness. Stride need not be a constant, and may have any value.',
    },
  }),
  ...rowsIn(section.access, 'storage-class', {
    'pointer-storage-class': {
      summary: `If the type of the Pointer of ${both} is an OpTypePointer, its Storage Class is Workgroup, StorageBuffer or PhysicalStorageBuffer.`,
      notes: 'PhysicalStorageBuffer has a capability of its own, which core judges.',
    },
  }),
  ...rowsIn(section.access, 'operand', {
    'pointer-points-into-an-array': {
      summary: `If the Pointer of ${both} points to a scalar or vector and is an OpVariable, or is derived from one through OpAccessChain and OpInBoundsAccessChain alone, some index on the way selects an element of an array or run-time array.`,
      confidence: 'derived',
      notes: 'A pointer from any other instruction is not judged.',
    },
    'column-major-is-a-boolean-constant': {
      summary: `The ColumnMajor of ${both} is the result of a constant instruction (OpConstant..., OpSpecConstant...) whose type is OpTypeBool.`,
      notes: 'OpUndef is not a constant instruction.',
    },
  }),
  ...rowsIn(section.access, 'semantics', {
    'operands-are-uniform': {
      summary: `The operands of ${both} are the same for all invocations of an instance of the Scope of the matrix.`,
      decidable: 'runtime',
      why: 'the values of all invocations are known when the program runs',
    },
  }),
]
