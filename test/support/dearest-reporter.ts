import { relative, sep } from 'node:path'
import type { Reporter, TestModule, Vitest } from 'vitest/node'
import { dearestLines } from './dearest.ts'

/** Says at the end of a run which files took longest, so that whoever adds to the tests sees what it costs. */
export class DearestReporter implements Reporter {
  #root = ''

  onInit({ config }: Vitest): void {
    this.#root = config.root
  }

  onTestRunEnd(modules: readonly TestModule[]): void {
    const times = modules.map((module) => {
      const { collectDuration, setupDuration, duration } = module.diagnostic()
      return {
        file: relative(this.#root, module.moduleId).replaceAll(sep, '/'),
        project: module.project.name,
        ms: collectDuration + setupDuration + duration,
      }
    })
    for (const line of dearestLines(times)) console.error(line)
  }
}
