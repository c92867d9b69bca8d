import { modulesIn } from '../modules-in.ts'
import type { RuleRow, Text } from '../rule.ts'
import { facts } from './facts.ts'

const families = await modulesIn<{ readonly rules: readonly RuleRow[] }>(
  import.meta.url,
  /^rules\/[^/]+$/,
)

/** Tensor types, and instructions that read, write and measure tensors. */
export const text: Text = {
  name: 'SPV_ARM_tensors',
  title: 'SPV_ARM_tensors',
  revision: 2,
  versions: [{ date: '2025-06-18', revision: 2, statements: 'f5894ebaf0a8fd3f' }],
  facts,
  rules: families.flatMap(([, { rules }]) => rules),
}
