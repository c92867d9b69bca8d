import type { ConsumerAdapter } from './command-consumer.ts'
import type { ConsumerRow } from './consumer-row.ts'
import { splitCommand } from './split-command.ts'

/** Words of a row's text; a row that cannot be read is our own mistake. */
function words(text: string): readonly string[] {
  const split = splitCommand(text)
  if (split === undefined) throw new Error(`${text}: a quote is not closed`)
  return split
}

/**
 * The adapter that a row describes.
 *
 * @param given options that the SPEC names; the row's own when empty.
 */
export function consumerAdapter(row: ConsumerRow, given: readonly string[]): ConsumerAdapter {
  const options = given.length > 0 ? given : words(row.options ?? '')
  const expand = (takes: string) =>
    words(takes).flatMap((word) => (word === '{options}' ? options : [word]))
  const usual = expand(row.takes)
  const other = row.otherwise === undefined ? [] : expand(row.otherwise.takes)
  return {
    shape: [...usual, ...(other.length > 0 ? ['or', ...other] : [])].join(' '),
    arguments: (file, { module, environment }, out) =>
      (row.otherwise?.of(module) ? other : usual).map((word) =>
        word
          .replaceAll('{file}', file)
          .replaceAll('{env}', environment.name)
          .replaceAll('{out}', out),
      ),
    messages: row.messages ?? [],
    output: row.output ?? 'none',
    refuses: row.refuses ?? ((exitCode) => exitCode === 1),
    passes: row.passes ?? (() => undefined),
  }
}
