import { existsSync, readFileSync, realpathSync } from 'node:fs'
import { join, sep } from 'node:path'
import { isProblem } from '../is-problem.ts'
import { type Problem, problem } from '../problem.ts'
import { archivedText, readArchive } from './archive.ts'
import { digest } from './digest.ts'
import type { FiledCase, Manifest } from './manifest.ts'
import { manifestIn } from './manifest-in.ts'
import { readHexText } from './read-hex-text.ts'
import { wordsAndRest } from './words-and-rest.ts'

/** A corpus whose manifest was read; words are read case by case. */
export interface Corpus {
  readonly folder: string
  /** A user's modules: the expectation of each is the reference's verdict on it. */
  readonly isForeign?: true
  /** The judge's own cases, about which nothing is recorded of tools. */
  readonly isOwn?: true
  readonly manifest: Manifest
  /** A case of the manifest, its words checked against their digest; a problem when they cannot be had. */
  readonly read: (filed: FiledCase) => ReadCase | Problem
}

/** The contents of a case's file. */
export interface ReadCase {
  readonly text: string
  readonly words: Uint32Array
  /** The octets that tools are asked about if the file is not whole words. */
  readonly octets?: Uint8Array
}

/** Reads the text of a case, and names it in problems. */
interface CaseText {
  readonly name: string
  readonly text: string
}

/** Turns assembly into words. `file` is what problems name. */
export type Assemble = (text: string, environment: string, file: string) => Uint32Array | Problem

/**
 * The corpus in a folder: cases are files of it, or in the archive that a package has instead.
 *
 * @returns a problem if there is no manifest, or it is not sound; the contents of the cases' files are checked later.
 */
export function readCorpus(folder: string, assemble: Assemble): Corpus | Problem {
  const manifest = manifestIn(folder)
  if (manifest === undefined && !existsSync(folder))
    return problem('no-corpus', `${folder}: no such file or folder`)
  if (manifest === undefined)
    return problem(
      'no-corpus',
      `${join(folder, 'manifest.json')}: there is no such file`,
      'spirv-cts generate writes one',
    )
  if (isProblem(manifest)) return manifest
  const bodies = archivedBodies(folder, manifest)
  // A run asks with the words, compares controls with them, and reports show them.
  const known = new Map<FiledCase, ReadCase>()
  return {
    folder,
    manifest,
    read: (filed) => {
      const found = known.get(filed) ?? readCase(folder, filed, bodies, assemble)
      if (!isProblem(found)) known.set(filed, found)
      return found
    },
  }
}

/** Finds a case in the archive of a corpus, which is read when a case without a file is first asked for. */
function archivedBodies(
  folder: string,
  manifest: Manifest,
): (filed: FiledCase) => string | undefined {
  let bodies: ReadonlyMap<string, string> | undefined
  return ({ id }) => {
    bodies ??= new Map(
      readArchive(folder, manifest)?.cases.map((body, index): [string, string] => [
        manifest.cases[index]?.id ?? '',
        body,
      ]),
    )
    return bodies.get(id)
  }
}

function sourceOf(
  folder: string,
  filed: FiledCase,
  bodies: (filed: FiledCase) => string | undefined,
): CaseText | Problem {
  const name = join(folder, filed.file)
  if (!existsSync(name)) {
    const body = bodies(filed)
    return body === undefined
      ? problem('missing-case', `${name}: there is no such file`)
      : { name, text: archivedText(filed, body) }
  }
  if (!realpathSync.native(name).startsWith(realpathSync.native(folder) + sep))
    return problem('outside-corpus', `${name}: leads out of the corpus`)
  return { name, text: readFileSync(name, 'utf8') }
}

function readCase(
  folder: string,
  filed: FiledCase,
  bodies: (filed: FiledCase) => string | undefined,
  assemble: Assemble,
): ReadCase | Problem {
  const source = sourceOf(folder, filed, bodies)
  if (isProblem(source)) return source
  const { name: path, text } = source
  const module = filed.file.endsWith('.spvhex')
    ? readHexText(text, path)
    : assemble(text, filed.environments[0] ?? '', path)
  if (!(module instanceof Uint8Array) && isProblem(module)) return module
  const sha256 = digest(module)
  return sha256 === filed.sha256
    ? { text, ...wordsAndRest(module) }
    : problem(
        'changed-case',
        `${path}: holds words with SHA-256 ${sha256} where the manifest says ${filed.sha256}`,
      )
}
