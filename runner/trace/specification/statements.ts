import { createHash } from 'node:crypto'
import { normalForm } from '../normal-form.ts'
import { plainWords } from '../plain-words.ts'
import { sentences } from '../sentences.ts'
import type { Statement } from '../statement.ts'
import type { TextBlock } from './block.ts'
import { blocks } from './blocks.ts'
import type { SpecificationRow } from './row.ts'
import { parts } from './tables.ts'

/** A term that a paragraph of the chapter "Terms" defines. */
const definition = /^([A-Z<[][^.:]{0,60}): \S/
/** The history of the specification, which does not concern modules. */
const history = /^Appendix .*Changes$/
/** An item with fewer words says nothing without the sentence that introduces its list. */
const bareWords = 5
/** An item with at most as many words, which is not a sentence, is the title of the items below it. */
const titleWords = 8

/** The facts of a row as one statement: alone, its cells would be like those of a hundred other rows. */
export function rowWords(row: SpecificationRow): string {
  const { kind, names, value = '-', wordCount, cells, capability } = row
  const [name = '', ...aliases] = names
  const named = aliases.length === 0 ? name : `${name} (${aliases.join(', ')})`
  return kind === 'instruction'
    ? [named, capability, `word count ${wordCount}`, `opcode ${value}`, ...cells]
        .filter((cell) => cell !== undefined)
        .join(' | ')
    : [named, value, ...cells].join(' | ')
}

/** The statements of the core specification: sentences, items of lists, and one for the cells of each row of a table. */
export function specificationStatements(text: string): readonly Statement[] {
  const found: Statement[] = []
  const counts = new Map<string, number>()

  /** @param about what the words are about, without which they could be those of another place. */
  function add(
    path: readonly string[],
    about: string,
    line: number,
    words: string,
    kind: Pick<Statement, 'row'> = {},
  ): void {
    const section = path.join(' / ')
    const ordinal = (counts.get(section) ?? 0) + 1
    counts.set(section, ordinal)
    const hash = createHash('sha256')
      .update(normalForm(`${about} ${words}`))
      .digest('hex')
      .slice(0, 16)
    found.push({ hash, section, ordinal, words, line, ...kind })
  }

  /** @param above words of the sentence or item that introduces the block. */
  function say(path: readonly string[], term: string, block: TextBlock, above: string): void {
    for (const line of block.lines)
      for (const words of sentences(plainWords(line))) {
        const isBare = block.form === 'item' && words.split(' ').length < bareWords
        add(path, isBare ? `${term} ${above}` : term, block.line, words)
      }
  }

  let place = ''
  let term = ''
  let introduction = ''
  let above: { readonly indent: number; readonly words: string }[] = []
  for (const part of parts(blocks(text))) {
    const { path } = part.kind === 'row' ? part : part.block
    if (path.some((title) => history.test(title))) continue
    if (part.kind === 'row') {
      const [name = ''] = part.row.names
      const names = [...path, name]
      add(names, name, part.row.line, plainWords(rowWords(part.row)), { row: true })
      let intro = ''
      for (const block of part.description) {
        say(names, name, block, intro)
        if (block.form === 'text') intro = plainWords(block.lines.at(-1) ?? '')
      }
      place = ''
      continue
    }
    const { block } = part
    const here = path.join(' / ')
    if (here !== place) {
      term = ''
      introduction = ''
      above = []
    }
    place = here
    const words = plainWords(block.lines.join(' '))
    if (block.form === 'item') above = above.filter(({ indent }) => indent < block.indent)
    else {
      above = []
      introduction = words
      const defines = path.includes('Terms') ? definition.exec(words) : null
      if (defines !== null) term = defines[1] ?? ''
    }
    const titles = above.filter(({ words: each }) => isTitle(each)).map((each) => each.words)
    say(
      [...path, ...(term === '' ? [] : [term]), ...titles],
      [term, ...titles].join(' ').trim(),
      block,
      above.at(-1)?.words ?? introduction,
    )
    if (block.form === 'item') above.push({ indent: block.indent, words })
  }
  return found
}

function isTitle(words: string): boolean {
  return !/[.:;,]/.test(words) && words.split(' ').length <= titleWords
}
