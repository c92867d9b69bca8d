import type { RuleId } from '#spec/rule'
import { ruleById } from '#spec/texts'

/** A rule for a reader. */
export interface RuleWords {
  readonly id: RuleId
  readonly text: string
  readonly section: string
  /** The sentence of the catalogue. */
  readonly summary: string
  readonly class: string
  /** `open` where the text can be read in two ways. */
  readonly confidence: string
  /** Sentences of the Vulkan specification that it carries. */
  readonly vuids: readonly string[]
}

/** What the catalogue says about a rule; `undefined` if no text has it. The bundle for browsers replaces this file by data. */
export function ruleWords(id: RuleId): RuleWords | undefined {
  const rule = ruleById(id)
  if (rule === undefined) return undefined
  const { text, section, summary, class: group, confidence, vuids = [] } = rule
  return { id, text, section, summary, class: group, confidence, vuids }
}
