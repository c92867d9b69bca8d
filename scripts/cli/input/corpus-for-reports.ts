import { join } from 'node:path'
import { assembleText } from '#runner/corpus/assembly'
import { hasManifest } from '#runner/corpus/packed-manifest'
import { type Corpus, readCorpus } from '#runner/corpus/read-corpus'
import { packageRoot } from '#runner/package-root'
import type { Problem } from '#runner/problem'
import { foreignFolder, isForeignFolder } from './foreign-folder.ts'

/** The corpus whose modules a report shows: the one that was named, or that of the package if it has one. */
export async function corpusForReports(
  folder: string | undefined,
): Promise<Corpus | Problem | undefined> {
  if (folder !== undefined)
    return isForeignFolder(folder)
      ? foreignFolder(folder, undefined)
      : readCorpus(folder, assembleText)
  const packaged = join(packageRoot(), 'corpus')
  return hasManifest(packaged) ? readCorpus(packaged, assembleText) : undefined
}
