import { modulesIn } from '../modules-in.ts'
import type { RuleRow, Text } from '../rule.ts'
import { facts } from './facts.ts'

const families = await modulesIn<{ readonly rules: readonly RuleRow[] }>(
  import.meta.url,
  /^rules\/[^/]+$/,
)

/** Two 8-bit floats, for conversions and cooperative matrices. */
export const text: Text = {
  name: 'SPV_EXT_float8',
  title: 'SPV_EXT_float8',
  revision: 1,
  versions: [{ date: '2025-05-30', revision: 1, statements: 'dda3f3f87395541b' }],
  facts,
  rules: families.flatMap(([, { rules }]) => rules),
}
