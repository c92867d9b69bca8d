import { describe, expect, it } from 'vitest'
import { decode } from '#reference/decode/decode'
import { undecidedIn } from '#reference/undecided-in'
import { knownExtensions } from '#reference/unsupported'
import { carriedByClients, carriedExtensions } from '#spec/core/carried-extensions'
import { undecided } from '#spec/core/undecided'
import { environmentByName } from '#spec/environments'
import { enumerantByName, instructions } from '#spec/grammar/grammar'
import { judgedTexts } from '#spec/judged'
import { assembly } from '../../support/assembly.ts'
import { newest } from '../newest.ts'

const classes = new Set(instructions.map((row) => row.class))

function sections(text: string, environment = newest.name): readonly string[] {
  const target = environmentByName(environment)
  if (target === undefined) throw new Error(`no environment ${environment}`)
  return undecidedIn(decode(assembly(text), target).module).map(({ section }) => section)
}

const empty = 'OpCapability Addresses\nOpCapability Linkage\nOpMemoryModel Logical OpenCL'

const shader = empty.replace('Addresses', 'Shader').replace('OpenCL', 'GLSL450')

describe('the undecided parts of a module', () => {
  it('are found by names of the grammar', () => {
    const concerns = undecided.map((part) => part.concerns)
    expect(concerns.length).toBeGreaterThan(15)
    for (const { capabilities = [], classes: named = [] } of concerns) {
      for (const name of capabilities)
        expect(enumerantByName('Capability', name), name).toBeDefined()
      for (const name of named) expect(classes).toContain(name)
    }
  })

  it('are absent from an empty module', () => {
    expect(sections(empty)).toEqual([])
    expect(sections(shader)).toEqual([])
  })

  it('are about instructions that the module has, not about those that it may have', () => {
    const exported = `${empty}\nOpDecorate %f LinkageAttributes "f" Export`
    expect(sections(exported)).toEqual([])
    expect(sections(exported.replace('Export', 'Import'))).toEqual([])
    const relaxed = `${shader}\nOpDecorate %x RelaxedPrecision\n%u = OpTypeInt 32 0\n%x = OpIAdd %u %y %y`
    expect(sections(relaxed)).toEqual([])
    expect(sections(relaxed.replace('OpTypeInt 32 0', 'OpTypeBool'))).toEqual([
      '2.14 Relaxed Precision',
    ])
  })

  it('include built-in variables only if no text of the client is known', () => {
    const builtIn = `${shader}\nOpDecorate %v BuiltIn FragCoord`
    for (const environment of ['spv1.6', 'vulkan1.3', 'opencl2.2'])
      expect(sections(builtIn, environment), environment).toEqual([])
    expect(sections(builtIn, 'opengl4.5')).toEqual(['3.2.20 BuiltIn'])
  })

  it('are found by imported sets and their instructions', () => {
    const section = '3.3.4 Extension Instructions'
    const executes = (set: string, call: string): readonly string[] =>
      sections(
        `${shader.replace('OpMemoryModel', `%s = OpExtInstImport "${set}"\nOpMemoryModel`)}\n%u = OpTypeInt 32 0\n%x = OpExtInst %u %s ${call}`,
      )
    expect(executes('OpenCL.std', 'clz %u')).not.toContain(section)
    expect(executes('OpenCL.std', 'printf %u')).not.toContain(section)
    expect(executes('GLSL.std.450', 'IMix %u %u %u')).toContain(section)
    expect(executes('OpenCL.DebugInfo.100', 'DebugInfoNone')).not.toContain(section)
    expect(executes('DebugInfo', 'DebugInfoNone')).toContain(section)
  })

  it('are found by classes of instructions and by capabilities', () => {
    expect(sections(`${empty}\nOpRetainEvent %x`)).toEqual(['3.3.22, 3.3.26, 3.3.27'])
    expect(sections(empty.replace('Addresses', 'ComputeDerivativeGroupQuadsKHR'))).toEqual([
      '3.3.16 Derivative Instructions; 3.3.10 Image Instructions',
    ])
  })

  it('include Groups, which Vulkan neither lists nor forbids, beside the extension that asks for it', () => {
    const grouped = `OpCapability Groups\n${shader}`
    expect(sections(grouped, 'vulkan1.3')).toEqual(['Vulkan, Versions and Formats: Capabilities'])
    expect(sections(grouped)).toEqual([])
  })

  it('are found by extensions without a folder', () => {
    const declares = (name: string, environment?: string): readonly string[] =>
      sections(shader.replace('OpMemoryModel', `OpExtension "${name}"\nOpMemoryModel`), environment)
    expect(declares('SPV_KHR_untyped_pointers')).not.toContain('Extensions')
    expect(declares('SPV_KHR_multiview')).not.toContain('Extensions')
    expect(declares('SPV_QCOM_tile_shading')).toContain('Extensions')
    for (const name of carriedByClients.vulkan ?? []) {
      expect(declares(name, 'vulkan1.3'), name).not.toContain('Extensions')
      expect(declares(name, 'spv1.6'), name).toContain('Extensions')
    }
  })

  it('exclude extensions that core carries, whose effect the judge knows', () => {
    const carried = [...carriedExtensions, ...Object.values(carriedByClients).flat()]
    expect(carriedExtensions.length).toBeGreaterThan(10)
    expect(carriedByClients.vulkan?.length).toBeGreaterThan(1)
    const withFolder = judgedTexts.flatMap(({ facts }) => facts.extension ?? [])
    for (const name of carried) {
      expect(knownExtensions, name).toContain(name)
      expect(withFolder, name).not.toContain(name)
    }
  })
})
