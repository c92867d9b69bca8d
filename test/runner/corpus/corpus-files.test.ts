import {
  appendFileSync,
  existsSync,
  mkdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs'
import { join } from 'node:path'
import { beforeEach, describe, expect, it } from 'vitest'
import { casePaths } from '#runner/corpus/case-paths'
import { type CorpusFiles, corpusFiles } from '#runner/corpus/corpus-files'
import { drift } from '#runner/corpus/drift'
import type { FiledCase } from '#runner/corpus/manifest'
import { type Corpus, readCorpus } from '#runner/corpus/read-corpus'
import { sizeOf, tooLarge } from '#runner/corpus/too-large'
import { writeCorpus } from '#runner/corpus/write-corpus'
import { isProblem } from '#runner/is-problem'
import { assemble, fakeFiles, temporaryFolder } from './fake-corpus.ts'

const all = () => true
const device = { VkPhysicalDeviceLimits: { maxPushConstantsSize: 128 } }
let folder: string
let files: CorpusFiles

function read(): Corpus {
  const corpus = readCorpus(folder, assemble)
  if (isProblem(corpus)) throw new Error(corpus.message)
  return corpus
}

function refusal(content: object): string {
  if (!isProblem(content)) throw new Error('the corpus was taken')
  return content.message
}

/** The manifest as it is stored. */
interface Stored {
  readonly defaults: object
  readonly cases: Record<
    string,
    { readonly name: string; readonly control?: string; readonly origin: object }[]
  >
}

function stored(): Stored {
  return JSON.parse(readFileSync(join(folder, 'manifest.json'), 'utf8')) as Stored
}

function refusalOfStored(manifest: object): string {
  writeFileSync(join(folder, 'manifest.json'), JSON.stringify(manifest))
  return refusal(readCorpus(folder, assemble))
}

/** The answer of the reader about a manifest in which the first invalid case is changed so. */
function refusalOf(change: object): string {
  const manifest = stored()
  const broken = files.manifest.cases.find(({ expect: expected }) => expected === 'invalid')
  const row = manifest.cases[broken?.rule ?? '']?.find(
    ({ name }) => `${broken?.rule}/${name}` === broken?.id,
  )
  if (row === undefined) throw new Error('no case is invalid')
  Object.assign(row, change)
  return refusalOfStored(manifest)
}

beforeEach(async () => {
  folder = temporaryFolder()
  files = await fakeFiles()
  writeCorpus(folder, files.texts, all)
})

describe('a written corpus', () => {
  it('is read back whole, word for word', () => {
    const corpus = read()
    expect(corpus.manifest.cases.length).toBeGreaterThan(10)
    for (const filed of corpus.manifest.cases) {
      const found = corpus.read(filed)
      if (isProblem(found)) throw new Error(found.message)
      const binary = files.binaries.get(`${filed.id}.spv`)
      expect(Buffer.from(found.words.buffer)).toEqual(Buffer.from(binary as Uint8Array))
      expect(found.text).toMatch(
        `; id: ${filed.id}\n; rule: ${filed.rule}\n; expect: ${filed.expect}\n`,
      )
    }
  })

  it('has one line for each case, sorted, and a form for words that no assembler can express', () => {
    const manifest = readFileSync(join(folder, 'manifest.json'), 'utf8')
    const lines = manifest.split('\n').filter((line) => line.startsWith('      {"name"'))
    expect(lines).toHaveLength(files.manifest.cases.length)
    const ids = read().manifest.cases.map(({ id }) => id)
    expect(ids).toEqual([...ids].sort())
    const hex = files.manifest.cases.filter(({ file }) => file.endsWith('.spvhex'))
    expect(hex.length).toBeGreaterThan(0)
    for (const { file } of hex)
      expect(readFileSync(join(folder, file), 'utf8')).toMatch('No assembler can express')
  })

  it('loses only the files of cases that no longer exist', () => {
    mkdirSync(join(folder, 'SPV_TEST/gone'), { recursive: true })
    for (const left of ['SPV_TEST/gone/a-1.spvasm', 'SPV_TEST/gone/a-1.spv', 'README.md'])
      writeFileSync(join(folder, left), '')
    writeCorpus(folder, files.texts, all)
    expect(existsSync(join(folder, 'SPV_TEST/gone'))).toBe(false)
    expect(existsSync(join(folder, 'README.md'))).toBe(true)
    expect(casePaths(folder)).toHaveLength(files.manifest.cases.length)
  })
})

describe('tooLarge', () => {
  it('counts bytes, not letters, and allows exactly the limit', () => {
    const two = new Map<string, string | Uint8Array>([
      ['a', 'ä'],
      ['b', new Uint8Array(3)],
    ])
    expect(sizeOf(two)).toBe(5)
    expect(tooLarge(two, 5)).toBeUndefined()
    expect(tooLarge(two, 4)?.message).toBe('the corpus would have 5 bytes, more than 4')
  })
})

describe('the drift of committed files', () => {
  it('finds nothing in files that were just written', () => {
    expect(drift(folder, files.texts, all)).toEqual([])
  })

  it('finds files that are missing, changed and left over', () => {
    const [first, second] = casePaths(folder)
    rmSync(join(folder, first ?? ''))
    appendFileSync(join(folder, second ?? ''), '; more\n')
    writeFileSync(join(folder, 'SPV_TEST/even/left-over-1.spvasm'), '')
    const found = drift(folder, files.texts, all)
    expect(found).toHaveLength(3)
    expect(found).toContainEqual({ path: first, kind: 'missing' })
    expect(found).toContainEqual({ path: second, kind: 'changed' })
    expect(found).toContainEqual({ path: 'SPV_TEST/even/left-over-1.spvasm', kind: 'left-over' })
  })
})

describe('readCorpus', () => {
  it('reports that there is no manifest, or that it is not JSON', () => {
    expect(refusal(readCorpus(join(folder, 'nowhere'), assemble))).toMatch(
      /nowhere: no such file or folder/,
    )
    writeFileSync(join(folder, 'manifest.json'), '{"cases": [')
    expect(refusal(readCorpus(folder, assemble))).toMatch('is not JSON')
  })

  it('restores the fields that rows leave out', () => {
    const byId = (a: FiledCase, b: FiledCase) => (a.id < b.id ? -1 : 1)
    expect([...read().manifest.cases].sort(byId)).toEqual([...files.manifest.cases].sort(byId))
    const [row] = Object.values(stored().cases).flatMap((rows) =>
      rows.filter(({ control }) => control !== undefined),
    )
    expect(row).not.toHaveProperty('expect')
    expect(row?.origin).not.toHaveProperty('choices')
  })

  it('refuses a manifest without cases', () => {
    expect(refusalOfStored({ ...stored(), cases: {} })).toMatch('cases: no case')
  })

  it('refuses fields of another type, naming them', () => {
    expect(refusalOf({ expect: 'perhaps' })).toMatch(/cases\.[^ ]+\.\d+\.expect/)
  })

  it.each([['../../etc/passwd'], ['/etc/x/y'], ['..'], ['even/x']])(
    'refuses the name %s',
    (name) => {
      expect(refusalOf({ name })).toMatch(/cases\.[^ ]+\.\d+\.name/)
    },
  )

  it.each([['SPV_TEST'], ['../even'], ['SPV_TEST/..'], ['SPV_TEST/even/more']])(
    'refuses the rule %s',
    (rule) => {
      const manifest = stored()
      expect(
        refusalOfStored({ ...manifest, cases: { [rule]: Object.values(manifest.cases)[0] } }),
      ).toMatch(`cases.${rule}`)
    },
  )

  it('refuses a field that the schema does not name', () => {
    expect(refusalOf({ file: 'SPV_TEST/even/a-1.spvasm' })).toMatch('file')
  })

  it('refuses an unknown form', () => {
    expect(refusalOf({ form: 'sh' })).toMatch(/cases\.[^ ]+\.\d+\.form/)
  })

  it('refuses a name that appears twice under a rule', () => {
    const manifest = stored()
    const rows = Object.values(manifest.cases).find(({ length }) => length > 1)
    Object.assign(rows?.[1] ?? {}, { name: rows?.[0]?.name })
    expect(refusalOfStored(manifest)).toMatch('is there twice')
  })

  it('refuses a case without a generator', () => {
    const manifest = stored()
    const valid = Object.values(manifest.cases)
      .flat()
      .find(({ control }) => control === undefined)
    Object.assign(valid ?? {}, { origin: {} })
    expect(refusalOfStored(manifest)).toMatch('names a generator')
  })

  it('refuses two cases with the same words', () => {
    const [first] = files.manifest.cases
    expect(refusalOf({ sha256: first?.sha256 })).toMatch('has the same words as')
  })

  it.each([
    [{ control: undefined, origin: { generator: 'x', choices: {} } }, 'needs a control'],
    [{ control: 'SPV_TEST/even/none-1' }, 'is not in the manifest'],
    [{ environments: ['spv1.6', 'moon'] }, "no environment 'moon'"],
    [{ environments: ['spv1.0'] }, "control is not for the environment 'spv1.0'"],
    [{ limits: device, environments: ['vulkan1.3'] }, 'its control is for other limits'],
    [{ limits: device }, 'limits are of Vulkan, and an environment is spv1.6'],
    [{ limits: { VkPhysicalDeviceLimits: { maxSpeed: 1 } } }, 'Vulkan has no maxSpeed'],
    [{ limits: { VkPhysicalDeviceLimits: { maxMemoryAllocationCount: -1 } } }, 'is not a value'],
    [{ limits: 128 }, 'limits'],
  ])('refuses %o', (change, what) => {
    expect(refusalOf(change)).toMatch(what)
  })

  it('refuses a control that is invalid itself', () => {
    const broken = files.manifest.cases.filter(({ control }) => control !== null)
    expect(refusalOf({ control: broken[1]?.id })).toMatch('is no valid case')
  })
})

describe('the words of a case', () => {
  const first = () => read().manifest.cases[0] as FiledCase

  it('are missed if the file does not exist', () => {
    const filed = first()
    rmSync(join(folder, filed.file))
    expect(refusal(read().read(filed))).toMatch(`${filed.file}: there is no such file`)
  })

  it('are compared with the digest', () => {
    const filed = first()
    const path = join(folder, filed.file)
    writeFileSync(path, readFileSync(path, 'utf8').replace('0x07230203', '0x07230204'))
    expect(refusal(read().read(filed))).toMatch(
      /holds words with SHA-256 .* where the manifest says/,
    )
  })

  it('are not read from outside the corpus, even through links', () => {
    const filed = first()
    const outside = join(temporaryFolder(), 'x.spvasm')
    writeFileSync(outside, readFileSync(join(folder, filed.file)))
    rmSync(join(folder, filed.file))
    symlinkSync(outside, join(folder, filed.file))
    expect(refusal(read().read(filed))).toMatch('leads out of the corpus')
  })
})

describe('a long module', () => {
  const header = [0x0723_0203, 0x0001_0600, 0, 1, 0]
  const long = Uint32Array.from([...header, ...Array.from({ length: 5000 }, () => 0x0001_0000)])
  const about = { suite: { name: 'spirv-cts', version: '0.0.0' }, texts: [] }
  const filed = (words: Uint32Array | Uint8Array) => {
    const [first] = files.manifest.cases
    if (first === undefined) throw new Error('there are no cases')
    const { file: _file, ...rest } = first
    const lines = (words.length - header.length) * 2
    return corpusFiles([{ ...rest, words }], about, () => 'OpNop\n'.repeat(lines / 2))
  }

  it('is written in words with a mark for repetition, even if an assembler could express it', () => {
    const [path = '', text = ''] = [...filed(long).texts][0] ?? []
    expect(path).toMatch(/\.spvhex$/)
    expect(text).toContain('\n0x00010000 * 5000\n')
    expect(text).toContain('is there N times')
    const [other = ''] = [...filed(long.slice(0, 100)).texts][0] ?? []
    expect(other).toMatch(/\.spvasm$/)
  })

  it('keeps the octets after its last word, in the file and in the binary', () => {
    const octets = Uint8Array.of(3, 2, 0x23, 7, 0xab)
    const { texts, binaries } = filed(octets)
    const [path = '', text = ''] = [...texts][0] ?? []
    expect(path).toMatch(/\.spvhex$/)
    expect(text).toMatch(/\n0x07230203\nab\n$/)
    expect([...binaries.values()]).toEqual([octets])
  })
})
