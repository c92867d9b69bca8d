import { mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { earlierVersions } from '#generators/pairs/damaged'
import type { Pair } from '#generators/pairs/pair'
import { signaturePairs } from '#generators/signatures/signature-pairs'
import { loadMakers } from '#runner/corpus/load-makers'
import type { MakerExports } from '#runner/corpus/loaded-makers'
import { makersOf } from '#runner/corpus/makers'
import { isPairFile, readPairFile } from '#runner/corpus/pair-files'
import { readPairs, storedPairs, writePairs } from '#runner/corpus/stored-pairs'
import { sha256 } from '#runner/farm/sha256'
import { packageRoot } from '#runner/package-root'
import { run } from '#runner/process/run'
import '../../support/needs-tools.ts'

let folder = ''
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'stored-pairs-'))
})
afterAll(() => rmSync(folder, { recursive: true }))

const stored = '%value = OpConstant %uint 1\nOpStore %variable %value\n'
const twin = `OpEntryPoint GLCompute %main "main" %variable %other\n%other = OpConstant %uint 2\n${stored}`
const written: Pair = {
  ...{ rule: 'a-rule', name: 'small', summary: 'the value is small', environments: ['spv1.6'] },
  control: `OpEntryPoint GLCompute %main "main" %variable\n${stored}`,
  broken: {
    large: {
      ...{ rule: 'a-rule', summary: 'the value is 11' },
      module: `OpEntryPoint GLCompute %main "main" %variable\n%value = OpConstant %uint 11\nOpStore %variable %value\n`,
    },
    gone: {
      ...{ rule: 'other-rule', summary: 'nothing is stored' },
      module: '%value = OpConstant %uint 1\n',
    },
    beside: {
      ...{ rule: 'a-rule', summary: 'another value is stored', twin },
      module: twin.replace('OpStore %variable %value', 'OpStore %variable %other'),
    },
  },
}
const damaged: Pair = {
  ...written,
  broken: { words: { rule: 'a-rule', summary: 'no words', module: () => new Uint32Array() } },
}

it('pairs are read back as they were written, those of files with nothing else separately', () => {
  const stored = storedPairs({
    files: [
      ['text.js', { pairs: [written] }],
      ['words.js', { pairs: [written, damaged] }],
      ['both.js', { pairs: [written], mutators: [] }],
      ['none.js', { mutators: [] }],
    ],
  })
  writePairs(folder, stored)
  expect(readPairs(folder)).toEqual({
    files: { text: [written] },
    parts: { words: [written], both: [written] },
    ofSignatures: [],
  })
})

it('a file whose pairs write other versions into the header is stored like a template', () => {
  const [older] = Object.values(earlierVersions(2))
  const module = older?.edits ?? ''
  const ofVersion: Pair = {
    ...written,
    broken: { ...written.broken, older: { rule: 'a-rule', summary: 'the version is 1.2', module } },
  }
  writePairs(folder, storedPairs({ files: [['text.js', { pairs: [ofVersion] }]] }))
  const [read] = readPairs(folder)?.files['text'] ?? []
  expect(Object.keys(read?.broken ?? {})).toEqual(['large', 'gone', 'beside', 'older'])
  expect(read?.broken['large']).toEqual(written.broken['large'])
  const damage = read?.broken['older']?.module
  const words = typeof damage === 'function' ? damage(Uint32Array.of(7, 0x10300, 3)) : []
  expect([...words]).toEqual([7, 0x10200, 3])
})

it('a file whose pairs are stored is not imported', async () => {
  const below = join(folder, 'text')
  mkdirSync(below)
  writeFileSync(join(below, 'package.json'), '{"type":"module"}')
  // Sources look for makers as sources, and compiled files look for compiled makers.
  for (const ending of ['ts', 'js']) {
    writeFileSync(join(below, `pairs-only.${ending}`), `throw new Error('imported')`)
    writeFileSync(join(below, `others.${ending}`), `export const mutators = [{ name: 'one' }]`)
  }
  await expect(loadMakers('text', folder)).rejects.toThrow('imported')
  writePairs(below, storedPairs({ files: [['pairs-only.ts', { pairs: [written] }]] }))
  const others = { mutators: [{ name: 'one' }], pairs: [written], signaturePairs: [] }
  expect(await makersOf('text', folder)).toMatchObject(others)
  for (const ending of ['ts', 'js']) rmSync(join(below, `pairs-only.${ending}`))
  expect(await makersOf('text', folder)).toMatchObject({
    mutators: [{ name: 'one' }],
    pairs: [written],
    signaturePairs: [],
  })
})

it('a file with other makers is imported, and only its pairs that are stored are read', async () => {
  const below = join(folder, 'mixed')
  mkdirSync(below)
  writeFileSync(join(below, 'package.json'), '{"type":"module"}')
  for (const ending of ['ts', 'js'])
    writeFileSync(
      join(below, `both.${ending}`),
      `const pair = (name) => ({ rule: 'a-rule', name, get control() { throw new Error(\`worked out: \${name}\`) } })
export const pairs = [pair('new'), pair('small')]
export const mutators = [{ name: 'one' }]`,
    )
  writePairs(below, storedPairs({ files: [['both.ts', { pairs: [written], mutators: [] }]] }))
  const { pairs, mutators } = await makersOf('mixed', folder)
  expect(mutators).toEqual([{ name: 'one' }])
  expect(pairs[1]).toEqual(written)
  expect(() => pairs[0]?.control).toThrow('worked out: new')
})

/** The pairs of a text as its files have them, none of them stored, in the order in which makers are loaded. */
async function exportedPairs(text: string): Promise<readonly Pair[]> {
  const below = join(packageRoot(), 'generators', text)
  const names = readdirSync(below)
    .filter((name) => name.endsWith('.ts') || isPairFile(name))
    .map((name) => name.replace(/\.ts$/, '.js'))
  const files: readonly MakerExports[] = await Promise.all(
    names
      .sort()
      .map((name) =>
        isPairFile(name)
          ? { pairs: readPairFile(below, name) }
          : import(`#generators/${text}/${name.slice(0, -'.js'.length)}`),
      ),
  )
  return files.flatMap(({ pairs = [] }) => pairs)
}

it('the built package has the pairs of the sources', async () => {
  const dist = (file: string) => pathToFileURL(join(packageRoot(), 'dist', file)).href
  const script = `import { createHash } from 'node:crypto'
    import { makersOf } from '${dist('runner/corpus/makers.js')}'
    const { pairs, signaturePairs } = await makersOf('core')
    const text = JSON.stringify([pairs, signaturePairs])
    console.log(createHash('sha256').update(text).digest('hex'))`
  const built = await run([process.execPath, '--input-type=module', '-e', script])
  const { signatures } = await makersOf('core')
  const pairs = await exportedPairs('core')
  expect(pairs.length).toBeGreaterThan(1000)
  const expected = sha256(JSON.stringify([pairs, signaturePairs(signatures)]))
  expect(built).toMatchObject({ exitCode: 0, stdout: `${expected}\n` })
}, 400_000)
