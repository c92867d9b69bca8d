import { mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { everyChoice } from '#generators/drive/every-choice'
import { type CorpusFiles, corpusFiles } from '#runner/corpus/corpus-files'
import { hexText } from '#runner/corpus/hex-text'
import { makeCorpus } from '#runner/corpus/make-corpus'
import { type Assemble, type Corpus, readCorpus } from '#runner/corpus/read-corpus'
import { readHexText } from '#runner/corpus/read-hex-text'
import { writeCorpus } from '#runner/corpus/write-corpus'
import { isProblem } from '#runner/is-problem'
import { judge, makers, ruleById, text } from './fake-text.ts'

/** "Assembly" of the fake corpus: hex words, except for modules that hold a large number. */
export const toAssembly = (words: Uint32Array): string | undefined =>
  (words[6] ?? 0) > 1000 ? undefined : hexText(words)

/** Reads it back. */
export const assemble: Assemble = (source, _, file) => {
  const module = readHexText(source, file)
  if (module instanceof Uint8Array) throw new Error(`${file}: these are no whole words`)
  return module
}

/** The fake text's corpus, as files. */
export async function fakeFiles(): Promise<CorpusFiles> {
  const { cases } = await makeCorpus([text], {
    judge,
    making: async () => ({
      makers,
      walk: everyChoice,
      ceiling: { valid: { usual: 40, most: 40 }, invalid: { usual: 40, most: 40 } },
      ruleById,
    }),
  })
  return corpusFiles(
    cases,
    { suite: { name: 'spirv-cts', version: '0.0.0' }, texts: [{ name: text.name, revision: 1 }] },
    toAssembly,
  )
}

/** A new folder below the system's temporary one. */
export function temporaryFolder(): string {
  return mkdtempSync(join(tmpdir(), 'spirv-cts-test-'))
}

/** The fake text's corpus, written to a new folder and read from there. */
export async function fakeCorpus(): Promise<Corpus> {
  const folder = temporaryFolder()
  writeCorpus(folder, (await fakeFiles()).texts, () => true)
  const corpus = readCorpus(folder, assemble)
  if (isProblem(corpus)) throw new Error(corpus.message)
  return corpus
}
