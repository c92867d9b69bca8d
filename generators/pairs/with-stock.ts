import type { Stock } from './stock-for.ts'

/** Lines of the skeletons that come before and after the declarations of pieces. */
const marks = {
  before: '; stock',
  after: '; stock that leans on the above',
} as const

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
