import { describe, expect, it } from 'vitest'
import type { BlockLayouts } from '#reference/block-layouts'
import { validate } from '#reference/validate'
import { environmentByName } from '#spec/environments'
import { compose, type Pieces } from '../core/pieces.ts'

function lines(...all: readonly string[]): string {
  return all.join('\n')
}

/** A block `%s` in a storage class, with the offsets of its members and what else is declared and decorated. */
function block(
  storage: string,
  members: string,
  offsets: readonly number[],
  { types = '', notes = '' } = {},
): Pieces {
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

function blamed(
  pieces: Pieces,
  name = 'vulkan1.4',
  layouts: BlockLayouts | undefined = undefined,
): readonly string[] {
  const environment = environmentByName(name)
  if (environment === undefined) throw new Error(`no environment ${name}`)
  const words = compose({ minor: name === 'vulkan1.0' ? 0 : 3, ...pieces })
  const verdict = validate(words, environment, layouts && { layouts })
  if (verdict.kind === 'valid') return []
  if (verdict.kind !== 'invalid') throw new Error(JSON.stringify(verdict))
  return [...new Set(verdict.blames.map(({ rule }) => rule))].map((rule) =>
    rule.replace('Vulkan-shader-interfaces/', ''),
  )
}

const matrix = (stride: number) =>
  `OpMemberDecorate %s 0 ColMajor\nOpMemberDecorate %s 0 MatrixStride ${stride}`
const floats = (stride: number) => ({
  types: '%floats = OpTypeArray %f32 %u2',
  notes: `OpDecorate %floats ArrayStride ${stride}`,
})
const pair = {
  types: '%inner = OpTypeStruct %v2f %f32',
  notes: 'OpMemberDecorate %inner 0 Offset 0\nOpMemberDecorate %inner 1 Offset 8',
}

describe('layouts of blocks', () => {
  it.each([
    [
      'scalars',
      block('StorageBuffer', '%f32 %f32', [0, 4]),
      block('StorageBuffer', '%f32 %f32', [0, 6]),
    ],
    [
      'vectors',
      block('PushConstant', '%f32 %v2f', [0, 4]),
      block('PushConstant', '%f32 %v2f', [0, 6]),
    ],
    [
      'arrays in StorageBuffer',
      block('StorageBuffer', '%f32 %floats', [0, 4], floats(4)),
      block('StorageBuffer', '%f32 %floats', [0, 6], floats(4)),
    ],
    [
      'arrays in Uniform',
      block('Uniform', '%f32 %floats', [0, 16], floats(16)),
      block('Uniform', '%f32 %floats', [0, 4], floats(16)),
    ],
    [
      'structures in Uniform',
      block('Uniform', '%f32 %inner', [0, 16], pair),
      block('Uniform', '%f32 %inner', [0, 8], pair),
    ],
  ])('asks for alignment of %s', (_, valid, invalid) => {
    expect(blamed(valid)).toEqual([])
    expect(blamed(invalid)).toEqual(['member-offset-aligned'])
  })

  it.each([
    ['StorageBuffer', 4, 6],
    ['Uniform', 16, 20],
  ])('asks for strides in %s', (storage, valid, invalid) => {
    expect(blamed(block(storage, '%floats', [0], floats(valid)))).toEqual([])
    expect(blamed(block(storage, '%floats', [0], floats(invalid)))).toEqual([
      'array-stride-aligned',
    ])
  })

  it.each([
    ['StorageBuffer', 8, 12],
    ['Uniform', 16, 8],
  ])('asks for strides of matrices in %s', (storage, valid, invalid) => {
    const withStride = (stride: number) => block(storage, '%m2', [0], { notes: matrix(stride) })
    expect(blamed(withStride(valid))).toEqual([])
    expect(blamed(withStride(invalid))).toEqual(['matrix-stride-aligned'])
  })

  it('refuses vectors that straddle 16 bytes', () => {
    expect(blamed(block('StorageBuffer', '%f32 %v3f', [0, 4]))).toEqual([])
    expect(blamed(block('StorageBuffer', '%v2f %v3f', [0, 8]))).toEqual(['vector-not-straddling'])
    expect(
      blamed(block('StorageBuffer', '%v2f %v3f', [0, 8]), 'vulkan1.4', { scalar: true }),
    ).toEqual([])
  })

  it.each([
    [0, []],
    [8, ['vector-not-straddling']],
    [16, []],
    [24, ['vector-not-straddling']],
  ])('counts units of 16 bytes from the block: %i bytes before the structure', (offset, rules) => {
    const inner = {
      types: '%inner = OpTypeStruct %f32 %v2f',
      notes: 'OpMemberDecorate %inner 0 Offset 0\nOpMemberDecorate %inner 1 Offset 4',
    }
    expect(blamed(block('StorageBuffer', '%inner', [offset], inner))).toEqual(rules)
    const inArray = {
      types: `${inner.types}\n%several = OpTypeArray %inner %u2`,
      notes: `${inner.notes}\nOpDecorate %several ArrayStride 16`,
    }
    expect(blamed(block('StorageBuffer', '%several', [offset], inArray))).toEqual(rules)
    const layouts = { scalar: true }
    expect(blamed(block('StorageBuffer', '%inner', [offset], inner), 'vulkan1.4', layouts)).toEqual(
      [],
    )
  })

  it('lets the Offset of a structure keep its vectors from straddling', () => {
    const inner = {
      types: '%inner = OpTypeStruct %f32 %v2f',
      notes: 'OpMemberDecorate %inner 0 Offset 0\nOpMemberDecorate %inner 1 Offset 12',
    }
    expect(blamed(block('StorageBuffer', '%inner', [8], inner))).toEqual([])
    expect(blamed(block('StorageBuffer', '%inner', [16], inner))).toEqual(['vector-not-straddling'])
  })

  it('refuses members in the padding of an array', () => {
    const following = (offset: number) => block('Uniform', '%floats %f32', [0, offset], floats(16))
    expect(blamed(following(32))).toEqual([])
    expect(blamed(following(20))).toEqual(['member-after-composite'])
    expect(blamed(following(20), 'vulkan1.4', { scalar: true })).toEqual([])
  })

  it('aligns vectors by their components where the environment or the caller allows it', () => {
    const vector = block('Uniform', '%f32 %v2f', [0, 4])
    expect(blamed(vector, 'vulkan1.0')).toEqual(['member-offset-aligned'])
    expect(blamed(vector, 'vulkan1.0', { relaxed: true })).toEqual([])
    expect(blamed(vector, 'vulkan1.1')).toEqual([])
  })

  it('lays out blocks in Uniform as others where the caller allows it', () => {
    const array = block('Uniform', '%floats', [0], floats(4))
    expect(blamed(array)).toEqual(['array-stride-aligned'])
    expect(blamed(array, 'vulkan1.4', { uniformStandard: true })).toEqual([])
    expect(blamed(array, 'vulkan1.4', { scalar: true })).toEqual([])
  })

  it('keeps the layout of workgroups apart', () => {
    const shared: Pieces = {
      minor: 4,
      capabilities: 'OpCapability Shader\nOpCapability WorkgroupMemoryExplicitLayoutKHR',
      extensions: 'OpExtension "SPV_KHR_workgroup_memory_explicit_layout"',
      interface: '%v',
      annotations: lines(
        'OpDecorate %s Block',
        'OpMemberDecorate %s 0 Offset 0',
        'OpMemberDecorate %s 1 Offset 8',
      ),
      declarations: lines(
        '%s = OpTypeStruct %v2f %v3f',
        '%p = OpTypePointer Workgroup %s',
        '%v = OpVariable %p Workgroup',
      ),
    }
    expect(blamed(shared)).toEqual(['vector-not-straddling'])
    expect(blamed(shared, 'vulkan1.4', { scalar: true })).toEqual(['vector-not-straddling'])
    expect(blamed(shared, 'vulkan1.4', { workgroupScalar: true })).toEqual([])
  })

  it.each([
    ['typed', '%x = OpBufferPointerEXT %p %buffer'],
    ['untyped', '%x = OpBufferPointerEXT %up %buffer\n%y = OpUntypedAccessChainKHR %up %s %x %u1'],
    ['untyped', '%x = OpBufferPointerEXT %up %buffer\n%y = OpLoad %s %x'],
    ['untyped', '%x = OpBufferPointerEXT %up %buffer\n%y = OpLoad %s %x\nOpStore %x %y'],
  ])('holds of what is behind an %s pointer to a buffer: %s', (_, body) => {
    const buffer = (members: string, offset: number): Pieces => ({
      minor: 6,
      capabilities: 'OpCapability Shader\nOpCapability DescriptorHeapEXT',
      extensions: 'OpExtension "SPV_KHR_untyped_pointers"\nOpExtension "SPV_EXT_descriptor_heap"',
      interface: '%heap',
      annotations: lines(
        'OpDecorate %heap BuiltIn ResourceHeapEXT',
        'OpDecorateId %buffers ArrayStrideIdEXT %size',
        'OpDecorate %s Block',
        'OpMemberDecorate %s 0 Offset 0',
        `OpMemberDecorate %s 1 Offset ${offset}`,
      ),
      declarations: lines(
        `%s = OpTypeStruct ${members}`,
        '%p = OpTypePointer StorageBuffer %s',
        '%up = OpTypeUntypedPointerKHR StorageBuffer',
        '%heap_pointer = OpTypeUntypedPointerKHR UniformConstant',
        '%heap = OpUntypedVariableKHR %heap_pointer UniformConstant',
        '%buffer_type = OpTypeBufferEXT StorageBuffer',
        '%size = OpConstantSizeOfEXT %u32 %buffer_type',
        '%buffers = OpTypeRuntimeArray %buffer_type',
      ),
      body: lines('%buffer = OpUntypedAccessChainKHR %heap_pointer %buffers %heap %u1', body),
    })
    expect(blamed(buffer('%f32 %f32', 4))).toEqual([])
    expect(blamed(buffer('%f32 %f32', 6))).toEqual(['member-offset-aligned'])
    expect(blamed(buffer('%v2f %v3f', 8))).toEqual(['vector-not-straddling'])
  })

  it('does not know where an untyped pointer into the middle of a buffer begins', () => {
    const straddling = block('StorageBuffer', '%v2f %v3f', [0, 16])
    const chained: Pieces = {
      ...straddling,
      capabilities: 'OpCapability Shader\nOpCapability UntypedPointersKHR',
      extensions:
        'OpExtension "SPV_KHR_untyped_pointers"\nOpExtension "SPV_KHR_storage_buffer_storage_class"',
      annotations: lines(
        straddling.annotations ?? '',
        'OpMemberDecorate %t 0 Offset 0',
        'OpMemberDecorate %t 1 Offset 8',
      ),
      declarations: lines(
        straddling.declarations ?? '',
        '%t = OpTypeStruct %v2f %v3f',
        '%up = OpTypeUntypedPointerKHR StorageBuffer',
      ),
      body: lines(
        '%x = OpUntypedAccessChainKHR %up %s %v %u1',
        '%y = OpUntypedAccessChainKHR %up %t %x %u1',
      ),
    }
    expect(blamed(chained)).toEqual([])
  })

  it('says nothing in universal environments', () => {
    expect(blamed(block('StorageBuffer', '%f32 %f32', [0, 6]), 'spv1.6')).toEqual([])
  })
})
