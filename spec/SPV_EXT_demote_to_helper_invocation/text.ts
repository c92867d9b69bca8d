import { modulesIn } from '../modules-in.ts'
import type { RuleRow, Text } from '../rule.ts'
import { facts } from './facts.ts'

const families = await modulesIn<{ readonly rules: readonly RuleRow[] }>(
  import.meta.url,
  /^rules\/[^/]+$/,
)

/** Invocations that go on as helpers, and the question whether one is a helper. */
export const text: Text = {
  name: 'SPV_EXT_demote_to_helper_invocation',
  title: 'SPV_EXT_demote_to_helper_invocation',
  revision: 1,
  versions: [{ date: '2019-06-06', revision: 1, statements: 'ee37444506fb9dad' }],
  facts,
  rules: families.flatMap(([, { rules }]) => rules),
}
