import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { z } from 'zod'
import type { FiledCase } from './manifest.ts'
import type { Moves, Records } from './moved-cases.ts'

const recordsSchema = z.record(
  z.string(),
  z.union([z.string(), z.strictObject({ gone: z.string().min(1) })]),
)

/** The contents of the text of `moved.json`. @throws when the text is not such a table. */
export function parsedRecords(text: string): Records {
  return recordsSchema.parse(JSON.parse(text))
}

/**
 * The ids of cases that are no longer in the corpus in a folder, each with the id of the case that replaced it, or why
 * there is none; empty if the folder has no `moved.json`.
 *
 * @throws when the file is not such a table: it is generated with the corpus.
 */
export function recordsIn(folder: string): Records {
  const file = join(folder, 'moved.json')
  return existsSync(file) ? parsedRecords(readFileSync(file, 'utf8')) : {}
}

/**
 * The ids of cases that are no longer in the corpus in a folder, each with the id of the case that replaced it, if
 * there is one.
 */
export function movesIn(folder: string): Moves {
  return Object.fromEntries(
    Object.entries(recordsIn(folder)).filter(
      (entry): entry is [string, string] => typeof entry[1] === 'string',
    ),
  )
}

/** Globs in which ids of cases that are gone are replaced by those of today; an `!` before one stays. */
export function withCurrentIds(globs: readonly string[], moves: Moves): readonly string[] {
  return globs.map((glob) => {
    const [, not = '', id = ''] = /^(!?)(.*)$/s.exec(glob) ?? []
    return Object.hasOwn(moves, id) ? `${not}${moves[id]}` : glob
  })
}

/** The case of the corpus in a folder that has an id, or had it before it moved. */
export function caseWithId(
  cases: readonly FiledCase[],
  id: string,
  folder: string,
): FiledCase | undefined {
  const named = (name: string | undefined) => cases.find((filed) => filed.id === name)
  return named(id) ?? (/^[^/]+\/[^/]+\/[^/]+$/.test(id) ? named(movesIn(folder)[id]) : undefined)
}
