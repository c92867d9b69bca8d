import { join } from 'node:path'
import { manifestIn } from '#runner/corpus/manifest-in'
import { validDigests } from '#runner/corpus/valid-digests'
import { isProblem } from '#runner/is-problem'
import { packageRoot } from '#runner/package-root'

/** For each rule the digest of its valid cases, as the corpus is. */
export function validQuestions(): Readonly<Record<string, string>> {
  const manifest = manifestIn(join(packageRoot(), 'corpus'))
  if (manifest === undefined || isProblem(manifest)) throw new Error('there is no sound manifest')
  return Object.fromEntries(validDigests(manifest.cases))
}
