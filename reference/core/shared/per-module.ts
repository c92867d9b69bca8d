import type { Module } from '../../module.ts'

/**
 * A look-up that several checks share, worked out once per module and only when it is asked for. The result is a pure
 * function of the module. Only that of the last module is kept: checks are asked about one module after the other, and
 * a weak map costs more than most of these look-ups.
 */
export function perModule<Value extends object>(
  compute: (module: Module) => Value,
): (module: Module) => Value {
  let last: Module | undefined
  let value: Value | undefined
  return (module) => {
    if (last !== module || value === undefined) {
      value = compute(module)
      last = module
    }
    return value
  }
}
