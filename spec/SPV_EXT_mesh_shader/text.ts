import { modulesIn } from '../modules-in.ts'
import type { RuleRow, Text } from '../rule.ts'
import { facts } from './facts.ts'

const families = await modulesIn<{ readonly rules: readonly RuleRow[] }>(
  import.meta.url,
  /^rules\/[^/]+$/,
)

/** Task and mesh shaders, their outputs, and the payload between them. */
export const text: Text = {
  name: 'SPV_EXT_mesh_shader',
  title: 'SPV_EXT_mesh_shader',
  revision: 8,
  versions: [{ date: '2025-08-20', revision: 8, statements: '1e9869672f171158' }],
  facts,
  rules: families.flatMap(([, { rules }]) => rules),
}
