import { modulesIn } from '../modules-in.ts'
import type { RuleRow, Text } from '../rule.ts'
import { facts } from './facts.ts'

const families = await modulesIn<{ readonly rules: readonly RuleRow[] }>(
  import.meta.url,
  /^rules\/[^/]+$/,
)

/** Atomic addition of floating-point numbers. */
export const text: Text = {
  name: 'SPV_EXT_shader_atomic_float_add',
  title: 'SPV_EXT_shader_atomic_float_add',
  revision: 2,
  versions: [{ date: '2021-03-17', revision: 2, statements: '66596e60e1553601' }],
  facts,
  rules: families.flatMap(([, { rules }]) => rules),
}
