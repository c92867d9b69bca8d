import type { RuleId } from '#spec/rule'
import type { Check } from '../check.ts'

/** The check that whoever declares an extension declares another one that it requires as well. */
export function extensionAsksFor(rule: RuleId, extension: string, required: string): Check {
  return {
    rule,
    at: ['OpExtension'],
    judge({ operands: [name], word }, module, report) {
      if (name === undefined || module.string(name.word) !== extension) return
      if (!module.extensions.has(required))
        report(word, `${extension} without OpExtension "${required}"`)
    },
  }
}
