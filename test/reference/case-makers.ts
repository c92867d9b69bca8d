import type { RuleId } from '#spec/rule'
import type { Pieces } from './core/pieces.ts'

/** A rule with a module that keeps it and one that breaks it and nothing else. */
export interface RuleCase {
  readonly rule: RuleId
  readonly valid: Pieces
  readonly invalid: Pieces
  /** What tells it from other cases of its rule. */
  readonly name?: string
  /** The rule that it breaks in universal environments, where the rules of a client API do not hold. */
  readonly elsewhere?: RuleId
  /** The environment that is asked in, where it is not the usual one of the text. */
  readonly environment?: string
  /** The limits that decide it, as a file for `--limits` has them: without them, both modules are valid. */
  readonly limits?: object
}

type Make<Part> = (
  rule: string,
  valid: Part,
  invalid: Part,
  common?: Pieces,
  name?: string,
) => RuleCase

/** Makers of cases of the rules of a text, which are given by their slugs. `common` are the parts that both modules share. */
export interface CaseMakers {
  /** The two modules differ in any parts. */
  readonly parts: Make<Pieces>
  /** The two modules differ in the body of the entry point. */
  readonly body: Make<string>
  /** The two modules differ in their declarations. */
  readonly declared: Make<string>
  /** The two modules differ in their annotations. */
  readonly annotated: Make<string>
}

/** Makers of cases of the rules of that text. */
export function caseMakers(text: string): CaseMakers {
  const parts: Make<Pieces> = (rule, valid, invalid, common = {}, name) => ({
    rule: `${text}/${rule}`,
    valid: { ...common, ...valid },
    invalid: { ...common, ...invalid },
    ...(name === undefined ? {} : { name }),
  })
  const inPart =
    (part: 'body' | 'declarations' | 'annotations'): Make<string> =>
    (rule, valid, invalid, common, name) =>
      parts(rule, { [part]: valid }, { [part]: invalid }, common, name)
  return {
    parts,
    body: inPart('body'),
    declared: inPart('declarations'),
    annotated: inPart('annotations'),
  }
}
