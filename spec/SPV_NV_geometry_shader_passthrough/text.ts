import { modulesIn } from '../modules-in.ts'
import type { RuleRow, Text } from '../rule.ts'
import { facts } from './facts.ts'

const families = await modulesIn<{ readonly rules: readonly RuleRow[] }>(
  import.meta.url,
  /^rules\/[^/]+$/,
)

/** Inputs that a geometry shader passes through unchanged. */
export const text: Text = {
  name: 'SPV_NV_geometry_shader_passthrough',
  title: 'SPV_NV_geometry_shader_passthrough',
  revision: 2,
  versions: [{ date: '2017-02-15', revision: 2, statements: 'c26518deb404264b' }],
  facts,
  rules: families.flatMap(([, { rules }]) => rules),
}
