import { join } from 'node:path'
import { openHarness } from '#runner/harness/open-harness'
import { isProblem } from '#runner/is-problem'
import { openTool } from '#runner/oracle/open-tool'
import { type Problem, problem } from '#runner/problem'
import { realFolder } from '#runner/tools/installed-sets'
import { toolDirectory } from '#runner/tools/tool-directory'
import { progress } from '../../../cli/output/progress.ts'
import { type JudgedModule, judgeModules } from './judge-modules.ts'
import { type MadeLog, openMadeLog, type ProducerOutput } from './made-log.ts'

/** The modules that were made, with their verdicts. */
export interface JudgedSets {
  readonly log: MadeLog
  readonly modules: readonly JudgedModule[]
}

/** The newest validator: as a library where that is installed, which takes a tenth of the time. */
export async function openValidator() {
  const fast = await openTool('harness:spirv-val@testing', { openHarness })
  return isProblem(fast) ? openTool('spirv-val@testing') : fast
}

/**
 * Judges the modules of the sets. A problem if none were made.
 *
 * @param wanted the modules that are judged.
 */
export async function openJudged(
  wanted: (made: ProducerOutput) => boolean = () => true,
): Promise<JudgedSets | Problem> {
  const folder = realFolder(toolDirectory())
  const log = openMadeLog(folder)
  const lines = log.lines().filter((made) => made.module !== undefined && wanted(made))
  if (lines.length === 0)
    return problem(
      'no-modules',
      'there are no modules of the sets yet',
      'spirv-cts tools install --with real-modules, then npm run -s real -- --sets',
    )
  const validator = await openValidator()
  if (isProblem(validator)) return validator
  if (validator.kind !== 'validator') throw new Error(`${validator.name} is not a validator`)
  const shown = progress()
  const version = validator.version.replaceAll(/[^\w.-]+/g, '_').slice(0, 60)
  const file = join(folder, `answers-${version}.jsonl`)
  try {
    return { log, modules: await judgeModules(log, lines, validator, file, shown.show) }
  } finally {
    shown.done()
    validator.close()
  }
}
