import type { Check } from '../check.ts'
import { isSemanticSet } from '../core/shared/semantic-set.ts'
import type { Instruction, Module } from '../module.ts'
import { callTree } from './shared/call-tree.ts'
import { interfaceOf } from './shared/interface.ts'
import { storageClass } from './shared/storage-class.ts'

const allClasses = 0x0001_0400

function belongsToInterfaces(module: Module, variable: Instruction): boolean {
  if (module.functionOf(variable) !== undefined) return false
  const storage = variable.operands[0]?.value
  return (
    module.version >= allClasses ||
    storage === storageClass.Input ||
    storage === storageClass.Output
  )
}

/** Whether it says something about the module only, so that it can be taken out without a change. */
function isDebugInformation(module: Module, { name, operands }: Instruction): boolean {
  if (name !== 'OpExtInst' && name !== 'OpExtInstWithForwardRefsKHR') return false
  const set = module.importName(operands[0]?.value ?? 0)
  return set !== undefined && !isSemanticSet(set)
}

/** Variables that belong to interfaces and are missing in some; of those in all of them nobody needs to know the users. */
function unlistedVariables(module: Module): readonly Instruction[] {
  const entryPoints = module.all('OpEntryPoint')
  const listings = new Map<number, number>()
  for (const entryPoint of entryPoints)
    for (const id of new Set(interfaceOf(entryPoint).map(({ value }) => value)))
      listings.set(id, (listings.get(id) ?? 0) + 1)
  return module
    .all('OpUntypedVariableKHR')
    .filter(({ result }) => (listings.get(result) ?? 0) < entryPoints.length)
    .filter((variable) => belongsToInterfaces(module, variable))
}

/** By the id of a function: those of the variables that its instructions name. */
function usedIn(
  module: Module,
  variables: readonly Instruction[],
): ReadonlyMap<number, readonly number[]> {
  const used = new Map<number, number[]>()
  for (const { result } of variables) {
    const bodies = new Set<number>()
    for (const user of module.uses(result)) {
      const body = module.functionOf(user)
      if (body !== undefined && !isDebugInformation(module, user))
        bodies.add(body.definition.result)
    }
    for (const body of bodies) {
      const known = used.get(body)
      if (known === undefined) used.set(body, [result])
      else known.push(result)
    }
  }
  return used
}

/** OpEntryPoint, Interface. */
export const check: Check = {
  rule: 'SPV_KHR_untyped_pointers/entry-point-interface-has-each-used-untyped-variable',
  among: ['OpUntypedVariableKHR'],
  judgeModule(module, report) {
    const variables = unlistedVariables(module)
    if (variables.length === 0) return
    const used = usedIn(module, variables)
    for (const entryPoint of module.all('OpEntryPoint')) {
      const listed = new Set(interfaceOf(entryPoint).map(({ value }) => value))
      const missing = new Set<number>()
      for (const body of callTree(module, entryPoint))
        for (const id of used.get(body) ?? []) if (!listed.has(id)) missing.add(id)
      for (const id of missing) report(entryPoint.word, `variable %${id} is used and not listed`)
    }
  },
}
