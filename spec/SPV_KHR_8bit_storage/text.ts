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
  facts,
  rules: families.flatMap(([, { rules }]) => rules),
}
