import type { Check } from '../check.ts'
import { storageClassName } from '../core/shared/grammar.ts'
import { isNonSemantic } from '../core/shared/non-semantic.ts'
import { perModule } from '../core/shared/surveys.ts'
import { eachUnlisted, notListedByAll } from '../core/shared/unlisted-variables.ts'
import type { Instruction, Module } from '../module.ts'
import { interfaceVariables } from '../shared/untyped-layout.ts'
import { storageClass } from '../shared/untyped-operands.ts'

const classes: ReadonlySet<number> = new Set([storageClass.Input, storageClass.Output])

/** Keyed by the id of a function: ids of the functions that its calls name. */
const calls = perModule((module): ReadonlyMap<number, ReadonlySet<number>> => {
  const found = new Map<number, Set<number>>()
  for (const call of module.all('OpFunctionCall')) {
    const caller = module.functionOf(call)?.definition.result
    const called = call.operands[0]?.value
    if (caller === undefined || called === undefined) continue
    const known = found.get(caller)
    if (known === undefined) found.set(caller, new Set([called]))
    else known.add(called)
  }
  return found
})

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

/** Keyed by the id of a function: those of the variables that its instructions name. */
function usedIn(
  module: Module,
  variables: readonly Instruction[],
): ReadonlyMap<number, readonly number[]> {
  const used = new Map<number, number[]>()
  for (const { result } of variables) {
    const bodies = new Set<number>()
    for (const user of module.uses(result)) {
      const body = module.functionOf(user)
      if (body !== undefined && !isNonSemantic(module, user)) bodies.add(body.definition.result)
    }
    for (const body of bodies) {
      const known = used.get(body)
      if (known === undefined) used.set(body, [result])
      else known.push(result)
    }
  }
  return used
}

export const checks: readonly Check[] = [
  /** OpEntryPoint, Interface. The catalogue says which versions it holds in. */
  {
    rule: 'SPV_KHR_untyped_pointers/entry-point-interface-before-version-1-4-is-input-or-output',
    at: ['OpEntryPoint'],
    judge(instruction, module, report) {
      for (const { operand, variable } of interfaceVariables(module, instruction)) {
        const storage = variable.operands[0]?.value ?? 0
        if (variable.name === 'OpUntypedVariableKHR' && !classes.has(storage))
          report(operand.word, `variable %${variable.result} is in ${storageClassName(storage)}`)
      }
    },
  },
  /** OpEntryPoint, Interface. */
  {
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
  },
]
