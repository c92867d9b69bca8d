import { modulesIn } from '../modules-in.ts'
import type { RuleRow, Text } from '../rule.ts'
import { facts } from './facts.ts'

const families = await modulesIn<{ readonly rules: readonly RuleRow[] }>(
  import.meta.url,
  /^rules\/[^/]+$/,
)

/** Poison values, and the instruction that turns them into stable ones. */
export const text: Text = {
  name: 'SPV_KHR_poison_freeze',
  title: 'SPV_KHR_poison_freeze',
  revision: 2,
  versions: [{ date: '2026-05-24', revision: 2, statements: 'd6bb63f32d132e9d' }],
  facts,
  rules: families.flatMap(([, { rules }]) => rules),
}
