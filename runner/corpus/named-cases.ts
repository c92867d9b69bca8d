import { differenceOfWords } from '#generators/differences/difference-of-words'
import type { Rule } from '#spec/rule'
import { askedIn } from './asked-in.ts'
import { caseName } from './case-name.ts'
import type { CaseDraft, MadeCase } from './draft.ts'

function site(draft: CaseDraft): string | undefined {
  return draft.candidate.origin.site?.split(' at ')[0]
}

/** The id of a draft's case without its number. */
export function unnumberedName(draft: CaseDraft): string {
  const { rule, origin } = draft.candidate
  return `${rule.id}/${caseName(origin.choices, site(draft), origin.generator)}`
}

/** Names and numbers: cases of one rule whose names would be alike are counted up, in the order of the drafts. */
function ids(drafts: readonly CaseDraft[]): Map<CaseDraft, string> {
  const counts = new Map<string, number>()
  return new Map(
    drafts.map((draft) => {
      const name = unnumberedName(draft)
      const count = (counts.get(name) ?? 0) + 1
      counts.set(name, count)
      return [draft, `${name}-${count}`]
    }),
  )
}

/** A draft claims what holds where its rule is at home, which may be an older version of the text. */
function newestExpectation({ candidate, expect, revisions }: CaseDraft): CaseDraft['expect'] {
  const turns = Object.entries(revisions?.[candidate.rule.text] ?? {}).sort(([a], [b]) =>
    a < b ? -1 : 1,
  )
  return turns.at(-1)?.[1] ?? expect
}

/** The subject of a case. The summary of a mutator is followed by the difference in this module. */
function summaryOf({ candidate, control, words }: CaseDraft): string {
  const { summary, isSummaryOfMutator } = candidate
  const before = control?.words
  if (!isSummaryOfMutator || !(before instanceof Uint32Array && words instanceof Uint32Array))
    return summary
  return `${summary}: ${differenceOfWords(before, words)}`
}

function asCase(draft: CaseDraft, id: string, control: string | null, rule: Rule): MadeCase {
  const covers = [...new Set(draft.applies)].filter((applying) => applying !== rule.id).sort()
  return {
    id,
    rule: rule.id,
    ...(covers.length === 0 ? {} : { covers }),
    expect: newestExpectation(draft),
    phase: rule.phase,
    control,
    environments: askedIn(draft),
    ...(draft.candidate.limits && { limits: draft.candidate.limits }),
    confidence: rule.confidence,
    ...(Object.keys(draft.revisions ?? {}).length === 0
      ? {}
      : { revisions: draft.revisions ?? {} }),
    summary: summaryOf(draft),
    origin: draft.candidate.origin,
    sha256: draft.sha256,
    words: draft.words,
  }
}

/**
 * The drafts as cases with ids.
 *
 * @param drafts certified, the controls of all of them among them.
 */
export function namedCases(drafts: readonly CaseDraft[]): readonly MadeCase[] {
  const idOf = ids(drafts)
  return drafts.map((draft) => {
    const { rule } = draft.candidate
    const control = draft.control === null ? null : (idOf.get(draft.control) ?? null)
    return asCase(draft, idOf.get(draft) ?? '', control, rule)
  })
}
