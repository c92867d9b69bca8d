import { modulesIn } from '../modules-in.ts'
import type { RuleRow, Text } from '../rule.ts'
import { facts } from './facts.ts'

const families = await modulesIn<{ readonly rules: readonly RuleRow[] }>(
  import.meta.url,
  /^rules\/[^/]+$/,
)

/** Fast-math flags for instructions, and defaults of them for entry points. */
export const text: Text = {
  name: 'SPV_KHR_float_controls2',
  title: 'SPV_KHR_float_controls2',
  revision: 10,
  versions: [
    { date: '2023-10-02', revision: 8, statements: '8b48b0ffeda91bf7' },
    { date: '2024-04-03', revision: 10, statements: 'd480ca67a7acd251' },
  ],
  facts,
  rules: families.flatMap(([, { rules }]) => rules),
}
