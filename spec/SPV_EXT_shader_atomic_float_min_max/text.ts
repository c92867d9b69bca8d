import { modulesIn } from '../modules-in.ts'
import type { RuleRow, Text } from '../rule.ts'
import { facts } from './facts.ts'

const families = await modulesIn<{ readonly rules: readonly RuleRow[] }>(
  import.meta.url,
  /^rules\/[^/]+$/,
)

/** Atomic minima and maxima of floating-point numbers. */
export const text: Text = {
  name: 'SPV_EXT_shader_atomic_float_min_max',
  title: 'SPV_EXT_shader_atomic_float_min_max',
  revision: 2,
  versions: [{ date: '2020-10-05', revision: 2, statements: 'bfb36284e7ce5814' }],
  facts,
  rules: families.flatMap(([, { rules }]) => rules),
}
