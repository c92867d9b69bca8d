import { fileURLToPath } from 'node:url'

/** The command line as it is installed, built by `build.ts` before any test: program and script, for tests that start it. */
export const command: readonly [string, string] = [
  process.execPath,
  fileURLToPath(new URL('../../dist/scripts/cts.js', import.meta.url)),
]

/** The same as words of a shell. */
export const commandLine = command.map((word) => `'${word}'`).join(' ')
