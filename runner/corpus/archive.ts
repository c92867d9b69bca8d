import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { dirname, join, resolve } from 'node:path'
import { z } from 'zod'
import { compressed, decompressed } from './brotli.ts'
import { caseFile } from './case-file.ts'
import type { FiledCase, Manifest } from './manifest.ts'

/** The place where the build puts the archive of the corpus: in a package, which has no other files of cases. */
export function archivePath(folder: string): string {
  return join(dirname(resolve(folder)), 'dist', 'cases.json.br')
}

const archiveSchema = z
  .strictObject({
    /** Modules without their header, which the manifest gives, in the order of the manifest. */
    cases: z.array(z.string()).readonly(),
    /** Cases with results, by their paths below the corpus. */
    results: z.record(z.string(), z.string()).readonly(),
  })
  .readonly()

/** The contents of the archive of a corpus. */
export type CorpusArchive = z.infer<typeof archiveSchema>

/** The text of a case's file without the comments before the first empty line. */
function bodyOf(text: string): string {
  return text.slice(text.indexOf('\n\n') + 2)
}

/** The text of a case's file. */
export function archivedText(filed: FiledCase, body: string): string {
  return caseFile(filed, filed.file.endsWith('.spvhex') ? 'words' : 'assembly', body)
}

/** The files of cases with results, by their paths below the corpus; what else lies in their folder does not count. */
function resultFiles(folder: string): Record<string, string> {
  const below = join(folder, 'results')
  if (!existsSync(below)) return {}
  const paths = readdirSync(below, { recursive: true, encoding: 'utf8' })
    .filter((path) => path.endsWith('.run.json') || path === 'README.md')
    .flatMap((path) =>
      path === 'README.md' ? [path] : [path, path.replace(/\.run\.json$/, '.spvasm')],
    )
    .sort()
  return Object.fromEntries(
    paths.map((path) => [
      `results/${path.replaceAll('\\', '/')}`,
      readFileSync(join(below, path), 'utf8'),
    ]),
  )
}

/**
 * The archive of the corpus in a folder: only what the manifest names and the cases with results, so that it is the same
 * whatever else lies there.
 *
 * @throws if a file is not what its case in the manifest says.
 */
export function archiveOf(folder: string, { cases }: Manifest): CorpusArchive {
  return {
    cases: cases.map((filed) => {
      const text = readFileSync(join(folder, filed.file), 'utf8')
      const body = bodyOf(text)
      if (archivedText(filed, body) !== text)
        throw new Error(`${filed.file}: differs from the manifest; spirv-cts generate writes both`)
      return body
    }),
    results: resultFiles(folder),
  }
}

/** The archive as a file. */
export function packedArchive(archive: CorpusArchive): Uint8Array {
  return compressed(JSON.stringify(archive), 10)
}

/**
 * The archive of the corpus in a package; `undefined` if cases are files, as in a checkout, or there is none.
 *
 * @throws if the archive is damaged: it is part of the package.
 */
export function readArchive(
  folder: string,
  { cases: [first] }: Manifest,
): CorpusArchive | undefined {
  const path = archivePath(folder)
  if (existsSync(join(folder, first?.file ?? '')) || !existsSync(path)) return undefined
  return archiveSchema.parse(JSON.parse(decompressed(readFileSync(path)).toString()))
}

/** The files of the cases with results of the corpus in a folder, by their paths below it: files, or in the archive. */
export function readResultFiles(
  folder: string,
  manifest: Manifest,
): Readonly<Record<string, string>> {
  return readArchive(folder, manifest)?.results ?? resultFiles(folder)
}
