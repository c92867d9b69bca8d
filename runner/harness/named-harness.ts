import type { Problem } from '../problem.ts'
import { suites } from '../tools/suites.ts'
import { buildSpirvTools } from './build-spirv-tools.ts'

const operations: Readonly<Record<string, string>> = {
  'spirv-val': 'validate',
  'spirv-dis': 'disassemble',
  'spirv-as': 'assemble',
  'spirv-opt': 'optimise',
}

/** Has our harness built with sanitizers; no flag of the tools themselves. */
const sanitize = '--sanitize'

/**
 * The command line of a harness. Where the first word is one of `spirv-val`, `spirv-dis`, `spirv-as` and `spirv-opt`,
 * perhaps with `@` and a suite, it is ours for the SPIRV-Tools library, built when it is not there,
 * with sanitizers where `--sanitize` stands behind it.
 */
export async function namedHarness(
  command: readonly string[],
): Promise<readonly string[] | Problem> {
  const [first = '', ...rest] = command
  const [tool = '', suite] = first.split('@')
  const operation = Object.hasOwn(operations, tool) ? operations[tool] : undefined
  if (operation === undefined) return command
  if (suite !== undefined && !suites.some(({ name }) => name === suite)) return command
  const built = await buildSpirvTools(suite, rest.includes(sanitize) ? 'sanitized' : 'plain')
  const flags = rest.filter((word) => word !== sanitize)
  return 'kind' in built ? built : [...built, operation, ...flags]
}
