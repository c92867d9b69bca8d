import { describe, expect, it } from 'vitest'
import { decode } from '#reference/decode/decode'
import { undecidedIn } from '#reference/undecided-in'
import { undecided } from '#spec/core/undecided'
import { enumerantByName, instructionByName, instructions } from '#spec/grammar/grammar'
import { assembly } from '../../support/assembly.ts'
import { newest } from '../newest.ts'

const classes = new Set(instructions.map((row) => row.class))

function sections(text: string): readonly string[] {
  return undecidedIn(decode(assembly(text), newest).module).map(({ section }) => section)
}

const empty = 'OpCapability Addresses\nOpCapability Linkage\nOpMemoryModel Logical OpenCL'

const shader = empty.replace('Addresses', 'Shader').replace('OpenCL', 'GLSL450')

describe('the undecided parts of a module', () => {
  it('undecided parts are found by what the grammar has', () => {
    const concerns = undecided.flatMap((part) => part.concerns ?? [])
    expect(concerns.length).toBeGreaterThan(15)
    for (const {
      instructions: names = [],
      decorations = [],
      capabilities = [],
      capabilitiesTogether = [],
      instructionsTogether = [],
      ...rest
    } of concerns) {
      for (const name of names) expect(instructionByName(name), name).toBeDefined()
      for (const name of decorations)
        expect(enumerantByName('Decoration', name), name).toBeDefined()
      for (const name of [...capabilities, ...capabilitiesTogether])
        expect(enumerantByName('Capability', name), name).toBeDefined()
      for (const name of instructionsTogether.flat())
        expect(instructionByName(name), name).toBeDefined()
      for (const name of rest.classes ?? []) expect(classes).toContain(name)
    }
  })

  it('an empty module has the undecided parts about all modules', () => {
    expect(sections(empty)).toEqual(
      undecided.flatMap(({ section, concerns }) => (concerns === undefined ? [section] : [])),
    )
  })

  it('undecided parts are found by instructions, classes, decorations and capabilities', () => {
    expect(sections(`${empty}\n%g = OpTypeVoid\n%f = OpTypeFunction %g`)).toEqual(sections(empty))
    const relaxed = 'OpDecorate %u RelaxedPrecision\n%u = OpTypeInt 32 0'
    expect(sections(`${shader}\n${relaxed}`)).toContain('2.14 Relaxed Precision')
    expect(sections(`${shader}\n${relaxed}`)).not.toContain('3.2.19 Decoration')
    const changed = relaxed.replace('RelaxedPrecision', 'Volatile')
    expect(sections(`${shader}\n${changed}`)).toContain('3.2.19 Decoration')
    expect(sections(`${shader}\n%x = OpImageSparseGather %x %x %x %x`)).toContain(
      '3.3.10 Image Instructions',
    )
    expect(sections(empty.replace('Addresses', 'ImageBasic'))).toContain(
      '2.1 Language Capabilities',
    )
  })

  it('undecided parts are found by capabilities together', () => {
    const section = '2.16.3 Validation Rules for Kernel Capabilities'
    const kernel = empty.replace('Addresses', 'Kernel')
    expect(sections(kernel)).not.toContain(section)
    expect(sections(`OpCapability Shader\n${kernel}`)).toContain(section)
  })

  it('undecided parts are found by instructions together', () => {
    const section = '2.16.1 Universal Validation Rules'
    const image = '%v = OpTypeVoid\n%i = OpTypeImage %v 2D 0 0 0 0 Unknown'
    expect(sections(`${shader}\n${image}`)).not.toContain(section)
    expect(sections(`${shader}\n${image}\n%x = OpFunctionCall %v %i`)).toContain(section)
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
    expect(executes('OpenCL.DebugInfo.100', 'DebugInfoNone')).toContain(section)
  })

  it('are found by extensions without a folder', () => {
    const declares = (name: string): readonly string[] =>
      sections(shader.replace('OpMemoryModel', `OpExtension "${name}"\nOpMemoryModel`))
    expect(declares('SPV_KHR_untyped_pointers')).not.toContain('Extensions')
    expect(declares('SPV_KHR_multiview')).toContain('Extensions')
  })
})
