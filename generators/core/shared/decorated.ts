import { instead } from '../../pairs/instead.ts'
import type { Edit } from '../../pairs/pair.ts'

/** Lines that decorate each of these ids. */
export function decorated(names: readonly string[], decoration: string): string {
  return names.map((name) => `OpDecorate %${name} ${decoration}`).join('\n')
}

/** A decoration of one id in the place of another's, for each of these. */
export function atOthers(
  from: string,
  decoration: string,
  names: readonly string[],
): Readonly<Record<string, readonly Edit[]>> {
  const ways = names.map((name) => [name.replaceAll('_', '-'), decorated([name], decoration)])
  return instead(decorated([from], decoration), Object.fromEntries(ways))
}

/** Adds a line after another. */
export function also(line: string, more: string): readonly Edit[] {
  return [[line, `${line}\n${more}`]]
}
