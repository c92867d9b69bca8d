import { basename } from 'node:path'
import { instructionByName, instructions } from '#spec/grammar/grammar'
import { type Problem, problem } from '../problem.ts'
import { plainWords } from '../trace/plain-words.ts'
import { stated } from '../trace/stated.ts'
import type { Statement } from '../trace/statement.ts'
import { statements } from '../trace/statements.ts'
import { withAttributes } from './with-attributes.ts'

/** The information that a document gives about itself. */
export interface TextDraft {
  readonly name: string
  /** 1 if the document does not give one. */
  readonly revision: number
  /** The string for `OpExtension`; absent for an extended instruction set. */
  readonly extension?: string
  readonly statements: readonly Statement[]
  /** Words without markup. */
  readonly words: string
  /** The document with the values of its attributes. */
  readonly document: string
  /** The newest day that the document names; absent if there is none. */
  readonly date?: string
  /** Names of instructions that the grammar lacks, in sentences or except for their spelling: slips of the pen or of the past. */
  readonly unknown: readonly string[]
  /** Files that the document includes and that are not there: their statements are not in it. */
  readonly included: readonly string[]
}

const textName = /^(?:SPV_[A-Z]+_\w+|NonSemantic\.[\w.]+)$/
const opcodeName = /\bOp[A-Z]\w+/g

/**
 * The first line that contains only the name of a text (the title, or the entry under "Name Strings"), or else the
 * file's name. A title in capitals is not how the text is called.
 */
function nameIn(text: string, file: string): string | undefined {
  const lines = text.split(/\r\n?|\n/)
  const bare = lines.map((line) => plainWords(line.replace(/^=+\s+|^[*-]\s+/, '')))
  const names = [...bare, basename(file).replace(/\.\w+$/, '')]
  const found = names.filter((line) => textName.test(line))
  return found.find((line) => /[a-z]/.test(line)) ?? found[0]
}

function definedIn({ words, section }: Statement): readonly string[] {
  const heading = section.split(' / ').at(-1) ?? ''
  return [words, heading].flatMap((place) => /^Op[A-Z]\w+(?=$| \()/.exec(place)?.[0] ?? [])
}

/** The name of the grammar that a document means by one that the grammar lacks: in other capitals, or without its vendor. */
export function spelling(opcode: string, extension: string): string | undefined {
  const [, vendor = ''] = /^SPV_([A-Z]+)_/.exec(extension) ?? []
  const wanted = [opcode, `${opcode}${vendor}`].map((name) => name.toLowerCase())
  return instructions.find(({ name }) => wanted.includes(name.toLowerCase()))?.name
}

/**
 * The statements of a document as its readers see them, with the hashes that `trace` gives them: it does not know the values of
 * attributes.
 */
function statementsOf(text: string, document: string): readonly Statement[] {
  const written = statements(text)
  const shown = statements(document)
  if (shown.length !== written.length) return written
  return shown.map((statement, index) => ({ ...statement, hash: written[index]?.hash ?? '' }))
}

/**
 * Reads an extension text, AsciiDoc or plain.
 *
 * @param file for messages.
 * @param named the name of the text, if the document does not give it.
 * @returns every reason why it cannot be used, if there is one.
 */
export function draftOf(
  file: string,
  text: string,
  named?: string,
): TextDraft | readonly Problem[] {
  const document = withAttributes(text)
  const name = named ?? nameIn(document, file)
  if (name === undefined)
    return [
      problem(
        'no-text',
        `${file}: not an extension text: no line consists of a name such as SPV_KHR_example`,
        'use an extension text as AsciiDoc, or as a page saved as plain text, or give the name: --text',
      ),
    ]
  const found = statementsOf(text, document)
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
      if (isUnknown(opcode) && spelling(opcode, name) === undefined && !defined.has(opcode))
        defined.set(opcode, statement.line)
  if (defined.size > 0)
    return [...defined].map(([opcode, line]) =>
      problem(
        'unknown-opcode',
        `${file}:${line}: ${opcode}: the grammar does not have this instruction`,
        'update the grammar first: npm run grammar',
      ),
    )
  // The description of an instruction may begin with its name alone, which is then its heading.
  const headings = new Set(found.flatMap(({ section }) => section.split(' / ')))
  const words = [...headings, ...found.map((statement) => statement.words)].join('\n')
  const mentioned = new Set(words.match(opcodeName) ?? [])
  const [, declared] = /OpExtension\s+"([^"]+)"/.exec(document.replace(/[“”]/g, '"')) ?? []
  // Not every document shows how its extension is declared.
  const extension = declared ?? (name.startsWith('SPV_') ? name : undefined)
  // Some tables have more than a number in the cell.
  const [, revision] = /^\|\s*Revision\s*\|\s*(\d+)/m.exec(document) ?? []
  const date = (document.match(/\b\d{4}-\d{2}-\d{2}\b/g) ?? []).sort().at(-1)
  return {
    name,
    revision: stated(document).revision ?? Number(revision ?? 1),
    ...(date === undefined ? {} : { date }),
    ...(extension === undefined ? {} : { extension }),
    statements: found,
    words,
    document,
    unknown: [...mentioned].filter(isUnknown).sort(),
    included: [...document.matchAll(/^include::(\S+?)\[/gm)].flatMap(([, path]) => path ?? []),
  }
}
