import { fileURLToPath } from 'node:url'
import { run } from '#runner/process/run'
import { command } from './command.ts'

const root = fileURLToPath(new URL('../../', import.meta.url))

/** The output and the exit code of a run of the command line. */
export interface CtsAnswer {
  readonly exitCode: number
  readonly stdout: string
  readonly stderr: string
}

/**
 * Runs the built command line as a person would, in a process of its own, and waits for its end.
 *
 * @throws when it does not end by itself.
 */
export async function cts(
  args: readonly string[],
  options: {
    readonly input?: string | Uint8Array
    readonly env?: NodeJS.ProcessEnv
    readonly cwd?: string
    /** Milliseconds until it must have ended; 50 s when absent. */
    readonly timeoutMs?: number
  } = {},
): Promise<CtsAnswer> {
  const { NO_COLOR: _none, FORCE_COLOR: _neither, ...env } = process.env
  const answer = await run([...command, ...args], {
    timeoutMs: options.timeoutMs ?? 50_000,
    cwd: options.cwd ?? root,
    env: { ...env, ...options.env },
    ...(options.input === undefined ? {} : { input: options.input }),
  })
  if (answer.kind !== 'answered')
    throw new Error(`cts ${args.join(' ')}: ${JSON.stringify(answer)}`)
  const { exitCode, stdout, stderr } = answer
  return { exitCode, stdout, stderr }
}
