import { headerLength, magicNumber } from '../words/header.ts'
import { parseInstruction } from './parse-instruction.ts'
import {
  type AssemblyError,
  atBoundary,
  createParsing,
  fail,
  here,
  learn,
  scan,
} from './parsing.ts'

export interface AssembleOptions {
  /** Version word of the header, which also decides which instructions there are; 1.6 when absent. */
  readonly version?: number
  /** Whether `%5` gets the id 5; when false ids are numbered in order of first use. True when absent. */
  readonly preserveIds?: boolean
  /** Ids that names have, without `%`, so that a text can have those of another; none when absent. */
  readonly ids?: ReadonlyMap<string, number>
  /** Generator word of the header; that of the SPIR-V Tools assembler when absent. */
  readonly generator?: number
}

/** The place of an instruction in a text. */
export interface InstructionPlace {
  /** Index of its first word in the module. */
  readonly word: number
  /** Line of the text, from 1, on which it begins. */
  readonly line: number
}

/** The result of assembling a text. */
export type Assembled =
  | {
      readonly kind: 'assembled'
      /** The module with its header; `!` can make it one that nothing decodes. */
      readonly words: Uint32Array
      /** Ids by name, without `%`. */
      readonly ids: ReadonlyMap<string, number>
      /** One entry per instruction, in order. */
      readonly places: readonly InstructionPlace[]
    }
  | {
      readonly kind: 'faulty'
      /** At least one, in order of the text: at most one per instruction. */
      readonly errors: readonly AssemblyError[]
    }

/** Generator word that the SPIR-V Tools assembler writes. */
export const assemblerGenerator = 0x0007_0000

/**
 * The words of a text in the assembly syntax of SPIRV-Tools. Whatever `spirv-as --preserve-numeric-ids` accepts gives
 * the words it gives, the header included.
 */
export function assemble(text: string, options: AssembleOptions = {}): Assembled {
  const { version = 0x0001_0600, preserveIds = true, generator = assemblerGenerator } = options
  const parsing = createParsing(scan(text), { version, preserveIds, ids: options.ids ?? new Map() })
  const words: number[] = [magicNumber, version, generator, 0, 0]
  const places: InstructionPlace[] = []
  if (text === '' || text.startsWith('\0')) fail(parsing, here(parsing), 'Missing assembly text.')
  while (here(parsing).text !== '') {
    const { line } = here(parsing)
    const parsed = parseInstruction(parsing)
    if (parsed !== undefined && (parsed.row === undefined || learn(parsing, parsed.row))) {
      places.push({ word: words.length, line })
      for (const word of parsed.words) words.push(word)
    } else while (!atBoundary(parsing)) parsing.at++
  }
  if (parsing.errors.length > 0) return { kind: 'faulty', errors: parsing.errors }
  words[headerLength - 2] = parsing.ids.bound()
  return { kind: 'assembled', words: Uint32Array.from(words), ids: parsing.ids.ids, places }
}
