import { toBytes } from '#generators/words/bytes'
import { createScratch } from '../../oracle/scratch.ts'
import { pool } from '../../process/pool.ts'
import { run } from '../../process/run.ts'
import type { Asked } from './asked.ts'
import { notAsked, type Observation } from './observation.ts'
import type { Probe } from './probe.ts'

/** Limits of a predicate. */
interface PredicateOptions {
  /** Milliseconds for one module; a predicate that takes longer does not hold. */
  readonly timeoutMs: number
  readonly jobs: number
}

const holds: Observation = {
  kind: 'invalid',
  template: '',
  disagreement: { outcome: 'error', key: 'the predicate holds', said: 'the predicate holds' },
}

/**
 * A probe that shows the verdict of a user's program on modules: it holds if the program exits with 0. The reference is
 * not asked, so that nothing but the predicate decides what a smaller module has to be.
 *
 * @param command its words; `{file}` is the module, which comes last where no word has it. `{env}` is the environment.
 */
export function predicateProbe(
  command: readonly string[],
  { timeoutMs, jobs }: PredicateOptions,
): Probe & { readonly close: () => void } {
  const scratch = createScratch()
  const words = command.some((word) => word.includes('{file}')) ? command : [...command, '{file}']
  async function observe({ words: module, environment }: Asked): Promise<Observation> {
    const file = scratch.write(toBytes(module), '.spv')
    const completion = await run(
      words.map((word) => word.replaceAll('{file}', file).replaceAll('{env}', environment.name)),
      { timeoutMs },
    )
    scratch.remove(file)
    return completion.kind === 'answered' && completion.exitCode === 0 ? holds : notAsked
  }
  return {
    name: 'predicate',
    tools: [],
    judge: () => ({ kind: 'valid' }),
    one: { of: 1, at: 0 },
    observe: (asked) => pool(asked, jobs, observe),
    close: scratch.close,
  }
}
