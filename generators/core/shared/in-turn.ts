import type { Edit } from '../../pairs/ways.ts'

/**
 * A body of one line for each name, and ways that each put one other line in the place of one: as few as show every way
 * and every name.
 */
export function inTurn<Name extends string>(
  names: readonly Name[],
  right: (name: Name) => string,
  wrong: Readonly<Record<string, (name: Name) => string>>,
): { readonly body: string; readonly ways: Readonly<Record<string, readonly Edit[]>> } {
  const others = Object.entries(wrong)
  const ways = Array.from({ length: Math.max(names.length, others.length) }, (_, at) => {
    const name = names[at % names.length] as Name
    const [way, line] = others[at % others.length] as (typeof others)[number]
    return [`${name}-${way}`, [[right(name), line(name)]]] as const
  })
  return { body: names.map(right).join('\n'), ways: Object.fromEntries(ways) }
}
