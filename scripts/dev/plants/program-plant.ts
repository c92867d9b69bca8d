import { chmodSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { quoted } from '#runner/bugs/quoted'
import { isProblem } from '#runner/is-problem'
import { openTool } from '#runner/oracle/open-tool'
import type { Oracle } from '#runner/oracle/oracle'
import { readInstalled } from '#runner/tools/installed'
import { installedCommand } from '#runner/tools/installed-command'
import { toolDirectory } from '#runner/tools/tool-directory'
import type { ProgramPlant } from './plant.ts'

/**
 * A faulty validator that is a program, under the name of the one that it is built around; `undefined` if that is not installed.
 * Its script is deleted when it is closed.
 */
export async function openProgram({ script }: ProgramPlant): Promise<Oracle | undefined> {
  const directory = toolDirectory()
  const start = installedCommand(directory, readInstalled(directory), 'testing', 'spirv-val')
  if (start === undefined) return undefined
  const folder = mkdtempSync(join(tmpdir(), 'plants-'))
  const remove = () => rmSync(folder, { recursive: true, force: true })
  const path = join(folder, 'spirv-val')
  const lines = [
    '#!/bin/sh',
    `validator() { ${start.map(quoted).join(' ')} "$@"; }`,
    'case $1 in --version | --help) validator "$@"; exit ;; esac',
    'for file do :; done',
    script,
  ]
  writeFileSync(path, `${lines.join('\n')}\n`)
  chmodSync(path, 0o755)
  const tool = await openTool(`spirv-val=${path}`, { timeoutMs: 10_000, memoryMiB: 0 })
  if (isProblem(tool) || tool.kind !== 'validator') {
    remove()
    throw new Error(isProblem(tool) ? tool.message : `${path} is not a validator`)
  }
  return {
    ...tool,
    close: () => {
      tool.close()
      remove()
    },
  }
}
