import { modulesIn } from '../modules-in.ts'
import type { RuleRow, Text } from '../rule.ts'
import { facts } from './facts.ts'

const families = await modulesIn<{ readonly rules: readonly RuleRow[] }>(
  import.meta.url,
  /^rules\/[^/]+$/,
)

/** Objects that trace rays in any shader stage. */
export const text: Text = {
  name: 'SPV_KHR_ray_query',
  title: 'SPV_KHR_ray_query',
  revision: 17,
  versions: [{ date: '2026-07-10', revision: 17, statements: '405819fd003aa89f' }],
  facts,
  rules: families.flatMap(([, { rules }]) => rules),
}
