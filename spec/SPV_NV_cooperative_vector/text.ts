import { modulesIn } from '../modules-in.ts'
import type { RuleRow, Text } from '../rule.ts'
import { facts } from './facts.ts'

const families = await modulesIn<{ readonly rules: readonly RuleRow[] }>(
  import.meta.url,
  /^rules\/[^/]+$/,
)

/** Vectors of any length that an invocation multiplies by matrices in memory. */
export const text: Text = {
  name: 'SPV_NV_cooperative_vector',
  title: 'SPV_NV_cooperative_vector',
  revision: 2,
  versions: [{ date: '2024-07-25', revision: 2, statements: 'a3b425de7da12a11' }],
  facts,
  rules: families.flatMap(([, { rules }]) => rules),
}
