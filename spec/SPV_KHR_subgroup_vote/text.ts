import { modulesIn } from '../modules-in.ts'
import type { RuleRow, Text } from '../rule.ts'
import { facts } from './facts.ts'

const families = await modulesIn<{ readonly rules: readonly RuleRow[] }>(
  import.meta.url,
  /^rules\/[^/]+$/,
)

/** Predicates that the invocations of a subgroup vote on. */
export const text: Text = {
  name: 'SPV_KHR_subgroup_vote',
  title: 'SPV_KHR_subgroup_vote',
  revision: 6,
  versions: [{ date: '2017-01-11', revision: 6, statements: '671d98df527e18df' }],
  facts,
  rules: families.flatMap(([, { rules }]) => rules),
}
