import { modulesIn } from '../modules-in.ts'
import type { RuleRow, Text } from '../rule.ts'
import { facts } from './facts.ts'

const families = await modulesIn<{ readonly rules: readonly RuleRow[] }>(
  import.meta.url,
  /^rules\/[^/]+$/,
)

/** Critical sections of fragment shaders, and the execution modes that say for whom and in which order they are. */
export const text: Text = {
  name: 'SPV_EXT_fragment_shader_interlock',
  title: 'SPV_EXT_fragment_shader_interlock',
  revision: 1,
  versions: [{ date: '2019-05-09', revision: 1, statements: 'f91ad48415ccd5b0' }],
  facts,
  rules: families.flatMap(([, { rules }]) => rules),
}
