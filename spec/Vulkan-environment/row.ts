import type { LimitName } from '../limits/limit.ts'
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
  more: Partial<Omit<RuleRow, 'slug' | 'summary' | 'class'>> = {},
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

/** The section of the appendix that the sentences with a name `VUID-RuntimeSpirv-...` are in. */
export const runtime = 'Validation Rules Within a Module: Runtime SPIR-V Validation'

/**
 * A row that carries sentences of {@link runtime}, as {@link row} makes it.
 *
 * @param names of the sentences, without the part that all have: `x-06429`.
 */
export function runtimeRow(
  ruleClass: RuleClass,
  slug: string,
  names: string | readonly string[],
  summary: string,
  more: Partial<Omit<RuleRow, 'slug' | 'summary' | 'vuids'>> = {},
): RuleRow {
  const vuids = [names].flat().map((name): Vuid => `VUID-RuntimeSpirv-${name}`)
  return row(ruleClass, slug, [], summary, { section: runtime, vuids, ...more })
}

/**
 * One that limits or features of a device decide.
 *
 * @param limits the limits and features without which it is not checked.
 */
export function limitRow(
  limits: LimitName | readonly LimitName[],
  slug: string,
  names: string | readonly string[],
  summary: string,
  more: Partial<Omit<RuleRow, 'slug' | 'summary' | 'vuids'>> = {},
): RuleRow {
  const needed = [limits].flat()
  return runtimeRow('limit', slug, names, summary, {
    decidable: 'environment',
    why: `depends on the device: ${needed.join(', ')}`,
    limits: needed,
    ...more,
  })
}
