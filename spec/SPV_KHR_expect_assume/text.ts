import { modulesIn } from '../modules-in.ts'
import type { RuleRow, Text } from '../rule.ts'
import { facts } from './facts.ts'

const families = await modulesIn<{ readonly rules: readonly RuleRow[] }>(
  import.meta.url,
  /^rules\/[^/]+$/,
)

/** Instructions that tell a compiler what is true or probable. */
export const text: Text = {
  name: 'SPV_KHR_expect_assume',
  title: 'SPV_KHR_expect_assume',
  revision: 1,
  versions: [{ date: '2020-06-03', revision: 1, statements: 'fea488c5e3ad9544' }],
  facts,
  rules: families.flatMap(([, { rules }]) => rules),
}
