import type { LimitName, LimitRecord, Limits } from '#spec/limits/limit'
import type { Module } from './module.ts'

const noted = new WeakMap<Module, Limits>()

/** Notes the limits and features of the device that a module is for. */
export function setLimits(module: Module, limits: Limits): void {
  noted.set(module, limits)
}

/** A limit that is a number; `undefined` where it is not known. */
export function numberLimit(module: Module, name: LimitName): number | undefined {
  const value = noted.get(module)?.get(name)
  return typeof value === 'number' ? value : undefined
}

/** A limit that has a number for each dimension; `undefined` where it is not known. */
export function dimensionLimit(
  module: Module,
  name: LimitName,
  dimension: number,
): number | undefined {
  const value = noted.get(module)?.get(name)
  const entry = Array.isArray(value) ? value[dimension] : undefined
  return typeof entry === 'number' ? entry : undefined
}

/** Whether a device has a feature or property; `undefined` where it is not known. */
export function featureOf(module: Module, name: LimitName): boolean | undefined {
  const value = noted.get(module)?.get(name)
  return typeof value === 'boolean' ? value : undefined
}

/** The name of the enumerant that a property is; `undefined` where it is not known. */
export function enumerantLimit(module: Module, name: LimitName): string | undefined {
  const value = noted.get(module)?.get(name)
  return typeof value === 'string' ? value : undefined
}

/** The names of the bits of a property; `undefined` where it is not known. */
export function bitsLimit(module: Module, name: LimitName): ReadonlySet<string> | undefined {
  const value = noted.get(module)?.get(name)
  return Array.isArray(value)
    ? new Set(value.filter((entry): entry is string => typeof entry === 'string'))
    : undefined
}

/** The structures of one name that a device lists; `undefined` where they are not known. */
export function recordsLimit(module: Module, name: LimitName): readonly LimitRecord[] | undefined {
  const value = noted.get(module)?.get(name)
  return Array.isArray(value)
    ? value.filter((entry): entry is LimitRecord => typeof entry === 'object')
    : undefined
}
