import { spawn } from 'node:child_process'
import { scriptWords } from './emitted.ts'

/** A script of the tests that is at work. */
export interface StartedScript {
  readonly kill: () => void
}

/** Starts a script in a process of its own, and waits until it says `ready`. */
export async function startScript(script: string, args: readonly string[]): Promise<StartedScript> {
  const child = spawn(process.execPath, [...scriptWords(script), ...args], {
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  let text = ''
  await new Promise<void>((resolve, reject) => {
    child.stdout.on('data', (chunk: Buffer) => {
      text += String(chunk)
      if (text.includes('ready')) resolve()
    })
    child.once('exit', (code) => reject(new Error(`${script} ended (${code}): ${text}`)))
  })
  return { kill: () => child.kill('SIGKILL') }
}
