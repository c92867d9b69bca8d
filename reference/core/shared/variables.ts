import type { Instruction, Module } from '../../module.ts'
import { enumerant, opcodeSet } from './grammar.ts'
import { type Models, modelOf, modelsReaching } from './models.ts'
import { isNonSemantic } from './non-semantic.ts'
import { operandDefinition, resultType } from './operands.ts'
import { perModule } from './surveys.ts'
import { innermostElement, pointeeType } from './types.ts'

/** Whether it declares a variable, typed or untyped. */
export const declaresVariable = opcodeSet(['OpVariable', 'OpUntypedVariableKHR'])

const takesPartInNothing = opcodeSet(['OpName', 'OpDecorate', 'OpDecorateId', 'OpDecorateString'])

/** The variables outside functions, in order. */
export const globalVariables = perModule((module): readonly Instruction[] =>
  ['OpVariable', 'OpUntypedVariableKHR'].flatMap((name) =>
    module.all(name).filter((variable) => module.functionOf(variable) === undefined),
  ),
)

/** The variables of a module in a storage class. */
export function variablesIn(module: Module, storageClass: number): readonly Instruction[] {
  return globalVariables(module).filter((variable) => variable.valueAt(0) === storageClass)
}

/** The type of the object that a variable holds; `undefined` for an untyped variable without a Data Type. */
export function heldType(module: Module, variable: Instruction): Instruction | undefined {
  if (variable.name === 'OpUntypedVariableKHR') return module.definition(variable.valueAt(1) ?? 0)
  const pointer = module.definition(variable.resultType)
  return pointer?.name === 'OpTypePointer' ? module.definition(pointer.valueAt(1) ?? 0) : undefined
}

/** The structure that a variable, or each element of its array, holds; `undefined` where it is not a structure. */
export function heldStructure(module: Module, variable: Instruction): Instruction | undefined {
  const inner = innermostElement(module, heldType(module, variable))
  return inner?.name === 'OpTypeStruct' ? inner : undefined
}

/** Whether an instruction only says something about its operands: debug information and names. */
export function isSilent(module: Module, instruction: Instruction): boolean {
  return takesPartInNothing(instruction) || isNonSemantic(module, instruction)
}

/**
 * The execution models of the entry points that statically use a variable outside functions. Listing it in the interface is
 * not a use.
 */
export const modelsUsing = perModule((module): ((variable: Instruction) => Models) => {
  const known = new Map<number, Models>()
  return ({ result }) => {
    const before = known.get(result)
    if (before !== undefined) return before
    let set = 0
    for (const use of module.uses(result))
      if (!isSilent(module, use)) set |= modelsReaching(module, use)
    known.set(result, set)
    return set
  }
})

/** Keyed by variable, the execution models of the entry points that list it in their interface. */
export const modelsListing = perModule((module): ReadonlyMap<number, Models> => {
  const found = new Map<number, Models>()
  for (const entryPoint of module.all('OpEntryPoint'))
    for (const { value } of entryPoint.operands.slice(3))
      found.set(value, (found.get(value) ?? 0) | modelOf(entryPoint))
  return found
})

/** The execution models of the entry points that list a variable outside functions, or statically use it. */
export function listingOrUsing(module: Module): (variable: Instruction) => Models {
  return (variable) =>
    (modelsListing(module).get(variable.result) ?? 0) | modelsUsing(module)(variable)
}

const builtIn = enumerant('Decoration', 'BuiltIn')

const noMembers: ReadonlySet<number> = new Set()

/** Keyed by structure type and decoration, the members that have it: the members of large structures are read once. */
const decoratedMembers = perModule(
  () => new Map<number, ReadonlyMap<number, ReadonlySet<number>>>(),
)

/** The numbers of the members of a structure type that have a decoration. */
export function membersWith(
  module: Module,
  { result }: Instruction,
  decoration: number,
): ReadonlySet<number> {
  const known = decoratedMembers(module)
  const before = known.get(result)
  if (before !== undefined) return before.get(decoration) ?? noMembers
  const found = new Map<number, Set<number>>()
  for (const { decoration: applied, member } of module.memberDecorations(result)) {
    const members = found.get(applied)
    if (members === undefined) found.set(applied, new Set([member]))
    else members.add(member)
  }
  known.set(result, found)
  return found.get(decoration) ?? noMembers
}

/** Whether a variable is a built-in, itself or in the members of its structure. */
export function isBuiltIn(module: Module, variable: Instruction): boolean {
  if (module.isDecorated(variable.result, 'BuiltIn')) return true
  const structure = heldStructure(module, variable)
  return structure !== undefined && membersWith(module, structure, builtIn).size > 0
}

/** Whether a variable is the heap of descriptors with that name. */
export function isHeapOf(module: Module, { result }: Instruction, name: string): boolean {
  return module
    .decorations(result)
    .some(
      ({ decoration, operands }) =>
        decoration === builtIn && operands[0]?.value === enumerant('BuiltIn', name),
    )
}

/** Whether a variable is one of the heaps of descriptors. */
export function isHeap(module: Module, variable: Instruction): boolean {
  return ['SamplerHeapEXT', 'ResourceHeapEXT'].some((name) => isHeapOf(module, variable, name))
}

/** The type of the object that a variable allocates; `undefined` where an untyped one does not say. */
export function allocatedType(module: Module, variable: Instruction): Instruction | undefined {
  return variable.name === 'OpVariable'
    ? pointeeType(module, resultType(module, variable))
    : operandDefinition(module, variable, 1)
}
