import type { Check } from '../check.ts'
import { isSemanticSet } from '../core/shared/semantic-set.ts'
import { eachUnlisted, notListedByAll } from '../core/shared/unlisted-variables.ts'
import type { Instruction, Module } from '../module.ts'
import { calls } from './shared/calls.ts'
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
    const variables = notListedByAll(
      module,
      module
        .all('OpUntypedVariableKHR')
        .filter((variable) => belongsToInterfaces(module, variable)),
    )
    if (variables.length === 0) return
    const used = usedIn(module, variables)
    eachUnlisted(module, { used, calls: calls(module) }, ({ word }, id) =>
      report(word, `variable %${id} is used and not listed`),
    )
  },
}
