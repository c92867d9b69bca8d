import type { SentenceFact } from '#spec/vocabulary/facts'
import { wordOfId } from '../core/shared/operands.ts'
import { isRemark } from '../core/shared/structure.ts'
import type { Instruction, Module } from '../module.ts'
import { type CompiledFact, factByFault } from './compiled-fact.ts'
import { valuesOf } from './grammar-operands.ts'
import { isAmongInstructions } from './instruction-lists.ts'

type UseFact = Extract<SentenceFact, { readonly shape: 'use' }>

/** Whether an instruction may use what the fact is about. */
export function mayUse({
  users,
  notUsers,
}: UseFact): (instruction: Pick<Instruction, 'opcode'>) => boolean {
  const allowed = users && isAmongInstructions(users)
  const refused = notUsers && isAmongInstructions(notUsers)
  return (instruction) => allowed?.(instruction) !== false && refused?.(instruction) !== true
}

/** A fact about the uses and decorations of the result of an instruction. */
export function useFact(fact: UseFact): CompiledFact {
  const isUser = mayUse(fact)
  const { decorations = [], notDecorations = [] } = fact
  valuesOf('Decoration', [...decorations, ...notDecorations])
  const wrongUser = (instruction: Instruction, module: Module) =>
    instruction.result === 0 || (fact.users ?? fact.notUsers) === undefined
      ? undefined
      : module.uses(instruction.result).find((user) => !isUser(user) && !isRemark(module, user))
  const faultOf = (instruction: Instruction, module: Module): string | undefined => {
    const { name, result } = instruction
    const user = wrongUser(instruction, module)
    if (user !== undefined) return `${user.name} uses %${result}, the result of ${name}`
    const missing = decorations.find((decoration) => !module.isDecorated(result, decoration))
    if (missing !== undefined) return `%${result} is not decorated with ${missing}`
    const refused = notDecorations.find((decoration) => module.isDecorated(result, decoration))
    return refused && `%${result} is decorated with ${refused}`
  }
  return factByFault(faultOf, (instruction, module) => {
    const user = wrongUser(instruction, module)
    return (user && wordOfId(module, user, instruction.result)) ?? instruction.word
  })
}
