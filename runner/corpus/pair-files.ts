import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { basename, join, sep } from 'node:path'
import { pairsIn } from '#generators/notation/pairs-in'
import type { Pair } from '#generators/pairs/pair'

/** What the name of a file of pairs ends with. */
const ending = '.pairs.hbs'

export function isPairFile(file: string): boolean {
  return file.endsWith(ending)
}

/** The files of pairs in a folder of makers, relative to it; none where there is no such folder. */
export function pairFilesIn(folder: string): readonly string[] {
  if (!existsSync(folder)) return []
  return readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter(isPairFile)
}

/** Texts that the files of a text take in: `{{> shared/name}}`, those in its folder `shared`. */
function partialsOf(folder: string, named: (file: string) => string) {
  const shared = join(folder, 'shared')
  const files = existsSync(shared) ? readdirSync(shared) : []
  return Object.fromEntries(
    files
      .filter((file) => file.endsWith('.hbs'))
      .map((file) => [
        `shared/${file.slice(0, -'.hbs'.length)}`,
        { file: named(join('shared', file)), source: readFileSync(join(shared, file), 'utf8') },
      ]),
  )
}

/**
 * The pairs that a file of a text has.
 *
 * @param folder of the text in the room of makers.
 * @param file relative to it.
 * @throws {MakerError} at the file, line and column of a mistake in it.
 */
export function readPairFile(folder: string, file: string): readonly Pair[] {
  const named = (path: string): string =>
    `generators/${basename(folder)}/${path.replaceAll(sep, '/')}`
  return pairsIn({
    file: named(file),
    source: readFileSync(join(folder, file), 'utf8'),
    partials: partialsOf(folder, named),
  })
}
