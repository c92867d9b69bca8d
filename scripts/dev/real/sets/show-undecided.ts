import { isProblem } from '#runner/is-problem'
import { exitCode } from '../../../cli/exit-code.ts'
import { fail } from '../../../cli/fail.ts'
import { madeBy } from './made-by.ts'
import { openJudged } from './open-judged.ts'
import type { SetsFlags } from './sets-flags.ts'
import { unblockingTable, unsupportedTable, verdictTable } from './undecided-table.ts'

/**
 * Prints the verdicts on the modules of the sets, and the undecided parts in the order of how many modules deciding
 * them would unblock.
 */
export async function showUndecided(flags: SetsFlags): Promise<void> {
  const judged = await openJudged(madeBy(flags))
  if (isProblem(judged)) return fail(judged, exitCode.noTool)
  const { modules } = judged
  console.log(verdictTable(modules))
  console.log(`\n${unblockingTable(modules)}`)
  console.log(`\n${unsupportedTable(modules)}`)
}
