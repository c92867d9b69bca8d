import { check } from '#runner/check/check'
import type { Elsewhere, Run } from '#runner/check/run'
import { isProblem } from '#runner/is-problem'
import type { RunLog } from '#runner/log/run-log'
import type { Problem } from '#runner/problem'
import { logFile } from '../output/log-file.ts'
import { progress } from '../output/progress.ts'
import { rateText } from '../output/rate-text.ts'
import { announceFindings } from './announce-findings.ts'
import type { CheckFlags } from './check-flags.ts'

/** The log of the run, which is written as the answers come. @param elsewhere asks instead of this process. */
export async function onThisMachine(
  run: Run,
  flags: Pick<CheckFlags, 'out'>,
  elsewhere: Elsewhere | undefined,
): Promise<RunLog | Problem> {
  const file = logFile(flags.out)
  const line = progress()
  const rate = rateText(() => performance.now())
  const announce = announceFindings(line)
  const log = await check({
    ...run,
    ...(elsewhere === undefined ? {} : { elsewhere }),
    write: (logLine) => {
      file.write(logLine)
      announce(logLine)
    },
    progress: (oracle, done, total) => line.show(`${oracle}: ${rate(oracle, done, total)}`),
  })
  line.done()
  if (!isProblem(log)) file.write(log.footer)
  file.close()
  return log
}
