import { modulesIn } from '../modules-in.ts'
import type { RuleRow, Text } from '../rule.ts'
import { facts } from './facts.ts'

const families = await modulesIn<{ readonly rules: readonly RuleRow[] }>(
  import.meta.url,
  /^rules\/[^/]+$/,
)

/** Shaders of ray tracing pipelines, what they call, and the memory through which they pass data. */
export const text: Text = {
  name: 'SPV_KHR_ray_tracing',
  title: 'SPV_KHR_ray_tracing',
  revision: 25,
  versions: [{ date: '2025-08-20', revision: 25, statements: 'ffaa0f99e7379e6d' }],
  facts,
  rules: families.flatMap(([, { rules }]) => rules),
}
