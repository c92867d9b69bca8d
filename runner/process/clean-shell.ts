import { type ChildProcess, type SpawnOptions, spawn } from 'node:child_process'
import { $, type Options, type Shell } from 'zx/core'
import { cleanEnvironment } from './clean-environment.ts'

/** Name under which the shell complains, of a program that it cannot become, say. No program has it. */
export const shellName = 'spirv-cts-start'

/** Characters of one argument: Linux takes no more than 128 KiB, and a character has up to 4 bytes. */
const mostCharacters = 30_000

/** A word in the apostrophes of a plain shell, which does not know the `$'...'` that zx writes for bash. */
function quoted(word: string): string {
  return `'${word.replaceAll("'", `'\\''`)}'`
}

/** Starts the shell under {@link shellName} with a command of zx, which arrives in pieces where it is too long for one argument. */
function startShell(
  command: string,
  _: readonly string[],
  options: SpawnOptions & { readonly shell: string },
): ChildProcess {
  const isLong = command.length > mostCharacters
  const pieces = isLong ? (command.match(/.{1,30000}/gsu) ?? []) : []
  const words = isLong ? ['IFS=; eval "$*"', shellName, ...pieces] : [command]
  return spawn(options.shell, ['-c', ...words], { ...options, shell: false, argv0: shellName })
}

/**
 * zx, whose shell reads no start-up file and inherits neither options nor functions. Everything that zx would take from `ZX_`
 * variables of the user or from the time of its import is given.
 *
 * @param options `env` is the whole environment, of which {@link cleanEnvironment} is passed on; that of this process
 * if absent.
 */
export function cleanShell(options: Partial<Options> = {}): Shell {
  return $({
    shell: '/bin/sh',
    quote: quoted,
    spawn: startShell as Options['spawn'],
    prefix: '',
    postfix: '',
    preferLocal: false,
    quiet: true,
    verbose: false,
    nothrow: false,
    detached: false,
    timeout: 0,
    // zx leaves a pipe open into which nothing is written.
    stdio: [options.input === undefined ? 'ignore' : 'pipe', 'pipe', 'pipe'],
    // zx would take the folder in which it was imported.
    cwd: '.',
    ...options,
    env: cleanEnvironment(options.env ?? process.env),
  })
}
