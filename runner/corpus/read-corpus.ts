import { existsSync, readFileSync, realpathSync } from 'node:fs'
import { join, sep } from 'node:path'
import { isProblem } from '../is-problem.ts'
import { type Problem, problem } from '../problem.ts'
import { digest } from './digest.ts'
import type { FiledCase, Manifest } from './manifest.ts'
import { readHexText } from './read-hex-text.ts'
import { readManifest } from './read-manifest.ts'

/** A corpus whose manifest was read; words are read case by case. */
export interface Corpus {
  readonly folder: string
  /** Modules of somebody's: what each expects is what the reference says of it. */
  readonly isForeign?: true
  readonly manifest: Manifest
  /** A case of the manifest, its words checked against their digest; a problem when they cannot be had. */
  readonly read: (of: FiledCase) => ReadCase | Problem
}

/** What a case's file holds. */
export interface ReadCase {
  readonly text: string
  readonly words: Uint32Array
}

/** Turns assembly into words. `file` is what problems name. */
export type Assemble = (text: string, environment: string, file: string) => Uint32Array | Problem

/**
 * The corpus in a folder.
 *
 * @returns a problem when there is no manifest, or it is not sound; what the cases' files hold is looked at later.
 */
export function readCorpus(folder: string, assemble: Assemble): Corpus | Problem {
  const path = join(folder, 'manifest.json')
  if (!existsSync(path))
    return problem('no-corpus', `${path}: there is no such file`, 'spirv-cts generate writes one')
  const manifest = readManifest(readFileSync(path, 'utf8'), path)
  if (isProblem(manifest)) return manifest
  // A run asks with the words, compares controls with them, and reports show them.
  const known = new Map<FiledCase, ReadCase>()
  return {
    folder,
    manifest,
    read: (of) => {
      const found = known.get(of) ?? readCase(folder, of, assemble)
      if (!isProblem(found)) known.set(of, found)
      return found
    },
  }
}

function readCase(folder: string, of: FiledCase, assemble: Assemble): ReadCase | Problem {
  const path = join(folder, of.file)
  if (!existsSync(path)) return problem('missing-case', `${path}: there is no such file`)
  if (!realpathSync.native(path).startsWith(realpathSync.native(folder) + sep))
    return problem('outside-corpus', `${path}: leads out of the corpus`)
  const text = readFileSync(path, 'utf8')
  const words = of.file.endsWith('.spvhex')
    ? readHexText(text, path)
    : assemble(text, of.environments[0] ?? '', path)
  if (isProblem(words)) return words
  const sha256 = digest(words)
  return sha256 === of.sha256
    ? { text, words }
    : problem(
        'changed-case',
        `${path}: holds words with SHA-256 ${sha256} where the manifest says ${of.sha256}`,
      )
}
