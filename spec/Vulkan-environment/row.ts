import type { RuleClass, RuleRow, Vuid } from '../rule.ts'

/** The section of the appendix that the sentences with a name `VUID-StandaloneSpirv-...` are in. */
export const standalone = 'Validation Rules Within a Module: Standalone SPIR-V Validation'

/**
 * A row of the catalogue that carries sentences of {@link standalone}. Confidence `certain`, decidable from a module that
 * is asked about in a Vulkan environment, phase `validate` by default.
 *
 * @param names of the sentences, without the part that all have: `None-04633`.
 */
export function row(
  ruleClass: RuleClass,
  slug: string,
  names: string | readonly string[],
  summary: string,
  more: Partial<Omit<RuleRow, 'slug' | 'summary' | 'class' | 'vuids'>> = {},
): RuleRow {
  const vuids = [names].flat().map((name): Vuid => `VUID-StandaloneSpirv-${name}`)
  return {
    slug,
    section: standalone,
    summary,
    class: ruleClass,
    phase: 'validate',
    decidable: 'module',
    confidence: 'certain',
    ...(vuids.length > 0 && { vuids }),
    ...more,
  }
}
