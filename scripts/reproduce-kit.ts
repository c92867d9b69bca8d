import { dirname, join } from 'node:path'
import { type VersionAnswer, versionAnswer } from '#runner/bugs/versions'
import type { Tool } from '#runner/oracle/oracle'
import { plainName } from '#runner/oracle/plain-name'
import { run } from '#runner/process/run'
import { toolDirectory } from '#runner/tools/tool-directory'

/** Time for one script: several programs, each of which may take its own limit. */
const timeoutMs = 60_000

/** The folder with the programs that a SPEC names; `undefined` for those of PATH. */
export function programsOf(spec: string): string | undefined {
  const plain = plainName(spec)
  const path = /^[\w-]+=(.*\/)[^/]+$/.exec(plain)?.[1]
  const suite = /^[\w-]+@(\w+)/.exec(plain)?.[1]
  if (path !== undefined) return dirname(join(path, '.'))
  return suite === undefined ? undefined : join(toolDirectory(), suite, 'bin')
}

/** Runs the script of a kit in its folder with the programs of a version of the tool. */
export async function reproduceKit(folder: string, tool: Tool): Promise<VersionAnswer> {
  const tools = programsOf(tool.name)
  const { PATH = '' } = process.env
  const settings = [`PATH=${PATH}`, ...(tools === undefined ? [] : [`TOOLS=${tools}`])]
  const answer = await run(['env', ...settings, 'sh', join(folder, 'reproduce.sh')], { timeoutMs })
  const line =
    answer.kind === 'answered' ? (answer.stdout.trim().split('\n').at(-1) ?? '') : answer.kind
  return versionAnswer(tool.tool, tool.version, line)
}
