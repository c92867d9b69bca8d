import type { CampaignSummary } from '#runner/fuzz/campaign/summary'
import { isProblem } from '#runner/is-problem'
import { withFindings } from '#runner/log/with-findings'
import { runLogLines } from '#runner/log/write-run-log'
import type { Problem } from '#runner/problem'
import { openRunLogFile } from '../input/read-run-log-files.ts'
import { writeFile } from '../output/write-file.ts'

/** The findings that a run log lists, and a way to add others. */
export interface BaselineFindings {
  readonly known: ReadonlySet<string>
  readonly add: (findings: CampaignSummary['findings']) => Problem | undefined
}

/** Opens the run log of the option `--baseline`. */
export async function baselineFindings(file: string): Promise<BaselineFindings | Problem> {
  const log = await openRunLogFile(file)
  if (isProblem(log)) return log
  return {
    known: new Set(log.footer.findings),
    add: (findings) => {
      const footer = withFindings(
        log.footer,
        findings.map(({ signature }) => signature),
      )
      return writeFile(file, runLogLines({ ...log, footer }))
    },
  }
}
