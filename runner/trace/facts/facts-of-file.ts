import type { Text } from '#spec/rule'
import { blocks } from '../specification/blocks.ts'
import { rowFacts } from '../specification/row-facts.ts'
import { parts } from '../specification/tables.ts'
import { factRows } from './fact-rows.ts'
import { type MovedFact, movedFacts } from './moved-facts.ts'

/**
 * The facts of a file that are not those of the newest version of its text. For the core specification, only rows that
 * the ledger does not have are compared, with the grammar: it is of another day than the specification. The text of a
 * client API declares no instructions: its tables, which may begin with their names, have no facts.
 *
 * @param lines of statements that the ledger does not have, from 1.
 */
export function factsOfFile(
  content: string,
  text: Text,
  lines: ReadonlySet<number>,
): readonly MovedFact[] {
  if (text.client !== undefined) return []
  if (text.name !== 'core') return movedFacts(factRows(content, text.facts), text.facts)
  const rows = parts(blocks(content)).flatMap((part) => (part.kind === 'row' ? [part.row] : []))
  const { rows: found, facts } = rowFacts(rows.filter(({ line }) => lines.has(line)))
  return movedFacts(found, facts)
}
