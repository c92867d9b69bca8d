import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { z } from 'zod'
import type { FiledCase } from './manifest.ts'
import type { Moves } from './moved-cases.ts'

const movesSchema = z.record(z.string(), z.string())

/**
 * The ids of cases that are gone from the corpus in a folder, each with that of the case in its place; none where it has
 * no `moved.json`.
 *
 * @throws when the file is not such a table: it is generated with the corpus.
 */
export function movesIn(folder: string): Moves {
  const file = join(folder, 'moved.json')
  return existsSync(file) ? movesSchema.parse(JSON.parse(readFileSync(file, 'utf8'))) : {}
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
