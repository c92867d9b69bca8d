import { modulesIn } from '../modules-in.ts'
import type { RuleRow, Text } from '../rule.ts'
import { facts } from './facts.ts'

const families = await modulesIn<{ readonly rules: readonly RuleRow[] }>(
  import.meta.url,
  /^rules\/[^/]+$/,
)

/** How large the relative error of the result of an instruction may be. */
export const text: Text = {
  name: 'SPV_INTEL_fp_max_error',
  title: 'SPV_INTEL_fp_max_error',
  revision: 1,
  versions: [{ date: '2023-03-29', revision: 1, statements: 'cbc407c89721d92e' }],
  facts,
  rules: families.flatMap(([, { rules }]) => rules),
}
