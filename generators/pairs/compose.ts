import { compute, type Pieces } from './pieces.ts'
import type { Stock } from './stock-for.ts'

const sections = [
  'capabilities',
  'extensions',
  'imports',
  'memoryModel',
  'entryPoints',
  'modes',
  'debug',
  'annotations',
  'declarations',
  'before',
  'main',
  'body',
  'end',
  'after',
] as const satisfies readonly (keyof Pieces)[]

/** Lines that come before and after the declarations of pieces. */
const marks = {
  before: '; stock',
  after: '; stock that leans on the above',
} as const

/** The text of pieces, the compute shader's for those that are absent, with the marks of what the stock adds. */
export function compose(pieces: Pieces): string {
  const all = { ...compute, ...pieces }
  return sections
    .flatMap((section) => {
      if (section === 'declarations') return [marks.before, all[section], marks.after]
      if (section === 'end' && all.main !== '') return [all[section], 'OpFunctionEnd']
      return [all[section]]
    })
    .filter((text) => text !== '')
    .join('\n')
    .concat('\n')
}

/**
 * The text with what the stock adds: declarations at the marks, capabilities that the text does not declare in front of
 * everything.
 */
export function withStock(text: string, stock: Stock): string {
  const capabilities = stock.capabilities
    .map((name) => `OpCapability ${name}`)
    .filter((line) => !text.split('\n').includes(line))
  const at = (mark: string, lines: readonly string[]) => (before: string) =>
    before.replace(`${mark}\n`, () => lines.map((line) => `${line}\n`).join(''))
  const declared = at(marks.after, stock.after)(at(marks.before, stock.before)(text))
  return [...capabilities, declared].join('\n')
}
