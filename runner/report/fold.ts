import { inOrder, type Result } from '../log/run-log.ts'

/** Takes the results of a run one by one and in order, and says at the end what they come to, without keeping them. */
export interface Fold<T> {
  readonly take: (result: Result) => void
  readonly end: () => T
}

/** The value of each fold over the results of a run; they are iterated once. */
export function folded<const F extends readonly Fold<unknown>[]>(
  results: Iterable<Result>,
  ...folds: F
): { readonly [K in keyof F]: F[K] extends Fold<infer T> ? T : never } {
  for (const result of inOrder(results)) for (const { take } of folds) take(result)
  return folds.map(({ end }) => end()) as ReturnType<typeof folded<F>>
}
