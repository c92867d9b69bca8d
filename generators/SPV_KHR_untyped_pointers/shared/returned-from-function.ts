import { instruction } from '../../build/instruction.ts'
import type { Module } from '../../module.ts'
import { firstFunction, graft } from '../../mutate/graft.ts'
import { insertInstructions } from '../../mutate/insert-instructions.ts'
import { ordinalsOf } from '../../mutate/ordinals-of.ts'

const opLabel = 248

/** Ordinal of the first function that has a block, where functions with blocks may stand. */
function firstDefinition(module: Module): number {
  const label = module.instructions.findIndex(({ opcode }) => opcode === opLabel)
  const before = ordinalsOf(module, 'OpFunction').filter((at) => at < label)
  return before.at(-1) ?? module.instructions.length
}

/** The module with a function, called by nobody, that gives back what it is given: something of that type. */
export function returnedFromFunction(module: Module, type: number): Module | undefined {
  if (firstFunction(module) === module.instructions.length) return undefined
  const declare = graft(module, firstFunction(module))
  const signature = declare.type('OpTypeFunction', type, type)
  if (signature === undefined) return undefined
  const { module: wider, shift } = declare.done()
  const [callee, parameter, label] = [wider.bound, wider.bound + 1, wider.bound + 2]
  const added = insertInstructions(
    wider,
    firstDefinition(module) + shift,
    instruction('OpFunction', type, callee, 'None', signature),
    instruction('OpFunctionParameter', type, parameter),
    instruction('OpLabel', label),
    instruction('OpReturnValue', parameter),
    instruction('OpFunctionEnd'),
  )
  return { ...added, bound: wider.bound + 3 }
}
