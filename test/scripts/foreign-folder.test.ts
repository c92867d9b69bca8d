import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import picocolors from 'picocolors'
import { beforeAll, describe, expect, it } from 'vitest'
import { toBytes } from '#generators/words/bytes'
import { check } from '#runner/check/check'
import { chooseCases } from '#runner/check/choose-cases'
import type { Corpus } from '#runner/corpus/read-corpus'
import { foreignAnswers } from '#runner/foreign/foreign-answers'
import { foreignText } from '#runner/foreign/foreign-text'
import { isProblem } from '#runner/is-problem'
import type { RunLog } from '#runner/log/run-log'
import { referenceOracle } from '#runner/oracle/reference-oracle'
import { formats } from '#runner/report/formats'
import { materialOf } from '#runner/report/material-of'
import { summary } from '#runner/report/summary'
import { isBroken } from '#scripts/cli/check/show-foreign'
import {
  areFiles,
  foreignFiles,
  foreignFolder,
  isForeignFolder,
} from '#scripts/cli/input/foreign-folder'
import { texts } from '#spec/texts'
import { temporaryFolder } from '../runner/corpus/fake-corpus.ts'
import { assembly } from '../support/assembly.ts'
import { ctsHere } from '../support/cts-here.ts'
import { planted } from '../support/planted.ts'
import { reportText } from '../support/report-text.ts'

const valid = 'OpCapability Shader\nOpCapability Linkage\nOpMemoryModel Logical GLSL450\n'
const twice = `${valid}%1 = OpTypeInt 32 0\n%2 = OpTypeInt 32 0\n`
const rule = 'core/unique-types'

function folder(sidecar?: object): string {
  const made = temporaryFolder()
  mkdirSync(join(made, 'deep'))
  writeFileSync(join(made, 'good.spvasm'), `; environments: spv1.3 spv1.5\n${twice.split('%')[0]}`)
  writeFileSync(join(made, 'deep/twice.spvasm'), twice)
  writeFileSync(join(made, 'old.spv'), toBytes(assembly(valid, { version: 0x0001_0300 })))
  if (sidecar !== undefined) writeFileSync(join(made, 'environments.json'), JSON.stringify(sidecar))
  return made
}

async function read(path: string, named?: readonly string[]): Promise<Corpus> {
  const corpus = await foreignFolder(path, named)
  if (isProblem(corpus)) throw new Error(corpus.message)
  return corpus
}

async function asked(corpus: Corpus, baseline?: RunLog): Promise<RunLog> {
  const log = await check({
    ...{ corpus, cases: corpus.manifest.cases, texts, jobs: 1, expectations: new Map() },
    tools: [await referenceOracle(), planted.wrongOn(corpus.manifest.cases[0]?.rule ?? '')],
    ...(baseline === undefined ? {} : { baseline }),
    about: { suite: corpus.manifest.suite, shard: { index: 1, count: 1 }, selection: {} },
  })
  if (isProblem(log)) throw new Error(log.message)
  return log
}

const where = ({ manifest }: Corpus) =>
  Object.fromEntries(manifest.cases.map(({ id, environments }) => [id, environments]))

describe('a folder of modules', () => {
  let corpus: Corpus
  let log: RunLog
  beforeAll(async () => {
    corpus = await read(folder())
    log = await asked(corpus)
  })

  it('is a corpus that expects the verdict of the reference, with the origin of each module', () => {
    expect(isForeignFolder(corpus.folder)).toBe(true)
    const [first] = corpus.manifest.cases
    expect(first).toMatchObject({ expect: 'invalid', file: 'deep/twice.spvasm' })
    expect(first?.id).toBe(`${first?.rule}/deep/twice.spvasm`)
    expect(where(corpus)).toEqual({
      [first?.id ?? rule]: ['spv1.6'],
      'modules/valid/good.spvasm': ['spv1.3'],
      'modules/valid/good.spvasm@spv1.5': ['spv1.5'],
      'modules/valid/old.spv': ['spv1.3'],
    })
  })

  it('is asked about in the environments of environments.json, unless --env names others', async () => {
    const path = folder({ '*.spv': ['spv1.4'], 'deep/*': ['spv1.0', 'spv1.5'] })
    const found = await read(path)
    expect(Object.values(where(found))).toEqual([
      ['spv1.0'],
      ['spv1.5'],
      ['spv1.3'],
      ['spv1.5'],
      ['spv1.4'],
    ])
    expect(Object.values(where(await read(path, ['spv1.6'])))).toEqual(Array(3).fill(['spv1.6']))
    expect(await foreignFolder(folder({ '*': ['spv9'] }), undefined)).toMatchObject({
      code: 'unknown-environment',
    })
    expect(await foreignFolder(folder({ '*': 'spv1.6' }), undefined)).toMatchObject({
      code: 'bad-environments',
    })
    expect(await foreignFolder(temporaryFolder(), undefined)).toMatchObject({ code: 'no-module' })
  })

  it('has each file assembled for the version of its environment, as validate does', async () => {
    const path = temporaryFolder()
    const kernel = `OpCapability Kernel\nOpCapability Addresses\nOpCapability Linkage\nOpMemoryModel Physical32 OpenCL\n`
    writeFileSync(join(path, 'cb.spvasm'), `; Version: 1.2\n${kernel}`)
    writeFileSync(join(path, 'environments.json'), '{"cb*": ["spv1.6", "opencl2.2", "vulkan1.3"]}')
    const assembled = await read(path)
    expect(assembled.manifest.cases.map(({ id, expect: verdict }) => [id, verdict])).toEqual([
      ['modules/valid/cb.spvasm', 'valid'],
      [expect.stringMatching(/^Vulkan-.*cb\.spvasm$|^core\/.*cb\.spvasm$/), 'invalid'],
      ['modules/valid/cb.spvasm@opencl2.2', 'valid'],
    ])
    const versions = assembled.manifest.cases.map((filed) => {
      const found = assembled.read(filed)
      return isProblem(found) ? found.message : found.words[1]
    })
    expect(versions).toEqual([0x0001_0600, 0x0001_0600, 0x0001_0200])
  })

  it('may contain octets that are not words, which are an invalid module and reach tools unchanged', async () => {
    const path = temporaryFolder()
    const octets = toBytes(assembly(valid)).subarray(0, -2)
    writeFileSync(join(path, 'cut.spv'), octets)
    const found = await read(path)
    expect(found.manifest.cases).toMatchObject([
      { id: 'core/whole-words/cut.spv', expect: 'invalid', phase: 'decode' },
    ])
    const { results } = await asked(found)
    expect(results.find(({ oracle }) => oracle === 'reference')?.outcome).toBe('agree')
  })

  it('may be replaced by single files, which are judged as validate judges them', async () => {
    const directory = folder({ '*': ['vulkan1.0'] })
    const files = ['old.spv', 'deep/twice.spvasm'].map((path) => join(directory, path))
    expect(areFiles(files)).toBe(true)
    expect(areFiles([join(directory, 'gone.spv')])).toBe(true)
    expect(areFiles([directory])).toBe(false)
    const found = await foreignFiles(files, undefined)
    if (isProblem(found)) throw new Error(found.message)
    expect(found.folder).toBe(directory)
    expect(found.manifest.cases.map(({ file, environments }) => [file, environments])).toEqual([
      ['deep/twice.spvasm', ['spv1.6']],
      ['old.spv', ['spv1.3']],
    ])
    expect(await foreignFiles([directory, ...files], undefined)).toMatchObject({
      code: 'bad-usage',
    })
    expect(await foreignFiles([join(directory, 'gone.spv')], undefined)).toMatchObject({
      code: 'unreadable',
    })
    const checked = await ctsHere(['check', ...files])
    expect(checked.stdout).toMatch('twice.spvasm: invalid for spv1.6')
    expect(checked.stdout).toMatch('2 answers: 1 valid, 1 invalid, 0 not judged')
  })

  it('leads to a log that every report shows', () => {
    expect(summary(log)).toMatchObject({ failed: true, stale: [] })
    const material = materialOf(corpus)
    for (const name of Object.keys(formats))
      if (name !== 'vuids' && name !== 'drivers')
        expect(reportText(name, log, material).length, name).toBeGreaterThan(50)
    expect(reportText('junit', log, material)).toContain('deep/twice.spvasm')
    expect(reportText('sarif', log, material)).toContain('"uri": "deep/twice.spvasm"')
  })

  it('is reported with the number of agreements, lines and instructions', () => {
    const answers = foreignAnswers(log, corpus, texts)
    const text = [...foreignText(answers, picocolors.createColors(false))].join('')
    expect(text).toMatch(
      /twice\.spvasm: invalid for spv1\.6\n {2}word \d+, line 10: .* \(core\/.*\)\n {4}%2 = OpTypeInt 32 0\n {2}wrong disagrees: false-accept: valid/,
    )
    expect(text).toContain('wrong agrees about 3 of 4, 1 false-accept')
    expect(text).toContain('4 answers: 3 valid, 1 invalid, 0 not judged')
    expect(answers[0]).toMatchObject({ blames: [{ instruction: 5, line: 10 }] })
  })

  it('fails a run for what a baseline does not have', async () => {
    const again = await asked(corpus, log)
    expect(summary(again).failed).toBe(false)
    expect(isBroken(again, log)).toBe(false)
    expect(isBroken(again, undefined)).toBe(true)
  })

  it('can be split into shards, and filtered', () => {
    const { cases } = corpus.manifest
    const shards = [1, 2].map((index) => chooseCases(cases, { shard: { index, count: 2 } }))
    expect(shards.flat()).toHaveLength(4)
    expect(chooseCases(cases, { cases: ['**/*.spv'] })).toHaveLength(1)
    expect(chooseCases(cases, { rules: ['!modules/*'] })).toHaveLength(1)
  })
})
