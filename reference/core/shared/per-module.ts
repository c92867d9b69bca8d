import type { Module } from '../../module.ts'

/**
 * A look-up that several checks share, worked out once per module and only when it is asked for. The result is a pure
 * function of the module; it lives as long as the module does.
 */
export function perModule<Value extends object>(
  compute: (module: Module) => Value,
): (module: Module) => Value {
  const known = new WeakMap<Module, Value>()
  return (module) => {
    let value = known.get(module)
    if (value === undefined) {
      value = compute(module)
      known.set(module, value)
    }
    return value
  }
}
