import type { Instruction } from '../module.ts'
import type { Section } from './section.ts'

/** Which declarations a module has, by their words without the result. */
export interface Declared {
  /** Takes note of a declaration that may be asked for again; of equal ones the first stands. */
  readonly note: (instruction: Instruction, section: Section | undefined, result: number) => void
  /** The result id of an equal declaration (0 where it has none); `undefined` when there is none. */
  readonly find: (instruction: Instruction, result: number) => number | undefined
}

const noted: ReadonlySet<Section | undefined> = new Set<Section>([
  'capability',
  'extension',
  'import',
  'source',
  'declaration',
])

function key({ opcode, words }: Instruction, result: number): string {
  let text = String(opcode)
  // The result is the first or second word; an operand with the same number is kept.
  const at = result === 0 ? -1 : words[0] === result ? 0 : 1
  for (let index = 0; index < words.length; index++)
    text += index === at ? ' =' : ` ${words[index]}`
  return text
}

/** No declarations yet. */
export function createDeclared(): Declared {
  const results = new Map<string, number>()
  return {
    note(instruction, section, result) {
      if (!noted.has(section)) return
      const text = key(instruction, result)
      if (!results.has(text)) results.set(text, result)
    },
    find: (instruction, result) => results.get(key(instruction, result)),
  }
}
