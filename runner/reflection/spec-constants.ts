import type { Instruction, Module } from '#reference/module'
import { enumerantByName } from '#spec/grammar/grammar'

const specId = enumerantByName('Decoration', 'SpecId')?.value

/** The SpecId of a constant; `undefined` where it has none. */
export function specIdOf(module: Module, { result }: Instruction): number | undefined {
  return module.decorations(result).find(({ decoration }) => decoration === specId)?.operands[0]
    ?.value
}

/** The module's constants by their SpecId; which instructions make them does not matter. */
export function specConstants(module: Module): ReadonlyMap<number, readonly Instruction[]> {
  const found = new Map<number, Instruction[]>()
  for (const instruction of module.instructions) {
    if (!instruction.name.startsWith('OpSpecConstant')) continue
    const specId = specIdOf(module, instruction)
    if (specId === undefined) continue
    const others = found.get(specId)
    if (others === undefined) found.set(specId, [instruction])
    else others.push(instruction)
  }
  return found
}
