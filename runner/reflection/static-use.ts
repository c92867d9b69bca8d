import type { Module } from '#reference/module'

/** Functions of all kernels together are not followed beyond this many calls: input must not choose our time. */
const mostSteps = 1 << 20

/** Whether an entry point uses a variable; `undefined` if that cannot be determined. */
export type StaticUse = (entryPoint: number, variable: number) => boolean | undefined

const harmless: ReadonlySet<string> = new Set(['OpEntryPoint', 'OpExtInst'])

function add(map: Map<number, Set<number>>, key: number, value: number): void {
  const values = map.get(key)
  if (values === undefined) map.set(key, new Set([value]))
  else values.add(value)
}

/**
 * The variables that each entry point uses, by calls and by the instructions of functions; interfaces are not
 * considered.
 */
export function staticUse(module: Module, variables: readonly number[]): StaticUse {
  const used = new Map<number, Set<number>>()
  const calls = new Map<number, Set<number>>()
  const escaped = new Set<number>()
  for (const variable of variables)
    for (const user of module.uses(variable)) {
      if (harmless.has(user.name)) continue
      const within = module.functionOf(user)?.definition.result
      if (within !== undefined) add(used, within, variable)
      // A constant or an initializer: whoever uses that uses the variable.
      else if (user.result !== 0) escaped.add(variable)
    }
  for (const call of module.all('OpFunctionCall')) {
    const caller = module.functionOf(call)?.definition.result
    const callee = call.operands[0]?.value
    if (caller !== undefined && callee !== undefined) add(calls, caller, callee)
  }

  let steps = 0
  const known = new Map<number, ReadonlySet<number> | undefined>()
  function reached(entryPoint: number): ReadonlySet<number> | undefined {
    const functions = new Set([entryPoint])
    const all = new Set<number>()
    for (const functionId of functions) {
      for (const variable of used.get(functionId) ?? []) all.add(variable)
      for (const callee of calls.get(functionId) ?? []) {
        if (++steps > mostSteps) return undefined
        functions.add(callee)
      }
      steps += used.get(functionId)?.size ?? 0
    }
    return all
  }
  return (entryPoint, variable) => {
    if (!known.has(entryPoint)) known.set(entryPoint, reached(entryPoint))
    if (known.get(entryPoint)?.has(variable)) return true
    return escaped.has(variable) || known.get(entryPoint) === undefined ? undefined : false
  }
}
