import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { fromBytes } from '#generators/words/bytes'
import type { Expectations } from '#runner/expectations/expectations'
import { type CampaignOptions, campaign } from '#runner/fuzz/campaign/campaign'
import { casesOfRecipe, type RecipeCase } from '#runner/fuzz/campaign/cases-of-recipe'
import { faultIn, faultsOfRule } from '#runner/fuzz/campaign/faults-of-rule'
import { knownCounts, knownKey, placeOf } from '#runner/fuzz/campaign/known-place'
import { probablyKnownOf } from '#runner/fuzz/campaign/probably-known'
import type { FuzzMakers } from '#runner/fuzz/make/fuzz-makers'
import type { Recipe } from '#runner/fuzz/make/recipe'
import { usualWeights } from '#runner/fuzz/make/usual-weights'
import type { FuzzOutcome } from '#runner/fuzz/observe/observation'
import { isProblem } from '#runner/is-problem'
import { type Environment, environmentByName } from '#spec/environments'
import type { Verdict } from '#spec/verdict'
import { assembly } from '../../support/assembly.ts'
import { everyMaker } from '../../support/every-maker.ts'
import { planted } from '../../support/planted.ts'

vi.setConfig({ testTimeout: 300_000 })

const text = 'SPV_EXT_replicated_composites'
const rule = `${text}/value-has-constituent-type` as const
const environment = environmentByName('spv1.6') as Environment

function broken(name: string, mutator: string, way: string): RecipeCase {
  return {
    ...{ id: `${rule}/${name}`, rule, expect: 'invalid' },
    origin: { generator: 'value-pair', choices: {}, mutator, site: `${way} at 12` },
  }
}

const cases: readonly RecipeCase[] = [
  broken('a-1', 'value-pair', 'wider'),
  broken('b-1', 'value-pair', 'floats'),
  broken('c-1', 'value-pair', 'replicate-operand-2-structure'),
  {
    ...{ id: `${rule}/made`, rule, expect: 'valid' },
    origin: { generator: 'value-pair', choices: {} },
  },
]
const like = casesOfRecipe(cases)
const idsOf = (recipe: Recipe) => like(recipe).map(({ id }) => id.slice(rule.length + 1))

const recipe = (mutator: string, variant: string, more: Partial<Recipe> = {}): Recipe => ({
  ...{ source: 'random', name: 'small', fractions: [] },
  steps: [{ mutator, variant, at: 3 }],
  ...more,
})

describe('the cases that are made like a module', () => {
  it.each([
    ['the mutator of a pair in its way', `${text}/value-pair`, 'wider', ['a-1']],
    ['another way', `${text}/value-pair`, 'narrower', []],
    ['a mutator of another text', 'core/value-pair', 'wider', []],
    ['the edit of a pair', 'pairs/edit', 'value-pair-floats', ['b-1']],
    ['the edit for a rule', `${text}/edits-for-x`, 'value-pair-floats', ['b-1']],
    [
      'a signature',
      `${text}/replication-of-value-has-constituent-type`,
      'operand-2-structure',
      ['c-1'],
    ],
    ['a generic mutator', 'generic/value-pair', 'wider', []],
  ])('are found by %s', (_, mutator, way, found) => {
    expect(idsOf(recipe(mutator, way))).toEqual(found)
  })

  it('are those of its generator if nothing was changed', () => {
    const made = { source: 'generator', name: `${text}/value-pair` } as const
    expect(idsOf({ ...made, fractions: [], steps: [] })).toEqual(['made'])
    expect(idsOf(recipe('generic/nothing', 'at-all', made))).toEqual([])
  })

  it('are found by the first mutator of a module that was mutated twice', () => {
    const before = [`${text}/value-pair wider`]
    const again = { source: 'kept', name: 'module 3', before } as const
    expect(idsOf(recipe('generic/nothing', 'at-all', again))).toEqual(['a-1'])
  })
})

const never = { outcome: 'false-accept', reason: 'never did', cause: 'never-checked' } as const
const expectations = (more: object = {}): Expectations => ({
  ...{ tool: 'wrong', moving: {} },
  entries: [{ cases: [`${rule}/a-*`], ...never, ...more }],
})

describe('the probably known findings of a tool', () => {
  const suspectOf = (
    outcome: FuzzOutcome,
    way: string,
    { version = '1', broken: key = rule as string, entry = {} } = {},
  ) =>
    probablyKnownOf(version, expectations(entry), like).byRecipe({
      environment,
      recipe: recipe(`${text}/value-pair`, way),
      disagreement: {
        ...{ outcome, key, said: 'valid' },
        ...(outcome === 'false-accept' ? { rule: key } : {}),
      },
    })?.cause

  it('include a module made like a case that an entry explains', () => {
    expect(suspectOf('false-accept', 'wider')).toBe('never-checked')
    expect(suspectOf('crash', 'wider', { entry: { outcome: 'crash' } })).toBe('never-checked')
  })

  it.each([
    ['another way, whose case no entry explains', suspectOf('false-accept', 'floats')],
    ['another outcome', suspectOf('crash', 'wider')],
    ['another rule', suspectOf('false-accept', 'wider', { broken: 'core/type-unique' })],
    [
      'an entry for other versions',
      suspectOf('false-accept', 'wider', { version: '1', entry: { versions: { since: '2' } } }),
    ],
    [
      'an entry for other environments',
      suspectOf('false-accept', 'wider', { entry: { environments: ['vulkan*'] } }),
    ],
  ])('include nothing for %s', (_, cause) => {
    expect(cause).toBeUndefined()
  })

  it('include nothing for a way if another case of it is answered rightly', () => {
    const both = casesOfRecipe([...cases, broken('d-1', 'value-pair', 'wider')])
    const disagreement = { outcome: 'false-accept', key: rule, rule, said: 'valid' } as const
    const suspect = { environment, disagreement, recipe: recipe(`${text}/value-pair`, 'wider') }
    expect(probablyKnownOf('1', expectations(), both).byRecipe(suspect)).toBeUndefined()
  })

  it('are named by their reason if a user’s entry names no cause', () => {
    expect(suspectOf('false-accept', 'wider', { entry: { cause: undefined } })).toBe('never-did')
  })
})

it('a probably known finding is stored inside the folder whatever its cause is called, and its origins are counted', () => {
  expect(placeOf('../../../etc')).toBe('probably-known/etc')
  expect(placeOf('a', 'spirv-val@testing')).toBe('probably-known/a-spirv-val-testing')
  const suspect = { environment, recipe: recipe('a/b', 'c') } as Parameters<typeof knownKey>[2]
  const other = { environment, recipe: recipe('a/b', 'd') } as typeof suspect
  const key = (asked: typeof suspect) => knownKey('wrong false-accept: x', placeOf('one'), asked)
  const settled = new Map(
    [key(suspect), key(other), key(suspect)].map((each) => [each, 'probably-known'] as const),
  )
  expect(knownCounts(settled)).toEqual(new Map([['probably-known/one', 2]]))
})

describe('a campaign', () => {
  const makers: FuzzMakers = {
    ...everyMaker,
    generators: everyMaker.generators.filter((generator) => generator.text === text),
    aims: everyMaker.aims.filter((aim) => aim.text === text),
    weights: { ...usualWeights, sources: { ...usualWeights.sources, large: 0 } },
  }
  const all = mkdtempSync(join(tmpdir(), 'probably-known-'))
  afterAll(() => rmSync(all, { recursive: true, force: true }))
  let folder: string
  beforeEach(() => {
    folder = mkdtempSync(join(all, 'one-'))
  })

  async function search(
    outcome: 'crash' | 'false-accept',
    runs = 600,
    more: Partial<CampaignOptions> = {},
  ) {
    const done = await campaign({
      ...{ folder, tools: [planted.wrongOn(rule)], specs: [], timeoutMs: 1000, memoryMiB: 0 },
      ...{ makers, seed: 1, shard: { index: 1, count: 1 }, jobs: 1, until: { runs }, seeds: [] },
      expectations: new Map([['wrong', expectations({ outcome })]]),
      casesOfRecipe: (made) => (made.steps.length > 0 ? cases.slice(0, 1) : []),
      now: () => performance.now(),
      ...more,
    })
    if (isProblem(done)) throw new Error(done.message)
    return done
  }

  it('stores one module for each probable cause, with a count, and reports no finding', async () => {
    const { findings, known, probablyKnown } = await search('false-accept')
    expect([findings, known]).toEqual([[], 0])
    expect(probablyKnown).toMatchObject([
      { tool: 'wrong', cause: 'never-checked', folder: 'probably-known/never-checked' },
    ])
    const path = join(folder, 'probably-known', 'never-checked')
    const finding = JSON.parse(readFileSync(join(path, 'finding.json'), 'utf8'))
    expect(finding).toMatchObject({ cause: 'never-checked', case: `${rule}/a-1`, rule })
    expect(finding.count).toBe(probablyKnown[0]?.count)
    expect(fromBytes(readFileSync(join(path, 'module.spv')))?.length).toBe(finding.found.words)
    const report = readFileSync(join(path, 'report.md'), 'utf8')
    expect(report).toContain('Probably known: cause `never-checked`')
    expect(readdirSync(folder)).not.toContain('findings')
  })

  it('finds the same in two parts, since the second one continues the counts of the first', async () => {
    await search('false-accept', 256)
    const parted = await search('false-accept')
    folder = mkdtempSync(join(all, 'one-'))
    const whole = await search('false-accept')
    expect(parted.probablyKnown).toEqual(whole.probablyKnown)
    expect(whole.probablyKnown[0]?.count).toBeGreaterThan(1)
  })

  it('recognizes a small module by the operand at fault if its origin is unknown', async () => {
    const unmade = { casesOfRecipe: () => [] }
    const { findings } = await search('false-accept', 600, unmade)
    expect(findings).toHaveLength(1)
    const words = fromBytes(readFileSync(join(folder, findings[0]?.folder ?? '', 'module.spv')))
    const environments = [findings[0]?.environment ?? '']
    const like = (name: string) =>
      faultsOfRule(() => [{ ...broken(name, 'x', 'y'), environments, words: () => words }])
    folder = mkdtempSync(join(all, 'one-'))
    const known = await search('false-accept', 600, { ...unmade, faultsOfRule: like('a-1') })
    // Another instruction with the same fault stays new.
    expect(known.findings.map((found) => found.sha256)).not.toContain(findings[0]?.sha256)
    const path = join(folder, known.probablyKnown[0]?.folder ?? '')
    expect(readFileSync(join(path, 'report.md'), 'utf8')).toContain(
      'whose fault is in the same operand of the same instruction.',
    )
    const finding = JSON.parse(readFileSync(join(path, 'finding.json'), 'utf8'))
    expect(finding).toMatchObject({ by: 'fault', sha256: findings[0]?.sha256 })
    folder = mkdtempSync(join(all, 'one-'))
    const unexplained = { ...unmade, faultsOfRule: like('b-1') }
    expect((await search('false-accept', 600, unexplained)).findings).toHaveLength(1)
  })

  it('recognizes a small module by one explained case with its fault, whatever else the tool refuses', () => {
    const words = assembly('OpCapability Shader\nOpMemoryModel Logical GLSL450\n')
    const saying = (message: string): Verdict => ({
      kind: 'invalid',
      phase: 'validate',
      blames: [{ rule, word: 6, message }],
      message,
    })
    const alike = (message: string) =>
      ['b-1', 'a-1'].map((name) => ({
        ...broken(name, 'x', 'y'),
        fault: faultIn(saying(message), words),
      }))
    const about = (message: string) =>
      probablyKnownOf(
        '1',
        expectations(),
        () => [],
        () => alike(message),
      ).byFault({
        disagreement: { outcome: 'false-accept', key: rule, rule, said: 'valid' },
        environment,
        words,
        judge: saying('%3 is wider than %7'),
      })
    expect(about('%12 is wider than %5')).toMatchObject({ case: `${rule}/a-1` })
    expect(about('%12 is a pointer')).toBeUndefined()
  })

  it.each([
    ['explained for every other kind of type', ['a-1', 'a-2'], `${rule}/a-1`],
    ['refused for one of the others', ['a-1', 'b-1'], undefined],
  ])('recognizes a type that no case has if the fault is %s', (_, names, known) => {
    const kinds = ['OpTypeInt', 'OpTypeFloat']
    const words = assembly('OpCapability Shader\nOpMemoryModel Logical GLSL450\n')
    const saying = (kind: string): Verdict => {
      const message = `Pointer %4 is of ${kind}, not a pointer`
      return { kind: 'invalid', phase: 'validate', blames: [{ rule, word: 6, message }], message }
    }
    const faults = names.map((name, index) => ({
      ...broken(name, 'x', 'y'),
      fault: faultIn(saying(kinds[index] ?? ''), words),
    }))
    const found = probablyKnownOf(
      '1',
      expectations(),
      () => [],
      () => faults,
    ).byFault({
      disagreement: { outcome: 'false-accept', key: rule, rule, said: 'valid' },
      environment,
      words,
      judge: saying('OpTypeArray'),
    })
    expect(found?.case).toBe(known)
  })

  it('treats the interface of an entry point as one operand, whatever the length of its name', () => {
    const faultAt = (name: string, place: number) => {
      const words = assembly(`OpCapability Shader
OpMemoryModel Logical GLSL450
OpEntryPoint GLCompute %main "${name}" %first %second
`)
      const blames = [{ rule, word: place, message: 'is in Private' }] as const
      return faultIn({ kind: 'invalid', phase: 'validate', blames, message: '' }, words)
    }
    // The words of the head, of two instructions, and of what comes before the interface.
    const interfaceAt = 5 + 2 + 3 + 4
    const fault = faultAt('m', interfaceAt)
    expect(fault).toBe('OpEntryPoint operand 3: is in Private')
    expect(faultAt('m', interfaceAt + 1)).toBe(fault)
    expect(faultAt('a name that is longer', interfaceAt + 5)).toBe(fault)
    expect(faultAt('m', interfaceAt - 2)).toBe('OpEntryPoint operand 1: is in Private')
    expect(faultAt('m', interfaceAt - 4)).toBe('OpEntryPoint 0: is in Private')
  })

  it('leaves out a second validator that is the tool in question', async () => {
    const unmade = { casesOfRecipe: () => [] }
    const { findings } = await search('false-accept', 600, {
      ...unmade,
      second: planted.wrongOn(rule),
    })
    expect(findings.map((finding) => finding.second)).toEqual([undefined])
  })

  it('reports a finding if the cause has another outcome', async () => {
    const { findings, probablyKnown } = await search('crash')
    expect(findings.map((finding) => finding.rule)).toEqual([rule])
    expect(probablyKnown).toEqual([])
  })
})
