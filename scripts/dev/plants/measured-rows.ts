import { appendFileSync, existsSync, mkdirSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { type Measured, measuredSchema } from './measured.ts'

/** The rows of a table that grows: they are on disk as soon as they are known. */
export interface MeasuredRows {
  /** Whether a plant was measured with the kind of command. */
  readonly has: (plant: string, kind: 'check' | 'fuzz') => boolean
  readonly add: (row: Measured) => void
  readonly all: () => readonly Measured[]
}

/** A process that ends within a line leaves a part of it, which counts as not written. */
function readRow(line: string): Measured | undefined {
  try {
    return measuredSchema.parse(JSON.parse(line))
  } catch {
    return undefined
  }
}

/**
 * Opens the rows in a folder, to which each shard adds a file.
 *
 * @param isResumed keeps the rows that all shards have written; the rows of this shard are deleted otherwise.
 */
export function openRows(folder: string, shard: string, isResumed: boolean): MeasuredRows {
  mkdirSync(folder, { recursive: true })
  const file = join(folder, `${shard}.jsonl`)
  if (!isResumed) rmSync(file, { force: true })
  // A row that was cut off must not spoil the next one.
  if (existsSync(file) && !readFileSync(file, 'utf8').endsWith('\n')) appendFileSync(file, '\n')
  const rows = !isResumed
    ? []
    : readdirSync(folder)
        .filter((name) => name.endsWith('.jsonl'))
        .sort()
        .flatMap((name) => readFileSync(join(folder, name), 'utf8').split('\n'))
        .flatMap((line) => (line === '' ? [] : (readRow(line) ?? [])))
  return {
    has: (plant, kind) =>
      rows.some((row) => row.plant === plant && (row.command === 'fuzz') === (kind === 'fuzz')),
    add: (row) => {
      rows.push(row)
      appendFileSync(file, `${JSON.stringify(row)}\n`)
    },
    all: () => rows,
  }
}
