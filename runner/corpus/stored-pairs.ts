import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { brotliDecompressSync } from 'node:zlib'
import type { Pair } from '#generators/pairs/pair'
import { restoredPair, type StoredPair, storedPair } from '#generators/pairs/stored-pair'
import { signaturePairs } from '#generators/signatures/signature-pairs'
import { compressed } from './brotli.ts'
import type { LoadedMakers } from './load-makers.ts'

/** Pairs of a text that the build has worked out, so that programs need not. */
export interface StoredPairs<Of = Pair> {
  /** Of the files that export nothing else, by their names without the ending. */
  readonly files: Readonly<Record<string, readonly Of[]>>
  /** Those that the signatures of the text give. */
  readonly ofSignatures?: readonly Of[]
}

/** Where the pairs of a text are stored, in its folder. */
const nameOfStore = 'pairs.json.br'

/** The name by which the pairs of a file are stored. */
export function storedName(file: string): string {
  return file.replaceAll('\\', '/').replace(/\.[jt]s$/, '')
}

/** All of them, or nothing. */
function stored(pairs: readonly Pair[]): readonly StoredPair[] | undefined {
  const all = pairs.map(storedPair)
  return all.includes(undefined) ? undefined : all.filter((pair) => pair !== undefined)
}

/** The pairs of a text to be stored: those of files that export nothing else, and those that its signatures give. */
export function storedPairs({ files: loaded }: LoadedMakers): StoredPairs<StoredPair> {
  const files = loaded.flatMap(([file, { pairs, ...others }]) => {
    const kept = pairs && Object.keys(others).length === 0 ? stored(pairs) : undefined
    return kept === undefined ? [] : [[storedName(file), kept] as const]
  })
  const ofSignatures = stored(
    signaturePairs(loaded.flatMap(([, { signatures = [] }]) => signatures)),
  )
  return { files: Object.fromEntries(files), ...(ofSignatures && { ofSignatures }) }
}

/** Longer texts, in letters, are not compressed as far as can be: that would take the build a minute. */
const mostCompressed = 3_000_000

/**
 * Stores the pairs of a text in its folder, compressed: they are a fifth of the package otherwise.
 *
 * @param quality of the compression, up to 11; as far as can be in seconds when absent.
 */
export function writePairs(folder: string, pairs: StoredPairs<StoredPair>, quality?: number): void {
  const text = JSON.stringify(pairs)
  const usual = text.length > mostCompressed ? undefined : 11
  writeFileSync(join(folder, nameOfStore), compressed(text, quality ?? usual))
}

/** The pairs that are stored in the folder of a text; `undefined` in a checkout, where none are. */
export function readPairs(folder: string): StoredPairs | undefined {
  const file = join(folder, nameOfStore)
  if (!existsSync(file)) return undefined
  const { files, ofSignatures }: StoredPairs<StoredPair> = JSON.parse(
    brotliDecompressSync(readFileSync(file)).toString(),
  )
  return {
    files: Object.fromEntries(
      Object.entries(files).map(([name, pairs]) => [name, pairs.map(restoredPair)]),
    ),
    ...(ofSignatures && { ofSignatures: ofSignatures.map(restoredPair) }),
  }
}
