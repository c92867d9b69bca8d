import { join } from 'node:path'
import type { ExpectationEntry } from '../expectations/expectations.ts'
import { expectationsOf } from '../expectations/expectations-of.ts'
import { isProblem } from '../is-problem.ts'
import type { Problem } from '../problem.ts'

/**
 * The known disagreements of a tool about cases with results, of `expectations/results/<tool>.json` in a corpus; none
 * if there is no such file. Their globs are of ids of those cases.
 *
 * @param tool without its channel.
 */
export function knownResults(corpus: string, tool: string): readonly ExpectationEntry[] | Problem {
  const files = expectationsOf([tool], join(corpus, 'expectations', 'results'), [], 'read')
  return isProblem(files) ? files : (files.get(tool)?.expectations?.entries ?? [])
}
