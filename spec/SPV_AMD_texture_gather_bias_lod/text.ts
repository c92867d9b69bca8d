import { modulesIn } from '../modules-in.ts'
import type { RuleRow, Text } from '../rule.ts'
import { facts } from './facts.ts'

const families = await modulesIn<{ readonly rules: readonly RuleRow[] }>(
  import.meta.url,
  /^rules\/[^/]+$/,
)

/** Gathers with a level of detail or a bias. */
export const text: Text = {
  name: 'SPV_AMD_texture_gather_bias_lod',
  title: 'SPV_AMD_texture_gather_bias_lod',
  revision: 3,
  versions: [{ date: '2020-05-27', revision: 3, statements: 'bd760c9068eb7972' }],
  facts,
  rules: families.flatMap(([, { rules }]) => rules),
}
