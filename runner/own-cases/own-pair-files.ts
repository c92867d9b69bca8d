import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import { pairsInAs } from '#generators/notation/pairs-in'
import { isPairFile, textsIn } from '../corpus/pair-files.ts'
import { packageRoot } from '../package-root.ts'
import { type OwnPair, ownPairsFrom } from './own-pair.ts'

/** The pairs of a file of whoever wrote the judge. */
export interface OwnPairFile {
  /** Name of the text, which is that of the folder. */
  readonly text: string
  /** A path from the root of the repository, with slashes. */
  readonly file: string
  readonly pairs: readonly OwnPair[]
}

/** The place of the judge's own cases: one folder per text. An installed package does not have it. */
export function ownCasesFolder(): string | undefined {
  const folder = join(packageRoot(), 'test', 'reference')
  return existsSync(folder) ? folder : undefined
}

/**
 * The judge's own pairs in a folder, `<text>/<family>.pairs.hbs`.
 *
 * @throws {MakerError} at the file, line and column of a mistake in one of them.
 */
export function readOwnPairs(folder: string): readonly OwnPairFile[] {
  const texts = readdirSync(folder, { withFileTypes: true }).filter((entry) => entry.isDirectory())
  return texts.flatMap(({ name: text }) => {
    const shown = `test/reference/${text}`
    const files = readdirSync(join(folder, text)).filter(isPairFile).sort()
    const shared = join(folder, text, 'shared')
    const partials =
      files.length === 0
        ? {}
        : textsIn(shared, 'shared/', (path) => `${shown}/shared/${basename(path)}`)
    return files.map((name) => {
      const file = `${shown}/${name}`
      const source = readFileSync(join(folder, text, name), 'utf8')
      return { text, file, pairs: pairsInAs({ file, source, partials }, ownPairsFrom) }
    })
  })
}
