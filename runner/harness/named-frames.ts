import { run } from '../process/run.ts'

/** A frame of a program that `backtrace_symbols_fd` has no name for: functions of a program that it does not export have none. */
const nameless = /(\/[^\s()]+)\(\+(0x[0-9a-f]+)\)/g

/** The last part of a C++ name without what it takes and how the compiler split it; empty for one of the runtime. */
export function shortName(demangled: string): string {
  if (/^std::|^operator |^\?\?/.test(demangled)) return ''
  const [before = ''] = demangled
    .replaceAll('(anonymous namespace)::', '')
    .replace(/\s*\[clone .*$/, '')
    .split(/[(<]/)
  return /\w+$/.exec(before)?.[0] ?? ''
}

/** The functions at some offsets of a program, by offset, as `addr2line` finds them in its table of symbols. */
async function functionsAt(
  program: string,
  offsets: readonly string[],
): Promise<ReadonlyMap<string, string>> {
  // An address of return may be that of the next function, where the one that was called never returns.
  const before = offsets.map((offset) => `0x${(Number(offset) - 1).toString(16)}`)
  const answer = await run(['addr2line', '-f', '-C', '-e', program, ...before], {
    timeoutMs: 5_000,
  })
  if (answer.kind !== 'answered' || answer.exitCode !== 0) return new Map()
  const lines = answer.stdout.split('\n')
  return new Map(offsets.map((offset, index) => [offset, shortName(lines[2 * index] ?? '')]))
}

/**
 * The last output of a harness that crashed, with the names of functions in its own program if the tools of the
 * compiler find them: an offset means nothing to a harness that was linked elsewhere.
 */
export async function withNamedFrames(stderr: string): Promise<string> {
  if (!/^fault at$/m.test(stderr)) return stderr
  const offsets = new Map<string, string[]>()
  for (const [, program = '', offset = ''] of stderr.matchAll(nameless))
    if (!/\.so(?:\.|$)/.test(program))
      offsets.set(program, [...(offsets.get(program) ?? []), offset])
  const names = new Map<string, ReadonlyMap<string, string>>()
  for (const [program, list] of offsets) names.set(program, await functionsAt(program, list))
  return stderr.replaceAll(
    nameless,
    (_, program: string, offset: string) =>
      `${program}(${names.get(program)?.get(offset) ?? ''}+${offset})`,
  )
}
