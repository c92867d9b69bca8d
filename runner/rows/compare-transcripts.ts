import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { FoundModule } from '#spec/modules-in'
import type { Text } from '#spec/rule'
import type { SentenceRow } from '#spec/vocabulary/sentence-row'
import { type ComparedRule, compareRows } from './compare-rows.ts'
import { rowFaults } from './row-faults.ts'
import { lineOfFault } from './row-place.ts'

/** A file of rows of one side. */
type Transcript = FoundModule<{ readonly rows: readonly SentenceRow[] }>

/** The two rooms that transcribe a text, with the files of each. */
export interface Transcripts {
  readonly generators: readonly Transcript[]
  readonly reference: readonly Transcript[]
}

/** What comes out of a text whose sentences are rows on either side. */
export interface ComparedText {
  readonly text: string
  /** `file:line: what is wrong`, of rows that are wrong by themselves; then nothing is compared. */
  readonly faults: readonly string[]
  readonly rules: readonly ComparedRule[]
}

function ofText(transcripts: readonly Transcript[], text: string): readonly Transcript[] {
  return transcripts.filter(([path]) => path.startsWith(`${text}/`))
}

function rowsIn(transcripts: readonly Transcript[]): readonly SentenceRow[] {
  return transcripts.flatMap(([, { rows }]) => rows)
}

function sourceOf(root: string, file: string): string {
  try {
    return readFileSync(join(root, file), 'utf8')
  } catch {
    // A built package has no sources: its rows were looked at before it was built.
    return ''
  }
}

function faultsIn(
  root: string,
  room: keyof Transcripts,
  transcripts: readonly Transcript[],
  slugs: ReadonlySet<string>,
): readonly string[] {
  return transcripts.flatMap(([path, { rows }]) => {
    const file = `${room}/${path}.ts`
    const faults = rowFaults(rows, slugs)
    const source = faults.length > 0 ? sourceOf(root, file) : ''
    return faults.map(
      (fault) => `${file}:${lineOfFault(source, rows, fault)}: ${fault.rule}: ${fault.message}`,
    )
  })
}

/** The rows of both sides of each text that has any, compared. */
export function compareTranscripts(
  root: string,
  texts: readonly Text[],
  transcripts: Transcripts,
): readonly ComparedText[] {
  return texts.flatMap(({ name, rules }) => {
    const made = ofText(transcripts.generators, name)
    const judged = ofText(transcripts.reference, name)
    if (made.length + judged.length === 0) return []
    const slugs = new Set(rules.map(({ slug }) => slug))
    const faults = [
      ...faultsIn(root, 'generators', made, slugs),
      ...faultsIn(root, 'reference', judged, slugs),
    ]
    const compared = faults.length > 0 ? [] : compareRows(rowsIn(made), rowsIn(judged))
    return [{ text: name, faults, rules: compared }]
  })
}
