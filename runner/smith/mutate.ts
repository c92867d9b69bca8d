import type fc from 'fast-check'
import { validate } from '#reference/validate'
import type { Environment } from '#spec/environments'
import type { Verdict } from '#spec/verdict'
import { oneOf } from '../fuzz/make/chances.ts'
import { type Changed, change, formOf, type ModuleForms } from '../fuzz/make/change.ts'
import { drawMutator } from '../fuzz/make/draw-mutator.ts'
import type { FuzzMakers, NamedMutator } from '../fuzz/make/fuzz-makers.ts'
import { noPast } from '../fuzz/make/past.ts'
import { type Problem, problem } from '../problem.ts'
import { type ChangedLines, changedLines } from './changed-lines.ts'

/** A module that was valid and is broken. */
export interface RuleMutation extends ChangedLines {
  readonly words: Uint32Array
  /** Key of the mutator: `<text>/<name>`, `generic/<name>` or `pairs/edit`. */
  readonly mutator: string
  /** Ordinal of the instruction that was changed, or of the word where the mutator changes words. */
  readonly at: number
  /** The mutator's change. */
  readonly summary: string
  /** The verdict of the reference, which confirms that it is invalid. */
  readonly verdict: Extract<Verdict, { readonly kind: 'invalid' }>
}

/** Sites that are tried for one mutator of a rule. */
const sitesEach = 6
/** Changes that are tried where any rule will do. */
const mostChanges = 300

/** A change of a module, described by its effect. */
export function mutationOf(
  form: ModuleForms,
  { words, step, summary }: Changed,
  verdict: RuleMutation['verdict'],
): RuleMutation {
  const lines = changedLines(form.words, words)
  return { words, mutator: step.mutator, at: step.at, summary, ...lines, verdict }
}

function* anyhow(makers: FuzzMakers, form: ModuleForms, random: fc.Random): Generator<Changed> {
  for (let left = mostChanges; left > 0; left--) {
    const drawn = drawMutator(makers, noPast, random, form)
    const changed = drawn && change(drawn, form, random)
    if (changed !== undefined) yield changed
  }
}

function* changesBy(
  mutators: readonly NamedMutator[],
  form: ModuleForms,
  random: fc.Random,
): Generator<Changed> {
  const left = [...mutators]
  while (left.length > 0) {
    const mutator = oneOf(random, left)
    left.splice(left.indexOf(mutator), 1)
    for (let tries = sitesEach; tries > 0; tries--) {
      const changed = change(mutator, form, random)
      if (changed === undefined) break
      yield changed
    }
  }
}

function blamed(verdict: Verdict): readonly string[] {
  return verdict.kind === 'invalid' ? verdict.blames.map(({ rule }) => rule) : []
}

/** The mutators that are written to break rules that a matcher selects, and the edits of pairs that break them. */
export function mutatorsOf(
  { aims }: FuzzMakers,
  selects: (rule: string) => boolean,
): readonly NamedMutator[] {
  return aims
    .filter(({ rule }) => selects(rule))
    .flatMap(({ breaking, edits }) => [
      ...breaking.map(({ mutator }) => mutator),
      ...(edits === undefined ? [] : [edits]),
    ])
}

/**
 * Breaks a valid module, and has the reference confirm it.
 *
 * @param mutators those that may be used, each for the rule that it is written to break: the result breaks that rule and no
 *   other. Absent: any change of `fuzz` after which the module is invalid.
 * @returns a problem when the module is not valid before, or no change was found.
 */
export function mutate(
  makers: FuzzMakers,
  words: Uint32Array,
  environment: Environment,
  random: fc.Random,
  mutators?: readonly NamedMutator[],
): RuleMutation | Problem {
  const before = validate(words, environment)
  if (before.kind !== 'valid')
    return problem(
      'not-valid',
      `the module is ${before.kind} for ${environment.name} already${before.kind === 'invalid' ? `: ${blamed(before)[0]}` : ''}`,
      'mutate changes valid modules; name another environment with --env',
    )
  const form = formOf(words)
  let tried = 0
  for (const changed of mutators === undefined
    ? anyhow(makers, form, random)
    : changesBy(mutators, form, random)) {
    tried++
    const verdict = validate(changed.words, environment)
    if (verdict.kind !== 'invalid') continue
    const { rule } = makers.mutatorByKey.get(changed.step.mutator) ?? {}
    if (mutators !== undefined && blamed(verdict).some((other) => other !== rule)) continue
    return mutationOf(form, changed, verdict)
  }
  return problem(
    'no-mutation',
    tried === 0
      ? 'the module has no place for such a change'
      : `none of ${tried} changes breaks that and nothing else`,
    'use another module, such as one of smith --text, or another --rule',
  )
}
