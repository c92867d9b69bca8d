import { row } from '../../row.ts'
import type { RuleRow } from '../../rule.ts'

const section = 'Modifications: Instructions: OpTypeTensorARM'

const constants = 'OpUndef is not a constant instruction.'

/** The type of tensors, and arrays of it. */
export const rules: readonly RuleRow[] = [
  row({
    slug: 'element-type-is-a-scalar',
    section,
    summary: 'The Element Type of an OpTypeTensorARM is an OpTypeInt, OpTypeFloat or OpTypeBool.',
    class: 'type',
  }),
  row({
    slug: 'rank-is-an-integer-constant',
    section,
    summary:
      'The Rank of an OpTypeTensorARM, if present, is the result of a constant instruction (OpConstant..., OpSpecConstant...) whose type is an OpTypeInt.',
    class: 'operand',
    notes: constants,
  }),
  row({
    slug: 'shape-is-an-array-of-integers',
    section,
    summary:
      'The Shape of an OpTypeTensorARM, if present, is the result of a constant instruction (OpConstant..., OpSpecConstant...) whose type is an OpTypeArray with an OpTypeInt as Element Type.',
    class: 'operand',
    notes: constants,
  }),
  row({
    slug: 'shape-length-is-the-rank',
    section,
    summary:
      'The Length of the type of the Shape of an OpTypeTensorARM is equal to its Rank, where both are an OpConstant.',
    class: 'operand',
    notes: 'Values that specialization may change are not judged.',
  }),
  row({
    slug: 'dynamic-index-has-its-capability',
    section: 'Modifications: Capability: StorageTensorArrayDynamicIndexingARM',
    summary:
      'In a module with Shader, an access chain on a variable in UniformConstant whose index into an array of OpTypeTensorARM is not a constant instruction requires StorageTensorArrayDynamicIndexingARM or StorageTensorArrayNonUniformIndexingARM.',
    class: 'capability',
    confidence: 'derived',
    notes: 'As core/dynamic-index-capability for other resources.',
  }),
  row({
    slug: 'non-uniform-index-has-its-capability',
    section: 'Modifications: Capability: StorageTensorArrayNonUniformIndexingARM',
    summary:
      'In a module with Shader, ShaderNonUniform and StorageTensorArrayDynamicIndexingARM, an access chain on a variable in UniformConstant whose index into an array of OpTypeTensorARM is decorated with NonUniform and is not a constant instruction requires StorageTensorArrayNonUniformIndexingARM.',
    class: 'capability',
    confidence: 'derived',
    notes:
      'As core/non-uniform-index-capability for other resources. Without a capability for dynamic indexes, that alone is the fault.',
  }),
]
