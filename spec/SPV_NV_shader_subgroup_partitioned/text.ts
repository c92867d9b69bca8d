import { modulesIn } from '../modules-in.ts'
import type { RuleRow, Text } from '../rule.ts'
import { facts } from './facts.ts'

const families = await modulesIn<{ readonly rules: readonly RuleRow[] }>(
  import.meta.url,
  /^rules\/[^/]+$/,
)

/** Group operations on the subsets of a partition of a subgroup. */
export const text: Text = {
  name: 'SPV_NV_shader_subgroup_partitioned',
  title: 'SPV_NV_shader_subgroup_partitioned',
  revision: 1,
  versions: [{ date: '2018-03-14', revision: 1, statements: '31e90d5450f28b76' }],
  facts,
  rules: families.flatMap(([, { rules }]) => rules),
}
