import { relative, sep } from 'node:path'
import type { Reporter, TestModule, Vitest } from 'vitest/node'
import { skippedLines } from './skipped.ts'

/** Says at the end of a run which tests were skipped and what they need. Tests that a filter left out are not skipped. */
export class SkippedReporter implements Reporter {
  #vitest: Vitest | undefined

  onInit(vitest: Vitest): void {
    this.#vitest = vitest
  }

  onTestRunEnd(modules: readonly TestModule[]): void {
    const vitest = this.#vitest
    if (vitest === undefined || vitest.config.testNamePattern !== undefined) return
    const tests = modules.flatMap((module) =>
      [...module.children.allTests('skipped')].map((test) => {
        const result = test.result()
        return {
          file: relative(vitest.config.root, module.moduleId).replaceAll(sep, '/'),
          note: result.state === 'skipped' ? result.note : undefined,
        }
      }),
    )
    for (const line of skippedLines(tests)) console.error(line)
  }
}
