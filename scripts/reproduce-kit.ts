import { dirname, join } from 'node:path'
import { run } from '#runner/process/run'
import { toolDirectory } from '#runner/tools/tool-directory'

/** Time for one script: several programs, each of which may take its own limit. */
const timeoutMs = 60_000

/** The folder with the programs that a SPEC names; `undefined` for those of PATH. */
export function programsOf(spec: string): string | undefined {
  const plain = spec.replace(/^harness:/, '')
  const path = /^[\w-]+=(.*\/)[^/]+$/.exec(plain)?.[1]
  const suite = /^[\w-]+@(\w+)/.exec(plain)?.[1]
  if (path !== undefined) return dirname(join(path, '.'))
  return suite === undefined ? undefined : join(toolDirectory(), suite, 'bin')
}

/** Runs the script of a kit in its folder; its last line, or why there is none. */
export async function reproduceKit(folder: string, spec: string): Promise<string> {
  const tools = programsOf(spec)
  const own = [process.execPath, ...process.execArgv, process.argv[1] ?? ''].join(' ')
  const { PATH = '' } = process.env
  const settings = [
    `PATH=${PATH}`,
    `SPIRV_CTS=${own}`,
    ...(tools === undefined ? [] : [`TOOLS=${tools}`]),
  ]
  const answer = await run(['env', ...settings, 'sh', join(folder, 'reproduce.sh')], { timeoutMs })
  if (answer.kind !== 'answered') return answer.kind
  return answer.stdout.trim().split('\n').at(-1) ?? ''
}
