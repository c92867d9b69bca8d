import { instructionByName } from '#spec/grammar/grammar'
import { type Problem, problem } from '../problem.ts'
import { plainWords } from '../trace/plain-words.ts'
import type { Statement } from '../trace/statement.ts'
import { statements } from '../trace/statements.ts'

/** The information that a document gives about itself. */
export interface Draft {
  readonly name: string
  /** 1 if the document does not give one. */
  readonly revision: number
  /** The string for `OpExtension`; absent for an extended instruction set. */
  readonly extension?: string
  readonly statements: readonly Statement[]
  /** Words without markup. */
  readonly words: string
  /** Names of instructions that appear in sentences only and that the grammar lacks: slips of the pen or of the past. */
  readonly unknown: readonly string[]
  /** Files that the document includes and that are not there: their statements are not in it. */
  readonly included: readonly string[]
}

const textName = /^(?:SPV_[A-Z]+_\w+|NonSemantic\.[\w.]+)$/
const opcodeName = /\bOp[A-Z]\w+/g

/** The first line that is nothing but the name of a text: the title, or the entry under "Name Strings". */
function nameIn(text: string): string | undefined {
  const lines = text.split(/\r\n?|\n/)
  const bare = lines.map((line) => plainWords(line.replace(/^=+\s+|^[*-]\s+/, '')))
  return bare.find((line) => textName.test(line))
}

function definedIn({ words, section }: Statement): readonly string[] {
  const heading = section.split(' / ').at(-1) ?? ''
  return [words, heading].flatMap((place) => /^Op[A-Z]\w+(?=$| \()/.exec(place)?.[0] ?? [])
}

/**
 * Reads an extension text, AsciiDoc or plain.
 *
 * @param file for messages.
 * @param named the name of the text, if the document does not give it.
 * @returns every reason why it cannot be used, if there is one.
 */
export function draftOf(file: string, text: string, named?: string): Draft | readonly Problem[] {
  const name = named ?? nameIn(text)
  if (name === undefined)
    return [
      problem(
        'no-text',
        `${file}: not an extension text: no line consists of a name such as SPV_KHR_example`,
        'use an extension text as AsciiDoc, or as a page saved as plain text, or give the name: --text',
      ),
    ]
  const found = statements(text)
  if (found.length === 0)
    return [
      problem(
        'no-statements',
        `${file}: no statement found`,
        'use an extension text as AsciiDoc, or as a page saved as plain text, with its headings',
      ),
    ]
  const isUnknown = (opcode: string) => instructionByName(opcode) === undefined
  const defined = new Map<string, number>()
  for (const statement of found)
    for (const opcode of definedIn(statement))
      if (isUnknown(opcode) && !defined.has(opcode)) defined.set(opcode, statement.line)
  if (defined.size > 0)
    return [...defined].map(([opcode, line]) =>
      problem(
        'unknown-opcode',
        `${file}:${line}: ${opcode}: the grammar does not have this instruction`,
        'update the grammar first: npm run grammar',
      ),
    )
  const words = found.map((statement) => statement.words).join('\n')
  const mentioned = new Set(words.match(opcodeName) ?? [])
  const [, extension] = /OpExtension\s+"([^"]+)"/.exec(text.replace(/[“”]/g, '"')) ?? []
  const [, revision] = /\bRevision\s*\|?\s*(\d+)\b/.exec(text) ?? []
  return {
    name,
    revision: Number(revision ?? 1),
    ...(extension === undefined ? {} : { extension }),
    statements: found,
    words,
    unknown: [...mentioned].filter(isUnknown).sort(),
    included: [...text.matchAll(/^include::(\S+?)\[/gm)].flatMap(([, path]) => path ?? []),
  }
}
