import { which } from 'zx/core'
import { type Problem, problem } from '../problem.ts'
import { run } from '../process/run.ts'
import { compiles } from './built-program.ts'

/** A listing of a program with a whole library in it. */
const listing = { timeoutMs: 120_000, maxBytes: 256 * 1024 * 1024 }

/**
 * Keeps the linker from rewriting instructions: GNU ld 2.40 takes the `push` of a function's address through the global offset
 * table for a call of the function.
 */
const unrelaxed = '-Wl,--no-relax'

/** The linker options of {@link links}: part of the key of the linked program. */
export const linkFlags: readonly string[] = [unrelaxed]

/**
 * A problem with code `no-tool` if the linker replaced instructions of a program by calls. Without an objdump that can list the
 * program, nothing is known about that.
 *
 * @param name names the program in a problem.
 */
export async function relaxedCalls(name: string, program: string): Promise<Problem | undefined> {
  const objdump = await which('objdump', { nothrow: true })
  if (objdump === null) return undefined
  const listed = await run([objdump, '-d', '--no-show-raw-insn', program], listing)
  if (listed.kind !== 'answered' || listed.exitCode !== 0) return undefined
  return callsIn(name, listed.stdout)
}

/** The same for what objdump lists. */
export function callsIn(name: string, listed: string): Problem | undefined {
  const called = new Set(
    Array.from(listed.matchAll(/\baddr32 call\s+[\da-f]+ <([^>]+)>/g), ([, symbol = '']) => symbol),
  )
  if (called.size === 0) return undefined
  return problem(
    'no-tool',
    `${name} is not used: its linker replaced instructions by addr32 call of ${[...called].join(', ')}, and it would crash where its library does not`,
    'name a linker that knows --no-relax by CXX, such as g++ with binutils or lld',
  )
}

/**
 * Links a program, without relaxation of its instructions where the linker knows the flag for it.
 *
 * @param name names the program in a problem.
 * @param command of the linker, without its output.
 */
export async function links(
  name: string,
  command: readonly string[],
  program: string,
): Promise<Problem | undefined> {
  const output = ['-o', program]
  const failed =
    (await compiles(name, [...command, ...linkFlags, ...output])) &&
    // The linker may not know the flag; if something else is wrong, it says so again.
    (await compiles(name, [...command, ...output]))
  return failed ?? relaxedCalls(name, program)
}
