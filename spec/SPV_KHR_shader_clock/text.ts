import { modulesIn } from '../modules-in.ts'
import type { RuleRow, Text } from '../rule.ts'
import { facts } from './facts.ts'

const families = await modulesIn<{ readonly rules: readonly RuleRow[] }>(
  import.meta.url,
  /^rules\/[^/]+$/,
)

/** An instruction that reads a clock. */
export const text: Text = {
  name: 'SPV_KHR_shader_clock',
  title: 'SPV_KHR_shader_clock',
  revision: 3,
  versions: [{ date: '2019-10-30', revision: 3, statements: '7e2b7a2d235a07bb' }],
  facts,
  rules: families.flatMap(([, { rules }]) => rules),
}
