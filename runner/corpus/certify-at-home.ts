import { isDeepStrictEqual } from 'node:util'
import type { Text } from '#spec/rule'
import { isInForce } from '#spec/versions'
import { limitsOf } from '../limits/limits-of.ts'
import { askedIn } from './asked-in.ts'
import { certify, type Judge } from './certify.ts'
import { clientEnvironments } from './client-environments.ts'
import { concernedTexts } from './concerned-texts.ts'
import type { MakerDisagreement } from './disagreement.ts'
import type { CaseDraft } from './draft.ts'
import { chosen, revisedExpectations, turnsOf } from './revised-expectations.ts'

/** Versions of the rule's text that have the rule, newest first. */
function possibleHomes(
  { candidate: { rule } }: CaseDraft,
  texts: ReadonlyMap<string, Text>,
): readonly Readonly<Record<string, string>>[] {
  const text = texts.get(rule.text)
  if (text === undefined) return [{}]
  const dates = turnsOf(text).filter((date) => isInForce(rule, date))
  return dates.length === 0 ? [{}] : dates.toReversed().map((date) => chosen(text, date))
}

/** Whether nothing is broken in a module of an open rule however that is read. */
function isValidInBothReadings(
  draft: CaseDraft,
  judge: Judge,
  revisions: Readonly<Record<string, string>>,
): boolean {
  return (
    draft.control === null &&
    draft.expect === 'either' &&
    certify({ ...draft, expect: 'valid' }, judge, revisions) === undefined
  )
}

/**
 * Certifies a draft at its home: the newest version with the rule by which maker and judge agree about it and its control.
 * Notes in the draft whether it is valid in both readings of an open rule, what other versions expect of it, and in which environments of client APIs all of this is the same.
 *
 * @returns a disagreement by one of the versions with the rule, if there is no home; `control-refused` if the draft
 * itself would have one.
 */
export function certifyAtHome(
  draft: CaseDraft,
  judge: Judge,
  texts: ReadonlyMap<string, Text>,
): MakerDisagreement | 'control-refused' | undefined {
  let against: MakerDisagreement | 'control-refused' | undefined
  for (const revisions of possibleHomes(draft, texts)) {
    const found =
      certify(draft, judge, revisions) ??
      (draft.control === null || certify(draft.control, judge, revisions) === undefined
        ? undefined
        : 'control-refused')
    if (found === undefined) {
      if (isValidInBothReadings(draft, judge, revisions)) draft.expect = 'valid'
      const module = { words: draft.words, expect: draft.expect, limits: limitsOf(draft.candidate) }
      const concerned = concernedTexts(draft.words, [...texts.values()])
      const revisionsIn = (name: string) => revisedExpectations(module, name, concerned, judge)
      const atHome = revisionsIn(draft.environments[0] ?? '')
      draft.revisions = atHome
      const holds = (name: string) =>
        certify({ ...draft, environments: [name] }, judge, revisions) === undefined &&
        isDeepStrictEqual(revisionsIn(name), atHome)
      draft.clientEnvironments = clientEnvironments(draft, holds)
      const oldest = draft.oldestEnvironments ?? []
      draft.oldestEnvironments = oldest.filter(
        (name) => (draft.control === null || askedIn(draft.control).includes(name)) && holds(name),
      )
      return undefined
    }
    // A disagreement about the draft itself says more.
    if (against === undefined || against === 'control-refused') against = found
  }
  return against
}
