import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Completion } from './completion.ts'
import { pool } from './pool.ts'
import { type RunOptions, run } from './run.ts'

type Command = readonly string[]

/** Limits of a batch: those of each program in it, and how many shells work at the same time. */
export interface BatchOptions extends Pick<RunOptions, 'timeoutMs' | 'maxBytes'> {
  /** Shells at a time; 2 when absent. */
  readonly jobs?: number
}

/** Programs for one shell: enough to hide what starting it costs, few enough to fit its command line. */
const limits = { programs: 64, characters: 60_000 }

/**
 * Runs the programs one after the other, each given as its number of words and the words. Output and exit codes go to files, for
 * a shell cannot tell two streams of many programs apart; what fills a file over the limit is ended by the system.
 */
const script = `folder=$1; ulimit -f "$2" 2>/dev/null; shift 2; at=0
while (($#)); do
  count=$1; shift; status=0
  "\${@:1:count}" </dev/null >"$folder/$at.out" 2>"$folder/$at.err" || status=$?
  echo "$status" >>"$folder/codes"; shift "$count"; at=$((at + 1))
done`

/** Codes by which a shell may mean that it could not start a program, or that a signal ended it. */
function isOdd(code: number): boolean {
  return code === 126 || code === 127 || (code > 128 && code < 160)
}

/** The whole lines of a file; none when it is not there. */
function lines(file: string): readonly string[] {
  return existsSync(file) ? readFileSync(file, 'utf8').split('\n').slice(0, -1) : []
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

/** The answers of the first programs, as far as they are plain ones that no shell could have misunderstood. */
async function plainAnswers(
  commands: readonly Command[],
  options: BatchOptions,
): Promise<readonly Completion[]> {
  const folder = mkdtempSync(join(tmpdir(), 'spirv-cts-batch-'))
  try {
    const words = commands.flatMap((command) => [String(command.length), ...command])
    const kibibytes = Math.ceil((options.maxBytes ?? 8 * 1024 * 1024) / 1024)
    const command = ['bash', '-c', script, 'batch', folder, String(kibibytes), ...words]
    await run(command, { timeoutMs: (options.timeoutMs ?? 30_000) + 20 * commands.length })
    const codes = lines(join(folder, 'codes')).map(Number)
    const read = (at: number, stream: string): string =>
      readFileSync(join(folder, `${at}.${stream}`), 'utf8')
    const firstOdd = codes.findIndex(isOdd)
    return (firstOdd < 0 ? codes : codes.slice(0, firstOdd)).map((exitCode, at) => ({
      kind: 'answered',
      exitCode,
      stdout: read(at, 'out'),
      stderr: read(at, 'err'),
    }))
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
    results.push(...(await plainAnswers(commands.slice(results.length), options)))
    const odd = commands[results.length]
    // Crashed, hung, flooded or not to be started: on its own it can be told which.
    if (odd !== undefined) results.push(await run(odd, options))
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
