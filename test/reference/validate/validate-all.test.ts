import { array, assert, constantFrom, integer, property, record } from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { Selection } from '#reference/selection'
import { type Submission, validate, validateAll } from '#reference/validate'
import { type Environment, environmentByName } from '#spec/environments'
import { corpusCases } from '../../texts/corpus-cases.ts'
import { traps } from '../hostile/traps.ts'
import { newest } from '../newest.ts'

const environments = ['spv1.6', 'spv1.3', 'vulkan1.4', 'vulkan1.0', 'opencl2.2'].map(
  (name) => environmentByName(name) as Environment,
)
const small = corpusCases.flatMap(({ words }, index) =>
  index % 15 === 0 && words.length < 1_000 ? [words] : [],
)

function expectAlike(submissions: readonly Submission[], selection?: Selection) {
  const verdicts = validateAll(submissions, selection)
  expect(verdicts).toEqual(
    submissions.map(({ module, environment }) => validate(module, environment, selection)),
  )
  return verdicts
}

describe('verdicts on many modules are those on each of them', () => {
  it('are equal in one environment and in several, for any order of modules', () => {
    expect(small.length).toBeGreaterThan(1_000)
    const submissions = small.map((module, index) => ({
      module,
      environment: environments[index % (index < 1_000 ? environments.length : 1)] as Environment,
    }))
    const kinds = new Set(expectAlike(submissions).map(({ kind }) => kind))
    expect([...kinds]).toEqual(expect.arrayContaining(['invalid', 'valid']))
  }, 120_000)

  it('are equal for modules with some words changed', () => {
    const change = record({ at: integer({ min: 0, max: 999 }), by: integer({ min: 0, max: 60 }) })
    const submission = record({
      words: constantFrom(...small),
      changes: array(change, { maxLength: 3 }),
      environment: constantFrom(...environments),
    }).map(({ words, changes, environment }) => {
      const module = words.slice()
      for (const { at: index, by: replacement } of changes)
        module[index % module.length] = replacement
      return { module, environment }
    })
    assert(
      property(array(submission, { maxLength: 20 }), (submissions) => {
        expectAlike(submissions)
      }),
      { numRuns: 150 },
    )
  }, 120_000)

  it('are equal for a selection of rules', () => {
    const submissions = small
      .slice(0, 300)
      .map((module) => ({ module, environment: environments[2] as Environment }))
    expectAlike(submissions, { open: true, layouts: { scalar: true } })
    expectAlike(submissions, { revisions: { SPV_KHR_untyped_pointers: 'first' } })
  }, 120_000)

  it('are equal for large and hostile modules among small ones', () => {
    const names = Object.keys(traps)
    expect(names.length).toBeGreaterThan(20)
    const modules = names.flatMap((name, index) => {
      const trap = traps[name]
      if (trap === undefined) throw new Error(`${name}: is not there`)
      return [
        trap(900),
        small[index] as Uint32Array,
        trap(8_000),
        small[index + 100] as Uint32Array,
      ]
    })
    expectAlike(modules.map((module) => ({ module, environment: newest })))
  }, 120_000)

  it('are equal for octets, broken modules and inputs that are not modules', () => {
    expect(validateAll([])).toEqual([])
    const [words] = small
    if (words === undefined) throw new Error('the corpus is empty')
    const octets = new Uint8Array(words.slice().buffer)
    const modules = [octets, octets.subarray(0, 7), new Uint8Array(0), words, octets.slice(0, -1)]
    expectAlike(modules.map((module) => ({ module, environment: newest })))
  })
})
