import { enumerantByName, enumerantByValue } from '#spec/grammar/grammar'
import { judgedTexts } from '#spec/judged'
import type { Instruction } from '../module.ts'

/**
 * By the name in the grammar, the capabilities that a capability implicitly declares according to its text, where the
 * grammar has others and the rules follow the text.
 */
const impliedByTexts: ReadonlyMap<string, readonly string[]> = new Map(
  judgedTexts.flatMap(({ facts }) => {
    const followed = facts.differences.filter(({ follow }) => follow === 'text')
    return facts.enumerants
      .filter(
        ({ kind, name }) =>
          kind === 'Capability' &&
          followed.some(({ fact }) => fact === `Capability.${name}.capabilities.length`),
      )
      .map(({ name, capabilities }): [string, readonly string[]] => [
        enumerantByName('Capability', name)?.name ?? name,
        capabilities,
      ])
  }),
)

function closure(value: number): readonly string[] {
  const names = new Set<string>()
  const open = [enumerantByValue('Capability', value)]
  for (const enumerant of open) {
    if (enumerant === undefined || names.has(enumerant.name)) continue
    names.add(enumerant.name)
    const implied = impliedByTexts.get(enumerant.name) ?? enumerant.capabilities
    for (const name of implied) open.push(enumerantByName('Capability', name))
  }
  return [...names]
}

/** Lists that are kept at most: input must not choose how many there are. */
const mostLists = 2048

/** Marks a declaration that names nothing. */
const noCapability = -1

/** Longer ones are not kept: no module declares that many. */
const longest = 100

/** A list of values that modules began with, and the lists that go on from it. */
interface CapabilityList {
  readonly names: ReadonlySet<string>
  readonly longer: Map<number, CapabilityList>
}

const noValues: CapabilityList = { names: new Set(), longer: new Map() }
let known = 0

function longerBy(value: number, { names, longer }: CapabilityList): CapabilityList {
  if (known >= mostLists) {
    noValues.longer.clear()
    known = 0
  }
  known++
  const made: CapabilityList = { names: new Set([...names, ...closure(value)]), longer: new Map() }
  longer.set(value, made)
  return made
}

/**
 * Names of the capabilities that declarations name first, and of all that those implicitly declare, directly or through
 * others. Modules of one origin declare few different lists, so the names for a list are kept: a set is never that of
 * another list.
 */
export function impliedCapabilities(
  declarations: readonly Instruction[],
  words: Uint32Array,
): ReadonlySet<string> {
  // Read off the words: making the operands takes longer than all the rest.
  const capabilityOf = ({ word, wordCount }: Instruction) =>
    wordCount > 1 ? (words[word + 1] as number) : noCapability
  if (declarations.length > longest)
    return new Set([...new Set(declarations.map(capabilityOf))].flatMap(closure))
  let list = noValues
  for (const declaration of declarations) {
    const value = capabilityOf(declaration)
    list = list.longer.get(value) ?? longerBy(value, list)
  }
  return list.names
}

const none: ReadonlySet<string> = new Set()

/** Sets that are kept at most: input must not choose how many there are. */
const mostSets = 512

/** Longer lists of names, in letters, are not kept: no module declares that many. */
const mostLetters = 1024

/** Keyed by their names, one after the other. */
const sets = new Map<string, ReadonlySet<string>>()

/**
 * The names of extensions as a set. Modules of one origin declare few different lists, so those that declare the same have one
 * set together.
 */
export function extensionsIn(names: readonly string[]): ReadonlySet<string> {
  const [first] = names
  if (first === undefined) return none
  // No name has a zero in it.
  const key = names.length === 1 ? first : names.join('\0')
  let set = sets.get(key)
  if (set === undefined) {
    set = new Set(names)
    if (key.length > mostLetters) return set
    if (sets.size >= mostSets) sets.clear()
    sets.set(key, set)
  }
  return set
}
