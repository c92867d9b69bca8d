import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { expect, it } from 'vitest'
import { archiveOf, archivePath, packedArchive, readResultFiles } from '#runner/corpus/archive'
import { corpusTexts } from '#runner/corpus/corpus-texts'
import { type Corpus, readCorpus } from '#runner/corpus/read-corpus'
import { writeCorpus } from '#runner/corpus/write-corpus'
import { isProblem } from '#runner/is-problem'
import { assemble, fakeFiles, temporaryFolder } from './fake-corpus.ts'

const { texts } = await fakeFiles()

function corpusIn(folder: string): Corpus {
  const corpus = readCorpus(folder, assemble)
  if (isProblem(corpus)) throw new Error(corpus.message)
  return corpus
}

const whole = temporaryFolder()
writeCorpus(whole, texts, () => true)
// In the order of the file, which is sorted.
const { manifest } = corpusIn(whole)

/** A package with an archive of the fake corpus instead of its files. */
function packed(): string {
  const folder = join(temporaryFolder(), 'corpus')
  writeCorpus(folder, texts, () => true)
  mkdirSync(join(folder, 'results/T/r'), { recursive: true })
  writeFileSync(join(folder, 'results/README.md'), 'read me')
  writeFileSync(join(folder, 'results/T/r/a.run.json'), '{}')
  writeFileSync(join(folder, 'results/T/r/a.spvasm'), 'OpNop')
  writeFileSync(join(folder, 'results/T/r/left-behind.spvasm'), 'planted')
  writeFileSync(join(folder, 'left-behind.spvasm'), 'planted')
  mkdirSync(dirname(archivePath(folder)))
  writeFileSync(archivePath(folder), packedArchive(archiveOf(folder, manifest)))
  return folder
}

function withoutFiles(folder: string): string {
  for (const { file } of manifest.cases) rmSync(join(folder, file))
  rmSync(join(folder, 'results'), { recursive: true })
  return folder
}

it('an archive holds what the manifest names and the cases with results, whatever else is in the folder', () => {
  const { cases, results } = archiveOf(packed(), manifest)
  expect(cases).toHaveLength(manifest.cases.length)
  expect(Object.keys(results).sort()).toEqual([
    'results/README.md',
    'results/T/r/a.run.json',
    'results/T/r/a.spvasm',
  ])
})

it('an archive gives back the files that it was made from', () => {
  const folder = withoutFiles(packed())
  const unpacked = corpusTexts(folder)
  if (isProblem(unpacked)) throw new Error(unpacked.message)
  expect(manifest.cases.length).toBeGreaterThan(3)
  expect(manifest.cases.some(({ file }) => file.endsWith('.spvhex'))).toBe(true)
  for (const { file } of manifest.cases) expect(unpacked.get(file)).toBe(texts.get(file))
  expect(unpacked.get('results/T/r/a.spvasm')).toBe('OpNop')
})

it('cases are read from an archive as from files', () => {
  const files = corpusIn(packed())
  const archive = corpusIn(withoutFiles(packed()))
  for (const filed of manifest.cases) expect(archive.read(filed)).toEqual(files.read(filed))
})

it('cases with results are read from an archive as from files', () => {
  const files = readResultFiles(packed(), manifest)
  expect(Object.keys(files)).toHaveLength(3)
  expect(readResultFiles(withoutFiles(packed()), manifest)).toEqual(files)
})

it('an archive does not replace a single missing file of an unpacked corpus', () => {
  const folder = packed()
  const last = manifest.cases.at(-1)
  if (last === undefined) throw new Error('no case')
  rmSync(join(folder, last.file))
  expect(corpusIn(folder).read(last)).toMatchObject({ code: 'missing-case' })
})

it('an archive is not made with a file that differs from the manifest', () => {
  const folder = packed()
  const file = manifest.cases[0]?.file ?? ''
  const text = readFileSync(join(folder, file), 'utf8')
  writeFileSync(join(folder, file), text.replace('summary: ', 'summary: not '))
  expect(() => archiveOf(folder, manifest)).toThrow(`${file}: differs from the manifest`)
})

it('words in an archive are compared with their digests', () => {
  const folder = packed()
  const { cases, results } = archiveOf(folder, manifest)
  writeFileSync(archivePath(folder), packedArchive({ cases: cases.toReversed(), results }))
  const [first] = manifest.cases
  if (first === undefined) throw new Error('no case')
  expect(corpusIn(withoutFiles(folder)).read(first)).toMatchObject({ code: 'changed-case' })
})
