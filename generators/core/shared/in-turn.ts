import type { Edit } from '../../pairs/ways.ts'

/** A body of one line for each name, and ways that each put one other line in the place of one. */
export function inTurn<Name extends string>(
  names: readonly Name[],
  right: (name: Name) => string,
  wrong: Readonly<Record<string, (name: Name) => string>>,
): { readonly body: string; readonly ways: Readonly<Record<string, readonly Edit[]>> } {
  const ways = names.flatMap((name) =>
    Object.entries(wrong).map(([way, line]): [string, Edit[]] => [
      `${name}-${way}`,
      [[right(name), line(name)]],
    ]),
  )
  return { body: names.map(right).join('\n'), ways: Object.fromEntries(ways) }
}
