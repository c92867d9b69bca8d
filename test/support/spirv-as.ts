import { spawnSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { readInstalled } from '#runner/tools/installed'
import { installedCommand } from '#runner/tools/installed-command'
import { toolDirectory } from '#runner/tools/tool-directory'

/** The result of spirv-as for a text: words if it accepted it, else its complaint. */
export type SpirvAs =
  | { readonly kind: 'words'; readonly words: Uint32Array }
  | { readonly kind: 'refused'; readonly complaint: string }

export interface SpirvAsOptions {
  /** In the form that `--target-env` takes; `spv1.6` when absent. */
  readonly environment?: string
  /** False without `--preserve-numeric-ids`. */
  readonly preserveIds?: boolean
}

function command(): readonly string[] {
  const directory = toolDirectory()
  const found = installedCommand(directory, readInstalled(directory), 'testing', 'spirv-as')
  if (found === undefined)
    throw new Error('spirv-as is not installed: run `npm run -s cts -- tools install`')
  return found
}

/**
 * Asks the newest installed spirv-as.
 *
 * @throws when it is not installed, cannot be started, or dies.
 */
export function spirvAs(text: string, options: SpirvAsOptions = {}): SpirvAs {
  const [program = '', ...rest] = command()
  const folder = mkdtempSync(join(tmpdir(), 'spirv-as-'))
  try {
    const file = join(folder, 'out.spv')
    const flags = ['--target-env', options.environment ?? 'spv1.6', '-o', file, '-']
    if (options.preserveIds !== false) flags.unshift('--preserve-numeric-ids')
    const { error, signal, status, stdout, stderr } = spawnSync(program, [...rest, ...flags], {
      input: text,
      encoding: 'utf8',
      maxBuffer: 1 << 28,
    })
    if (error !== undefined) throw error
    if (signal !== null) throw new Error(`spirv-as died of ${signal}`)
    if (status !== 0) return { kind: 'refused', complaint: `${stderr}${stdout}` }
    const bytes = readFileSync(file)
    const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength)
    const words = Uint32Array.from({ length: bytes.byteLength / 4 }, (_, index) =>
      view.getUint32(index * 4, true),
    )
    return { kind: 'words', words }
  } finally {
    rmSync(folder, { recursive: true })
  }
}
