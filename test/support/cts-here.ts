import { format } from 'node:util'
import { runCommand } from '#scripts/cli/start'
import type { CtsAnswer } from './cts.ts'

/** Runs of this process so far: outputs and exit code of a process are those of one run at a time. */
let last: Promise<unknown> = Promise.resolve()

/** The environment variables of a separate process, where a terminal does not ask for colours. */
const colours = ['NO_COLOR', 'FORCE_COLOR']

async function runAlone(args: readonly string[]): Promise<CtsAnswer> {
  const [out, err]: [string[], string[]] = [[], []]
  const decoder = new TextDecoder()
  const into = (list: string[]) => ({
    print: (...values: readonly unknown[]) => void list.push(`${format(...values)}\n`),
    write: (chunk: string | Uint8Array, ...rest: readonly unknown[]) => {
      list.push(typeof chunk === 'string' ? chunk : decoder.decode(chunk))
      const done = rest.at(-1)
      if (typeof done === 'function') done()
      return true
    },
  })
  const { log, error, warn } = console
  const [writeOut, writeErr] = [process.stdout.write, process.stderr.write]
  const before = { exitCode: process.exitCode, env: { ...process.env } }
  for (const name of colours) delete process.env[name]
  process.exitCode = undefined
  console.log = into(out).print
  console.error = into(err).print
  console.warn = into(err).print
  process.stdout.write = into(out).write
  process.stderr.write = into(err).write
  try {
    await runCommand(args)
    return {
      exitCode: Number(process.exitCode ?? 0),
      stdout: out.join(''),
      stderr: err.join(''),
    }
  } finally {
    Object.assign(console, { log, error, warn })
    process.stdout.write = writeOut
    process.stderr.write = writeErr
    process.exitCode = before.exitCode
    for (const name of colours)
      if (before.env[name] !== undefined) process.env[name] = before.env[name]
  }
}

/**
 * Runs a command in this process, where the process is not what is tested: its start costs more than most commands. Runs wait for
 * each other. A run has no standard input, and this process's folder and environment.
 */
export async function ctsHere(args: readonly string[]): Promise<CtsAnswer> {
  const run = last.then(() => runAlone(args))
  last = run.catch(() => {})
  return run
}
