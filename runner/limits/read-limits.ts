import { structureAliases, structures } from '#spec/limits/generated/limits'
import type { LimitName, LimitRecord, Limits, LimitValue } from '#spec/limits/limit'
import { isListed } from '#spec/limits/listed'
import { limitName, structureNamed } from '#spec/limits/names'
import { type ValueKind, valueKind } from '#spec/limits/value-kind'
import { nearest } from '#spec/nearest'
import { isProblem } from '../is-problem.ts'
import { type Problem, problem } from '../problem.ts'
import { isObject, type JsonObject } from './is-object.ts'
import { isValue } from './is-value.ts'

function expectedText(value: ValueKind): string {
  switch (value.kind) {
    case 'integer':
      return `an integer from ${value.least} to ${value.most}`
    case 'float':
      return 'a number'
    case 'boolean':
      return 'true or false'
    case 'enumerant':
      return `one of ${Object.keys(value.values).join(', ')}`
    case 'flags':
      return 'a list of the names of bits, or their sum'
    case 'array':
      return `a list of ${value.length} values, each ${expectedText(value.of)}`
    default:
      return 'an object'
  }
}

function unknownName(word: string, names: readonly string[], where?: string): Problem {
  const near = nearest(word, names)
  return problem(
    'unknown-limit',
    `${where === undefined ? '' : `${where}: `}Vulkan has no ${word}`,
    near.length === 0 ? 'vulkaninfo --json lists the names' : `did you mean ${near.join(', ')}?`,
  )
}

/** A value with enumerants and bits as names. */
function named(value: unknown, kind: ValueKind): LimitValue | undefined {
  if (kind.kind === 'enumerant' && typeof value === 'number')
    return Object.entries(kind.values).find(([, number]) => number === value)?.[0] ?? String(value)
  return kind.kind === 'flags' ? bitNames(value, kind.values) : (value as LimitValue)
}

/** The names of the bits that are set in flags given as a number or as names; some names mean several bits. */
function bitNames(value: unknown, values: Readonly<Record<string, number>>): readonly string[] {
  const masks = Array.isArray(value) ? value.map((name) => values[name] ?? 0) : [Number(value)]
  const isSet = (bit: number): boolean => masks.some((mask) => Math.floor(mask / bit) % 2 === 1)
  return Object.entries(values).flatMap(([name, bit]) =>
    Number.isInteger(Math.log2(bit)) && isSet(bit) ? [name] : [],
  )
}

interface FoundLimit {
  readonly name: LimitName
  readonly value: LimitValue
  /** The place in the file. */
  readonly where: string
}

type ReadLimits = readonly FoundLimit[] | Problem

/** The members of a structure. */
function membersOf(json: unknown, structure: string, where: string): ReadLimits {
  if (!isObject(json)) return problem('bad-limit', `${where}: an object is expected`)
  const known = structures[structureNamed(structure)] ?? {}
  const found: FoundLimit[] = []
  for (const [member, value] of Object.entries(json)) {
    const type = known[member]
    const here = `${where}.${member}`
    if (type === undefined) return unknownName(member, Object.keys(known), where)
    const kind = valueKind(type)
    if (kind.kind === 'other') continue
    if (kind.kind === 'structure' && kind.name.startsWith('VkPhysicalDevice')) {
      const inner = membersOf(value, kind.name, here)
      if (isProblem(inner)) return inner
      found.push(...inner)
      continue
    }
    if (!isValue(value, kind))
      return problem(
        'bad-limit',
        `${here}: ${JSON.stringify(value)} is not a value of type ${type}`,
        `${expectedText(kind)} is expected`,
      )
    const read = named(value, kind)
    if (read !== undefined)
      found.push({ name: limitName(structure, member), value: read, where: here })
  }
  return found
}

/** Structures that a device has several times. */
function listOf(json: unknown, structure: string): ReadLimits {
  if (!Array.isArray(json))
    return problem('bad-limit', `${structure}: a list is expected`, 'a device has several of them')
  const records: LimitRecord[] = []
  for (const [index, entry] of json.entries()) {
    const members = membersOf(entry, structure, `${structure}[${index}]`)
    if (isProblem(members)) return members
    records.push(
      Object.fromEntries(
        members.map(({ name, value }) => [name.split('::')[1] ?? '', value]),
      ) as LimitRecord,
    )
  }
  return [{ name: structure as LimitName, value: records, where: structure }]
}

/** The objects with structures: the file without its `$schema`, or what a file of Vulkan Profiles gives as capabilities. */
function partsOf({ $schema: _, ...json }: JsonObject): readonly JsonObject[] {
  if (!isObject(json['capabilities'])) return [json]
  return Object.values(json['capabilities']).flatMap((block) =>
    isObject(block) ? [block['properties'], block['features']].filter(isObject) : [],
  )
}

function isSame(a: LimitValue, b: LimitValue): boolean {
  const text = (value: LimitValue): string =>
    JSON.stringify(
      Array.isArray(value) && value.every((element) => typeof element === 'string')
        ? [...value].sort()
        : value,
    )
  return text(a) === text(b)
}

/** A least value above the most one. */
function reversed(all: ReadonlyMap<string, FoundLimit>): Problem | undefined {
  for (const [name, { value, where }] of all) {
    const most = all.get(name.replace('::min', '::max'))
    if (!name.includes('::min') || most === undefined) continue
    if (typeof value === 'number' && typeof most.value === 'number' && value > most.value)
      return problem(
        'contradictory-limits',
        `${where} is ${value}, which is more than ${most.where}, ${most.value}`,
      )
  }
  return undefined
}

/** The object that a text of limits is; a problem where it is none. */
function jsonOfLimits(content: string): JsonObject | Problem {
  const what = 'an object with structures of Vulkan is expected'
  try {
    const json: unknown = JSON.parse(content)
    return isObject(json) ? json : problem('bad-limit', what)
  } catch (cause) {
    return problem('not-json', `not JSON: ${cause instanceof Error ? cause.message : cause}`, what)
  }
}

function inFile(file: string, fault: Problem): Problem {
  return problem(fault.code, `${file}: ${fault.message}`, fault.hint)
}

/**
 * The limits that a file gives: JSON with members by structure (`{"VkPhysicalDeviceLimits": {"maxPushConstantsSize": 128}}`), or what
 * `vulkaninfo --json` writes. A problem for the first name that Vulkan does not have, value of another type, or contradiction.
 *
 * @param file its name, for messages.
 * @param keep leaves out of an object with structures what is not to be read.
 */
export function readLimits(
  file: string,
  content: string,
  keep: (part: JsonObject) => JsonObject = (part) => part,
): Limits | Problem {
  const json = jsonOfLimits(content)
  const limits = isProblem(json) ? json : limitsOfParts(partsOf(json).map(keep))
  return isProblem(limits) ? inFile(file, limits) : limits
}

/** The limits of JSON that was parsed, as {@link readLimits} takes it. */
export function limitsIn(json: JsonObject): Limits | Problem {
  return limitsOfParts(partsOf(json))
}

function limitsOfParts(parts: readonly JsonObject[]): Limits | Problem {
  const all = new Map<LimitName, FoundLimit>()
  for (const part of parts)
    for (const [structure, value] of Object.entries(part)) {
      if (structures[structureNamed(structure)] === undefined || /^VkExtent/.test(structure)) {
        const names = [...Object.keys(structures), ...Object.keys(structureAliases)]
        return unknownName(structure, names)
      }
      const read = isListed(structure)
        ? listOf(value, structure)
        : membersOf(value, structure, structure)
      if (isProblem(read)) return read
      for (const found of read) {
        const before = all.get(found.name)
        if (before !== undefined && !isSame(before.value, found.value))
          return problem(
            'contradictory-limits',
            `${before.where} and ${found.where} are one limit, and their values differ`,
          )
        all.set(found.name, found)
      }
    }
  const wrong = reversed(all)
  if (wrong !== undefined) return wrong
  return new Map([...all].map(([name, { value }]) => [name, value]))
}
