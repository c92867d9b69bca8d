import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readdirSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import type { StoredPair } from '#generators/pairs/stored-pair'
import { replaceFile } from '#runner/corpus/replace-file'
import type { StoredPairs } from '#runner/corpus/stored-pairs'
import { packageRoot } from '#runner/package-root'

/** Pairs as they are stored, by the names of their texts. */
export type PairsByText = Readonly<Record<string, StoredPairs<StoredPair>>>

/** The sources of pairs: folders and files of the package. */
const sources = [
  'generators',
  'spec',
  'templates/modules',
  'runner/corpus/load-makers.ts',
  'runner/corpus/pair-files.ts',
  'runner/corpus/stored-pairs.ts',
  'package-lock.json',
]

/** SHA-256 of the sources with their paths, in hexadecimal. */
function digestOfSources(): string {
  const root = packageRoot()
  const files = sources.flatMap((source) =>
    source.includes('.')
      ? [source]
      : readdirSync(join(root, source), { recursive: true, encoding: 'utf8' })
          .filter((file) => /\.(?:ts|json|hbs)$/.test(file))
          .map((file) => join(source, file))
          .sort(),
  )
  const hash = createHash('sha256')
  for (const file of files) hash.update(`${file}\n`).update(readFileSync(join(root, file)))
  return hash.digest('hex')
}

/**
 * The pairs of all texts, which take many seconds to work out: a build and the tests, which begin at the same time, do so once
 * and keep them in `node_modules` for as long as no source of theirs changes.
 */
export async function keptPairs(make: () => Promise<PairsByText>): Promise<PairsByText> {
  const file = join(packageRoot(), 'node_modules/.cache/spirv-cts/pairs.json')
  const digest = digestOfSources()
  if (existsSync(file)) {
    const kept: { readonly digest: string; readonly pairs: PairsByText } = JSON.parse(
      readFileSync(file, 'utf8'),
    )
    if (kept.digest === digest) return kept.pairs
  }
  const pairs = await make()
  mkdirSync(dirname(file), { recursive: true })
  replaceFile(file, JSON.stringify({ digest, pairs }))
  return pairs
}
