import type { SourceMutation } from './mutation.ts'

/** A mutation under the number that switches it on. */
export interface NumberedMutation extends SourceMutation {
  readonly number: number
}

/** The global function that says whether the mutation with a number is in force; it is asked whenever the place is reached. */
export const switchName = '__mutant'

/** The type of that function. */
export type MutantSwitch = (number: number) => boolean

/** The mutations that no other one contains, with those within each. */
function nested(
  mutations: readonly NumberedMutation[],
): readonly (readonly [NumberedMutation, readonly NumberedMutation[]])[] {
  const groups: [NumberedMutation, NumberedMutation[]][] = []
  for (const mutation of mutations) {
    const last = groups.at(-1)
    if (last !== undefined && mutation.start < last[0].end) last[1].push(mutation)
    else groups.push([mutation, []])
  }
  return groups
}

/**
 * A source in which each of some mutations can be switched on while it runs, so that one process tries all of them.
 *
 * @param mutations in the order of `mutationsIn`, no two of one range.
 */
export function withMutants(source: string, mutations: readonly NumberedMutation[]): string {
  const render = (start: number, end: number, within: readonly NumberedMutation[]): string => {
    let text = ''
    let next = start
    for (const [mutation, inner] of nested(within)) {
      const between = (from: number, to: number): string =>
        render(
          from,
          to,
          inner.filter((each) => each.start >= from && each.end <= to),
        )
      const changed = mutation.parts
        .map((part) => (typeof part === 'string' ? part : between(...part)))
        .join('')
      const { start: from, end: to, number } = mutation
      text += source.slice(next, from)
      text += `(globalThis.${switchName}(${number})?(${changed}):(${between(from, to)}))`
      next = to
    }
    return text + source.slice(next, end)
  }
  return render(0, source.length, mutations)
}
