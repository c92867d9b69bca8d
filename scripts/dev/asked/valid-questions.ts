import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { z } from 'zod'
import { manifestIn } from '#runner/corpus/manifest-in'
import { validDigests } from '#runner/corpus/valid-digests'
import { isProblem } from '#runner/is-problem'
import { packageRoot } from '#runner/package-root'

/** For each rule the digest of the valid cases that every tool of CI was asked about. */
export const askedFile = join(packageRoot(), 'test/runner/causes/asked.json')

/** The digests of the corpus as it is, and the rules whose valid cases are not those that tools were asked about. */
export function changedRules(): {
  readonly digests: ReadonlyMap<string, string>
  readonly changed: readonly string[]
} {
  const manifest = manifestIn(join(packageRoot(), 'corpus'))
  if (manifest === undefined || isProblem(manifest)) throw new Error('there is no sound manifest')
  const digests = validDigests(manifest.cases)
  const asked = z.record(z.string(), z.string()).parse(JSON.parse(readFileSync(askedFile, 'utf8')))
  return {
    digests,
    changed: [...digests.keys()].filter((rule) => asked[rule] !== digests.get(rule)),
  }
}
