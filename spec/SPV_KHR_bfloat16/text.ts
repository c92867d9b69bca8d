import { modulesIn } from '../modules-in.ts'
import type { RuleRow, Text } from '../rule.ts'
import { facts } from './facts.ts'

const families = await modulesIn<{ readonly rules: readonly RuleRow[] }>(
  import.meta.url,
  /^rules\/[^/]+$/,
)

/** A 16-bit float with the exponent of a 32-bit one, for conversions, dot products and cooperative matrices. */
export const text: Text = {
  name: 'SPV_KHR_bfloat16',
  title: 'SPV_KHR_bfloat16',
  revision: 1,
  versions: [{ date: '2025-03-14', revision: 1, statements: '485194a1c584c5db' }],
  facts,
  rules: families.flatMap(([, { rules }]) => rules),
}
