import { modulesIn } from '../modules-in.ts'
import type { RuleRow, Text } from '../rule.ts'
import { facts } from './facts.ts'

const families = await modulesIn<{ readonly rules: readonly RuleRow[] }>(
  import.meta.url,
  /^rules\/[^/]+$/,
)

/** A mask of samples that shows which of them passed the early tests. */
export const text: Text = {
  name: 'SPV_KHR_post_depth_coverage',
  title: 'SPV_KHR_post_depth_coverage',
  revision: 3,
  versions: [{ date: '2017-07-07', revision: 3, statements: '95f8ebe6db7f3083' }],
  facts,
  rules: families.flatMap(([, { rules }]) => rules),
}
