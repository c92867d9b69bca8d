import { randomUUID } from 'node:crypto'
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { cannotBeLimited } from './cannot-be-limited.ts'
import type { Completion } from './completion.ts'
import { memoryLimit } from './memory-limit.ts'
import { pool } from './pool.ts'
import { type RunOptions, run } from './run.ts'

type Command = readonly string[]

/** Limits of a batch: those of each program in it, and how many shells work at the same time. */
export interface BatchOptions extends Pick<RunOptions, 'timeoutMs' | 'maxBytes' | 'memoryMiB'> {
  /** Shells at a time; 2 when absent. */
  readonly jobs?: number
}

/** Programs for one shell: enough to hide what starting it costs, few enough for nobody to wait long for a hung one. */
const limits = { programs: 128, characters: 60_000 }

function quoted(word: string): string {
  return `'${word.replaceAll("'", "'\\''")}'`
}

/**
 * Runs the programs one after the other. What they print goes to one file a stream, cut apart by marks that no program
 * knows, and exit codes to a third; a file that is filled over the limit is ended by the system. Plain `sh`, for it starts
 * programs faster than a shell with arrays does.
 */
function scriptOf(
  commands: readonly Command[],
  folder: string,
  mark: string,
  { maxBytes = 8 * 1024 * 1024, memoryMiB = 0 }: BatchOptions,
) {
  const kibibytes = Math.ceil(maxBytes / 1024)
  const runs = commands.map(
    (command) =>
      `${command.map(quoted).join(' ')} </dev/null >&3 2>&4 3>&- 4>&- 5>&-; echo $? >&5; echo ${mark} >&3; echo ${mark} >&4`,
  )
  const files = ['out', 'err', 'codes'].map(
    (name, at) => `${at + 3}>>${quoted(join(folder, name))}`,
  )
  return `ulimit -f ${kibibytes * 2} 2>/dev/null\n${memoryLimit(memoryMiB)}\nexec ${files.join(' ')}\n${runs.join('\n')}\n`
}

/** Codes by which a shell may mean that it could not start a program, or that a signal ended it. */
function isOdd(code: number): boolean {
  return code === 126 || code === 127 || (code > 128 && code < 160)
}

/** What stands before each mark in a file; nothing when it is not there. */
function parts(file: string, mark: string): readonly string[] {
  return existsSync(file) ? readFileSync(file, 'utf8').split(`${mark}\n`).slice(0, -1) : []
}

function chunks(commands: readonly Command[]): readonly (readonly Command[])[] {
  const found: Command[][] = []
  let characters = Number.POSITIVE_INFINITY
  for (const command of commands) {
    const length = command.reduce((sum, word) => sum + word.length + 3, 0)
    const last = found.at(-1)
    if (
      last === undefined ||
      last.length === limits.programs ||
      characters + length > limits.characters
    ) {
      found.push([command])
      characters = length
    } else {
      last.push(command)
      characters += length
    }
  }
  return found
}

/**
 * The answers of the first programs: of those before one that hung, or that filled a file. Nothing stands for a program that
 * the shell may have misunderstood.
 */
async function answersOf(
  commands: readonly Command[],
  options: BatchOptions,
): Promise<readonly (Completion | undefined)[]> {
  const folder = mkdtempSync(join(tmpdir(), 'spirv-cts-batch-'))
  try {
    const mark = randomUUID()
    await run(['sh'], {
      input: scriptOf(commands, folder, mark, options),
      timeoutMs: (options.timeoutMs ?? 30_000) + 20 * commands.length,
    })
    const codes = parts(join(folder, 'codes'), '').map(Number)
    const errors = parts(join(folder, 'err'), mark)
    const outputs = parts(join(folder, 'out'), mark)
    return outputs.slice(0, Math.min(codes.length, errors.length)).map((stdout, at) => {
      const [exitCode = 0, stderr = ''] = [codes[at], errors[at]]
      if (isOdd(exitCode) || cannotBeLimited(stderr)) return undefined
      return { kind: 'answered', exitCode, stdout, stderr }
    })
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}

async function runChunk(
  commands: readonly Command[],
  options: BatchOptions,
): Promise<readonly Completion[]> {
  const results: Completion[] = []
  while (results.length < commands.length) {
    const rest = commands.slice(results.length)
    const answers = await answersOf(rest, options)
    // Crashed, hung, flooded or not to be started: on its own it can be told which.
    for (const [at, command] of rest.slice(0, answers.length + 1).entries())
      results.push(answers[at] ?? (await run(command, options)))
  }
  return results
}

/**
 * Runs many programs, several to a shell, which is about twice as fast as one at a time. Completions are those of
 * {@link run}, in the order of the commands; standard input is empty.
 */
export async function runBatch(
  commands: readonly Command[],
  options: BatchOptions = {},
): Promise<readonly Completion[]> {
  const completed = await pool(chunks(commands), options.jobs ?? 2, (chunk) =>
    runChunk(chunk, options),
  )
  return completed.flat()
}
