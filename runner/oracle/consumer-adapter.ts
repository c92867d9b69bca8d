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
  const usual = given.length > 0 ? given : words(row.options ?? '')
  const takes = words(row.takes)
  const otherwise = words(row.otherwise?.takes ?? '')
  const filled = (form: readonly string[], options: readonly string[]) =>
    form.flatMap((word) => (word === '{options}' ? options : [word]))
  return {
    shape: (options = usual) =>
      [takes, otherwise]
        .filter((form) => form.length > 0)
        .map((form) => filled(form, options).join(' '))
        .join(' or '),
    arguments: (file, { module, environment, options = usual }, out, beside = '') =>
      filled(row.otherwise?.of(module) ? otherwise : takes, options).map((word) =>
        word
          .replaceAll('{file}', file)
          .replaceAll('{env}', environment.name)
          .replaceAll('{out}', out)
          .replaceAll('{beside}', beside),
      ),
    messages: row.messages ?? [],
    output: usual.some((option) => row.unpromised?.has(option)) ? 'none' : (row.output ?? 'none'),
    ...(row.changesResults === undefined ? {} : { changesResults: row.changesResults }),
    refuses: row.refuses ?? ((exitCode) => exitCode === 1),
    passes: row.passes ?? (() => undefined),
    ...(row.beside === undefined ? {} : { beside: row.beside }),
    again: (options = usual) => {
      const last = options.at(-1)
      return last !== undefined && row.settling?.has(last) ? [last] : undefined
    },
  }
}
