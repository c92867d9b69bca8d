import { extentsOf } from '#generators/words/extents-of'
import { instructionByName } from '#spec/grammar/grammar'
import { restsOnJudge } from '../finding/confidence.ts'
import { signatureOf } from '../finding/signature-of.ts'
import type { Suspect } from '../finding/suspect.ts'
import type { ObservedDisagreement } from '../observe/observation.ts'
import type { Probe } from '../observe/probe.ts'
import type { Settled } from './state.ts'

/**
 * How good a suspect is as the subject of a finding: `alone` where only the judge vouches for it, `mixed` where the judge
 * sees several rules broken in it, else `plain`. Each kind has tries of its own, so that the best are not spent.
 */
export type Rank = 'plain' | 'mixed' | 'alone'

/**
 * Modules of one signature and rank that are made small before it is given up; and modules of a part of a slice that
 * are handed on for it where it is nameless. More modules if the module itself has to show which fault it is; fewer for
 * wrong results, since each try runs many programs, and only the small module shows whether its fault is new.
 */
export function mostTries({ nameless, outcome }: ObservedDisagreement): number {
  if (nameless !== true) return 4
  return outcome === 'wrong-result' ? 8 : 24
}

/** The rank of a suspect. */
export function rankOf(suspect: Suspect, probe: Pick<Probe, 'tools'>): Rank {
  if (restsOnJudge(suspect, probe)) return 'alone'
  const { judge, disagreement } = suspect
  if (judge.kind !== 'invalid' || disagreement.outcome !== 'false-accept') return 'plain'
  return new Set(judge.blames.map(({ rule }) => rule)).size > 1 ? 'mixed' : 'plain'
}

const order: Readonly<Record<Rank, number>> = { plain: 0, mixed: 1, alone: 2 }

/** Suspects in the order in which they are looked into: one part of a slice after the other, the best subjects of findings first. */
export function byRank<T extends { readonly suspect: Suspect; readonly rank: Rank }>(
  suspects: readonly T[],
  partOf: (suspect: Suspect) => number,
): readonly T[] {
  return suspects.toSorted(
    (attempt, other) =>
      partOf(attempt.suspect) - partOf(other.suspect) || order[attempt.rank] - order[other.rank],
  )
}

/** The key by which a try without a result is remembered. */
export function tryKey(suspect: Suspect, rank: Rank): string {
  return `${signatureOf(suspect.probe, suspect.disagreement)} (${rank}) in module ${suspect.index}`
}

/** Whether the module holds one of the instructions at which deaths without a word are known. */
function explained(
  prefix: string,
  { words }: Suspect,
  settled: ReadonlyMap<string, Settled>,
): boolean {
  const opcodes = new Set(extentsOf(words).map(({ opcode }) => opcode))
  for (const key of settled.keys()) {
    if (!key.startsWith(prefix)) continue
    // An extended instruction, or the folder of a known cause, may follow.
    const row = instructionByName(key.slice(prefix.length).split(' ', 1)[0] ?? '')
    if (row === undefined || opcodes.has(row.opcode)) return true
  }
  return false
}

/** Whether nothing new is to be expected of a suspect, by what has been settled. */
export function isSettled(
  suspect: Suspect,
  rank: Rank,
  settled: ReadonlyMap<string, Settled>,
): boolean {
  const signature = signatureOf(suspect.probe, suspect.disagreement)
  if (settled.has(signature)) return true
  if (rank === 'alone' && settled.get(`${signature} (alone)`) === 'found') return true
  const nameless = suspect.disagreement.nameless === true
  const isDeath = nameless && suspect.disagreement.outcome !== 'wrong-result'
  if (isDeath && explained(`${signature} at `, suspect, settled)) return true
  const prefix = nameless ? `${signature} ` : `${signature} (${rank}) in module `
  const tries = [...settled].filter(
    ([key, how]) =>
      how !== 'other-revision' && !(nameless && how === 'probably-known') && key.startsWith(prefix),
  ).length
  return tries >= mostTries(suspect.disagreement)
}
