import { describe, expect, it } from 'vitest'
import type { BlockLayouts } from '#reference/block-layouts'
import { validate } from '#reference/validate'
import { environmentByName } from '#spec/environments'
import { composed, type ModulePieces } from '../../support/composed.ts'

function lines(...all: readonly string[]): string {
  return all.join('\n')
}

/** A block `%s` in a storage class, with the offsets of its members and what else is declared and decorated. */
function block(
  storage: string,
  members: string,
  offsets: readonly number[],
  { types = '', notes = '' } = {},
): ModulePieces {
  return {
    annotations: lines(
      'OpDecorate %s Block',
      ...offsets.map((offset, n) => `OpMemberDecorate %s ${n} Offset ${offset}`),
      notes,
      ...(storage === 'PushConstant'
        ? []
        : ['OpDecorate %v DescriptorSet 0', 'OpDecorate %v Binding 0']),
    ),
    declarations: lines(
      types,
      `%s = OpTypeStruct ${members}`,
      `%p = OpTypePointer ${storage} %s`,
      `%v = OpVariable %p ${storage}`,
    ),
    ...(storage === 'StorageBuffer' && {
      extensions: 'OpExtension "SPV_KHR_storage_buffer_storage_class"',
    }),
  }
}

/** The rules of this text that are blamed where the caller says that some layouts are enabled; own cases show what is judged without. */
function blamed(
  pieces: ModulePieces,
  name = 'vulkan1.4',
  layouts: BlockLayouts | undefined = undefined,
): readonly string[] {
  const environment = environmentByName(name)
  if (environment === undefined) throw new Error(`no environment ${name}`)
  const words = composed({ minor: name === 'vulkan1.0' ? 0 : 3, ...pieces })
  const verdict = validate(words, environment, layouts && { layouts })
  if (verdict.kind === 'valid') return []
  if (verdict.kind !== 'invalid') throw new Error(JSON.stringify(verdict))
  return [...new Set(verdict.blames.map(({ rule }) => rule))].map((rule) =>
    rule.replace('Vulkan-shader-interfaces/', ''),
  )
}

const floats = (stride: number) => ({
  types: '%floats = OpTypeArray %float %uint_2',
  notes: `OpDecorate %floats ArrayStride ${stride}`,
})

describe('the layout of a block', () => {
  it('lets vectors straddle 16 bytes if the caller allows scalar alignment', () => {
    const straddling = block('StorageBuffer', '%float2 %float3', [0, 8])
    expect(blamed(straddling)).toEqual(['vector-not-straddling'])
    expect(blamed(straddling, 'vulkan1.4', { scalar: true })).toEqual([])
  })

  it('lets members be in the padding of an array if the caller allows scalar alignment', () => {
    const following = block('Uniform', '%floats %float', [0, 20], floats(16))
    expect(blamed(following)).toEqual(['member-after-composite'])
    expect(blamed(following, 'vulkan1.4', { scalar: true })).toEqual([])
  })

  it('aligns vectors like their components if the environment or the caller allows it', () => {
    const vector = block('Uniform', '%float %float2', [0, 4])
    expect(blamed(vector, 'vulkan1.0')).toEqual(['member-offset-aligned'])
    expect(blamed(vector, 'vulkan1.0', { relaxed: true })).toEqual([])
    expect(blamed(vector, 'vulkan1.1')).toEqual([])
  })

  it('is that of other blocks in Uniform, too, if the caller allows it', () => {
    const array = block('Uniform', '%floats', [0], floats(4))
    expect(blamed(array)).toEqual(['array-stride-aligned'])
    expect(blamed(array, 'vulkan1.4', { uniformStandard: true })).toEqual([])
    expect(blamed(array, 'vulkan1.4', { scalar: true })).toEqual([])
  })

  it('has an option of its own for workgroup memory', () => {
    const shared: ModulePieces = {
      minor: 4,
      capabilities: 'OpCapability Shader\nOpCapability WorkgroupMemoryExplicitLayoutKHR',
      extensions: 'OpExtension "SPV_KHR_workgroup_memory_explicit_layout"',
      interfaces: '%v',
      annotations: lines(
        'OpDecorate %s Block',
        'OpMemberDecorate %s 0 Offset 0',
        'OpMemberDecorate %s 1 Offset 8',
      ),
      declarations: lines(
        '%s = OpTypeStruct %float2 %float3',
        '%p = OpTypePointer Workgroup %s',
        '%v = OpVariable %p Workgroup',
      ),
    }
    expect(blamed(shared)).toEqual(['vector-not-straddling'])
    expect(blamed(shared, 'vulkan1.4', { scalar: true })).toEqual(['vector-not-straddling'])
    expect(blamed(shared, 'vulkan1.4', { workgroupScalar: true })).toEqual([])
  })
})
