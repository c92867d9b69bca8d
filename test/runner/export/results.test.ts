import { beforeAll, describe, expect, it } from 'vitest'
import type { Corpus } from '#runner/corpus/read-corpus'
import { amberRun } from '#runner/export/amber-run'
import { isProblem } from '#runner/is-problem'
import { type FiledResult, readResults } from '#runner/results/read-results'
import { readAmber } from './amber-script.ts'
import { exported, ownCorpus } from './exported.ts'
import { leftBy, type RunInput } from './run-input.ts'

/** Every form of a case: data and scalars that are specialized, push constants, heaps, several workgroups. */
const rules = [
  'SPV_KHR_constant_data/OpSpec*',
  'SPV_EXT_replicated_composites/*',
  'SPV_EXT_descriptor_heap/OpAtomic*',
  'NonSemantic.ClspvReflection/*',
  'core/OpAtomic*',
]

let corpus: Corpus
let filed: ReadonlyMap<string, FiledResult>

beforeAll(() => {
  corpus = ownCorpus()
  const read = readResults(corpus)
  if (isProblem(read)) throw new Error(read.message)
  filed = new Map(read.map((entry) => [entry.id, entry]))
})

function hex(bytes: Uint8Array): string {
  return Buffer.from(bytes).toString('hex')
}

describe('the export of results', () => {
  /** The contents of a line of the table and of the files of its folder, and nothing else. */
  function readCase(files: ReadonlyMap<string, string>, line: string) {
    const [folder = '', environment, entryPoint = '', groups = '', values = '', sizes = ''] =
      line.split('\t')
    const bytes = (path: string) => Uint8Array.from(Buffer.from(files.get(path) ?? '', 'latin1'))
    const named = (kind: string) =>
      new Map(
        [...files.keys()].flatMap((path) => {
          const [, owner, first, second] =
            /^(.*)\/(?:in|expected)-(\w+)-(\d+)\.bin$/.exec(path) ?? []
          return owner === folder && path.startsWith(`${folder}/${kind}-`)
            ? [[`${first},${second}`, bytes(path)] as const]
            : []
        }),
      )
    const pairs = (cell: string) =>
      cell === '-' ? [] : cell.split(' ').map((pair) => pair.split('=') as [string, string])
    const [x = 0, y = 0, z = 0] = groups.split(' ').map(Number)
    const input: RunInput = {
      words: new Uint32Array(bytes(`${folder}/module.spv`).buffer),
      entryPoint,
      groups: [x, y, z],
      bindings: named('in'),
      pushConstants: bytes(`${folder}/push-constants.bin`),
      specialization: new Map(
        pairs(values).map(([id, digits]) => [Number(id), Buffer.from(digits, 'hex')]),
      ),
      descriptorSizes: new Map(pairs(sizes).map(([name, size]) => [name, Number(size)])),
    }
    return { folder, environment, input, expected: named('expected') }
  }

  it('has all that is needed to run every case and to check its results', () => {
    const files = exported(corpus, 'results', { rules })
    const lines = (files.get('results.tsv') ?? '').trimEnd().split('\n')
    expect(lines.length).toBeGreaterThan(100)
    const seen = new Set<string>()
    for (const line of lines) {
      const { folder, input, expected, environment } = readCase(files, line)
      const entry = filed.get(folder.replace(/^cases\//, ''))
      expect(entry?.environments, folder).toContain(environment)
      expect(expected.size, folder).toBe(Object.keys(entry?.file.expected ?? {}).length)
      const left = leftBy(input)
      for (const [key, bytes] of expected)
        expect(left.get(key), `${folder} ${key}`).toBe(hex(bytes))
      if (input.pushConstants.length > 0) seen.add('push constants')
      if (input.specialization.size > 0) seen.add('specialization')
      if ([...input.bindings.keys()].some((key) => key.startsWith('heap,'))) seen.add('heap')
    }
    expect([...seen].sort()).toEqual(['heap', 'push constants', 'specialization'])
  })

  it('selects by instruction, case, environment and part', () => {
    const count = (choice: Parameters<typeof exported>[2]) =>
      (exported(corpus, 'results', choice).get('results.tsv') ?? '').trimEnd().split('\n').length
    const rule = ['core/OpIAdd']
    // The table says how a dispatch is run, and leaves draws out.
    const ofRule = [...filed.values()].filter(
      (entry) => entry.rule === 'core/OpIAdd' && entry.file.draw === undefined,
    )
    expect(count({ rules: rule })).toBe(ofRule.length)
    expect(count({ cases: [ofRule[0]?.id ?? ''] })).toBe(1)
    const universal = [...filed.values()].find(
      ({ environments }) => !environments.includes('vulkan1.4'),
    )
    const cases = [universal?.id ?? '', ofRule[0]?.id ?? '']
    expect(count({ cases })).toBe(2)
    expect(count({ cases, environments: ['vulkan1.4'] })).toBe(1)
    expect(count({ rules: rule, sample: { part: 0.5, seed: 1 } })).toBeLessThan(ofRule.length)
  })
})

describe('Amber scripts of cases with results', () => {
  let files: ReadonlyMap<string, string>

  beforeAll(() => {
    files = exported(corpus, 'amber', { rules })
  })

  it('contain all that a run of the case needs, and every word that it must leave', () => {
    const scripts = [...files].filter(([path]) => path.startsWith('results/'))
    expect(scripts.length).toBeGreaterThan(100)
    const seen = new Set<string>()
    for (const [path, text] of scripts) {
      const { file } = filed.get(path.slice('results/'.length, -'.amber'.length)) ?? {}
      const script = readAmber(text)
      const message = [...script.expected].map(([place, bytes]) => [place, hex(bytes)])
      expect(message, path).toEqual(
        Object.entries(file?.expected ?? {}).map(([binding, digits]) => [`0,${binding}`, digits]),
      )
      const left = leftBy(script)
      for (const [place, digits] of message) expect(left.get(place ?? ''), path).toBe(digits)
      if (script.pushConstants.length > 0) seen.add('push constants')
      if (script.specialization.size > 0) seen.add('specialization')
    }
    expect([...seen].sort()).toEqual(['push constants', 'specialization'])
  })

  it('are not written for a case with a heap, or with a specialization constant of another width', () => {
    const filesOf = (rule: string) => [...files.keys()].filter((path) => path.includes(`/${rule}/`))
    expect(filesOf('OpAtomicIAdd').length).toBeGreaterThan(0)
    expect(filesOf('SPV_EXT_descriptor_heap/OpAtomicIAdd')).toEqual([])
    const wide = [...filed.values()].filter(({ file }) =>
      Object.values(file.specialize ?? {}).some((value) => /^.{16}$/.test(`${value}`)),
    )
    expect(wide.length).toBeGreaterThan(0)
    for (const { id } of wide) expect(files.has(`results/${id}.amber`), id).toBe(false)
  })

  it('are not written for a case with a buffer that is not whole words', () => {
    const [entry] = filed.values()
    const words = entry?.words()
    if (entry === undefined || words === undefined || isProblem(words)) throw new Error('no case')
    const run = (input: Record<string, string>) =>
      amberRun({ ...entry, words, environment: 'spv1.6', file: { ...entry.file, input } })
    expect(run({ 0: '01020304' })?.buffers).toMatchObject([{ binding: 0, data: '0x04030201' }])
    expect(run({ 0: '010203' })).toBeUndefined()
  })
})
