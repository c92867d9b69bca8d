import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { basename, join, relative, sep } from 'node:path'
import { pairsIn } from '#generators/notation/pairs-in'
import type { RenderedSource } from '#generators/notation/source-place'
import type { Pair } from '#generators/pairs/pair'

/** The end of the name of a file of pairs. */
const ending = '.pairs.hbs'

export function isPairFile(file: string): boolean {
  return file.endsWith(ending)
}

/** The files of pairs in a folder of makers, relative to it; none where there is no such folder. */
export function pairFilesIn(folder: string): readonly string[] {
  if (!existsSync(folder)) return []
  return readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter(isPairFile)
}

/** The texts of a folder `shared` that other files take in, by the names that those have for them. */
export function textsIn(
  shared: string,
  prefix: string,
  named: (file: string) => string,
): Readonly<Record<string, RenderedSource>> {
  const files = existsSync(shared) ? readdirSync(shared) : []
  const texts = files
    .filter((file) => file.endsWith('.hbs'))
    .map((file) => {
      const path = join(shared, file)
      const text = { file: named(path), source: readFileSync(path, 'utf8') }
      return [`${prefix}${basename(file, '.hbs')}`, text] as const
    })
  return Object.fromEntries(texts)
}

/**
 * The pairs that a file of a text has. It takes in texts of the folder `shared` of the room as `{{> name}}`, and those of its own
 * text as `{{> shared/name}}`.
 *
 * @param folder of the text in the room of makers.
 * @param file relative to it.
 * @throws {MakerError} at the file, line and column of a mistake in it.
 */
export function readPairFile(folder: string, file: string): readonly Pair[] {
  const room = join(folder, '..')
  const named = (path: string): string => `generators/${relative(room, path).replaceAll(sep, '/')}`
  const path = join(folder, file)
  return pairsIn({
    file: named(path),
    source: readFileSync(path, 'utf8'),
    partials: {
      ...textsIn(join(room, 'shared'), '', named),
      ...textsIn(join(folder, 'shared'), 'shared/', named),
    },
  })
}
