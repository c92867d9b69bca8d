import { cpSync, mkdirSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { manifestIn } from '#runner/corpus/manifest-in'
import { hasManifest, manifestTextIn, packManifest } from '#runner/corpus/packed-manifest'
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
