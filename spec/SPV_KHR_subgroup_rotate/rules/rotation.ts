import { row } from '../../row.ts'
import type { RuleRow } from '../../rule.ts'

const section = 'Modifications: Instructions: OpGroupNonUniformRotateKHR'

/** The instruction, and the modules that may have it. */
export const rules: readonly RuleRow[] = [
  row({
    slug: 'version-is-1-3-or-later',
    section: 'Dependencies',
    summary: 'A module that declares GroupNonUniformRotateKHR is of SPIR-V 1.3 or later.',
    class: 'capability',
  }),
  row({
    slug: 'result-is-a-scalar-or-vector',
    section,
    summary:
      'The Result Type of an OpGroupNonUniformRotateKHR is an OpTypeInt, OpTypeFloat or OpTypeBool, or a vector of one of these.',
    class: 'type',
  }),
  row({
    slug: 'value-is-of-the-result-type',
    section,
    summary: 'The type of the Value of an OpGroupNonUniformRotateKHR is its Result Type.',
    class: 'type',
    notes: 'With a Result Type that result-is-a-scalar-or-vector refuses, it is not judged.',
  }),
  row({
    slug: 'execution-is-workgroup-or-subgroup',
    section,
    summary:
      'The Execution of an OpGroupNonUniformRotateKHR, if it is an OpConstant, is Workgroup or Subgroup.',
    class: 'operand',
    notes:
      'Where the environment is Vulkan, it is not judged: Vulkan-environment/group-operation-scope asks for Subgroup there.',
  }),
  row({
    slug: 'delta-is-an-unsigned-integer',
    section,
    summary:
      'The type of the Delta of an OpGroupNonUniformRotateKHR is an OpTypeInt with Signedness 0.',
    class: 'type',
  }),
  row({
    slug: 'cluster-size-is-an-unsigned-integer',
    section,
    summary:
      'The type of the ClusterSize of an OpGroupNonUniformRotateKHR, if present, is an OpTypeInt with Signedness 0.',
    class: 'type',
  }),
  row({
    slug: 'cluster-size-is-a-constant',
    section,
    summary:
      'The ClusterSize of an OpGroupNonUniformRotateKHR, if present, is the result of a constant instruction (OpConstant..., OpSpecConstant...).',
    class: 'operand',
    notes: 'OpUndef is not a constant instruction.',
  }),
]
