import { randomUUID } from 'node:crypto'
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { constants, tmpdir } from 'node:os'
import { join } from 'node:path'
import { cannotBeLimited } from './cannot-be-limited.ts'
import type { Completion } from './completion.ts'
import { hasShell } from './has-shell.ts'
import { isFault } from './is-fault.ts'
import { run, usualTimeoutMs } from './run.ts'
import { type PatientOptions, runAlone, runPatiently } from './run-patiently.ts'
import { createSlots, type Slots } from './slots.ts'

type CommandWords = readonly string[]

/** Limits of a batch: those of each program in it, and how many may run at the same time. */
export interface BatchOptions
  extends Pick<PatientOptions, 'timeoutMs' | 'maxBytes' | 'memoryMiB' | 'patience'> {
  /** Shared by everything that starts processes; it has room for 2 if absent. */
  readonly slots?: Slots
  /** Whether shells start the programs; as the system allows when absent. */
  readonly withShell?: boolean
  /**
   * Receives the signal by which a program in a shell ended, by the index of its command, where it was run again alone
   * and answered then.
   */
  readonly unrepeated?: (index: number, signal: string) => void
}

/** Programs for one shell: enough to hide the cost of starting it, few enough that a hung one delays few others. */
const limits = { programs: 64, characters: 60_000 }

/** Arguments of the shell before the words of the commands: the mark, the folder, and its limits in KiB. */
const leading = 4

/**
 * Runs the programs one after the other. Their output goes to one file a stream, cut apart by marks that no program
 * knows, and exit codes to a third; a file that is filled over the limit is ended by the system. All words are
 * arguments of the shell, so none is quoted. Plain `sh`, for it starts programs faster than a shell with arrays does.
 */
function shellFor(
  commands: readonly CommandWords[],
  folder: string,
  mark: string,
  { maxBytes = 8 * 1024 * 1024, memoryMiB = 0 }: BatchOptions,
): CommandWords {
  let position = leading
  const runs = commands.map((command) => {
    const words = command.map(() => `"\${${++position}}"`)
    return `${words.join(' ')} </dev/null >&3 2>&4 3>&- 4>&- 5>&-; echo $? >&5; echo "$1" >&3; echo "$1" >&4`
  })
  const script = [
    'ulimit -f "$3" 2>/dev/null',
    ...(memoryMiB === 0 ? [] : ['ulimit -d "$4" 2>/dev/null']),
    'exec 3>>"$2/out" 4>>"$2/err" 5>>"$2/codes"',
    ...runs,
  ].join('\n')
  const limits = [Math.ceil(maxBytes / 1024) * 2, memoryMiB * 1024].map(String)
  return ['/bin/sh', '-c', script, 'sh', mark, folder, ...limits, ...commands.flat()]
}

/** Codes by which a shell may mean that it could not start a program, or that a signal ended it. */
function isOdd(code: number): boolean {
  return code === 126 || code === 127 || (code > 128 && code < 160)
}

/** The fault that a shell reports by this exit code of a program; `undefined` if it reports none. */
function signalOf(code: number): string | undefined {
  const found = Object.entries(constants.signals).find(([, number]) => number === code - 128)
  return isFault(found?.[0]) ? found?.[0] : undefined
}

/** The text before each mark in a file; nothing if the file is missing. */
function parts(file: string, mark: string): readonly string[] {
  return existsSync(file) ? readFileSync(file, 'utf8').split(`${mark}\n`).slice(0, -1) : []
}

function chunks(commands: readonly CommandWords[]): readonly (readonly CommandWords[])[] {
  const found: CommandWords[][] = []
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

/** The knowledge of a shell about the programs that it was given. */
interface Heard {
  /**
   * The results of the first programs: of those before one that hung, or that filled a file; absent if the shell may
   * have failed.
   */
  readonly answers: readonly (Completion | undefined)[]
  /** The exit code of each program that ended. */
  readonly codes: readonly number[]
  /** It was ended before it came to the end. */
  readonly hung: boolean
}

/** Milliseconds that a shell may take for a number of programs, of which one may take its whole limit at first. */
function shellMs(count: number, { timeoutMs = usualTimeoutMs, patience }: BatchOptions): number {
  const whole = timeoutMs + 20 * count
  if (patience === undefined) return whole
  // The time of a program in a shell is known as a mean only, so that half of them may be slower.
  return Math.min(whole, patience.firstMs(timeoutMs) + count * (20 + 2 * patience.slowestMs()))
}

async function hear(commands: readonly CommandWords[], options: BatchOptions): Promise<Heard> {
  const folder = mkdtempSync(join(tmpdir(), 'spirv-cts-batch-'))
  try {
    const mark = randomUUID()
    const start = performance.now()
    const shell = await run(shellFor(commands, folder, mark, options), {
      timeoutMs: shellMs(commands.length, options),
    })
    if (shell.kind === 'answered')
      options.patience?.answered((performance.now() - start) / commands.length)
    const codes = parts(join(folder, 'codes'), '').map(Number)
    const errors = parts(join(folder, 'err'), mark)
    const outputs = parts(join(folder, 'out'), mark)
    const whole = outputs.slice(0, Math.min(codes.length, errors.length))
    const answers = whole.map((stdout, index): Completion | undefined => {
      const [exitCode = 0, stderr = ''] = [codes[index], errors[index]]
      if (isOdd(exitCode) || cannotBeLimited(stderr)) return undefined
      return { kind: 'answered', exitCode, stdout, stderr }
    })
    return { answers, codes, hung: shell.kind === 'timeout' }
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}

async function runChunk(
  commands: readonly CommandWords[],
  options: BatchOptions,
  slots: Slots,
  firstIndex: number,
): Promise<readonly Completion[]> {
  const results: Completion[] = []
  while (results.length < commands.length) {
    const rest = commands.slice(results.length)
    const { answers, codes, hung } = await slots.run(() => hear(rest, options))
    // Crashed, hung, flooded or not to be started: when it runs alone, the kind can be determined.
    for (const [index, command] of rest.slice(0, answers.length + 1).entries()) {
      const completion = answers[index] ?? (await again(command, hung && index === answers.length))
      const code = codes[index] ?? 0
      const signal = signalOf(code)
      if (signal !== undefined && completion.kind === 'answered' && completion.exitCode !== code)
        options.unrepeated?.(firstIndex + results.length, signal)
      results.push(completion)
    }
  }
  return results

  /** A program that was late in its shell is asked alone; that is the second time. */
  function again(command: CommandWords, late: boolean): Promise<Completion> {
    return (late ? runAlone : runPatiently)(command, options, slots)
  }
}

/**
 * Runs many programs, several to a shell, which is about twice as fast as one at a time. Completions are those of
 * {@link run}, in the order of the commands; standard input is empty. A time-out is reported only for a program that
 * was late again when it ran alone.
 */
export async function runBatch(
  commands: readonly CommandWords[],
  { slots = createSlots(2), withShell = hasShell(), ...options }: BatchOptions = {},
): Promise<readonly Completion[]> {
  if (!withShell)
    return Promise.all(commands.map((command) => runPatiently(command, options, slots)))
  let firstIndex = 0
  const completed = await Promise.all(
    chunks(commands).map((chunk) => {
      const first = firstIndex
      firstIndex += chunk.length
      return runChunk(chunk, options, slots, first)
    }),
  )
  return completed.flat()
}
