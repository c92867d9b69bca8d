import type { Problem } from '../problem.ts'
import { suites } from '../tools/suites.ts'
import { buildSpirvTools } from './build-spirv-tools.ts'

const operations: Readonly<Record<string, string>> = {
  'spirv-val': 'validate',
  'spirv-dis': 'disassemble',
  'spirv-as': 'assemble',
  'spirv-opt': 'optimise',
}

/**
 * The command line of a harness. Where the first word is one of `spirv-val`, `spirv-dis`, `spirv-as` and `spirv-opt`,
 * perhaps with `@` and a suite, it is ours for the SPIRV-Tools library, built when it is not there.
 */
export async function namedHarness(
  command: readonly string[],
): Promise<readonly string[] | Problem> {
  const [first = '', ...rest] = command
  const [tool = '', suite] = first.split('@')
  const operation = Object.hasOwn(operations, tool) ? operations[tool] : undefined
  if (operation === undefined) return command
  if (suite !== undefined && !suites.some(({ name }) => name === suite)) return command
  const built = await buildSpirvTools(suite)
  return 'kind' in built ? built : [...built, operation, ...rest]
}
