import type { Module } from '../../module.ts'
import { definition } from '../../mutate/definition.ts'
import { reflectedOf } from './reflected-of.ts'
import { setName } from './set-name.ts'
import type { Substitute } from './substitute.ts'
import { withExtInst } from './with-ext-inst.ts'
import { withImport } from './with-import.ts'

const opExtInst = 12

/**
 * A copy of the instruction that the place refers to, of a new import of the set and in front of the place.
 *
 * @param version of that import, from the version of the place's own.
 */
export function copyOfNewImport(version: (own: number) => number): Substitute {
  return (module, { reflected, id }) => {
    const original = definition(module, id)
    const using = module.instructions[reflected.at]
    if (original?.opcode !== opExtInst || using === undefined) return undefined
    const imported = withImport(module, setName(version(reflected.version)))
    const [resultType = 0, , , number = 0, ...operands] = original.words
    const executed = { resultType, set: imported.id, number, operands }
    return withExtInst(imported.module, imported.module.instructions.indexOf(using), executed)
  }
}

/** An instruction like the one that the place refers to, that stands before the place already, of another import. */
export const existingOfOtherImport: Substitute = (module: Module, { reflected, id }) => {
  const all = reflectedOf(module)
  const name = all.find(({ result }) => result === id)?.row.name
  const other = all.find(
    ({ at, row, set }) => at < reflected.at && row.name === name && set !== reflected.set,
  )
  return other === undefined ? undefined : { module, id: other.result }
}

/** Another version in which a `Kernel` has as many operands. */
export function neighbour(version: number): number {
  return version === 6 ? 5 : version === 5 ? 6 : version === 4 ? 3 : version + 1
}
