import { assemble } from '#generators/assembly/assemble'
import { resultCases } from '#generators/results/all-cases'
import { dispatchOf } from '#runner/execute/dispatch-of'
import { wrongBytes } from '#runner/results/judge-case'
import { drawIn, imagesIn, type RunFile, requestOf, runFileOf } from '#runner/results/run-file'
import { newestEnvironment } from '../../cli/options/newest-environment.ts'
import type { BenchRow } from './bench-row.ts'
import { openedTool } from './opened-tool.ts'

interface RunnableFile {
  readonly words: Uint32Array
  readonly file: RunFile
}

/** Cases of core, which all devices run. */
function runnables(): readonly RunnableFile[] {
  return resultCases()
    .filter(({ id }) => id.startsWith('core/'))
    .flatMap((source) => {
      const made = assemble(source.assembly, { version: newestEnvironment.version })
      return made.kind === 'assembled' ? [{ words: made.words, file: runFileOf(source) }] : []
    })
}

/** Things a second. */
async function rateOf(count: number, run: () => unknown): Promise<number> {
  const start = performance.now()
  await run()
  return (count * 1000) / (performance.now() - start)
}

function row(name: string, ours: number, theirs: number): BenchRow {
  return { name, ours, theirs, ratio: ours / theirs, goal: '>= 1', unit: 'modules/s' }
}

/**
 * Modules a second that the interpreter runs and compares with what a case expects, beside lavapipe on the same cases and beside
 * spirv-opt alone, whose output it checks.
 *
 * @throws when either is missing.
 */
export async function oraclesBench(): Promise<readonly BenchRow[]> {
  const device = await openedTool('vulkan:lavapipe', 'consumer')
  const optimiser = await openedTool('spirv-opt@testing', 'consumer')
  const cases = runnables()
  const interpret = (all: readonly RunnableFile[]) => {
    for (const { words, file } of all) wrongBytes(words, file)
  }
  interpret(cases)
  const ownRate = await rateOf(cases.length, () => interpret(cases))
  const runs = cases.map(({ words, file }) =>
    dispatchOf(words, requestOf(file), drawIn(file), imagesIn(file)),
  )
  const deviceRate = await rateOf(cases.length, () => device.runAll?.(runs))
  device.close()
  const questions = cases.map(({ words }) => ({ module: words, environment: newestEnvironment }))
  const optimiserRate = await rateOf(cases.length, () => optimiser.takeAll(questions))
  optimiser.close()
  return [
    row('run cases, beside lavapipe', ownRate, deviceRate),
    row('run cases, beside spirv-opt -O', ownRate, optimiserRate),
  ]
}
