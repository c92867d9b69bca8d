import type { Instruction, Module } from '../../module.ts'
import { usesOf } from './built-in-uses.ts'

/** A store that every run of a function carries out. */
export interface CertainStore {
  readonly store: Instruction
  /** Id of the function. */
  readonly body: number
}

/** The stores to variables with a built-in in the first blocks of functions. Members are not looked at. */
export function certainStores(module: Module, name: string): readonly CertainStore[] {
  return usesOf(module, name).flatMap(({ member, variable }) =>
    member >= 0
      ? []
      : module.uses(variable.result).flatMap((store) => {
          if (store.name !== 'OpStore' || store.valueAt(0) !== variable.result) return []
          const block = module.blockOf(store)
          const isFirst = block?.function.blocks[0]?.label.index === block?.label.index
          return block === undefined || !isFirst
            ? []
            : { store, body: block.function.definition.result }
        }),
  )
}
