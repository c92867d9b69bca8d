import type { Instruction, Module } from '../../module.ts'
import { type BuiltInUse, usesOf } from './built-in-uses.ts'

/** A store that every run of a function carries out. */
export interface CertainStore {
  readonly store: Instruction
  /** Id of the function. */
  readonly body: number
}

/** The stores to variables with a built-in in the first blocks of functions. Members are not looked at. */
export function certainStores(name: string): (module: Module) => readonly CertainStore[] {
  const uses = usesOf(name)
  return (module) => uses(module).flatMap((use) => storesOf(module, use))
}

function storesOf(module: Module, { member, variable }: BuiltInUse): readonly CertainStore[] {
  if (member >= 0) return []
  return module.uses(variable.result).flatMap((store) => {
    if (store.name !== 'OpStore' || store.valueAt(0) !== variable.result) return []
    const block = module.blockOf(store)
    const isFirst = block?.function.blocks[0]?.label.index === block?.label.index
    return block === undefined || !isFirst ? [] : { store, body: block.function.definition.result }
  })
}
