import { describe, expect, it } from 'vitest'
import { decode } from '#reference/decode/decode'
import { circumstances } from '#reference/undecided/circumstances'
import type { Circumstance } from '#spec/core/circumstance'
import { undecided } from '#spec/core/undecided'
import { environmentByName } from '#spec/environments'
import { assembly } from '../../support/assembly.ts'
import { newest } from '../newest.ts'
import { examples } from './circumstance-examples.ts'

function shows(circumstance: Circumstance, text: string, environment = 'spv1.6'): boolean {
  const target = environmentByName(environment) ?? newest
  return circumstances[circumstance](decode(assembly(text), target).module)
}

const names = Object.keys(examples) as readonly Circumstance[]

describe('the circumstances that leave parts of core undecided', () => {
  it('each leave a part undecided', () => {
    const used = undecided.flatMap(({ concerns }) => concerns.circumstances ?? [])
    expect(used.length).toBeGreaterThan(30)
    expect(new Set(used)).toEqual(new Set(Object.keys(circumstances)))
  })

  it.each(names)('include %s, shown by a module that has it and one that almost has it', (name) => {
    const { shown, near } = examples[name]
    expect(shows(name, shown), 'shown').toBe(true)
    expect(shows(name, near), 'near').toBe(false)
  })

  it('include members that physical pointers reach, as objects of an extension', () => {
    const members = `OpCapability Shader
OpMemberDecorate %block 0 NonWritable
%uint = OpTypeInt 32 0
%block = OpTypeStruct %uint
%pointer = OpTypePointer PhysicalStorageBuffer %block`
    expect(shows('memory-decoration-of-extension', members)).toBe(true)
    const logical = members.replace('PhysicalStorageBuffer', 'StorageBuffer')
    expect(shows('memory-decoration-of-extension', logical)).toBe(false)
  })

  it('exclude captured objects that differ in environments of Vulkan', () => {
    const { shown } = examples['capture-without-stride']
    expect(shows('capture-without-stride', shown, 'vulkan1.3')).toBe(false)
  })
})
