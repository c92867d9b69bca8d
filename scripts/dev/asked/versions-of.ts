import { isProblem } from '#runner/is-problem'
import { readInstalled } from '#runner/tools/installed'
import { installedName } from '#runner/tools/installed-command'
import { toolDirectory } from '#runner/tools/tool-directory'
import { openTools } from '../../cli/tools/open-tools.ts'
import { recordedVersion } from './asked-record.ts'

/** Milliseconds in which a driver opens its device, however busy the machine is. */
const patienceMs = 60_000

/** The digest of the program of a SPEC with a suite, `spirv-val@testing` or `harness:spirv-val@testing`; empty if it has none. */
function fileOf(spec: string): string {
  const [program = '', suite = ''] = spec.replace(/^harness:/, '').split('@')
  const installed = readInstalled(toolDirectory())
  const name = installedName(installed, suite, program)
  return installed?.suites[suite]?.programs[name ?? '']?.sha256 ?? ''
}

/**
 * The versions of tools as they are recorded, by SPEC.
 *
 * @throws when one of them cannot be opened.
 */
export async function versionsOf(
  specs: readonly string[],
): Promise<Readonly<Record<string, string>>> {
  const tools = await openTools(specs, { jobs: 2, timeoutMs: patienceMs })
  if (isProblem(tools)) throw new Error(`${tools.message} (${tools.hint})`)
  for (const tool of tools) tool.close()
  return Object.fromEntries(
    tools.map((tool, index) => {
      const spec = specs[index] ?? ''
      return [spec, recordedVersion(tool, fileOf(spec))]
    }),
  )
}
