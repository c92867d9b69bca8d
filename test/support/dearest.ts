/** How long a test file took, its imports and hooks included. */
export interface FileTime {
  /** From the root of the checkout. */
  readonly file: string
  readonly project: string
  readonly ms: number
}

/** Files that are shown; a run of no more than these was for them. */
const shown = 10

const seconds = (ms: number): string => (ms / 1000).toFixed(1)

/** The files that took longest, a line for each, and how much of the time of all files that is; empty after a run of few files. */
export function dearestLines(times: readonly FileTime[]): readonly string[] {
  if (times.length <= shown) return []
  const first = times.toSorted((left, right) => right.ms - left.ms).slice(0, shown)
  const sum = (some: readonly FileTime[]) => some.reduce((all, { ms }) => all + ms, 0)
  return [
    `The dearest ${shown} of ${times.length} files took ${seconds(sum(first))} of ${seconds(sum(times))} s, as if files had run one by one:`,
    ...first.map(({ file, project, ms }) => `${seconds(ms).padStart(8)} s  ${project}  ${file}`),
  ]
}
