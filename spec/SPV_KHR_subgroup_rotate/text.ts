import { modulesIn } from '../modules-in.ts'
import type { RuleRow, Text } from '../rule.ts'
import { facts } from './facts.ts'

const families = await modulesIn<{ readonly rules: readonly RuleRow[] }>(
  import.meta.url,
  /^rules\/[^/]+$/,
)

/** An instruction that rotates values among the invocations of a group. */
export const text: Text = {
  name: 'SPV_KHR_subgroup_rotate',
  title: 'SPV_KHR_subgroup_rotate',
  revision: 1,
  versions: [{ date: '2022-03-02', revision: 1, statements: 'ffb1d3c68184b174' }],
  facts,
  rules: families.flatMap(([, { rules }]) => rules),
}
