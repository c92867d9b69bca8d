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

/** Ids of the functions with an instruction that names the variable. */
function usersOf(module: Module, variable: Instruction): ReadonlySet<number> {
  const functions = new Set<number>()
  for (const user of module.uses(variable.result)) {
    const body = module.functionOf(user)
    if (body !== undefined && !isDebugInformation(module, user))
      functions.add(body.definition.result)
  }
  return functions
}

/** OpEntryPoint, Interface. */
export const check: Check = {
  rule: 'SPV_KHR_untyped_pointers/entry-point-interface-has-each-used-untyped-variable',
  judgeModule(module, report) {
    const variables = module
      .all('OpUntypedVariableKHR')
      .filter((variable) => belongsToInterfaces(module, variable))
    if (variables.length === 0) return
    const used = variables.map((variable) => ({ variable, by: usersOf(module, variable) }))
    for (const entryPoint of module.all('OpEntryPoint')) {
      const tree = callTree(module, entryPoint)
      const listed = new Set(interfaceOf(entryPoint).map(({ value }) => value))
      for (const { variable, by } of used) {
        if (listed.has(variable.result)) continue
        for (const body of by)
          if (tree.has(body)) {
            report(
              entryPoint.word,
              `function %${body} uses variable %${variable.result}, which is not listed`,
            )
            break
          }
      }
    }
  },
}
