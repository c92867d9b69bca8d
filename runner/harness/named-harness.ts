import { existsSync } from 'node:fs'
import { type Problem, problem } from '../problem.ts'
import { moduleBeside } from '../process/module-beside.ts'
import { npmPackageFolder, npmPackageNamed } from '../tools/npm-packages.ts'
import { suites } from '../tools/suites.ts'
import { toolDirectory } from '../tools/tool-directory.ts'
import { buildSpirvTools } from './build-spirv-tools.ts'
import type { LibraryOf } from './spirv-tools-library.ts'

const operations: Readonly<Record<string, string>> = {
  'spirv-val': 'validate',
  'spirv-dis': 'disassemble',
  'spirv-as': 'assemble',
  'spirv-opt': 'optimise',
}

/** Has our harness built with sanitizers; not an option of the tools themselves. */
export const sanitize = '--sanitize'

/** The parts of `spirv-val`, `spirv-val@testing` and `spirv-val=/build`. */
function partsOf(first: string): { readonly tool: string; readonly owner: LibraryOf } {
  const [, tool = '', sign, rest = ''] = /^([^@=]*)([@=]?)(.*)$/s.exec(first) ?? []
  if (sign === '@') return { tool, owner: { suite: rest } }
  return { tool, owner: sign === '=' ? { build: rest } : { system: true } }
}

/** Whether the first word of a harness's command line names one of ours for the SPIRV-Tools library. */
export function isOurs(first: string): boolean {
  return Object.hasOwn(operations, partsOf(first).tool)
}

/** The harness of naga, as a script of this process's own Node.js. */
function nagaHarness(): readonly string[] | Problem {
  const naga = npmPackageNamed('naga')
  const folder = naga && npmPackageFolder(toolDirectory(), naga)
  if (folder === undefined || !existsSync(folder))
    return problem(
      'no-tool',
      'harness:naga: naga is not installed',
      'spirv-cts tools install --with naga',
    )
  const file = moduleBeside(import.meta.url, 'naga')
  return [process.execPath, ...process.execArgv, file, folder]
}

/**
 * The command line of a harness. If the first word is one of `spirv-val`, `spirv-dis`, `spirv-as` and `spirv-opt`,
 * perhaps with `@` and a suite, or `=` and the folder of a build, it is our harness for the SPIRV-Tools library, built
 * if it is missing, with sanitizers if `--sanitize` follows. `naga` is our harness for the npm package of that name.
 */
export async function namedHarness(
  command: readonly string[],
): Promise<readonly string[] | Problem> {
  const [first = '', ...rest] = command
  const { tool, owner } = partsOf(first)
  if (first === 'naga') return nagaHarness()
  const operation = Object.hasOwn(operations, tool) ? operations[tool] : undefined
  if (operation === undefined) return command
  const known = suites.map(({ name }) => name)
  if ('suite' in owner && !known.includes(owner.suite))
    return problem(
      'no-suite',
      `harness:${first}: no suite '${owner.suite}', there are ${known.join(', ')}`,
    )
  const built = await buildSpirvTools(owner, rest.includes(sanitize) ? 'sanitized' : 'plain')
  const flags = rest.filter((word) => word !== sanitize)
  return 'kind' in built ? built : [...built, operation, ...flags]
}
