import { linesIn } from '../assembly/line.ts'
import { MakerError } from '../maker-error.ts'
import { namesIn, type Stock } from './stock-for.ts'

/** Comments of the skeletons in whose place the stock is declared. */
const marks = {
  annotations: '; stock decorations',
  before: '; stock',
  after: '; stock that leans on the above',
} as const

/** The declarations beside those of a text itself. */
export interface Declared extends Stock {
  /** Names of extensions. */
  readonly extensions: readonly string[]
}

/** After it come variables of the function. */
const entry = '%entry = OpLabel'

/** The declarations between the marks, each after those of the stock that it needs, then the rest of these. */
function withLeaning(lines: readonly string[], stock: Stock['after']): readonly string[] {
  const pending = new Map(stock)
  const declared: string[] = []
  function declare(line: string): void {
    for (const name of namesIn(line)) {
      const needed = pending.get(name)
      pending.delete(name)
      if (needed !== undefined) declare(needed)
    }
    declared.push(line)
  }
  for (const line of lines) declare(line)
  for (const [name, line] of stock) if (pending.delete(name)) declare(line)
  return declared
}

/**
 * The text with the additions of the stock: declarations at the marks or, if a declaration of the text needs them,
 * before it, and capabilities that the text does not declare after its own, and extensions.
 *
 * @param who names the pair in messages.
 * @throws {MakerError} when a variable of a function is named and the text has no block `%entry`.
 */
export function withStock(text: string, stock: Declared, who: string): string {
  const lines = linesIn(text)
  const [first] = stock.variables
  if (first !== undefined && !lines.includes(entry))
    throw new MakerError('faulty-pair', `${who}: no block %entry for ${first}`)
  const capabilities = stock.capabilities
    .map((name) => `OpCapability ${name}`)
    .filter((line) => !lines.includes(line))
  const extensions = stock.extensions.map((name) => `OpExtension "${name}"`)
  const start = lines.findIndex((line) => !line.startsWith('OpCapability '))
  const [annotations, before, after] = [
    lines.indexOf(marks.annotations),
    lines.indexOf(marks.before),
    lines.indexOf(marks.after),
  ] as const
  const functions = lines.slice(after + 1)
  return [
    ...lines.slice(0, start),
    ...capabilities,
    ...extensions,
    ...lines.slice(start, annotations),
    ...stock.annotations,
    ...lines.slice(annotations + 1, before),
    ...stock.before,
    ...withLeaning(lines.slice(before + 1, after), stock.after),
    ...functions.flatMap((line) => (line === entry ? [line, ...stock.variables] : line)),
  ].join('\n')
}
