import type { Module } from '../module.ts'

/** As that function, which is asked once for a module: modules are never changed. */
export function onceFor<T extends object>(work: (module: Module) => T): (module: Module) => T {
  const answers = new WeakMap<Module, T>()
  return (module) => {
    const answer = answers.get(module) ?? work(module)
    answers.set(module, answer)
    return answer
  }
}
