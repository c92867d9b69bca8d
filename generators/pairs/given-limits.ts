import { structures } from '#spec/limits/generated/limits'
import type { GivenLimits, LimitName, LimitRecord, LimitValue } from '#spec/limits/limit'
import { isListed } from '#spec/limits/listed'
import { structureNamed } from '#spec/limits/names'
import { type ValueKind, valueKind } from '#spec/limits/value-kind'
import { MakerError } from '../maker-error.ts'

function faulty(message: string, culprit: string): MakerError {
  return new MakerError('faulty-pair', message, culprit)
}

/** The types of the members of a structure. */
function membersOf(structure: string): Readonly<Record<string, string>> {
  const members = structures[structureNamed(structure)]
  if (members !== undefined) return members
  throw faulty(
    `Vulkan has no structure of limits '${structure}': spec/limits/generated lists them`,
    structure,
  )
}

function memberKind(structure: string, member: string): ValueKind {
  const members = membersOf(structure)
  const type = members[member]
  if (type !== undefined) return valueKind(type)
  const others = Object.keys(structures).filter((other) => member in (structures[other] ?? {}))
  const hint =
    others.length > 0 ? `, but ${others.join(', ')}` : ': spec/limits/generated lists its members'
  throw faulty(`${structure} has no member '${member}'${hint}`, member)
}

/** Names of enumerants or bits; all of them must be known. */
function known(words: readonly string[], values: Readonly<Record<string, number>>) {
  const unknown = words.find((word) => !(word in values))
  if (unknown === undefined) return words
  throw faulty(`'${unknown}' is none of ${Object.keys(values).join(', ')}`, unknown)
}

function numberIn(word: string, limit: string): number {
  const value = word === '' ? Number.NaN : Number(word)
  if (Number.isNaN(value)) throw faulty(`${limit} is a number, not '${word}'`, word || limit)
  return value
}

/** The value of a limit that is written as words between spaces. */
function limitValue(words: readonly string[], kind: ValueKind, limit: string): LimitValue {
  const [word = ''] = words
  const most =
    kind.kind === 'flags' ? Number.POSITIVE_INFINITY : kind.kind === 'array' ? kind.length : 1
  if (words.length > most || (kind.kind === 'array' && words.length < most))
    throw faulty(`${limit} has ${words.length} values, not ${most}`, limit)
  switch (kind.kind) {
    case 'integer':
    case 'float':
      return numberIn(word, limit)
    case 'boolean':
      if (word !== 'true' && word !== 'false')
        throw faulty(`${limit} is true or false, not '${word}'`, word || limit)
      return word === 'true'
    case 'enumerant':
      return known([word], kind.values)[0] ?? word
    case 'flags':
      return known(words, kind.values)
    case 'array':
      return words.map((each) => numberIn(each, limit))
    default:
      throw faulty(`${limit} cannot be given here`, limit)
  }
}

function wordsOf(text: string): readonly string[] {
  return text.split(' ').filter((word) => word !== '')
}

/** A structure that a device has several times: `MSize 16, NSize 8`. */
function recordIn(text: string, structure: string): LimitRecord {
  const members = text.split(',').map((item): [string, LimitValue] => {
    const [member = '', ...words] = wordsOf(item)
    return [member, limitValue(words, memberKind(structure, member), member)]
  })
  return Object.fromEntries(members) as LimitRecord
}

/** Limits by structure, as cases have them, of values by the names of limits. */
export function byStructure(device: Readonly<Partial<Record<LimitName, LimitValue>>>): GivenLimits {
  const all: Record<string, GivenLimits[string]> = {}
  for (const [name, value] of Object.entries(device)) {
    const [structure = '', member] = name.split('::')
    all[structure] =
      member === undefined
        ? (value as readonly LimitRecord[])
        : { ...all[structure], [member]: value as LimitValue }
  }
  return all
}

/**
 * Limits of a device, a line for each: `VkPhysicalDeviceLimits::maxPushConstantsSize = 128`. The values of a limit that
 * has several follow one another, and a structure that a device has several times has a line for each: `VkStructure =
 * Member 16, Other 8`, which continues after a comma.
 *
 * @throws {MakerError} for a structure, member, enumerant or bit that Vulkan does not have, a value of another type, and a limit twice.
 */
export function limitsIn(text: string): GivenLimits {
  const all: Record<string, LimitValue> = {}
  const lines = text.replaceAll(/,\s*\n/g, ', ').split('\n')
  for (const line of lines.map((each) => each.trim())) {
    if (line === '') continue
    const [, name = '', structure = '', member, value = ''] =
      /^((\w+)(?:::(\w+))?) = (.+)$/.exec(line) ?? []
    if (name === '' || (member === undefined) !== isListed(structure))
      throw faulty(`no limit 'VkStructure::member = value': ${line}`, line)
    if (member === undefined)
      all[name] = [...((all[name] ?? []) as readonly LimitRecord[]), recordIn(value, structure)]
    else if (name in all) throw faulty(`${name} has two values`, line)
    else all[name] = limitValue(wordsOf(value), memberKind(structure, member), name)
  }
  return byStructure(all)
}

/**
 * The name of a feature or property that is there or not: `VkPhysicalDeviceFeatures::wideLines`.
 *
 * @throws {MakerError} where Vulkan has no such limit, or one of another type.
 */
export function featureIn(text: string): LimitName {
  const name = text.trim()
  const [, structure = '', member = ''] = /^(Vk\w+)::(\w+)$/.exec(name) ?? []
  if (member === '') throw faulty(`no feature 'VkStructure::member': ${name}`, name)
  if (memberKind(structure, member).kind !== 'boolean')
    throw faulty(`${name} is not a feature, which a device has or has not`, name)
  return name as LimitName
}
