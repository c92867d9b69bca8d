import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { validate } from '#reference/validate'
import type { Oracle } from '../../oracle/oracle.ts'
import { confidenceOf, secondFor } from '../finding/confidence.ts'
import { contradictionAfresh, contradictionTo } from '../finding/contradiction-to.ts'
import type { FuzzFinding } from '../finding/finding.ts'
import { findingOf } from '../finding/finding-of.ts'
import { folderName } from '../finding/folder-name.ts'
import { minimise } from '../finding/minimise.ts'
import { rightBy } from '../finding/right-by.ts'
import { secondOpinion } from '../finding/second-opinion.ts'
import { signatureOf } from '../finding/signature-of.ts'
import type { Suspect } from '../finding/suspect.ts'
import { writeFinding } from '../finding/write-finding.ts'
import type { FuzzMakers } from '../make/fuzz-makers.ts'
import { atPlace, atStack } from '../observe/death-place.ts'
import type { Probe } from '../observe/probe.ts'
import { sameIds } from '../reduce/same-ids.ts'
import type { Reproduction } from '../reduce/subject.ts'
import type { KnownBy } from './known-by.ts'
import type { KnownCause } from './known-cause.ts'
import { knownKey, placeOf } from './known-place.ts'
import type { Settled } from './state.ts'
import { type Rank, tryKey } from './tries.ts'

/** The options with which suspects are settled. */
export interface SettlerOptions extends KnownBy {
  /** The campaign's. */
  readonly folder: string
  readonly makers: FuzzMakers
  readonly seed: number
  /** Whether causes of several tools may have to be distinguished. */
  readonly hasTools: boolean
  /** A validator besides those in question, which has to agree that a module is valid. */
  readonly second?: Oracle
  /** Whether modules that only the reference calls valid are made small, too. */
  readonly alsoUnconfirmed: boolean
  /** Is called while a module is made small: the intermediate result is written. */
  readonly isOver: () => boolean
  /** Receives the folder of a finding, below the campaign's, as soon as it is written. */
  readonly found: (folder: string, suspect: Suspect) => void
}

/** The end of a suspect, and the key by which it is remembered. */
export interface Dealt {
  readonly key: string
  readonly how: Settled
}

/** Folders of findings, by their confidence. */
export const places = { two: 'findings', one: 'unconfirmed' } as const

/** A false accept is shown by a module that breaks that one rule. */
function isClean({ disagreement }: Suspect, judge: Suspect['judge']): boolean {
  if (disagreement.outcome !== 'false-accept' || judge.kind !== 'invalid') return true
  return judge.blames.every(({ rule }) => rule === disagreement.rule)
}

/** The suspect as it was made, to be written down. */
function asMade(
  { words, environment, control, judge, disagreement }: Suspect,
  probe: Probe,
): Reproduction {
  const { options } = disagreement
  const asked = { words, environment, judge, ...(options === undefined ? {} : { options }) }
  const isSound =
    judge.kind === 'invalid' &&
    control !== null &&
    (probe.judge ?? validate)(control, environment).kind === 'valid'
  return { words, control: isSound ? sameIds(words, control) : null, asked, disagreement }
}

/** Writes down the first suspect that is probably known of a cause. Returns the folder of the cause. */
function writeKnown(
  { folder, seed, hasTools }: SettlerOptions,
  { cause, case: like }: KnownCause,
  suspect: Suspect,
  probe: Probe,
  likeness: NonNullable<FuzzFinding['by']>,
  shown = asMade(suspect, probe),
): string {
  const place = placeOf(cause, hasTools ? probe.tools[0]?.name : undefined)
  if (existsSync(join(folder, place, 'finding.json'))) return place
  const known = { cause, case: like, count: 1, by: likeness } as const
  const finding = findingOf(suspect, shown, probe, { seed, confidence: 'two', known })
  writeFinding(join(folder, place), finding, shown, probe)
  return place
}

/** Writes down a tool that does not repeat itself, once, whatever it was asked. */
function writeContradiction(
  { folder, seed, found }: SettlerOptions,
  suspect: Suspect,
  asking: Probe,
): Dealt {
  const { disagreement, words, environment, judge, before } = suspect
  const probe = { ...asking, name: asking.tools[0]?.name ?? asking.name }
  const name = join(places.two, folderName(probe.name, disagreement))
  const dealt = { key: signatureOf(probe.name, disagreement), how: 'found' } as const
  if (existsSync(join(folder, name, 'finding.json'))) return dealt
  const asked = { words, environment, judge }
  const shown = { words, control: null, asked, disagreement, ...(before && { before }) }
  const finding = findingOf(suspect, shown, probe, { seed, confidence: 'two' })
  writeFinding(join(folder, name), finding, shown, probe)
  found(name, suspect)
  return dealt
}

/** Deals with suspects: those that are new are made small and written down. */
export function settler(
  options: SettlerOptions,
): (suspect: Suspect, probe: Probe, rank: Rank) => Promise<Dealt> {
  const { folder, makers, seed, second, isOver } = options
  return async (suspect, probe, rank) => {
    if (suspect.disagreement.outcome === 'inconsistent')
      return writeContradiction(options, suspect, probe)
    const signature = signatureOf(probe.name, suspect.disagreement)
    const failed = (how: Settled): Dealt => ({ key: tryKey(suspect, rank), how })
    if (options.known(suspect, probe) !== undefined) return { key: signature, how: 'known' }
    // Applies to this module alone: another one with the same signature may show a fault.
    if (rightBy(suspect) !== undefined) return failed('other-revision')
    const made = options.knownByRecipe(suspect, probe)
    if (made !== undefined) {
      const place = writeKnown(options, made, suspect, probe, 'recipe')
      return { key: knownKey(signature, place, suspect), how: 'probably-known' }
    }
    const confidence = await confidenceOf(suspect, probe, second)
    if (confidence === 'one' && !options.alsoUnconfirmed) return failed('unconfirmed')
    const place = places[confidence]
    const mark = confidence === 'one' ? ' (alone)' : ''
    const isThere = (name: string) => existsSync(join(folder, place, name, 'finding.json'))
    // Written by a run that was killed before it could say so, or by an earlier campaign.
    const named = await atStack(suspect.disagreement, suspect, probe.tools)
    if (
      named !== undefined &&
      named !== suspect.disagreement &&
      options.known({ ...suspect, disagreement: named }, probe) !== undefined
    )
      return { key: signatureOf(probe.name, named), how: 'known' }
    const stacked = { ...suspect, disagreement: named ?? suspect.disagreement }
    const died = confidence === 'two' ? options.knownByPlace(stacked, probe) : undefined
    if (died !== undefined) {
      const place = writeKnown(options, died, stacked, probe, 'place')
      return { key: knownKey(signature, place, suspect), how: 'probably-known' }
    }
    if (named !== undefined && isThere(folderName(probe.name, named)))
      return { key: `${signatureOf(probe.name, named)}${mark}`, how: 'found' }
    const other = secondFor(second, probe)
    let isCut = false
    let shown = await minimise(suspect, probe, {
      makers,
      isOver,
      tell: ({ end }) => {
        isCut = end === 'over'
      },
      ...(other === undefined ? {} : { second: other }),
    })
    if (shown === undefined) {
      const contradiction = await contradictionTo(suspect, probe)
      if (contradiction !== undefined) writeContradiction(options, contradiction, probe)
      return failed('gone')
    }
    const unsteady = await contradictionAfresh(shown, probe)
    if (unsteady !== undefined) {
      writeContradiction(options, { ...suspect, words: shown.asked.words, ...unsteady }, probe)
      // What made it small was not a fault that a fresh process has; the module as it was made may show one.
      shown = asMade(suspect, probe)
      isCut = true
      if ((await contradictionAfresh(shown, probe)) !== undefined) return failed('gone')
    }
    // Without time to leave out the other faults, a module with several is better than none.
    if (!isClean(suspect, shown.asked.judge) && !isOver()) return failed('gone')
    const small = { ...suspect, words: shown.asked.words }
    // Counts as a try, for making it small was dear.
    if (rightBy(small) !== undefined) return failed('gone')
    const like =
      confidence === 'two'
        ? options.knownByFault({ ...small, judge: shown.asked.judge }, probe)
        : undefined
    if (like !== undefined) {
      const place = writeKnown(options, like, suspect, probe, 'fault', shown)
      // Counts as a try, too.
      return { key: `${tryKey(suspect, rank)} (${place})`, how: 'probably-known' }
    }
    const disagreement = await atPlace(shown.disagreement, shown.asked, probe.tools)
    const alike =
      confidence === 'two'
        ? options.knownByInstruction(
            {
              ...small,
              disagreement:
                (await atStack(shown.disagreement, shown.asked, probe.tools)) ?? shown.disagreement,
            },
            probe,
          )
        : undefined
    if (alike !== undefined) {
      const place = writeKnown(options, alike, suspect, probe, 'instruction', {
        ...shown,
        disagreement,
      })
      // Further deaths of modules with the instruction are like it; a wrong result is looked for in each.
      const isDeath = shown.disagreement.nameless === true && disagreement.outcome === 'crash'
      const known = isDeath ? signatureOf(probe.name, disagreement) : tryKey(suspect, rank)
      return { key: `${known} (${place})`, how: 'probably-known' }
    }
    const key = `${signatureOf(probe.name, disagreement)}${mark}`
    const name = folderName(probe.name, disagreement)
    if (isThere(name)) {
      // A fault that only the small module names was looked for in this one once more.
      const isAgain = disagreement.outcome === 'wrong-result' && disagreement.nameless === true
      return { key: isAgain ? tryKey(suspect, rank) : key, how: 'found' }
    }
    const opinion = other === undefined ? {} : { second: await secondOpinion(other, shown) }
    const about = { seed, confidence, ...opinion, ...(isCut ? { isCut: true as const } : {}) }
    const finding = findingOf(suspect, { ...shown, disagreement }, probe, about)
    writeFinding(join(folder, place, name), finding, { ...shown, disagreement }, probe)
    options.found(join(place, name), suspect)
    return { key, how: 'found' }
  }
}
