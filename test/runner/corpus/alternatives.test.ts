import { describe, expect, it } from 'vitest'
import { alternativesOf } from '#runner/corpus/alternatives'
import { namesAt } from '#runner/corpus/names-at'
import { moduleOf } from '../../support/module-of.ts'

const module = moduleOf(`OpCapability Shader
OpCapability Linkage
OpMemoryModel Logical GLSL450
OpDecorate %block Block
%uint = OpTypeInt 32 0
%device = OpConstant %uint 1
%relaxed = OpConstant %uint 0
%block = OpTypeStruct %uint
%in_uniform = OpTypePointer Uniform %block
%in_private = OpTypePointer Private %uint
%void = OpTypeVoid
%signature = OpTypeFunction %void
%buffer = OpVariable %in_uniform Uniform
%other = OpVariable %in_private Private
%main = OpFunction %void None %signature
%begin = OpLabel
%value = OpLoad %block %buffer
%before = OpAtomicIIncrement %uint %other %device %relaxed
OpReturn
OpFunctionEnd
`)

function near(index: number): readonly string[] {
  return [...namesAt(module)(index)]
}

describe('alternativesOf', () => {
  it('lists names of a kind if the summary has several of that kind, as whole words', () => {
    const summary = 'An OpLoad from Uniform or StorageBuffer, but not a Uniforms or an Opload.'
    expect([...alternativesOf({ summary })]).toEqual([
      'StorageClass Uniform',
      'StorageClass StorageBuffer',
    ])
    expect([...alternativesOf({ summary: 'OpLoad and OpStore' })]).toEqual([
      'Opcode OpLoad',
      'Opcode OpStore',
    ])
    expect([...alternativesOf({ summary: 'The Result Type of OpLoad is not OpUnknown.' })]).toEqual(
      [],
    )
  })
})

describe('namesAt', () => {
  it('lists the names in an instruction, and those in its operands and their types', () => {
    const names = near(16)
    expect(names).toContain('Opcode OpLoad')
    expect(names).toContain('StorageClass Uniform')
    expect(names).not.toContain('StorageClass Private')
  })

  it('lists the names in the instructions that use a result', () => {
    expect(near(7)).toEqual(expect.arrayContaining(['Decoration Block', 'StorageClass Uniform']))
    expect(near(7)).not.toContain('StorageClass Private')
  })

  it('lists scopes and memory semantics by the values of constants', () => {
    expect(near(17)).toEqual(expect.arrayContaining(['Scope Device', 'MemorySemantics Relaxed']))
    expect(near(17)).not.toContain('Scope CrossDevice')
  })

  it('lists the capabilities and the memory model at every place', () => {
    for (const index of [4, 16, 99, -1])
      expect(near(index)).toEqual(
        expect.arrayContaining(['Capability Shader', 'MemoryModel GLSL450']),
      )
  })
})
