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
  it('has names of a kind if the summary names several of that kind, as whole words', () => {
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
  it('has the names of an instruction, and of its operands and their types', () => {
    const names = near(16)
    expect(names).toContain('Opcode OpLoad')
    expect(names).toContain('StorageClass Uniform')
    expect(names).not.toContain('StorageClass Private')
  })

  it('has the names of the instructions that use a result', () => {
    expect(near(7)).toEqual(expect.arrayContaining(['Decoration Block', 'StorageClass Uniform']))
    expect(near(7)).not.toContain('StorageClass Private')
  })

  it('has scopes and memory semantics by the value of their constants', () => {
    expect(near(17)).toEqual(expect.arrayContaining(['Scope Device', 'MemorySemantics Relaxed']))
    expect(near(17)).not.toContain('Scope CrossDevice')
  })

  it('has the terms of the module everywhere, also if there is no instruction', () => {
    for (const index of [4, 16, 99, -1])
      expect(near(index)).toEqual(
        expect.arrayContaining(['Capability Shader', 'MemoryModel GLSL450']),
      )
  })
})
