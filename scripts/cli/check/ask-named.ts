import { join } from 'node:path'
import type { Run } from '#runner/check/run'
import { recordsOf } from '#runner/corpus/records-of'
import type { ExpectationsFile } from '#runner/expectations/expectations-of'
import { explainedLog } from '#runner/expectations/explained-log'
import { isProblem } from '#runner/is-problem'
import type { Header, RunLog } from '#runner/log/run-log'
import { runLogLines } from '#runner/log/write-run-log'
import { givenSpec } from '#runner/oracle/given-spec'
import type { Tool } from '#runner/oracle/oracle'
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
import { type CheckProcesses, partCount, startParts } from './parts.ts'
import type { PreparedCheck } from './prepare-check.ts'
import { resultFaults } from './result-faults.ts'
import { expectationsFor, expectedIn, runOf } from './run-of.ts'
import { showCheck } from './show-check.ts'
import { updateExpectations, writesIntoPackage } from './update-expectations.ts'

/** The log of a check by the workers of a farm, by processes of this machine, or by this process. */
async function loggedBy(
  what: PreparedCheck,
  tools: readonly Tool[],
  flags: CheckFlags,
  pace: NonNullable<Header['pace']>,
  expectations: Run['expectations'],
  parts: CheckProcesses | undefined,
): Promise<RunLog | Problem> {
  if (flags.farm !== undefined) return checkFarm(what, tools, flags, flags.farm, expectations)
  const run = runOf(what, tools, flags, pace, expectations)
  return isProblem(run) ? run : onThisMachine(run, flags, parts)
}

async function ask(
  what: PreparedCheck,
  tools: readonly Tool[],
  flags: CheckFlags,
  pace: NonNullable<Header['pace']>,
  parts: CheckProcesses | undefined,
): Promise<void> {
  const { corpus } = what
  const files = expectationsFor(what, tools, flags)
  if (isProblem(files)) return fail(files)
  const inPackage = writesIntoPackage(files, flags)
  if (inPackage !== undefined) return fail(inPackage)
  const expectations = expectedIn(files, flags, what)
  if (isProblem(expectations)) return fail(expectations)
  const logged = () => loggedBy(what, tools, flags, pace, expectations, parts)
  const results = async () =>
    flags.results
      ? resultFaults(tools, recordsOf(corpus), recordedCauses(recordsOf(corpus)))
      : undefined
  // Where other processes ask, this one has little to do meanwhile.
  const running = parts === undefined ? undefined : Promise.all([logged(), results()])
  const log = running === undefined ? await logged() : (await running)[0]
  if (isProblem(log)) return fail(log, log.code === 'no-tool' ? exitCode.noTool : exitCode.badUsage)
  const updates = flags.updateExpectations || flags.narrowExpectations
  const explained = updates ? withUpdates(log, files, flags) : log
  if (isProblem(explained)) return fail(explained)
  const found = running === undefined ? await results() : (await running)[1]
  if (found !== undefined && isProblem(found)) return fail(found)
  await showCheck(explained, flags, what, found)
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

/** Processes for a check of many cases of a corpus; `undefined` where this one asks alone. */
function partsOf(
  named: readonly string[],
  { corpus, cases }: PreparedCheck,
  flags: CheckFlags,
): CheckProcesses | undefined {
  if (corpus.isForeign || flags.farm !== undefined) return undefined
  const count = partCount(flags.jobs, cases.length)
  return count === 1 ? undefined : startParts({ named, flags }, count)
}

/**
 * Opens the tools that are named, and asks those that can be.
 *
 * @param corpus of the command line.
 */
export async function askNamed(
  corpus: readonly string[],
  what: PreparedCheck,
  flags: CheckFlags,
): Promise<void> {
  if (flags.tool === undefined && !what.corpus.isForeign)
    note(`only the reference is asked; --tool names a tool: --tool ${usualValidator()}`)
  const named = await specsOfTools(flags.tool ?? [], flags.allPasses ? 'all' : 'pipelines')
  const specs = [...new Set(['reference', ...named])]
  const pace = await paceOf(flags.timeout)
  const parts = partsOf(corpus, what, flags)
  try {
    await openAndAsk(what, specs, flags, pace, parts)
  } finally {
    await parts?.close()
  }
}

async function openAndAsk(
  what: PreparedCheck,
  specs: readonly string[],
  flags: CheckFlags,
  pace: NonNullable<Header['pace']>,
  parts: CheckProcesses | undefined,
): Promise<void> {
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
    if (!isNamed && problems.length > 0) return
    parts?.ask({ specs: tools.map(givenSpec), pace })
    await ask(what, tools, flags, pace, parts)
  } finally {
    for (const tool of tools) tool.close()
  }
}
