import { modulesIn } from '../modules-in.ts'
import type { RuleRow, Text } from '../rule.ts'
import { facts } from './facts.ts'

const families = await modulesIn<{ readonly rules: readonly RuleRow[] }>(
  import.meta.url,
  /^rules\/[^/]+$/,
)

/** Shaders of ray tracing pipelines, before SPV_KHR_ray_tracing. */
export const text: Text = {
  name: 'SPV_NV_ray_tracing',
  title: 'SPV_NV_ray_tracing',
  revision: 5,
  versions: [{ date: '2020-09-17', revision: 5, statements: '6071217383970b23' }],
  facts,
  rules: families.flatMap(([, { rules }]) => rules),
}
