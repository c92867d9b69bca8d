import { swapped } from '#generators/words/bytes'
import { extentsOf } from '#generators/words/extents-of'
import { headerLength, magicNumber } from '#generators/words/header'
import { stringBytes } from '#generators/words/strings'

import { enumerantByName, operandKindByName } from '#spec/grammar/grammar'
import { opcodeOf } from '#spec/grammar/opcodes'
import type { Text } from '#spec/rule'

const opCapability = opcodeOf('OpCapability')
const opExtension = opcodeOf('OpExtension')
const opExtInstImport = opcodeOf('OpExtInstImport')

const capabilitiesByText = new WeakMap<Text, ReadonlySet<number>>()

/** The capabilities of a text, and those that imply one of them. */
function capabilitiesOf(text: Text): ReadonlySet<number> {
  const known = capabilitiesByText.get(text)
  if (known !== undefined) return known
  const { facts } = text
  const names = facts.enumerants.filter(({ kind }) => kind === 'Capability').map(({ name }) => name)
  const implying = operandKindByName('Capability')?.enumerants ?? []
  const all = new Set([
    ...names.flatMap((name) => enumerantByName('Capability', name)?.value ?? []),
    ...implying
      .filter(({ capabilities }) => capabilities.some((name) => names.includes(name)))
      .map(({ value }) => value),
  ])
  capabilitiesByText.set(text, all)
  return all
}

/** The features that a module uses and declares and that may belong to a text. */
interface UsedNames {
  readonly opcodes: ReadonlySet<number>
  readonly capabilities: readonly number[]
  /** Names of extensions and of sets of extended instructions. */
  readonly names: readonly string[]
}

/** `undefined` where the words do not fall apart into instructions. */
function usedIn(given: Uint32Array): UsedNames | undefined {
  const words = given[0] === magicNumber ? given : swapped(given)
  const extents = extentsOf(words)
  const last = extents.at(-1)
  const end = last === undefined ? headerLength : last.start + last.length
  if (words[0] !== magicNumber || end !== words.length) return undefined
  const opcodes = new Set<number>()
  const capabilities: number[] = []
  const names: string[] = []
  for (const { opcode, start, length } of extents) {
    opcodes.add(opcode)
    if (opcode === opCapability && length > 1) capabilities.push(words[start + 1] as number)
    const string = start + (opcode === opExtInstImport ? 2 : 1)
    if (opcode === opExtension || opcode === opExtInstImport) {
      const octets = stringBytes([...words.subarray(string, start + length)], 0)
      if (octets !== undefined) names.push(Buffer.from(octets).toString('latin1'))
    }
  }
  return { opcodes, capabilities, names }
}

/** The texts that may have a rule about a module: it declares or uses something of theirs. */
export function concernedTexts(
  words: Uint32Array | Uint8Array,
  texts: readonly Text[],
): readonly Text[] {
  // Octets that are not whole words are wrong by every version.
  if (words instanceof Uint8Array) return []
  const several = texts.filter(({ versions }) => versions.length > 1)
  if (several.length === 0) return []
  const used = usedIn(words)
  // Words that do not fall apart into instructions are wrong by every version.
  if (used === undefined) return []
  const { opcodes, capabilities, names } = used
  return several.filter((text) => {
    const { extension, instructionSet, instructions: added } = text.facts
    const ofText = capabilitiesOf(text)
    return (
      capabilities.some((value) => ofText.has(value)) ||
      names.some(
        (name) =>
          name === extension || (instructionSet !== undefined && name.startsWith(instructionSet)),
      ) ||
      (extension !== undefined && added.some(({ opcode }) => opcodes.has(opcode)))
    )
  })
}
