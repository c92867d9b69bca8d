import type { Mutator } from '../maker.ts'
import type { Module } from '../module.ts'

/** One way of breaking a rule at the instruction with ordinal `index`; `undefined` where it cannot be done there. */
export type BreakingWay = (module: Module, index: number) => Module | undefined

/** A mutator as a table: where, and in which ways. */
export interface MutatorTable extends Pick<Mutator, 'name' | 'rule' | 'summary'> {
  /** Ordinals of the instructions that it may be done to. */
  readonly ordinals: (module: Module) => readonly number[]
  /** By variant. */
  readonly ways: Readonly<Record<string, BreakingWay>>
}

/** A mutator that knows its variants. */
export interface TableMutator extends Mutator {
  readonly variants: readonly string[]
}

/** The mutator of a table: its sites are the ordinals and ways that give a module. */
export function mutatorOf({ ordinals, ways, ...about }: MutatorTable): TableMutator {
  return {
    ...about,
    variants: Object.keys(ways),
    sites: (module) =>
      ordinals(module).flatMap((index) =>
        Object.keys(ways)
          .filter((variant) => ways[variant]?.(module, index) !== undefined)
          .map((variant) => ({ at: index, variant })),
      ),
    apply: (module, { at: index, variant }) => ways[variant]?.(module, index) ?? module,
  }
}
