import { row } from '../../row.ts'
import type { RuleRow } from '../../rule.ts'

const section = 'OpenCL.std'

const named =
  'ptr of fract, exp of frexp, signp of lgamma_r, iptr of modf, quo of remquo, cosval of sincos, p of the eleven vload and vstore instructions, format of printf'

/** Changes of the text to OpenCL.std; NOTES.md has the table of the eighteen operands. */
export const rules: readonly RuleRow[] = [
  row({
    slug: 'opencl-pointer-operand-is-a-pointer',
    section,
    class: 'type',
    summary: `The type of each of the eighteen pointer operands (${named}) is an OpTypePointer or an OpTypeUntypedPointerKHR.`,
  }),
  row({
    slug: 'opencl-pointer-operand-is-in-its-storage-classes',
    section,
    class: 'storage-class',
    summary:
      'The type of each of the eighteen pointer operands, typed or untyped, has the Storage Class CrossWorkgroup, Workgroup, Function or Generic; p of vloadn, vload_half, vload_halfn and vloada_halfn has one of these or UniformConstant, and format of printf has UniformConstant only.',
  }),
  row({
    slug: 'opencl-typed-pointer-points-to-its-data-types',
    section,
    class: 'type',
    summary:
      'If the type of one of the eighteen pointer operands is an OpTypePointer, it points to: a floating-point scalar or vector for fract, modf and sincos; an i32 or a vector of i32 for frexp, lgamma_r and remquo; a floating-point or integer scalar for vloadn and vstoren; half for the other vload and vstore instructions; i8 for printf. If it is untyped, there is no requirement.',
  }),
  row({
    slug: 'opencl-typed-pointer-matches-its-companions',
    section,
    class: 'type',
    summary:
      'If the type of the pointer operand is an OpTypePointer, it points to: Result Type for fract, modf and sincos; a type with as many components as Result Type for frexp, lgamma_r and remquo; the component type of Result Type for vloadn and of data for vstoren. If it is untyped, there is no requirement.',
    notes:
      "If the type pointed to is not one of the operand's data types, only opencl-typed-pointer-points-to-its-data-types reports it.",
  }),
  row({
    slug: 'opencl-prefetch-pointer-is-typed',
    section,
    class: 'type',
    summary: 'The type of the ptr of the extended instruction prefetch is an OpTypePointer.',
    confidence: 'open',
    notes:
      'The instruction is not in the list of those whose sentence is split, and the text names OpUntypedPrefetchKHR instead; but the changed naming convention lets pointer(global) be untyped here too.',
  }),
  row({
    slug: 'opencl-untyped-pointer-behaves-as-the-fitting-typed-pointer',
    section,
    class: 'semantics',
    summary:
      'An extended instruction with an untyped pointer accesses memory as with a typed pointer of the type that its other operands and its result require.',
    decidable: 'runtime',
    why: 'describes what is accessed when the program runs',
  }),
]
