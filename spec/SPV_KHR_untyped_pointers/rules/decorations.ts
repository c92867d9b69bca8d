import { row } from '../../row.ts'
import type { RuleRow } from '../../rule.ts'

/** Decorations on pointers and untyped variables. */
export const rules: readonly RuleRow[] = [
  row({
    slug: 'variable-with-physical-pointers-is-aliased-or-restricted',
    section: 'Universal Validation Rules / Physical Storage Buffer',
    class: 'decoration',
    summary:
      'An OpUntypedVariableKHR whose Data Type is a pointer type (of either kind) in PhysicalStorageBuffer, or an array of such pointers, and an OpVariable that allocates an untyped pointer type in PhysicalStorageBuffer, or an array of such pointers, is decorated with exactly one of AliasedPointer and RestrictPointer.',
    confidence: 'open',
    revisions: { until: '2024-08-28' },
    notes:
      'The core specification has withdrawn the sentence that the text replaces, and revision 3 of the text follows it.',
  }),
  row({
    slug: 'linkage-attributes-target-a-function-or-global-variable',
    section: 'Decoration / LinkageAttributes',
    class: 'decoration',
    summary:
      'An id whose type is an untyped pointer type and that is decorated with LinkageAttributes is an OpUntypedVariableKHR outside every function.',
    confidence: 'derived',
  }),
  row({
    slug: 'memory-object-decoration-targets-a-memory-object-declaration',
    section: 'Decoration',
    class: 'decoration',
    summary:
      'An id whose type is an untyped pointer type and that is decorated with Restrict, Aliased, RestrictPointer, AliasedPointer, Volatile, Coherent, NonWritable, NonReadable, NoPerspective, Flat, Patch, Centroid, Sample, Stream, Component or XfbBuffer is an OpUntypedVariableKHR or an OpFunctionParameter.',
    confidence: 'derived',
  }),
  row({
    slug: 'variable-decoration-targets-a-variable',
    section: 'Decoration',
    class: 'decoration',
    summary:
      'An id whose type is an untyped pointer type and that is decorated with Invariant, Location, Index, Binding, DescriptorSet, InputAttachmentIndex or Constant is an OpUntypedVariableKHR.',
    confidence: 'derived',
  }),
  row({
    slug: 'built-in-targets-a-variable',
    section: 'BuiltIn',
    class: 'decoration',
    summary:
      'An id whose type is an untyped pointer type and that is decorated with BuiltIn is an OpUntypedVariableKHR.',
  }),
  row({
    slug: 'decorate-id-operand-is-a-constant-or-a-variable',
    section: 'Instructions / OpDecorateId',
    class: 'operand',
    summary:
      'An extra operand of an OpDecorateId is the result of a constant instruction, an OpVariable or an OpUntypedVariableKHR.',
    notes:
      'No core decoration takes a variable; the counter buffer of SPV_GOOGLE_hlsl_functionality1 does. Decorations for which an extension specifies another operand, such as a type, are not judged.',
  }),
  row({
    slug: 'array-stride-may-decorate-an-untyped-pointer-type',
    section: 'Decoration / ArrayStride',
    class: 'decoration',
    summary: 'An OpTypeUntypedPointerKHR may be decorated with ArrayStride.',
    decidable: 'no',
    why: 'a permission; ptr-access-chain-base-has-array-stride relies on it',
    confidence: 'derived',
  }),
]
