import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { assemble } from '#generators/assembly/assemble'
import { drawnChoices } from '#generators/drive/answered-choices'
import { randomProgram } from '#generators/programs/random-program'
import { resultCases } from '#generators/results/all-cases'
import { encode } from '#generators/words/encode'
import { randomOf } from '#runner/fuzz/make/random'
import { isProblem } from '#runner/is-problem'
import { packageRoot } from '#runner/package-root'
import { corpusManifest } from '../../cli/input/corpus-manifest.ts'

/** Most modules that inputs are made of. */
const most = 300

/** Larger ones take more time and have nothing that smaller ones do not have. */
const mostWords = 160

/**
 * Modules of the corpus, from all its texts alike: one of every N, so that there are a few hundred.
 *
 * @throws if there is no corpus.
 */
export function seedModules(): readonly Uint32Array[] {
  const manifest = corpusManifest()
  if (manifest === undefined || isProblem(manifest)) throw new Error('there is no corpus')
  const files = manifest.cases.map(({ file }) => file).filter((file) => file.endsWith('.spvasm'))
  const step = Math.max(1, Math.ceil(files.length / most))
  return files
    .filter((_, index) => index % step === 0)
    .flatMap((file) => {
      const text = readFileSync(join(packageRoot(), 'corpus', file), 'utf8')
      const assembled = assemble(text)
      const fits = assembled.kind === 'assembled' && assembled.words.length <= mostWords
      return fits ? [assembled.words] : []
    })
}

const programs = 400

/** Modules that compute: the cases with results, and random programs. */
export function runnableModules(seed: number): readonly Uint32Array[] {
  const cases = resultCases().flatMap(({ assembly }) => {
    const made = assemble(assembly, { version: 0x0001_0600 })
    return made.kind === 'assembled' ? [made.words] : []
  })
  const random = Array.from({ length: programs }, (_, n) =>
    encode(randomProgram(drawnChoices(randomOf(seed, n)), 8)),
  )
  return [...cases, ...random]
}
