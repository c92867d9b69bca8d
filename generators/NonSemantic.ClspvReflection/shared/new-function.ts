import { instruction } from '../../build/instruction.ts'
import type { Instruction } from '../../module.ts'
import { definitionOf } from '../../mutate/definition-of.ts'
import { insertDeclaration } from '../../mutate/insert-declaration.ts'
import { insertInstructions } from '../../mutate/insert-instructions.ts'
import { operandNamed } from './operand-places.ts'
import { stringOf } from './string-of.ts'
import type { Substitute } from './substitute.ts'

const opEntryPoint = 15
const opFunction = 54
const opFunctionParameter = 55

/**
 * A function without effect, in front of the one that stands in the place and of the same type, which must be without
 * parameters.
 */
export const newFunction: Substitute = (module, { id }) => {
  const at = definitionOf(module, id)
  const original = at === undefined ? undefined : module.instructions[at]
  if (at === undefined || original?.opcode !== opFunction) return undefined
  if (module.instructions[at + 1]?.opcode === opFunctionParameter) return undefined
  const body: readonly Instruction[] = [
    { ...original, words: original.words.with(1, module.bound) },
    instruction('OpLabel', module.bound + 1),
    instruction('OpReturn'),
    instruction('OpFunctionEnd'),
  ]
  const wider = insertInstructions({ ...module, bound: module.bound + 2 }, at, ...body)
  return { module: wider, id: module.bound }
}

/** Such a function as an entry point of another model, with the *Name* of the `Kernel` and the modes that it needs. */
export function newEntryPoint(model: string, ...modes: readonly string[]): Substitute {
  return (module, place) => {
    const name = operandNamed(module, place.reflected.at, 'Name')
    const text = name === undefined ? undefined : stringOf(module, name.id)
    const added = newFunction(module, place)
    if (added === undefined || text === undefined) return undefined
    const entryPoint = instruction('OpEntryPoint', model, added.id, text)
    // Two entry points of one model must differ in name.
    const hasModel = module.instructions.some(
      ({ opcode, words }) => opcode === opEntryPoint && words[0] === entryPoint.words[0],
    )
    if (hasModel) return undefined
    const more = modes.map((mode) => instruction('OpExecutionMode', added.id, mode))
    return { ...added, module: [entryPoint, ...more].reduce(insertDeclaration, added.module) }
  }
}
