import { modulesIn } from '../modules-in.ts'
import type { RuleRow, Text } from '../rule.ts'
import { facts } from './facts.ts'

const families = await modulesIn<{ readonly rules: readonly RuleRow[] }>(
  import.meta.url,
  /^rules\/[^/]+$/,
)

/** 8-bit integers in buffers, for shaders that cannot calculate with them. */
export const text: Text = {
  name: 'SPV_KHR_8bit_storage',
  title: 'SPV_KHR_8bit_storage',
  revision: 4,
  versions: [{ date: '2019-06-10', revision: 4, statements: 'e7309684967f32de' }],
  facts,
  rules: families.flatMap(([, { rules }]) => rules),
}
