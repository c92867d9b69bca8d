import { cpSync, mkdirSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { casesByRule } from '#runner/corpus/covers'
import { manifestIn } from '#runner/corpus/manifest-in'
import { packedCasesOfRule } from '#runner/corpus/packed-cases-of-rule'
import { hasManifest, manifestTextIn, packManifest } from '#runner/corpus/packed-manifest'
import { isProblem } from '#runner/is-problem'
import { packageRoot } from '#runner/package-root'
import { temporaryFolder } from './fake-corpus.ts'

const committed = join(packageRoot(), 'corpus')
const text = readFileSync(join(committed, 'manifest.json'), 'utf8')

/** A package whose corpus has no manifest as a file. */
function packageFolder(): string {
  const root = temporaryFolder()
  for (const name of ['dist', 'corpus']) mkdirSync(join(root, name))
  cpSync(join(committed, 'manifest.schema.json'), join(root, 'corpus/manifest.schema.json'))
  return root
}

/** A package is compressed better, which takes a hundred times as long. */
const quality = 5

it('a package has the manifest packed, and unpacking it restores every letter', () => {
  const root = packageFolder()
  const corpus = join(root, 'corpus')
  packManifest(corpus, text, quality)
  expect(hasManifest(corpus)).toBe(true)
  expect(manifestTextIn(corpus) === text).toBe(true)
  expect(manifestIn(corpus)).toMatchObject({
    cases: { length: text.split('"sha256":').length - 1 },
  })
  const [bare, digests] = ['manifest.json.br', 'manifest.digests'].map(
    (name) => statSync(join(root, 'dist', name)).size,
  )
  expect((bare ?? 0) + (digests ?? 0)).toBeLessThan(text.length / 6)
})

it('a manifest file is preferred to the packed one, and a folder with neither has no manifest', () => {
  const root = packageFolder()
  const corpus = join(root, 'corpus')
  expect([hasManifest(corpus), manifestTextIn(corpus), manifestIn(corpus)]).toEqual([
    false,
    undefined,
    undefined,
  ])
  packManifest(corpus, text, quality)
  expect(hasManifest(corpus)).toBe(true)
  writeFileSync(join(corpus, 'manifest.json'), 'a file')
  expect(manifestTextIn(corpus)).toBe('a file')
  // A foreign folder beside a foreign `dist` is not a corpus.
  const other = join(root, 'other')
  mkdirSync(other)
  expect(hasManifest(other)).toBe(false)
})

it('the cases of a rule in a package are those of the whole manifest, without their digests', () => {
  const root = packageFolder()
  const corpus = join(root, 'corpus')
  packManifest(corpus, text, quality)
  const manifest = manifestIn(corpus)
  if (manifest === undefined || isProblem(manifest)) throw new Error('no manifest')
  const byRule = casesByRule(manifest.cases)
  const rules = [...byRule.keys()]
  const asked = rules.filter((_, index) => index % 40 === 0 || index === rules.length - 1)
  expect(asked.length).toBeGreaterThan(20)
  for (const rule of asked) {
    const whole = (byRule.get(rule) ?? []).map((each) => ({ ...each, sha256: '' }))
    const alone = packedCasesOfRule(corpus, rule)?.map((each) => ({ ...each, sha256: '' }))
    expect(alone, rule).toEqual(whole)
  }
  expect(packedCasesOfRule(corpus, 'core/no-such-rule')).toEqual([])
  expect(packedCasesOfRule(join(packageFolder(), 'corpus'), 'core/magic-number')).toBeUndefined()
})
