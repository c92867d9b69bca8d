import { checks } from '#reference/checks'
import type { OwnCase } from '#runner/own-cases/own-cases'
import { rules } from '#spec/texts'
import { computedCases } from './core/computed-cases.ts'

/** Rules whose cases are computed, or too long to be written as text, or about words that assembly cannot express. */
const computed: ReadonlySet<string> = new Set([
  ...computedCases.map(({ rule }) => rule),
  // core/limits.test.ts
  'core/global-variable-limit',
  'core/local-variable-limit',
  'core/local-variables-together-limit',
  'core/call-argument-limit',
  // SPV_KHR_constant_data/limits.test.ts
  'SPV_KHR_constant_data/data-has-at-most-65531-words',
  // decode/faults.test.ts
  'core/whole-words',
  'core/magic-number',
  'core/header-complete',
  'core/word-count-not-zero',
  'core/instruction-fits-module',
  'core/operand-missing',
  'core/operand-excess',
  'core/string-terminated',
  'core/string-padding-zero',
  'core/string-utf-8',
  'core/literal-padding',
  // decode/word-counts.test.ts
  'NonSemantic.ClspvReflection/required-operands-are-present',
  'SPV_EXT_replicated_composites/instruction-has-four-words',
  'SPV_KHR_constant_data/data-instruction-has-type-and-result',
  'SPV_KHR_constant_data/utf-encoded-has-no-operands',
  'SPV_KHR_untyped_pointers/async-copy-reaches-event',
  'SPV_KHR_untyped_pointers/encoding-ends-at-the-last-operand',
])

/** Rules that the judge decides for a module, and that no own case breaks. */
export function lackingIn(cases: readonly OwnCase[]): readonly string[] {
  const shown = new Set<string>(
    cases.flatMap(({ rule, expect }) => (expect === 'invalid' ? [rule] : [])),
  )
  const checked = new Set<string>(checks.map(({ rule }) => rule))
  return rules
    .filter(({ id, decidable }) => decidable === 'module' || checked.has(id))
    .map(({ id }) => id)
    .filter((rule) => !shown.has(rule) && !computed.has(rule))
}
