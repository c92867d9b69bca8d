import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { readInstalled } from '#runner/tools/installed'
import { installedCommand } from '#runner/tools/installed-command'
import { toolDirectory } from '#runner/tools/tool-directory'
import type { BenchRow } from './bench-row.ts'
import { child, shipped } from './child.ts'
import { largeModule } from './large-module.ts'
import { MissingToolError } from './measure-parts.ts'

const words = 2 * 1024 * 1024
const runs = 11

/**
 * A module of 8 MB disassembled by us and by the newest installed spirv-dis: the shortest of some runs of the whole
 * process, taken in turns, and our memory as a multiple of the file. Needs `npm run build` and `tools install`.
 *
 * @throws when either is missing, or when the two texts differ.
 */
export function disassemblyBench(): readonly BenchRow[] {
  const directory = toolDirectory()
  const spirvDis = installedCommand(directory, readInstalled(directory), 'testing', 'spirv-dis')
  if (spirvDis === undefined)
    throw new MissingToolError('spirv-dis is not installed', 'npm run -s cts -- tools install')
  const folder = mkdtempSync(join(tmpdir(), 'disassembly-'))
  try {
    const [input, mine, theirs] = ['large.spv', 'ours', 'theirs'].map((name) =>
      join(folder, name),
    ) as [string, string, string]
    const module = largeModule(words)
    writeFileSync(input, module)
    const ourCommand = shipped('disassemble-file', input, mine)
    const theirCommand = [...spirvDis, '--raw-id', '--no-color', input, '-o', theirs]
    const times = Array.from({ length: runs }, () => ({
      ours: child(ourCommand),
      theirs: child(theirCommand),
    }))
    if (!readFileSync(mine).equals(readFileSync(theirs))) throw new Error('the texts differ')
    const ours = Math.min(...times.map((run) => run.ours.ms))
    const their = Math.min(...times.map((run) => run.theirs.ms))
    const memory = Math.max(...times.map((run) => Number(run.ours.stderr) * 1024))
    return [
      {
        name: 'disassemble 8 MB',
        ours,
        theirs: their,
        ratio: ours / their,
        goal: '<= 1',
        unit: 'ms',
      },
      {
        name: 'memory to disassemble 8 MB, to the file',
        ours: memory,
        theirs: module.byteLength,
        ratio: memory / module.byteLength,
        goal: '<= 12',
        unit: 'bytes',
      },
    ]
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}
