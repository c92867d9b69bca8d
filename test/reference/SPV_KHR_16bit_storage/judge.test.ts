import { describe, expect, test } from 'vitest'
import type { Pieces } from '../core/pieces.ts'
import { blamed, type NarrowModule, narrowModule } from '../narrow.ts'

const enabling = 'StorageBuffer16BitAccess'

function own(module: Pieces, open = false): readonly string[] {
  return blamed(module, open).map((rule) => rule.replace('SPV_KHR_16bit_storage/', ''))
}

function halves(module: NarrowModule, open = false): readonly string[] {
  return own(narrowModule('OpTypeFloat 16', enabling, module), open)
}

function shorts(module: NarrowModule): readonly string[] {
  return own(narrowModule('OpTypeInt 16 0', enabling, module))
}

const load = '%x = OpLoad %n %at_n'
const loadVector = '%x = OpLoad %nv %at_v'
const source = 'value-comes-from-a-load-copy-or-conversion'
const use = 'value-is-used-by-a-store-copy-or-conversion'
const pointer = 'pointer-has-the-capability-of-its-storage-class'
const otherTypes = 'other-types-have-no-narrow-data'
const outside = 'variable-has-narrow-data-in-a-block'

describe('values', () => {
  test.each([
    [`${load}\n%y = OpFConvert %f32 %x`],
    [`${loadVector}\n%y = OpFConvert %v2f %x`],
    ['%y = OpFConvert %n %f1\nOpStore %at_n %y'],
    [`${load}\n%y = OpCopyObject %n %x\nOpStore %at_n %y`],
    [`${loadVector}\nOpStore %at_v %x`],
  ])('accepts %s', (body) => {
    expect(halves({ body })).toEqual([])
  })

  test.each([
    [`${load}\n%y = OpFAdd %n %x %x`, source],
    [`${loadVector}\n%y = OpVectorShuffle %nv %x %x 0 1`, source],
    [`${load}\n%y = OpFNegate %n %x`, source],
    ['%y = OpLoad %inner %at_i', 'load-is-a-scalar-vector-or-matrix'],
    ['%y = OpLoad %several %at_s', 'load-is-a-scalar-vector-or-matrix'],
    [`${load}\n%y = OpFOrdLessThan %bool %x %x`, use],
    [`${load}\n%y = OpConvertFToU %u32 %x`, use],
    [`${loadVector}\n%y = OpConvertFToU %v2u %x`, use],
  ])('refuses %s', (body, rule) => {
    expect(halves({ body })).toEqual([rule])
    expect(halves({ body, with: `${enabling} Int16` })).toEqual([rule])
    expect(halves({ body, with: `${enabling} Float16` })).toEqual([])
  })

  test('integers are held apart from floats', () => {
    const body = `${load}\n%y = OpIAdd %n %x %x`
    expect(shorts({ body })).toEqual([source])
    expect(shorts({ body, with: `${enabling} Float16` })).toEqual([source])
    expect(shorts({ body, with: `${enabling} Int16` })).toEqual([])
  })

  test('matrices may be loaded and stored, and no more', () => {
    const matrix = `
%m = OpTypeMatrix %nv 2
%holder = OpTypeStruct %m
%ph = OpTypePointer StorageBuffer %holder
%pm = OpTypePointer StorageBuffer %m
%other = OpVariable %ph StorageBuffer`
    const annotations = `
OpDecorate %holder Block
OpMemberDecorate %holder 0 Offset 0
OpMemberDecorate %holder 0 ColMajor
OpMemberDecorate %holder 0 MatrixStride 8`
    const body = '%at_m = OpAccessChain %pm %other %i0\n%x = OpLoad %m %at_m'
    const module = { declarations: matrix, annotations }
    expect(halves({ ...module, body: `${body}\nOpStore %at_m %x` })).toEqual([])
    expect(halves({ ...module, body: `${body}\n%y = OpTranspose %m %x` })).toEqual([source])
  })

  test('copies in memory are judged in the stricter reading only', () => {
    const module = { body: 'OpCopyMemory %at_i %at_i' }
    expect(halves(module)).toEqual([])
    expect(halves(module, true)).toEqual(['copied-memory-has-no-narrow-data'])
    expect(halves({ body: 'OpCopyMemory %at_u %at_u' }, true)).toEqual([])
  })
})

describe('types and variables', () => {
  test.each([
    ['%c = OpConstant %n 0', [source]],
    ['%c = OpConstantNull %several', [source]],
    ['%f = OpTypeFunction %void %n', [otherTypes]],
    ['%f = OpTypeFunction %inner', [otherTypes]],
    ['%f = OpTypeFunction %pn', []],
    ['%f = OpTypeMatrix %nv 2', []],
    ['%f = OpTypePointer Function %n', [pointer]],
    ['%f = OpTypePointer Uniform %inner', []],
    ['%f = OpTypePointer Workgroup %n', [pointer]],
    ['%v = OpVariable %pn StorageBuffer', [outside]],
    ['%v = OpVariable %pi StorageBuffer', [outside]],
  ])('%s breaks %j', (declarations, rules) => {
    expect(halves({ declarations })).toEqual(rules)
    expect(halves({ declarations, with: `${enabling} Float16` })).toEqual([])
  })

  test.each([
    ['PushConstant', 'StoragePushConstant16'],
    ['Input', 'StorageInputOutput16'],
    ['Output', 'StorageInputOutput16'],
    ['Workgroup', 'WorkgroupMemoryExplicitLayout16BitAccessKHR'],
  ])('a pointer into %s asks for %s', (storage, capability) => {
    const module = {
      declarations: `%p = OpTypePointer ${storage} %n`,
      // The extension asks for SPIR-V 1.4.
      ...(storage === 'Workgroup' && {
        minor: 4,
        interface: '%buffer',
        extensions: 'OpExtension "SPV_KHR_workgroup_memory_explicit_layout"',
      }),
    }
    expect(halves({ ...module, with: `${enabling} ${capability}` })).toEqual([])
    expect(halves(module)).toEqual([pointer])
  })

  test('Uniform asks for a BufferBlock or UniformAndStorageBuffer16BitAccess', () => {
    const uniform = (decoration: string): NarrowModule => ({
      declarations: `
%u_block = OpTypeStruct %n
%p_u = OpTypePointer Uniform %u_block
%uniform = OpVariable %p_u Uniform`,
      annotations: `${decoration}\nOpMemberDecorate %u_block 0 Offset 0`,
    })
    const both = 'UniformAndStorageBuffer16BitAccess'
    const block = uniform('OpDecorate %u_block Block')
    expect(halves(block)).toEqual(['uniform-block-is-a-buffer-block'])
    expect(halves({ ...block, with: both })).toEqual([])
    expect(halves({ ...uniform(''), with: both })).toEqual([outside])
    const { declarations, annotations } = uniform('OpDecorate %u_block BufferBlock')
    // Modules with StorageBuffer have no BufferBlock.
    expect(
      own({
        capabilities: `OpCapability Shader\nOpCapability ${enabling}`,
        annotations: annotations ?? '',
        declarations: `%n = OpTypeFloat 16\n${declarations}`,
      }),
    ).toEqual([])
  })

  test('the capabilities need version 1.3 or the extension', () => {
    const buffers = 'OpExtension "SPV_KHR_storage_buffer_storage_class"'
    const old: NarrowModule = { minor: 2, extensions: buffers }
    expect(halves({ minor: 3 })).toEqual([])
    expect(halves(old)).toEqual(['core/capability-available'])
    const extensions = `${buffers}\nOpExtension "SPV_KHR_16bit_storage"`
    expect(halves({ ...old, extensions })).toEqual([])
  })
})

describe('rounding modes', () => {
  const annotations = 'OpDecorate %y FPRoundingMode RTZ'
  const convert = '%y = OpFConvert %n %f1'
  const rounded = (body: string, rest: NarrowModule = {}): readonly string[] =>
    halves({ annotations, body, ...rest })
  const target = 'rounding-mode-is-on-a-conversion-to-16-bits'
  const inFunction = {
    with: `${enabling} Float16`,
    locals: '%local = OpVariable %p_local Function',
    declarations: '%p_local = OpTypePointer Function %n',
  }

  test.each([
    [`${convert}\nOpStore %at_n %y`, []],
    [`${convert}\nOpStore %at_n %y\nOpStore %at_n %y`, []],
    [convert, []],
    [`${load}\n%y = OpFConvert %f32 %x`, []],
    [`${load}\n%y = OpFConvert %f32 %x\n%z = OpFAdd %f32 %y %y`, [target]],
    ['%y = OpFAdd %f32 %f1 %f1', [target]],
    [`${convert}\n%z = OpCopyObject %n %y`, ['rounded-conversion-is-only-stored']],
    [`${convert}\n%z = OpFConvert %f32 %y`, ['rounded-conversion-is-only-stored']],
  ])('%s breaks %j', (body, rules) => {
    expect(rounded(body)).toEqual(rules)
    expect(halves({ body })).toEqual([])
  })

  test('the value is stored where others see it', () => {
    const body = `${convert}\nOpStore %local %y`
    expect(rounded(body, inFunction)).toEqual(['rounded-conversion-is-stored-in-an-interface'])
    expect(rounded(`${convert}\nOpStore %at_n %y`, inFunction)).toEqual([])
  })

  test('a group hands the decoration on', () => {
    const group = 'OpDecorate %g FPRoundingMode RTE\n%g = OpDecorationGroup\nOpGroupDecorate %g %y'
    expect(halves({ annotations: group, body: '%y = OpFAdd %f32 %f1 %f1' })).toEqual([target])
    expect(halves({ annotations: group, body: convert })).toEqual([])
  })

  test('a member of a structure is no conversion', () => {
    const member = 'OpMemberDecorate %s 0 FPRoundingMode RTE'
    const declarations = '%s = OpTypeStruct %u32'
    expect(halves({ annotations: member, declarations })).toEqual([target])
    expect(halves({ declarations })).toEqual([])
    const group =
      'OpDecorate %g FPRoundingMode RTE\n%g = OpDecorationGroup\nOpGroupMemberDecorate %g %s 0'
    expect(halves({ annotations: group, declarations })).toEqual([target])
    const annotations = 'OpMemberDecorate %u32 0 FPRoundingMode RTE'
    expect(halves({ annotations })).toEqual(['core/member-target-is-structure'])
  })

  test('kernels round where they like', () => {
    const all = `${enabling} Kernel Float16Buffer`
    expect(rounded('%y = OpFConvert %f32 %f1', { with: all })).not.toContain(target)
  })
})
