import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { assemble } from '#generators/assembly/assemble'
import { validate } from '#reference/validate'
import { isProblem } from '#runner/is-problem'
import { packageRoot } from '#runner/package-root'
import type { Environment } from '#spec/environments'
import { corpusManifest } from '../../cli/input/corpus-manifest.ts'

/** The cases of the corpus that are assembly and valid in an environment: some thousand modules of about a hundred words. */
export function validModules(environment: Environment): readonly Uint32Array[] {
  const manifest = corpusManifest()
  if (manifest === undefined || isProblem(manifest)) throw new Error('there is no corpus')
  return manifest.cases.flatMap(({ file, expect }) => {
    if (expect !== 'valid' || !file.endsWith('.spvasm')) return []
    const assembled = assemble(readFileSync(join(packageRoot(), 'corpus', file), 'utf8'))
    if (assembled.kind !== 'assembled') return []
    return validate(assembled.words, environment).kind === 'valid' ? [assembled.words] : []
  })
}
