import { modulesIn } from '../modules-in.ts'
import type { RuleRow, Text } from '../rule.ts'
import { facts } from './facts.ts'

const families = await modulesIn<{ readonly rules: readonly RuleRow[] }>(
  import.meta.url,
  /^rules\/[^/]+$/,
)

/** Votes of the four invocations of a quad, and modes that keep quads whole. */
export const text: Text = {
  name: 'SPV_KHR_quad_control',
  title: 'SPV_KHR_quad_control',
  revision: 1,
  versions: [{ date: '2024-01-25', revision: 1, statements: 'bef41cdfab23fcc3' }],
  facts,
  rules: families.flatMap(([, { rules }]) => rules),
}
