import type { RuleRow } from '../../rule.ts'
import { row } from '../row.ts'

/** Requirements of the core specification on `OpVariable` that the text extends to `OpUntypedVariableKHR`. */
export const variableRules: readonly RuleRow[] = [
  row({
    slug: 'untyped-variable-is-not-in-physical-storage-buffer',
    section: 'Universal Validation Rules / Physical Storage Buffer',
    class: 'storage-class',
    summary: 'The Storage Class of an OpUntypedVariableKHR is not PhysicalStorageBuffer.',
  }),
  row({
    slug: 'variable-with-physical-pointers-is-aliased-or-restricted',
    section: 'Universal Validation Rules / Physical Storage Buffer',
    class: 'decoration',
    summary:
      'An OpUntypedVariableKHR whose Data Type is a pointer type (of either kind) in PhysicalStorageBuffer, or an array of such pointers, and an OpVariable that allocates an untyped pointer type in PhysicalStorageBuffer, or an array of such pointers, is decorated with exactly one of AliasedPointer and RestrictPointer.',
    confidence: 'open',
    revisions: { until: 2 },
    notes:
      'The core specification has withdrawn the sentence that the text replaces, and revision 3 of the text follows it.',
  }),
  row({
    slug: 'imported-untyped-variable-has-no-initializer',
    section: 'Universal Validation Rules / Global (Module Scope) Variables',
    class: 'decoration',
    summary:
      'An OpUntypedVariableKHR outside every function that has an Initializer has no LinkageAttributes decoration with the Linkage Type Import.',
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
    slug: 'entry-point-interface-lists-global-variables',
    section: 'Instructions / OpEntryPoint',
    class: 'operand',
    summary:
      'Each Interface id of an OpEntryPoint is an OpVariable or an OpUntypedVariableKHR outside every function.',
  }),
  row({
    slug: 'entry-point-interface-has-each-used-untyped-variable',
    section: 'Instructions / OpEntryPoint',
    class: 'operand',
    summary:
      'The Interface of an OpEntryPoint lists each OpUntypedVariableKHR outside every function that an instruction in the static call tree of the entry point refers to: before version 1.4 those in Input and Output, from version 1.4 on those in any storage class.',
  }),
  row({
    slug: 'entry-point-interface-before-version-1-4-is-input-or-output',
    section: 'Instructions / OpEntryPoint',
    class: 'storage-class',
    summary:
      'Before version 1.4, an OpUntypedVariableKHR in the Interface of an OpEntryPoint has the Storage Class Input or Output.',
    versions: { until: 0x0001_0300 },
  }),
  row({
    slug: 'boolean-data-type-is-not-externally-visible',
    section: 'Instructions / OpTypeBool',
    class: 'storage-class',
    summary:
      'An OpUntypedVariableKHR whose Data Type is or contains an OpTypeBool (through vectors, arrays and structures, not through pointers) has one of the storage classes UniformConstant, Workgroup, CrossWorkgroup, Private, Function, Input and Output.',
    notes:
      'With WorkgroupMemoryExplicitLayoutKHR, a Data Type with a Boolean in a Block in Workgroup is not judged here. The requirement to use Booleans with logical addressing only is left to the core specification.',
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
  row({
    slug: 'untyped-pointer-type-may-be-repeated',
    section: 'Types / pointer type',
    class: 'type',
    summary:
      'Several OpTypeUntypedPointerKHR may have the same Storage Class; they are distinct types.',
    decidable: 'no',
    why: 'a permission',
    confidence: 'derived',
  }),
]
