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

describe('the undecided parts of a module', () => {
  it('are told by what the grammar has', () => {
    const concerns = undecided.flatMap((part) => part.concerns ?? [])
    expect(concerns.length).toBeGreaterThan(15)
    for (const {
      instructions: names = [],
      decorations = [],
      capabilities = [],
      ...rest
    } of concerns) {
      for (const name of names) expect(instructionByName(name), name).toBeDefined()
      for (const name of decorations)
        expect(enumerantByName('Decoration', name), name).toBeDefined()
      for (const name of capabilities)
        expect(enumerantByName('Capability', name), name).toBeDefined()
      for (const name of rest.classes ?? []) expect(classes).toContain(name)
    }
  })

  it('are those about all modules where nothing stands in it', () => {
    expect(sections(empty)).toEqual(
      undecided.flatMap(({ section, concerns }) => (concerns === undefined ? [section] : [])),
    )
  })

  it('are found by instructions, classes, decorations and capabilities', () => {
    expect(sections(`${empty}\n%g = OpTypeVoid\n%f = OpTypeFunction %g`)).toEqual(sections(empty))
    const shader = empty.replace('Addresses', 'Shader').replace('OpenCL', 'GLSL450')
    expect(sections(shader)).toContain('2.16.2 Validation Rules for Shader Capabilities')
    const relaxed = 'OpDecorate %u RelaxedPrecision\n%u = OpTypeInt 32 0'
    expect(sections(`${shader}\n${relaxed}`)).toContain('2.14 Relaxed Precision')
    expect(sections(`${shader}\n${relaxed}`)).toContain('3.2.19 Decoration')
    expect(sections(`${empty}\n%u = OpTypeInt 32 0\n%s = OpString "x"\nOpLine %s 1 1`)).toContain(
      '2.4 Logical Layout of a Module',
    )
  })
})
