import { row } from '../../row.ts'
import type { RuleRow } from '../../rule.ts'
import { section } from '../row.ts'

const amended =
  'Where UntypedPointersKHR is declared, the rule of SPV_KHR_untyped_pointers applies instead:'

const both = 'an OpCooperativeMatrixLoadKHR or OpCooperativeMatrixStoreKHR'

const plainLayout =
  'If MemoryLayout is an OpConstant or OpConstantNull with the value RowMajorKHR (0) or ColumnMajorKHR (1)'

/** Loads and stores. */
export const rules: readonly RuleRow[] = [
  row({
    slug: 'load-result-type-is-a-cooperative-matrix',
    section: section.access,
    summary: 'The Result Type of an OpCooperativeMatrixLoadKHR is an OpTypeCooperativeMatrixKHR.',
    class: 'type',
  }),
  row({
    slug: 'stored-object-is-a-cooperative-matrix',
    section: section.access,
    summary:
      'The type of the Object of an OpCooperativeMatrixStoreKHR is an OpTypeCooperativeMatrixKHR.',
    class: 'type',
  }),
  row({
    slug: 'pointer-is-a-pointer',
    section: section.access,
    summary: `In a module without UntypedPointersKHR, the type of the Pointer of ${both} is an OpTypePointer.`,
    class: 'type',
    notes: `${amended} cooperative-matrix-pointer-is-a-pointer.`,
  }),
  row({
    slug: 'pointer-points-to-a-scalar-or-vector',
    section: section.access,
    summary: `In a module without UntypedPointersKHR, the type that the Pointer of ${both} points to is a scalar type (OpTypeInt, OpTypeFloat, OpTypeBool) or a vector type.`,
    class: 'type',
    notes: `${amended} cooperative-matrix-typed-pointer-points-to-a-scalar-or-vector. The type need not be the Component Type of the matrix.`,
  }),
  row({
    slug: 'pointer-does-not-point-to-booleans',
    section: section.access,
    summary: `The type that the Pointer of ${both} points to, if that is an OpTypePointer, is not OpTypeBool and no vector of OpTypeBool.`,
    class: 'type',
    confidence: 'open',
    notes:
      'A Boolean is a scalar by the definition of the core specification. Its values have no size and no bits, of which a matrix of numbers could be made.',
  }),
  row({
    slug: 'pointer-points-into-an-array',
    section: section.access,
    summary: `In a module with Shader and without UntypedPointersKHR, if the Pointer of ${both} points to a scalar or vector and is an OpVariable, or is derived from one through OpAccessChain and OpInBoundsAccessChain only, some index on the way selects an element of an array or run-time array; a pointer from any other instruction is not judged.`,
    class: 'operand',
    notes: `${amended} cooperative-matrix-typed-pointer-points-into-an-array.`,
  }),
  row({
    slug: 'memory-layout-is-a-32-bit-integer-constant',
    section: section.access,
    summary: `The MemoryLayout of ${both} is the result of a constant instruction (OpConstant..., OpSpecConstant...) whose type is a 32-bit OpTypeInt of either signedness.`,
    class: 'operand',
    notes: 'OpUndef is not a constant instruction.',
  }),
  row({
    slug: 'memory-layout-is-an-enumerant',
    section: section.access,
    summary: `If the MemoryLayout of ${both} is an OpConstant of a 32-bit OpTypeInt, its value is an enumerant of Cooperative Matrix Layout: 0 (RowMajorKHR) or 1 (ColumnMajorKHR).`,
    class: 'operand',
    notes:
      'Extensions add enumerants; 4202 and 4203, which the grammar lists, are not judged. Nor is the value of a specialization constant.',
  }),
  row({
    slug: 'stride-is-a-scalar-integer',
    section: section.access,
    summary: `In a module without UntypedPointersKHR, the type of the Stride of ${both}, if present, is an OpTypeInt of any width and signedness.`,
    class: 'type',
    notes: `${amended} cooperative-matrix-stride-is-a-scalar-integer. Stride need not be a constant.`,
  }),
  row({
    slug: 'stride-is-present',
    section: section.layout,
    summary: `${plainLayout}, ${both} has a Stride.`,
    class: 'operand',
  }),
  row({
    slug: 'stride-of-a-load-is-not-negative',
    section: section.layout,
    summary: `${plainLayout} and the Stride of an OpCooperativeMatrixLoadKHR is an OpConstant of a signed integer type, its value is not negative.`,
    class: 'operand',
    confidence: 'open',
    notes:
      'Whether Stride has a sign is open: see NOTES.md. A value of a type with Signedness 0 is never negative. Other values of Stride are known when the program runs.',
  }),
  row({
    slug: 'stride-of-a-store-is-not-zero',
    section: section.layout,
    summary: `${plainLayout} and the Stride of an OpCooperativeMatrixStoreKHR is an OpConstant or OpConstantNull of an integer type, its value is not 0.`,
    class: 'operand',
    confidence: 'derived',
    notes:
      'The value must be greater than 0, with or without a sign. Other values of Stride are known when the program runs.',
  }),
  row({
    slug: 'stride-of-a-store-is-positive',
    section: section.layout,
    summary: `${plainLayout} and the Stride of an OpCooperativeMatrixStoreKHR is an OpConstant of a signed integer type, its value is not negative.`,
    class: 'operand',
    confidence: 'open',
    notes:
      'Whether Stride has a sign is open: see NOTES.md. That it is not 0 is a rule of its own. Other values of Stride are known when the program runs.',
  }),
  row({
    slug: 'operands-are-uniform',
    section: `${section.access}; ${section.conversion}; ${section.arithmetic}`,
    summary:
      'The operands of loads, stores, conversions, bitcasts and arithmetic on cooperative matrices are dynamically uniform within every instance of the Scope of the matrix.',
    class: 'semantics',
    decidable: 'runtime',
    why: 'the values of all invocations are known when the program runs',
  }),
]
