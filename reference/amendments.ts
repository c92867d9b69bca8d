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

/** The amendments of all texts. Which rules speak in a module, {@link dispatch} decides by them. */
export const amendments: readonly LoadedAmendments[] = found.map(([path, module]) =>
  loaded(path, module.amendments),
)
