import { isCheckout } from '#runner/our-command'
import { packageRoot } from '#runner/package-root'
import { type Problem, problem } from '#runner/problem'
import { type ComparedText, compareTranscripts } from '#runner/rows/compare-transcripts'
import { unreadExports } from '#runner/unread-exports'
import { breachesBelow } from '#runner/wall'
import { texts } from '#spec/texts'
import { exitCode } from '../exit-code.ts'
import { rowCounts, rowProblems } from '../output/row-comparison.ts'
import type { GenerateFlags } from './generate-flags.ts'
import type { GeneratedRules } from './generated-rules.ts'

/** A problem where maker or judge of a checkout imports what is kept from it: no verdict counts then. */
export function brokenWall(): Problem | undefined {
  const root = packageRoot()
  if (!isCheckout(root)) return undefined
  const [first, ...more] = breachesBelow(root, ['spec', 'generators', 'reference'])
  if (first === undefined) return undefined
  return problem(
    'across-the-wall',
    `${first}${more.length === 0 ? '' : `; and ${more.length} more`}: maker and judge must not know each other`,
    'docs/rooms.md says what each room may import',
  )
}

/** A problem where a file of makers or checks exports what nothing reads: what it holds would be missing in silence. */
export function unreadExport(): Problem | undefined {
  const root = packageRoot()
  if (!isCheckout(root)) return undefined
  const [first, ...more] = unreadExports(
    root,
    texts.map(({ name }) => name),
  )
  if (first === undefined) return undefined
  return problem(
    'unread-export',
    `${first}${more.length === 0 ? '' : `; and ${more.length} more`}`,
    'what only the file itself reads is not exported; what several files read goes to a folder `shared`',
  )
}

/** The rows of both sides of the texts in scope, compared. */
export async function comparedRows({
  texts: chosen,
}: GeneratedRules): Promise<readonly ComparedText[]> {
  const [{ transcripts: generators }, { transcripts: reference }] = await Promise.all([
    import('#generators/transcripts'),
    import('#reference/transcripts'),
  ])
  return compareTranscripts(packageRoot(), chosen, { generators, reference })
}

/** Prints the comparison, which is all that was asked for. */
export function showRows(compared: readonly ComparedText[], { json }: GenerateFlags): void {
  const found = rowProblems(compared)
  if (found.length > 0) process.exitCode = exitCode.found
  if (json) console.log(JSON.stringify(compared))
  else console.log([...found, rowCounts(compared)].join('\n'))
}

/**
 * A problem where the two transcriptions of a text differ: one is a misreading, and no case of the text counts then. What
 * differs is printed before, a line each.
 */
export function differingRows(compared: readonly ComparedText[]): Problem | undefined {
  const found = rowProblems(compared)
  if (found.length === 0) return undefined
  console.error(found.join('\n'))
  return problem(
    'rows-differ',
    'rows are wrong, or those of maker and judge differ: no case is made',
    'read the sentence again, mend the row that is wrong, and record who was wrong in NOTES.md',
  )
}
