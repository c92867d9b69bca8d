import type { Edit } from './ways.ts'

/** Ways that each put one other text where `from` stands. */
export function instead(
  from: string,
  ways: Readonly<Record<string, string>>,
): Readonly<Record<string, readonly Edit[]>> {
  return Object.fromEntries(Object.entries(ways).map(([way, to]) => [way, [[from, to]]]))
}
