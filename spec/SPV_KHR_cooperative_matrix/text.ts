import { modulesIn } from '../modules-in.ts'
import type { RuleRow, Text } from '../rule.ts'
import { facts } from './facts.ts'

const families = await modulesIn<{ readonly rules: readonly RuleRow[] }>(
  import.meta.url,
  /^rules\/[^/]+$/,
)

/** Matrices whose components are spread across the invocations of a scope. */
export const text: Text = {
  name: 'SPV_KHR_cooperative_matrix',
  title: 'SPV_KHR_cooperative_matrix',
  revision: 10,
  versions: [{ date: '2025-04-24', revision: 10, statements: '44465af1a0e0a688' }],
  facts,
  rules: families.flatMap(([, { rules }]) => rules),
}
