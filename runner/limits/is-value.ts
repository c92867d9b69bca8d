import { structures } from '#spec/limits/generated/limits'
import { type ValueKind, valueKind } from '#spec/limits/value-kind'
import { isObject } from './is-object.ts'

function isMembers(value: unknown, name: string): boolean {
  if (!isObject(value)) return false
  const types = structures[name] ?? {}
  return Object.entries(value).every(([member, inner]) => {
    const type = Object.hasOwn(types, member) ? types[member] : undefined
    return type !== undefined && isValue(inner, valueKind(type))
  })
}

function isName(value: unknown, values: Readonly<Record<string, number>>): boolean {
  return typeof value === 'string' && Object.hasOwn(values, value)
}

/** Whether a value of JSON is one that a limit of that kind has: what the schema of `--limits` accepts. */
export function isValue(value: unknown, kind: ValueKind): boolean {
  switch (kind.kind) {
    case 'integer':
      return Number.isInteger(value) && Number(value) >= kind.least && Number(value) <= kind.most
    case 'float':
      return Number.isFinite(value)
    case 'boolean':
      return typeof value === 'boolean'
    case 'enumerant':
      return isName(value, kind.values) || Number.isSafeInteger(value)
    case 'flags':
      return Array.isArray(value)
        ? value.every((name) => isName(name, kind.values))
        : Number.isSafeInteger(value) && Number(value) >= 0
    case 'array':
      return (
        Array.isArray(value) &&
        value.length === kind.length &&
        value.every((element) => isValue(element, kind.of))
      )
    case 'structure':
      return isMembers(value, kind.name)
    case 'other':
      return true
  }
}
