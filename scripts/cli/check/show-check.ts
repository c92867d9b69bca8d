import { join } from 'node:path'
import type { LoggedRun, RunLog } from '#runner/log/run-log'
import { causesAsData } from '#runner/report/causes/causes-as-data'
import { causesFound } from '#runner/report/causes/found-causes'
import { nextLines } from '#runner/report/causes/next-commands'
import { figures, figuring } from '#runner/report/figures'
import { folded } from '#runner/report/fold'
import { jsonFile } from '#runner/report/json-parts'
import type { Material } from '#runner/report/material'
import { materialOf } from '#runner/report/material-of'
import { gravestOf, screen } from '#runner/report/screen'
import { longSummary } from '#runner/report/summary'
import { ending, terminal } from '#runner/report/terminal'
import { exitCode } from '../exit-code.ts'
import { fail } from '../fail.ts'
import { columnsOf } from '../options/columns-of.ts'
import { playgroundIn } from '../options/playground-option.ts'
import { colours } from '../output/colours.ts'
import { writeFile } from '../output/write-file.ts'
import { writeParts } from '../output/write-parts.ts'
import type { CheckFlags } from './check-flags.ts'
import type { PreparedCheck } from './prepare-check.ts'
import type { ResultFaults } from './result-faults.ts'
import { isBroken, showForeign } from './show-foreign.ts'

/** Rules whose matrix fits on a screen. */
const fewRules = 30

/** The output for a person: the matrix of few rules, and one screen about many. */
function shown(log: LoggedRun, flags: CheckFlags, material: Material): string {
  const colors = colours(process.stdout)
  const [figures, causes] = folded(
    log.results,
    figuring(log),
    causesFound(log, material.causeOf, material),
  )
  return flags.matrix || (!flags.screen && figures.rules.length <= fewRules)
    ? `${terminal(figures, colors, columnsOf(process.stdout))}${nextLines(gravestOf(figures, causes), figures.oracles)}`
    : `${screen(figures, causes, colors, columnsOf(process.stdout))}${ending(figures, colors)}`
}

/** Writes the reports of a run and prints its output; sets the exit code. */
export async function showCheck(
  log: RunLog,
  flags: CheckFlags,
  { corpus, reports, baseline }: Pick<PreparedCheck, 'corpus' | 'reports' | 'baseline'>,
  results: ResultFaults | undefined,
): Promise<void> {
  const material: Material = {
    ...materialOf(corpus),
    ...playgroundIn(flags),
    ...(results === undefined ? {} : { resultFaults: results.faults }),
  }
  if (flags.out !== undefined)
    for (const { ending, render } of reports.values()) {
      const unwritten = writeFile(join(flags.out, `run.${ending}`), render(log, material))
      if (unwritten === undefined) continue
      fail(unwritten)
      return
    }
  const [only] = reports.values()
  if (corpus.isForeign && (reports.size === 0 || flags.out !== undefined))
    await showForeign(log, corpus, flags)
  else if (flags.json) {
    const [figures, causes] = folded(
      log.results,
      figuring(log),
      causesFound(log, material.causeOf, material),
    )
    await writeParts(jsonFile({ ...longSummary(log, figures), causes: causesAsData(causes) }, ''))
  } else if (flags.out === undefined && only !== undefined)
    await writeParts(only.render(log, material))
  else process.stdout.write(shown(log, flags, material))
  if (figures(log).failed || (corpus.isForeign && isBroken(log, baseline)))
    process.exitCode ??= exitCode.found
  for (const line of results?.said ?? []) console.error(line)
  if (results?.hasNew) process.exitCode ??= exitCode.found
}
