import { expectationAt } from '#spec/expectation-at'
import type { RuleId, Text } from '#spec/rule'
import type { FiledCase } from '../corpus/manifest.ts'

/** A case whose answer shows whether a tool has one change of a text. */
export interface RevisionProbe {
  readonly text: string
  /** Date of the first version with the change, and the revision that it prints. */
  readonly date: string
  readonly revision: number
  /** The rule that begins with that version, or ended with the one before. */
  readonly rule: RuleId
  readonly case: string
  /** The answer of a tool that has the change; one that lacks it gives the other one. */
  readonly after: 'valid' | 'invalid'
}

/** The version whose publication began or ended a rule. */
function turnsOf({ versions, rules }: Text, slug: string): Text['versions'] {
  const { since, until } = rules.find((rule) => rule.slug === slug)?.revisions ?? {}
  return versions.filter(
    ({ date }, index) => index > 0 && (date === since || versions[index - 1]?.date === until),
  )
}

/** The shortest ids first: they name the plainest cases. */
function plainestFirst({ id: a }: FiledCase, { id: b }: FiledCase): number {
  return a.length - b.length || (a < b ? -1 : 1)
}

/**
 * A case for each rule that begins or ends with a version of a text: one about which all versions before give one answer, and
 * that one and all after it the other. A rule without such a case has no probe.
 */
export function probesOf(
  cases: readonly FiledCase[],
  texts: readonly Text[],
): readonly RevisionProbe[] {
  const found = new Map<string, RevisionProbe>()
  const changing = cases.filter(({ revisions }) => revisions !== undefined)
  for (const filed of changing.toSorted(plainestFirst)) {
    const [name = '', slug = ''] = filed.rule.split('/', 2)
    const text = texts.find((text) => text.name === name)
    if (text === undefined || filed.revisions?.[name] === undefined) continue
    for (const { date, revision } of turnsOf(text, slug)) {
      const now = expectationAt(filed, name, date)
      const key = `${filed.rule} ${date}`
      if (now !== 'valid' && now !== 'invalid') continue
      const other = now === 'valid' ? 'invalid' : 'valid'
      const tellsApart = text.versions.every(
        (version) =>
          expectationAt(filed, name, version.date) === (version.date < date ? other : now),
      )
      if (!tellsApart) continue
      if (!found.has(key))
        found.set(key, { text: name, date, revision, rule: filed.rule, case: filed.id, after: now })
    }
  }
  return [...found.values()].sort((a, b) =>
    `${a.text} ${a.date} ${a.rule}` < `${b.text} ${b.date} ${b.rule}` ? -1 : 1,
  )
}
