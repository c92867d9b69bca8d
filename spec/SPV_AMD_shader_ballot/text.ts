import { modulesIn } from '../modules-in.ts'
import type { RuleRow, Text } from '../rule.ts'
import { facts } from './facts.ts'

const families = await modulesIn<{ readonly rules: readonly RuleRow[] }>(
  import.meta.url,
  /^rules\/[^/]+$/,
)

/** Group operations in divergent control flow, and extended instructions that move data within a subgroup. */
export const text: Text = {
  name: 'SPV_AMD_shader_ballot',
  title: 'SPV_AMD_shader_ballot',
  revision: 6,
  versions: [{ date: '2018-03-28', revision: 6, statements: '0c6382d1810422e1' }],
  facts,
  rules: families.flatMap(([, { rules }]) => rules),
}
