import { modulesIn } from '../modules-in.ts'
import type { RuleRow, Text } from '../rule.ts'
import { facts } from './facts.ts'

const families = await modulesIn<{ readonly rules: readonly RuleRow[] }>(
  import.meta.url,
  /^rules\/[^/]+$/,
)

/** 16-bit integers and floating-point numbers in buffers, for shaders that cannot calculate with them. */
export const text: Text = {
  name: 'SPV_KHR_16bit_storage',
  title: 'SPV_KHR_16bit_storage',
  revision: 9,
  facts,
  rules: families.flatMap(([, { rules }]) => rules),
}
