import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Pair } from '#generators/pairs/pair'
import { restoredPair, type StoredPair, storedPair } from '#generators/pairs/stored-pair'
import { signaturePairs } from '#generators/signatures/signature-pairs'
import { compressed, decompressed } from './brotli.ts'
import type { LoadedMakers } from './loaded-makers.ts'
import { makerLists } from './maker-lists.ts'

/** Pairs of a text that the build has worked out, so that programs need not. */
export interface StoredPairs<Of = Pair> {
  /**
   * Pairs of files that export no other makers, by the names of the files without the ending: such a file need not be
   * imported.
   */
  readonly files: Readonly<Record<string, readonly Of[]>>
  /** Storable pairs of other files, by the same names. */
  readonly parts: Readonly<Record<string, readonly Of[]>>
  /** The pairs that the signatures of the text give. */
  readonly ofSignatures?: readonly Of[]
}

/** Where the pairs of a text are stored, in its folder. */
const nameOfStore = 'pairs.json.br'

/** The name by which the pairs of a file are stored. */
export function storedName(file: string): string {
  return file.replaceAll('\\', '/').replace(/\.(?:[jt]s|hbs)$/, '')
}

/** The pairs that JSON can hold. */
function stored(pairs: readonly Pair[]): readonly StoredPair[] {
  return pairs.map(storedPair).filter((pair) => pair !== undefined)
}

/** The pairs of a text to be stored: those of its files, and those that its signatures give. */
export function storedPairs({ files: loaded }: LoadedMakers): StoredPairs<StoredPair> {
  const all = loaded.map(([file, exports]) => {
    const { pairs = [] } = exports
    const kept = stored(pairs)
    const hasOthers = makerLists.some((list) => list !== 'pairs' && exports[list] !== undefined)
    return {
      entry: [storedName(file), kept] as const,
      isWhole: kept.length === pairs.length && !hasOthers,
    }
  })
  const filesOf = (whole: boolean) =>
    Object.fromEntries(
      all
        .filter(({ entry, isWhole }) => isWhole === whole && entry[1].length > 0)
        .map(({ entry }) => entry),
    )
  const made = signaturePairs(loaded.flatMap(([, { signatures = [] }]) => signatures))
  const ofSignatures = stored(made)
  return {
    files: filesOf(true),
    parts: filesOf(false),
    ...(ofSignatures.length === made.length && { ofSignatures }),
  }
}

/**
 * Stores the pairs of a text in its folder, compressed: they are a fifth of the package otherwise.
 *
 * @param quality of the compression, up to 11.
 */
export function writePairs(folder: string, pairs: StoredPairs<StoredPair>, quality?: number): void {
  mkdirSync(folder, { recursive: true })
  writeFileSync(join(folder, nameOfStore), compressed(JSON.stringify(pairs), quality))
}

function restored(files: StoredPairs<StoredPair>['files']): StoredPairs['files'] {
  return Object.fromEntries(
    Object.entries(files).map(([name, pairs]) => [name, pairs.map(restoredPair)]),
  )
}

/** The pairs that are stored in the folder of a text; `undefined` in a checkout, where none are. */
export function readPairs(folder: string): StoredPairs | undefined {
  const file = join(folder, nameOfStore)
  if (!existsSync(file)) return undefined
  const { files, parts, ofSignatures }: StoredPairs<StoredPair> = JSON.parse(
    decompressed(readFileSync(file)).toString(),
  )
  return {
    files: restored(files),
    parts: restored(parts),
    ...(ofSignatures && { ofSignatures: ofSignatures.map(restoredPair) }),
  }
}
