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
  it('exist for every text with instructions that compute, each under an id of its own', () => {
    expect(cases.filter(({ id }) => !id.startsWith('core/')).length).toBeGreaterThan(600)
    expect(new Set(cases.map(({ id }) => id)).size).toBe(cases.length)
    const texts = new Set(cases.map(({ id }) => id.split('/')[0]))
    expect([...texts].sort()).toEqual([
      'NonSemantic.ClspvReflection',
      'NonSemantic.DebugPrintf',
      'NonSemantic.Shader.DebugInfo',
      'SPV_EXT_descriptor_heap',
      'SPV_EXT_replicated_composites',
      'SPV_KHR_constant_data',
      'SPV_KHR_untyped_pointers',
      'core',
    ])
  })

  it('name only rules that are decided by running the module', () => {
    const named = new Set(cases.flatMap(({ rules = [] }) => rules))
    expect(named.size).toBeGreaterThan(10)
    expect([...named].filter((id) => ruleById(id)?.decidable !== 'runtime')).toEqual([])
  })

  it('name the Vulkan feature that defines the remainder of negative operands', () => {
    const divide = cases.filter(({ assembly }) =>
      /\bOpS(Rem|Mod)\b|OpSpecConstantOp %\w+ S(Rem|Mod) /.test(assembly),
    )
    expect(divide.length).toBeGreaterThan(30)
    const feature = 'VkPhysicalDeviceMaintenance8FeaturesKHR.maintenance8'
    expect(cases.filter(({ features = [] }) => features.includes(feature))).toEqual(divide)
    for (const { features } of divide) expect(features).toEqual([feature])
  })

  it('name the properties without which a device does not round as the module says', () => {
    const rounded = cases.filter(({ assembly }) => assembly.includes('OpCapability RoundingMode'))
    expect(rounded.length).toBeGreaterThan(15)
    for (const { features = [], assembly } of rounded) {
      const modes = assembly.matchAll(/OpExecutionMode %main RoundingMode(\w+ \d+)/g)
      const asked = [...modes].map(
        ([, mode = '']) =>
          `VkPhysicalDeviceVulkan12Properties.shaderRoundingMode${mode.replace(' ', 'Float')}=VK_TRUE`,
      )
      expect([...features].sort()).toEqual(asked.sort())
    }
  })

  it('have the same results by the maker and by the interpreter', () => {
    const disputed = cases.flatMap((resultCase) => {
      const why = uncertified(wordsOf(resultCase.assembly), runFileOf(resultCase))
      return why === undefined ? [] : [`${resultCase.id}: ${why}`]
    })
    expect(disputed).toEqual([])
  }, 120_000)

  it('are not certified with another expected byte or another input', () => {
    for (const sample of cases.filter((_, index) => index % 40 === 0)) {
      const expected = Object.fromEntries(
        Object.entries(sample.expected).map(([binding, bytes]) => [
          binding,
          bytes.map((byte, index) => (index === 0 ? byte ^ 1 : byte)),
        ]),
      )
      const file = runFileOf({ ...sample, expected })
      expect(uncertified(wordsOf(sample.assembly), file)).toMatch(/byte 0: expected/)
    }
  })

  it('are not certified with another message', () => {
    const printing = cases.filter(({ prints }) => prints !== undefined)
    expect(printing.length).toBeGreaterThan(8)
    for (const sample of printing) {
      const [first = '', ...others] = sample.prints ?? []
      const words = wordsOf(sample.assembly)
      const changed = [[`${first} `, ...others], others, [first, ...others, first]]
      for (const prints of changed)
        expect(uncertified(words, { ...runFileOf(sample), prints })).toMatch(/^message \d+: /)
    }
  })

  it('name only environments in which they are valid', () => {
    const resultCase = cases.find(({ environments }) => environments !== undefined)
    if (resultCase === undefined) throw new Error('no case of fewer environments')
    const words = wordsOf(resultCase.assembly)
    const inVulkan = { ...runFileOf(resultCase), environments: ['vulkan1.4'] }
    expect(uncertified(words, inVulkan)).toMatch(/^vulkan1\.4: invalid: /)
    expect(() => uncertified(words, { ...inVulkan, environments: ['vulkan9'] })).toThrow('vulkan9')
  })

  it('are committed as they are generated', () => {
    for (const resultCase of cases) {
      const file = readFileSync(join(folder, `${resultCase.id}.run.json`), 'utf8')
      expect(runFileSchema.parse(JSON.parse(file))).toEqual(runFileOf(resultCase))
      expect(readFileSync(join(folder, `${resultCase.id}.spvasm`), 'utf8')).toBe(
        resultCase.assembly,
      )
    }
  })
})
