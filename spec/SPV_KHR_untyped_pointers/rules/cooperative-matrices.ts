import { row } from '../../row.ts'
import type { RuleRow } from '../../rule.ts'

const section =
  'SPV_KHR_cooperative_matrix / OpCooperativeMatrixLoadKHR and OpCooperativeMatrixStoreKHR'

/** Changes of the text to SPV_KHR_cooperative_matrix. */
export const rules: readonly RuleRow[] = [
  row({
    slug: 'cooperative-matrix-pointer-is-a-pointer',
    section,
    class: 'type',
    summary:
      'The type of the Pointer of an OpCooperativeMatrixLoadKHR or OpCooperativeMatrixStoreKHR is an OpTypePointer or an OpTypeUntypedPointerKHR.',
  }),
  row({
    slug: 'cooperative-matrix-typed-pointer-points-to-a-scalar-or-vector',
    section,
    class: 'type',
    summary:
      'If the type of that Pointer is an OpTypePointer, it points to a scalar type (OpTypeInt, OpTypeFloat, OpTypeBool) or a vector type.',
  }),
  row({
    slug: 'cooperative-matrix-typed-pointer-points-into-an-array',
    section,
    class: 'operand',
    summary:
      'If Shader is declared and that Pointer is a typed pointer that is an OpVariable, or that is derived from one through OpAccessChain and OpInBoundsAccessChain only, some index on the way selects an element of an array or run-time array; a pointer from any other instruction is not judged.',
    notes: 'An untyped pointer need not point into an array.',
  }),
  row({
    slug: 'cooperative-matrix-stride-is-a-scalar-integer',
    section,
    class: 'type',
    summary:
      'The type of the Stride of an OpCooperativeMatrixLoadKHR or OpCooperativeMatrixStoreKHR, if present, is an OpTypeInt.',
  }),
  row({
    slug: 'cooperative-matrix-stride-counts-elements-or-bytes',
    section,
    class: 'semantics',
    summary:
      'Stride counts elements of the type pointed to if Pointer is typed, and bytes if it is untyped.',
    decidable: 'runtime',
    why: 'describes what is accessed when the program runs',
  }),
]
