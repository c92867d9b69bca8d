/**
 * A line for each name, with alternatives that each put another line in its place: as few as show every way and every
 * name.
 */
export function inTurn<Name extends string>(
  names: readonly Name[],
  right: (name: Name) => string,
  wrong: Readonly<Record<string, (name: Name) => string>>,
): string {
  const others = Object.entries(wrong)
  const most = Math.max(names.length, others.length)
  return names
    .map((name, first) => {
      const ways = Array.from({ length: most }, (_, at) => at).flatMap((at) => {
        if (at % names.length !== first) return []
        const [way, line] = others[at % others.length] as (typeof others)[number]
        return ` | ${name}-${way}: ${line(name)}`
      })
      return ways.length === 0 ? right(name) : `{${right(name)}${ways.join('')}}`
    })
    .join('\n')
}
