import { row } from '../../row.ts'
import type { RuleRow } from '../../rule.ts'
import { section } from '../row.ts'

/** The module, the type, and where objects of it may be. */
export const rules: readonly RuleRow[] = [
  row({
    slug: 'version-is-1-6-or-later',
    section: 'Dependencies',
    summary:
      'A module that declares CooperativeVectorNV or CooperativeVectorTrainingNV is of SPIR-V 1.6 or later.',
    class: 'capability',
  }),
  row({
    slug: 'vulkan-memory-model-is-declared',
    section: 'Modifications: 2.16.2 Validation Rules for Shader Capabilities',
    summary:
      'A module that declares Shader and CooperativeVectorNV declares VulkanMemoryModel as well.',
    class: 'capability',
    notes: 'CooperativeVectorTrainingNV does not imply CooperativeVectorNV.',
  }),
  row({
    slug: 'component-type-is-numerical',
    section: section.type,
    summary:
      'The Component Type of an OpTypeCooperativeVectorNV is an OpTypeInt or an OpTypeFloat.',
    class: 'type',
  }),
  row({
    slug: 'component-count-is-a-32-bit-integer-constant',
    section: section.type,
    summary:
      'The Component Count of an OpTypeCooperativeVectorNV is the result of a constant instruction (OpConstant..., OpSpecConstant...) whose type is a 32-bit OpTypeInt of either signedness.',
    class: 'operand',
    notes: 'OpUndef is not a constant instruction.',
  }),
  row({
    slug: 'variable-is-in-function-or-private',
    section: section.universal,
    summary:
      'A variable whose type is or contains a cooperative vector type has the storage class Function or Private.',
    class: 'storage-class',
    notes:
      'The variables are OpVariable (the type that its result type points to) and OpUntypedVariableKHR (Data Type). A type contains the types of its elements and members at any depth, but not the types that its pointers point to. A pointer type without a variable is not judged.',
  }),
  row({
    slug: 'vector-is-not-shuffled',
    section: section.terms,
    summary:
      'Neither the Result Type nor the type of Vector 1 or Vector 2 of an OpVectorShuffle is a cooperative vector type.',
    class: 'type',
  }),
]
