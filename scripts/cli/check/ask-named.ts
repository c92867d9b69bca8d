import { join } from 'node:path'
import { recordsOf } from '#runner/corpus/records-of'
import { type ExpectationsFile, expectationsOf } from '#runner/expectations/expectations-of'
import { explainedLog } from '#runner/expectations/explained-log'
import { isProblem } from '#runner/is-problem'
import type { Header, RunLog } from '#runner/log/run-log'
import { runLogLines } from '#runner/log/write-run-log'
import type { Tool } from '#runner/oracle/oracle'
import { ownExpectations, ownExpectationsFiles } from '#runner/own-cases/own-expectations'
import type { Problem } from '#runner/problem'
import { recordedCauses } from '#runner/report/causes/recorded-causes'
import { exitCode } from '../exit-code.ts'
import { fail } from '../fail.ts'
import { note } from '../note.ts'
import { writeFile } from '../output/write-file.ts'
import { openWhatIsFit, openWhatIsThere } from '../tools/open-fit-tools.ts'
import { paceOf } from '../tools/pace-of.ts'
import { specsOfTools } from '../tools/specs-of-tools.ts'
import { usualValidator } from '../tools/usual-validator.ts'
import { checkFarm } from './check-farm.ts'
import type { CheckFlags } from './check-flags.ts'
import { onThisMachine } from './check-here.ts'
import type { PreparedCheck } from './prepare-check.ts'
import { resultFaults } from './result-faults.ts'
import { showCheck } from './show-check.ts'
import { updateExpectations, writesIntoPackage } from './update-expectations.ts'

async function ask(
  what: PreparedCheck,
  tools: readonly Tool[],
  flags: CheckFlags,
  pace: NonNullable<Header['pace']>,
): Promise<void> {
  const { corpus } = what
  const names = [...new Set(tools.map(({ tool }) => tool))]
  const files = expectationsOf(
    names,
    join(recordsOf(corpus), 'expectations'),
    [...(flags.ownCases ? ownExpectationsFiles(names) : []), ...(flags.expectations ?? [])],
    flags.updateExpectations ? 'write' : 'read',
  )
  if (isProblem(files)) return fail(files)
  const inPackage = writesIntoPackage(files, flags)
  if (inPackage !== undefined) return fail(inPackage)
  const expectations = new Map(
    [...files].flatMap(([tool, { expectations: recorded }]) =>
      recorded === undefined ? [] : [[tool, flags.ownCases ? ownExpectations(recorded) : recorded]],
    ),
  )
  const log =
    flags.farm === undefined
      ? await onThisMachine(what, tools, flags, pace, expectations)
      : await checkFarm(what, tools, flags, flags.farm, expectations)
  if (isProblem(log)) return fail(log, log.code === 'no-tool' ? exitCode.noTool : exitCode.badUsage)
  const updates = flags.updateExpectations || flags.narrowExpectations
  const explained = updates ? withUpdates(log, files, flags) : log
  if (isProblem(explained)) return fail(explained)
  const results = flags.results
    ? await resultFaults(tools, recordsOf(corpus), recordedCauses(recordsOf(corpus)))
    : undefined
  if (results !== undefined && isProblem(results)) return fail(results)
  await showCheck(explained, flags, what, results)
}

/** The run with the expectations that it has just written, as if they had been there before it. */
function withUpdates(
  log: RunLog,
  files: ReadonlyMap<string, ExpectationsFile>,
  flags: CheckFlags,
): RunLog | Problem {
  const written = updateExpectations(log, files, flags)
  if (written.size === 0) return log
  const explained = explainedLog(log, written)
  return flags.out === undefined
    ? explained
    : (writeFile(join(flags.out, 'run.jsonl'), runLogLines(explained)) ?? explained)
}

/** Opens the tools that are named, and asks those that can be. */
export async function askNamed(what: PreparedCheck, flags: CheckFlags): Promise<void> {
  if (flags.tool === undefined && !what.corpus.isForeign)
    note(`only the reference is asked; --tool names a tool: --tool ${usualValidator()}`)
  const named = await specsOfTools(flags.tool ?? [], flags.allPasses ? 'all' : 'pipelines')
  const specs = [...new Set(['reference', ...named])]
  const pace = await paceOf(flags.timeout)
  const limits = {
    jobs: flags.jobs,
    timeoutMs: pace.timeoutMs,
    memoryMiB: flags.memory,
    ...(what.revisions === undefined ? {} : { revisions: what.revisions }),
  }
  // A tool that fails on the simplest modules may still be asked about a user's.
  const found = what.corpus.isForeign
    ? await openWhatIsThere(specs, limits)
    : await openWhatIsFit(specs, limits, flags.env)
  if (isProblem(found)) return fail(found)
  // The others go on; a tool that cannot be run decides the exit code.
  for (const why of found.problems) fail(why, exitCode.noTool)
  const { tools, problems } = found
  const isNamed = tools.some(({ name }) => name !== 'reference')
  try {
    if (isNamed || problems.length === 0) await ask(what, tools, flags, pace)
  } finally {
    for (const tool of tools) tool.close()
  }
}
