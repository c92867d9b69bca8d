import { validate } from '#reference/validate'
import { type Changed, changesBy, type ModuleForms } from '#runner/fuzz/make/change'
import type { FuzzMakers } from '#runner/fuzz/make/fuzz-makers'
import type { Environment } from '#spec/environments'
import type { RuleId } from '#spec/rule'
import type { Verdict } from '#spec/verdict'

/** A change after which a module breaks one rule and no other. */
export interface BreakingChange {
  readonly rule: RuleId
  readonly changed: Changed
  readonly verdict: Extract<Verdict, { readonly kind: 'invalid' }>
}

/** Changes that are tried in a module: fewer in a large one, which takes longer to judge. */
function mostTries({ module }: ModuleForms): number {
  const size = module?.instructions.length ?? 1
  return Math.min(4000, Math.max(200, Math.floor(300_000 / size)))
}

/** Every change of some generators, one of each in turn. */
function* inTurn(all: readonly Generator<Changed>[]): Generator<Changed> {
  let left = all
  while (left.length > 0) {
    const ended = new Set<Generator<Changed>>()
    for (const changes of left) {
      const { done, value } = changes.next()
      if (done === true) ended.add(changes)
      else yield value
    }
    left = left.filter((changes) => !ended.has(changes))
  }
}

/**
 * Changes that break one rule alone, as the judge says, among those that may be made in any module.
 *
 * @param wanted whether a rule is looked for.
 */
export function* searched(
  { generic, genericWords }: FuzzMakers,
  form: ModuleForms,
  environment: Environment,
  wanted: (rule: string) => boolean,
): Generator<BreakingChange> {
  let left = mostTries(form)
  for (const changed of inTurn(
    [...generic, ...genericWords].map((mutator) => changesBy(mutator, form)),
  )) {
    if (left-- === 0) break
    const verdict = validate(changed.words, environment)
    if (verdict.kind !== 'invalid') continue
    const [first] = verdict.blames
    if (first === undefined || !wanted(first.rule)) continue
    if (verdict.blames.every(({ rule }) => rule === first.rule))
      yield { rule: first.rule, changed, verdict }
  }
}
