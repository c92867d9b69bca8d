import type { Selection } from '#reference/selection'
import { validate } from '#reference/validate'
import { environmentByName } from '#spec/environments'
import type { Violation } from '#spec/verdict'
import { composed, type ModulePieces } from '../support/composed.ts'

/**
 * The rules that the judge blames in a module of those parts.
 *
 * @throws where it gives no verdict.
 */
export function blames(
  pieces: ModulePieces,
  environment = 'spv1.6',
  selection: Selection = {},
): readonly Violation[] {
  return blamesOfWords(composed(pieces), environment, selection)
}

/** The same for a module in words. */
export function blamesOfWords(
  words: Uint32Array,
  environment = 'spv1.6',
  selection: Selection = {},
): readonly Violation[] {
  const target = environmentByName(environment)
  if (target === undefined) throw new Error(`no environment ${environment}`)
  const verdict = validate(words, target, selection)
  if (verdict.kind === 'unsupported') throw new Error(verdict.why)
  return verdict.kind === 'invalid' ? verdict.blames : []
}

/** The rules of blames, each once. */
export function rulesOf(found: readonly Violation[]): readonly string[] {
  return [...new Set(found.map(({ rule }) => rule))].toSorted()
}

/** The rules that a module of those parts breaks, each once. */
export function broken(
  pieces: ModulePieces,
  environment?: string,
  selection?: Selection,
): readonly string[] {
  return rulesOf(blames(pieces, environment, selection))
}
