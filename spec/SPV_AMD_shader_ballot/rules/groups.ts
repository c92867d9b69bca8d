import { row } from '../../row.ts'
import type { RuleRow } from '../../rule.ts'

const section = 'Modifications: 3.32.21 Group Instructions'
const floats = 'OpGroupFAddNonUniformAMD, OpGroupFMinNonUniformAMD or OpGroupFMaxNonUniformAMD'
const integers =
  'OpGroupIAddNonUniformAMD, OpGroupUMinNonUniformAMD, OpGroupSMinNonUniformAMD, OpGroupUMaxNonUniformAMD or OpGroupSMaxNonUniformAMD'

/** The group operations. */
export const rules: readonly RuleRow[] = [
  row({
    slug: 'integer-group-result-is-an-integer',
    section: `${section}: ${integers}`,
    summary: `The Result Type of an ${integers} is an OpTypeInt of any width and signedness.`,
    class: 'type',
  }),
  row({
    slug: 'float-group-result-is-a-number',
    section: `${section}: ${floats}`,
    summary: `The Result Type of an ${floats} is an OpTypeInt or OpTypeFloat.`,
    class: 'type',
    confidence: 'derived',
    notes: 'Both readings of the sentence (NOTES.md) ask for this.',
  }),
  row({
    slug: 'float-group-result-is-a-float',
    section: `${section}: ${floats}`,
    summary: `If the Result Type of an ${floats} is a number, it is an OpTypeFloat.`,
    class: 'type',
    confidence: 'open',
    notes: 'The sentence, printed as for integers, asks for an integer (NOTES.md).',
  }),
  row({
    slug: 'group-execution-is-workgroup-or-subgroup',
    section,
    summary:
      'If the Execution of an OpGroup...NonUniformAMD is a constant that specialization does not change, it is Workgroup or Subgroup.',
    class: 'operand',
    notes:
      'In Vulkan environments, Vulkan-environment/group-operation-scope asks the same, and this rule is silent.',
  }),
  row({
    slug: 'group-operand-has-the-result-type',
    section,
    summary: `The type of the X of an ${integers}, ${floats} is its Result Type.`,
    class: 'type',
  }),
]
