import type { ExpectationEntry } from './expectations.ts'

/** An entry in one line: `false-accept of <rules or cases> (2023.1 to 2025.1, vulkan*)`. */
export function entryText(entry: ExpectationEntry): string {
  const subjects = entry.rules ?? entry.cases ?? []
  const [first = '', ...more] = subjects
  const { since, until } = entry.versions ?? {}
  const range = [
    ...(since === undefined && until === undefined
      ? []
      : [`${since ?? 'first'} to ${until ?? 'last'}`]),
    ...(entry.builds ?? []).map((build) => `build ${build}`),
    ...(entry.environments ?? []),
    ...(entry.options ?? []),
    ...(entry.sometimes === undefined ? [] : ['in some runs']),
  ]
  const others = more.length === 0 ? '' : ` and ${more.length} more`
  return `${entry.outcome} of ${first}${others}${range.length === 0 ? '' : ` (${range.join(', ')})`}`
}
