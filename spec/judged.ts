import * as data from './judged-data.ts'
import type { Facts, Rule, Text } from './rule.ts'

/** The conditions on modules in which a rule is checked. */
export type RuleConditions = Pick<
  Rule,
  'id' | 'text' | 'client' | 'confidence' | 'revisions' | 'versions' | 'environments' | 'limits'
>

/** The data of a text that the judge needs. */
export interface JudgedText extends Pick<Text, 'name'> {
  readonly versions: readonly Pick<Text['versions'][number], 'date' | 'revision'>[]
  readonly facts: Pick<Facts, 'extension' | 'instructionSet'> & {
    readonly instructions: readonly Pick<
      Facts['instructions'][number],
      'name' | 'opcode' | 'since'
    >[]
    readonly enumerants: readonly Pick<
      Facts['enumerants'][number],
      'kind' | 'name' | 'value' | 'capabilities'
    >[]
    readonly differences: readonly Pick<Facts['differences'][number], 'fact' | 'follow'>[]
  }
}

/** All texts in the order of `texts`. For the judge, which starts without the words of rules. */
export const judgedTexts: readonly JudgedText[] = data.judgedTexts

const byId = new Map<string, RuleConditions>(data.judgedRules.map((rule) => [rule.id, rule]))

/** The conditions under which the rule with that id is checked; `undefined` if no text has it. */
export function conditionsOfRule(id: string): RuleConditions | undefined {
  return byId.get(id)
}
