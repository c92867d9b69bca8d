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
  versions: [{ date: '2018-06-11', revision: 9, statements: '8834c9402dc0979d' }],
  facts,
  rules: families.flatMap(([, { rules }]) => rules),
}
