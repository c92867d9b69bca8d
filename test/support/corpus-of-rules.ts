import { symlinkSync } from 'node:fs'
import { join } from 'node:path'
import { assembleText, toAssembly } from '#runner/corpus/assembly'
import { corpusFiles } from '#runner/corpus/corpus-files'
import { readCorpus } from '#runner/corpus/read-corpus'
import { writeCorpus } from '#runner/corpus/write-corpus'
import { isProblem } from '#runner/is-problem'
import { packageRoot } from '#runner/package-root'
import { temporaryFolder } from '../runner/corpus/fake-corpus.ts'

/** A new folder with the cases of the corpus whose rules begin so, and all that the corpus records of tools. */
export function corpusOfRules(beginning: string): string {
  const folder = temporaryFolder()
  const whole = join(packageRoot(), 'corpus')
  const corpus = readCorpus(whole, assembleText)
  if (isProblem(corpus)) throw new Error(corpus.message)
  const { suite, texts, cases } = corpus.manifest
  const chosen = cases.filter(({ rule }) => rule.startsWith(beginning))
  const ids = new Set(chosen.flatMap(({ id, control }) => [id, control]))
  const made = cases
    .filter(({ id }) => ids.has(id))
    .map((filed) => {
      const read = corpus.read(filed)
      if (isProblem(read)) throw new Error(read.message)
      return { ...filed, words: read.octets ?? read.words }
    })
  writeCorpus(folder, corpusFiles(made, { suite, texts }, toAssembly).texts, () => true)
  for (const name of ['causes', 'expectations']) symlinkSync(join(whole, name), join(folder, name))
  return folder
}
