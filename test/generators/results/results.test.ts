import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { assemble } from '#generators/assembly/assemble'
import { resultCases } from '#generators/results/all-cases'
import { packageRoot } from '#runner/package-root'
import { uncertified } from '#runner/results/judge-case'
import { runFileOf, runFileSchema } from '#runner/results/run-file'
import { newestEnvironment } from '#scripts/cli/options/newest-environment'
import { ruleById } from '#spec/texts'

const cases = resultCases()
const folder = join(packageRoot(), 'corpus', 'results')

function wordsOf(assembly: string): Uint32Array {
  const made = assemble(assembly, { version: newestEnvironment.version })
  if (made.kind === 'faulty') throw new Error(JSON.stringify(made.errors[0]))
  return made.words
}

describe('cases with results', () => {
  it('are many, each with an id of its own and for every text that computes', () => {
    expect(cases.filter(({ id }) => !id.startsWith('core/')).length).toBeGreaterThan(600)
    expect(new Set(cases.map(({ id }) => id)).size).toBe(cases.length)
    const texts = new Set(cases.map(({ id }) => id.split('/')[0]))
    expect([...texts].sort()).toEqual([
      'NonSemantic.ClspvReflection',
      'SPV_EXT_descriptor_heap',
      'SPV_EXT_replicated_composites',
      'SPV_KHR_constant_data',
      'SPV_KHR_untyped_pointers',
      'core',
    ])
  })

  it('name only rules that a run decides', () => {
    const named = new Set(cases.flatMap(({ rules = [] }) => rules))
    expect(named.size).toBeGreaterThan(10)
    expect([...named].filter((id) => ruleById(id)?.decidable !== 'runtime')).toEqual([])
  })

  it('name the feature without which Vulkan leaves the remainder of negative operands open', () => {
    const divide = cases.filter(({ assembly }) =>
      /\bOpS(Rem|Mod)\b|OpSpecConstantOp %\w+ S(Rem|Mod) /.test(assembly),
    )
    expect(divide.length).toBeGreaterThan(30)
    const named = cases.filter(({ features }) => features !== undefined)
    expect(named).toEqual(divide)
    for (const { features } of named)
      expect(features).toEqual(['VkPhysicalDeviceMaintenance8FeaturesKHR.maintenance8'])
  })

  it('are what maker and interpreter agree about', () => {
    const disputed = cases.flatMap((one) => {
      const why = uncertified(wordsOf(one.assembly), runFileOf(one))
      return why === undefined ? [] : [`${one.id}: ${why}`]
    })
    expect(disputed).toEqual([])
  }, 120_000)

  it('are not certified with another byte expected, or another input', () => {
    for (const one of cases.filter((_, at) => at % 40 === 0)) {
      const expected = Object.fromEntries(
        Object.entries(one.expected).map(([binding, bytes]) => [
          binding,
          bytes.map((byte, at) => (at === 0 ? byte ^ 1 : byte)),
        ]),
      )
      const file = runFileOf({ ...one, expected })
      expect(uncertified(wordsOf(one.assembly), file)).toMatch(/byte 0: expected/)
    }
  })

  it('name only environments in which they are valid', () => {
    const one = cases.find(({ environments }) => environments !== undefined)
    if (one === undefined) throw new Error('no case of fewer environments')
    const words = wordsOf(one.assembly)
    const inVulkan = { ...runFileOf(one), environments: ['vulkan1.4'] }
    expect(uncertified(words, inVulkan)).toMatch(/^vulkan1\.4: invalid: /)
    expect(() => uncertified(words, { ...inVulkan, environments: ['vulkan9'] })).toThrow('vulkan9')
  })

  it('are committed as they are generated', () => {
    for (const one of cases) {
      const file = readFileSync(join(folder, `${one.id}.run.json`), 'utf8')
      expect(runFileSchema.parse(JSON.parse(file))).toEqual(runFileOf(one))
      expect(readFileSync(join(folder, `${one.id}.spvasm`), 'utf8')).toBe(one.assembly)
    }
  })
})
