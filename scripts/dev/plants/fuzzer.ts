import { join } from 'node:path'
import { expectationsOf } from '#runner/expectations/expectations-of'
import { isProblem } from '#runner/is-problem'
import type { Tool } from '#runner/oracle/oracle'
import { fuzzKnowledge } from '../../cli/fuzz/fuzz-knowledge.ts'
import { secondValidator } from '../../cli/tools/second-validator.ts'
import { measureFuzz, plantMakers } from './measure-fuzz.ts'
import type { PlantFigures } from './measured.ts'

/** Searches for the faults of tools. */
export interface Fuzzer {
  readonly measure: (tool: Tool) => Promise<PlantFigures>
  readonly close: () => void
}

/**
 * Searches as `fuzz` does.
 *
 * @param corpus folder with what is recorded of tools.
 * @param seconds how long it searches for each at most.
 */
export async function openFuzzer(
  corpus: string,
  seconds: number,
  limits: { readonly timeoutMs: number; readonly memoryMiB: number },
): Promise<Fuzzer> {
  const second = await secondValidator(limits)
  const makers = await plantMakers()
  return {
    close: () => second?.close(),
    measure: async (tool) => {
      const knowledge = fuzzKnowledge([tool], corpus)
      const files = expectationsOf([tool.tool], join(corpus, 'expectations'), [], 'read')
      if (isProblem(knowledge)) throw new Error(knowledge.message)
      if (isProblem(files)) throw new Error(files.message)
      const expectations = new Map(
        [...files].flatMap(([name, { expectations: recorded }]) =>
          recorded === undefined ? [] : [[name, recorded] as const],
        ),
      )
      const kind = tool.kind === 'consumer' ? 'consumer' : 'validator'
      return measureFuzz(tool, makers[kind], seconds, { ...knowledge, expectations }, second)
    },
  }
}
