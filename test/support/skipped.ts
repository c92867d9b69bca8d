/** A test that was not run. */
export interface SkippedTest {
  /** Its file, from the root of the checkout. */
  readonly file: string
  /** The test's own message about it. */
  readonly note?: string | undefined
}

/**
 * The needs of the tests in these files that a machine may lack, and the command that installs each. The first pattern
 * that fits counts.
 */
const needs: readonly (readonly [RegExp, string])[] = [
  [/^test\/runner\/farm\//, 'a Redis server: apt-get install redis-server'],
  [
    /^test\/runner\/(?:vulkan|opencl|oracle|causes|own-cases)\/|real-run/,
    'drivers and readers: npm run -s cts -- tools install --with drivers opencl mlir ocloc, or DRIVERS_REQUIRED=1 npm test',
  ],
  [/linked-program/, 'a compiler and objdump for x86-64: apt-get install g++ binutils'],
  [/completion/, 'bash, zsh and fish: apt-get install zsh fish'],
]

function reasonOf({ file, note }: SkippedTest): string {
  return note ?? needs.find(([files]) => files.test(file))?.[1] ?? `no reason is given in ${file}`
}

/** Why tests were skipped, a line for each reason with the number of its tests; empty if none was. */
export function skippedLines(tests: readonly SkippedTest[]): readonly string[] {
  const counts = new Map<string, number>()
  for (const test of tests) counts.set(reasonOf(test), (counts.get(reasonOf(test)) ?? 0) + 1)
  if (counts.size === 0) return []
  const rows = [...counts].sort(([, a], [, b]) => b - a)
  return [
    `${tests.length} tests were skipped, because this machine lacks what they need:`,
    ...rows.map(([reason, count]) => `  ${String(count).padStart(4)}  ${reason}`),
  ]
}
