import { AuthorError } from '#spec/author-error'
import { conditionsOfRule } from '#spec/judged'
import { modulesIn } from '#spec/modules-in'
import type { RuleId } from '#spec/rule'
import type { Module } from './module.ts'

/**
 * The exports of `reference/<TEXT>/amendments.ts` under the name `amendments`: the sentences of the core specification
 * or of another text that the text rewords. Where its wording is in force its own rules speak and the other rules are
 * silent; elsewhere it is the other way round. So a fault in an amended sentence has one blame.
 */
export interface Amendments {
  /** Whether the text's wording applies in the module, by the declarations of the module. */
  readonly inForce: (module: Module) => boolean
  /**
   * Rules of core or of another text, each with the rules of the text that carry the sentence where the text is in force.
   * A version of the text without any of these does not amend the sentence; with none listed, every version drops it.
   */
  readonly rewords: Readonly<Record<RuleId, readonly RuleId[]>>
  /** Rules of the text that ask the same as the rule that they reword, or the same of fewer instructions. */
  readonly unchanged?: Readonly<Record<RuleId, BorrowedCheck>>
}

/** A rule that has no check of its own: the check of the rule that it rewords decides it. */
export interface BorrowedCheck {
  /** The rule of core, or of another text, that is reworded. */
  readonly check: RuleId
  /** The instructions that the rule is about; those of the reworded rule if absent. */
  readonly instructions?: readonly string[]
}

/** The amendments of one text, as they are looked up. */
export interface LoadedAmendments {
  readonly inForce: (module: Module) => boolean
  /** Rules that are silent where they are in force, with the rules that carry their sentences there. */
  readonly old: ReadonlyMap<RuleId, readonly RuleId[]>
  /** Rules that are silent where they are not. */
  readonly own: ReadonlySet<RuleId>
}

function loaded(path: string, { inForce, rewords }: Amendments): LoadedAmendments {
  const old = new Map(Object.entries(rewords) as [RuleId, readonly RuleId[]][])
  const newer = [...old.values()].flat()
  for (const rule of [...old.keys(), ...newer])
    if (conditionsOfRule(rule) === undefined)
      throw new AuthorError('unknown-rule', `reference/${path} names ${rule}`)
  return { inForce, old, own: new Set(newer) }
}

const found = await modulesIn<{ readonly amendments: Amendments }>(
  import.meta.url,
  /^[^/]+\/amendments$/,
)

/**
 * The rules of a text that the check of the reworded rule decides.
 *
 * @throws {AuthorError} if the text does not list the rule among those that reword the other.
 */
export function unchangedIn(
  path: string,
  { rewords, unchanged = {} }: Amendments,
): [RuleId, BorrowedCheck][] {
  const rules = Object.entries(unchanged) as [RuleId, BorrowedCheck][]
  for (const [rule, { check }] of rules)
    if (!rewords[check]?.includes(rule))
      throw new AuthorError(
        'unknown-rule',
        `reference/${path}: ${rule} takes the check of ${check}, which it does not reword; list it in \`rewords\``,
      )
  return rules
}

/** The rules of all texts that the check of the reworded rule decides, each with that rule. */
export const unchangedRules: ReadonlyMap<RuleId, BorrowedCheck> = new Map(
  found.flatMap(([path, module]) => unchangedIn(path, module.amendments)),
)

/** The amendments of all texts. Which rules speak in a module, {@link dispatch} decides by them. */
export const amendments: readonly LoadedAmendments[] = found.map(([path, module]) =>
  loaded(path, module.amendments),
)
