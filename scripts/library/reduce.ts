import type { FuzzFinding } from '#runner/fuzz/finding/finding'
import type { Trail } from '#runner/fuzz/reduce/trail'
import type { Problem } from '#runner/problem'
import { environmentOf } from './names.ts'

/** The observation that a smaller module has to show, and where it is asked about. */
export interface ReduceOptions {
  /** SPEC of the tool that disagrees with the reference. */
  readonly tool: string
  /** `spv1.6` if absent. */
  readonly environment?: string
  /** The valid twin of an invalid module, which is made small in the same way. */
  readonly control?: Uint32Array
  /** Milliseconds for one module; 10 s if absent. */
  readonly timeoutMs?: number
}

/** The smallest module about which reference and tool say the same as about the one that was given. */
export interface ReducedModule {
  readonly words: Uint32Array
  /** `null` if there is none. */
  readonly control: Uint32Array | null
  readonly finding: FuzzFinding
  /** The tries, and why they ended. */
  readonly trail: Trail
}

/**
 * Makes a module small about which a tool disagrees with the reference.
 *
 * @returns `undefined` where they agree; a problem when the tool cannot be run or does not answer the same twice.
 * @throws {@link UnknownNameError} when the environment has no such name.
 */
export async function reduce(
  words: Uint32Array,
  { tool, environment = 'spv1.6', control, timeoutMs = 10_000 }: ReduceOptions,
): Promise<ReducedModule | Problem | undefined> {
  const where = environmentOf(environment)
  const [
    { openTools },
    { secondValidator },
    { allTransformations },
    { probesOf },
    { reduceModule },
  ] = await Promise.all([
    import('../cli/tools/open-tools.ts'),
    import('../cli/tools/second-validator.ts'),
    import('#runner/fuzz/make/fuzz-makers'),
    import('#runner/fuzz/observe/probes-of'),
    import('#runner/fuzz/finding/reduce-module'),
  ])
  const tools = await openTools([tool], { jobs: 1, timeoutMs })
  if ('kind' in tools) return tools
  const second = await secondValidator({ timeoutMs })
  try {
    const transformations = await allTransformations()
    const given = { words, control: control ?? null, environment: where }
    const found = await reduceModule([given], probesOf(tools, transformations), second)
    if (found === undefined || 'kind' in found) return found
    const { shown, finding, trail } = found
    return { words: shown.asked.words, control: shown.control, finding, trail }
  } finally {
    second?.close()
    for (const tool of tools) tool.close()
  }
}
