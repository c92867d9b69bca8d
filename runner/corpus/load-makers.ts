import { existsSync, readdirSync } from 'node:fs'
import { join, sep } from 'node:path'
import { fileURLToPath, pathToFileURL } from 'node:url'
import { overlaid } from '#generators/pairs/overlaid'
import { packageRoot } from '../package-root.ts'
import { problem } from '../problem.ts'
import type { LoadedMakers, MakerExports } from './loaded-makers.ts'
import { makerLists } from './maker-lists.ts'
import { isPairFile, pairFilesIn, readPairFile } from './pair-files.ts'
import { readPairs, type StoredPairs, storedName } from './stored-pairs.ts'

const room = fileURLToPath(new URL('../../generators/', import.meta.url))
const ending = import.meta.url.endsWith('.ts') ? '.ts' : '.js'

/** Where the files of pairs of a text are: in the sources, for compilers of modules leave them there. */
function sourceFolder(below: string): string {
  return below.startsWith(room)
    ? join(packageRoot(), 'generators', below.slice(room.length))
    : below
}

/** The exports of a file, with the pairs that its overlays give. */
function withOverlays({ overlays, ...exports }: MakerExports, folder: string): MakerExports {
  if (overlays === undefined) return exports
  const given = overlays.flatMap((overlay) => {
    const older = sourceFolder(join(folder, '..', overlay.text))
    const pairs = overlay.families.flatMap((family) => readPairFile(older, `${family}.pairs.hbs`))
    return overlaid(pairs, overlay)
  })
  return { ...exports, pairs: [...(exports.pairs ?? []), ...given] }
}

async function load(
  folder: string,
  file: string,
  stored: StoredPairs | undefined,
): Promise<LoadedMakers['files'][number]> {
  const name = storedName(file)
  const pairs = stored?.files[name]
  if (pairs !== undefined) return [file, { pairs }]
  if (isPairFile(file)) return [file, { pairs: readPairFile(sourceFolder(folder), file) }]
  const exports = withOverlays(await import(pathToFileURL(join(folder, file)).href), folder)
  const part = new Map(stored?.parts[name]?.map((pair) => [`${pair.rule}/${pair.name}`, pair]))
  if (part.size === 0) return [file, exports]
  const withStored = exports.pairs?.map((pair) => part.get(`${pair.rule}/${pair.name}`) ?? pair)
  return [file, { ...exports, ...(withStored && { pairs: withStored }) }]
}

/**
 * Imports the files of a text, except those in `shared/` and the rows that makers are derived from (`rows.ts`). Pairs that the build has stored are read: nothing is left to
 * work out then, and a file that holds nothing else is not imported.
 *
 * @param folder of the room; ours when absent.
 * @throws a problem when a file exports no makers.
 */
export async function loadMakers(text: string, folder: string = room): Promise<LoadedMakers> {
  const below = join(folder, text)
  const stored = readPairs(below)
  const compiled = existsSync(below)
    ? readdirSync(below, { recursive: true, encoding: 'utf8' })
    : []
  const found = compiled
    .filter((file) => file.endsWith(ending) && !file.endsWith('.d.ts'))
    .filter((file) => !file.startsWith(`shared${sep}`) && !/^rows(?:-[^/\\]+)?\.[jt]s$/.test(file))
  // A build has none of the files whose pairs are stored.
  const replaced = Object.keys(stored?.files ?? {}).map(
    (name) => name.replaceAll('/', sep) + (isPairFile(`${name}.hbs`) ? '.hbs' : ending),
  )
  const written = pairFilesIn(sourceFolder(below))
  const names = [...new Set([...found, ...written, ...replaced])].sort()
  if (names.length === 0) return { files: [] }
  const files = await Promise.all(names.map((file) => load(below, file, stored)))
  const empty = files.find(([, exports]) => makerLists.every((list) => exports[list] === undefined))
  if (empty !== undefined)
    throw problem(
      'no-makers',
      `generators/${text}/${empty[0]} exports no makers`,
      `export one of ${makerLists.join(', ')}; helpers of the makers go to generators/${text}/shared`,
    )
  return {
    files,
    ...(stored?.ofSignatures === undefined ? {} : { signaturePairs: stored.ofSignatures }),
  }
}
