import { spawnSync } from 'node:child_process'
import { readInstalled } from '#runner/tools/installed'
import { installedCommand } from '#runner/tools/installed-command'
import { toolDirectory } from '#runner/tools/tool-directory'

/** The result of spirv-dis for some words. The text that it had printed before it gave up is in `output` too. */
export interface Disassembly {
  readonly accepted: boolean
  readonly output: Buffer
  readonly complaint: string
}

function command(): readonly string[] {
  const directory = toolDirectory()
  const found = installedCommand(directory, readInstalled(directory), 'testing', 'spirv-dis')
  if (found === undefined)
    throw new Error('spirv-dis is not installed: run `npm run -s cts -- tools install`')
  return found
}

/**
 * Asks the newest installed spirv-dis.
 *
 * @throws when it is not installed or cannot be started.
 */
export function spirvDis(words: Uint32Array, flags: readonly string[]): Disassembly {
  const [program = '', ...rest] = command()
  const { error, status, stdout, stderr } = spawnSync(program, [...rest, '--no-color', ...flags], {
    input: Buffer.from(words.buffer, words.byteOffset, words.byteLength),
    maxBuffer: 1 << 28,
  })
  if (error !== undefined) throw error
  return { accepted: status === 0, output: stdout, complaint: stderr.toString() }
}
