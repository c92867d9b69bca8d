import { isObject, type JsonObject } from '#runner/limits/is-object'
import { readLimits as readLimitsText } from '#runner/limits/read-limits'
import type { Problem } from '#runner/problem'
import { structures } from '#spec/limits/generated/limits'
import type { Limits } from '#spec/limits/limit'
import { isListed } from '#spec/limits/listed'
import { structureNamed } from '#spec/limits/names'
import { valueKind } from '#spec/limits/value-kind'

/** The members of a structure that the judge knows. */
function knownMembers(value: unknown, structure: string): unknown {
  if (Array.isArray(value)) return value.map((element) => knownMembers(element, structure))
  if (!isObject(value)) return value
  const types = structures[structureNamed(structure)] ?? {}
  return Object.fromEntries(
    Object.entries(value).flatMap(([member, inner]) => {
      const type = Object.hasOwn(types, member) ? types[member] : undefined
      if (type === undefined) return []
      const kind = valueKind(type)
      return [[member, kind.kind === 'structure' ? knownMembers(inner, kind.name) : inner]]
    }),
  )
}

/** The structures that the judge knows, with the members that it knows. */
function knownStructures(part: JsonObject): JsonObject {
  return Object.fromEntries(
    Object.entries(part).flatMap(([name, value]) => {
      const isKnown = Object.hasOwn(structures, structureNamed(name)) || isListed(name)
      return isKnown ? [[name, knownMembers(value, name)]] : []
    }),
  )
}

/**
 * The limits that a file gives, as the option `--limits` reads it. A file that a program has written has names of newer versions of
 * Vulkan, and most of its limits concern no shader: what no rule asks about is passed over instead of refused.
 */
export function readLimits(text: string, name = 'limits'): Limits | Problem {
  return readLimitsText(name, text, knownStructures)
}
