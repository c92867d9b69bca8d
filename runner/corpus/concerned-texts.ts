import { read } from '#generators/words/read'
import { enumerantByName, operandKindByName } from '#spec/grammar/grammar'
import { opcodeOf } from '#spec/grammar/opcodes'
import type { Text } from '#spec/rule'

const opCapability = opcodeOf('OpCapability')
const opExtension = opcodeOf('OpExtension')
const opExtInstImport = opcodeOf('OpExtInstImport')

function stringIn(words: readonly number[]): string {
  const bytes = words.flatMap((word) => [
    word & 0xff,
    (word >>> 8) & 0xff,
    (word >>> 16) & 0xff,
    word >>> 24,
  ])
  const end = bytes.indexOf(0)
  return String.fromCharCode(...bytes.slice(0, end < 0 ? bytes.length : end))
}

/** The capabilities of a text, and those that imply one of them. */
function capabilitiesOf({ facts }: Text): ReadonlySet<number> {
  const own = facts.enumerants.filter(({ kind }) => kind === 'Capability').map(({ name }) => name)
  const implying = operandKindByName('Capability')?.enumerants ?? []
  return new Set([
    ...own.flatMap((name) => enumerantByName('Capability', name)?.value ?? []),
    ...implying
      .filter(({ capabilities }) => capabilities.some((name) => own.includes(name)))
      .map(({ value }) => value),
  ])
}

/** Those of the texts that may have something to say about a module: it declares or uses something of theirs. */
export function concernedTexts(words: Uint32Array, texts: readonly Text[]): readonly Text[] {
  const several = texts.filter(({ versions }) => versions.length > 1)
  if (several.length === 0) return []
  const instructions = read(words)?.instructions
  // Words that do not fall apart into instructions are wrong by every version.
  if (instructions === undefined) return []
  const opcodes = new Set(instructions.map(({ opcode }) => opcode))
  const capabilities = instructions.flatMap(({ opcode, words: [value] }) =>
    opcode === opCapability && value !== undefined ? [value] : [],
  )
  const names = instructions.flatMap(({ opcode, words: own }) =>
    opcode === opExtension
      ? [stringIn(own)]
      : opcode === opExtInstImport
        ? [stringIn(own.slice(1))]
        : [],
  )
  return several.filter((text) => {
    const { extension, instructionSet, instructions: own } = text.facts
    const of = capabilitiesOf(text)
    return (
      capabilities.some((value) => of.has(value)) ||
      names.some(
        (name) =>
          name === extension || (instructionSet !== undefined && name.startsWith(instructionSet)),
      ) ||
      (extension !== undefined && own.some(({ opcode }) => opcodes.has(opcode)))
    )
  })
}
