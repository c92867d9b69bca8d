import { existsSync, readFileSync } from 'node:fs'
import { pool } from '../process/pool.ts'
import { run } from '../process/run.ts'
import { octets } from './octets.ts'
import { createScratch } from './scratch.ts'

/** Words joined by hyphens between the zeros that end strings in a program file. */
const names = /(?<=\0)[a-z][a-z0-9]*(?:-[a-z0-9]+)+(?=\0)/g

/** All options that a help mentions, whether they are passes or not. */
const mentioned = /--?[A-Za-z][\w-]*/g

/** A module that every pass can take: a header without instructions. */
const emptyModule = Uint32Array.of(0x0723_0203, 0x0001_0000, 0, 1, 0)

/** Processes at a time. */
const jobs = 2

/** Names in a program file that could be passes and are not in its help, in alphabetical order. */
export function unlistedNames(program: Uint8Array, help: string): readonly string[] {
  const known = new Set(help.match(mentioned))
  const found = new Set(Buffer.from(program).toString('latin1').match(names))
  return [...found].filter((name) => !known.has(`--${name}`)).sort()
}

/**
 * Passes of spirv-opt that its help leaves out: each name of {@link unlistedNames} with which the program takes a module. A pass
 * whose name has no hyphen is not found, nor is one that needs a value.
 *
 * @param start the words that start the program; the last one is its file.
 */
export async function unlistedPasses(
  start: readonly string[],
  help: string,
): Promise<readonly string[]> {
  const program = start.at(-1) ?? ''
  if (!existsSync(program)) return []
  const scratch = createScratch()
  const file = scratch.write(octets(emptyModule), '.spv')
  const options = unlistedNames(readFileSync(program), help).map((name) => `--${name}`)
  const known = await pool(options, jobs, async (option) => {
    const asked = [...start, '--skip-validation', option, '-o', '/dev/null', file]
    const answer = await run(asked, { timeoutMs: 5_000 })
    return answer.kind === 'answered' && answer.exitCode === 0
  })
  scratch.close()
  return options.filter((_, index) => known[index])
}
