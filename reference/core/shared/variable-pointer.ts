import type { Instruction, Module } from '../../module.ts'
import { isLogicalPointer } from './addressing.ts'
import { perModule } from './per-module.ts'

/** What makes a variable pointer, whatever its operands are. */
export const variablePointerSources: readonly string[] = [
  'OpSelect',
  'OpPhi',
  'OpFunctionCall',
  'OpPtrAccessChain',
  'OpUntypedPtrAccessChainKHR',
  'OpLoad',
  'OpConstantNull',
]

/** What makes a variable pointer of one, and the place of that operand. */
const handingOn: Readonly<Record<string, number>> = {
  OpAccessChain: 0,
  OpInBoundsAccessChain: 0,
  OpCopyObject: 0,
  OpUntypedAccessChainKHR: 1,
  OpUntypedInBoundsAccessChainKHR: 1,
}

/** Ids that a use of the pointer `id` makes variable pointers as well. */
function handedOn(module: Module, user: Instruction, id: number): readonly number[] {
  const { name, operands, result } = user
  const place = handingOn[name]
  if (place !== undefined) return operands[place]?.value === id ? [result] : []
  if (name !== 'OpFunctionCall') return []
  const definition = module.definition(operands[0]?.value ?? 0)
  const callee = definition && module.functionOf(definition)
  return operands.slice(1).flatMap((argument, number) => {
    const parameter = callee?.parameters[number]
    return argument.value === id && parameter !== undefined ? [parameter.result] : []
  })
}

/** The variable pointers of a module, of either kind (2.2.2). */
export const variablePointers = perModule((module): ReadonlySet<number> => {
  const isLogical = (id: number): boolean => isLogicalPointer(module, module.typeOf(id))
  const found = new Set<number>()
  for (const name of variablePointerSources)
    for (const { result } of module.all(name)) if (isLogical(result)) found.add(result)
  // A set hands out what is added while it is walked.
  for (const id of found)
    for (const user of module.uses(id))
      for (const next of handedOn(module, user, id)) if (isLogical(next)) found.add(next)
  return found
})
