import { expect, test } from 'vitest'
import { blamed, type NarrowModule, narrowModule } from '../narrow.ts'

const enabling = 'StorageBuffer8BitAccess'

function octets(module: NarrowModule, open = false): readonly string[] {
  return blamed(narrowModule('OpTypeInt 8 0', enabling, module), open).map((rule) =>
    rule.replace('SPV_KHR_8bit_storage/', ''),
  )
}

const load = '%x = OpLoad %n %at_n'
const loadVector = '%x = OpLoad %nv %at_v'
const source = 'value-comes-from-a-load-copy-or-conversion'
const use = 'value-is-used-by-a-store-copy-or-conversion'
const pointer = 'pointer-has-the-capability-of-its-storage-class'
const otherTypes = 'other-types-have-no-narrow-data'
const outside = 'variable-has-narrow-data-in-a-structure'

test.each([
  [''],
  [`${load}\n%y = OpUConvert %u32 %x\nOpStore %at_u %y`],
  [`${load}\n%y = OpSConvert %i32 %x`],
  [`${loadVector}\n%y = OpUConvert %v2u %x`],
  ['%y = OpUConvert %n %u1\nOpStore %at_n %y'],
  [`${load}\n%y = OpCopyObject %n %x\nOpStore %at_n %y`],
  [`${loadVector}\nOpStore %at_v %x`],
  ['%x = OpCopyObject %pn %at_n'],
])('accepts %s', (body) => {
  expect(octets({ body })).toEqual([])
})

test.each([
  [`${load}\n%y = OpIAdd %n %x %x`, source],
  [`${load}\n%y = OpSelect %n %true %x %x`, source],
  [`${load}\n%y = OpCompositeConstruct %nv %x %x`, source],
  [`${loadVector}\n%y = OpCompositeExtract %n %x 0`, source],
  ['%y = OpUndef %n', source],
  ['%y = OpUndef %inner', source],
  ['%y = OpLoad %inner %at_i', 'load-is-a-scalar-or-vector'],
  ['%y = OpLoad %several %at_s', 'load-is-a-scalar-or-vector'],
  [`${load}\n%y = OpIEqual %bool %x %x`, use],
  [`${load}\n%y = OpConvertUToF %f32 %x`, use],
  [`${loadVector}\n%y = OpIEqual %v2b %x %x`, use],
  ['%x = OpUConvert %n %u1\n%y = OpConvertUToF %f32 %x', use],
])('refuses %s', (body, rule) => {
  expect(octets({ body })).toEqual([rule])
  expect(octets({ body, with: `${enabling} Int8` })).toEqual([])
})

test('names, decorations and ignored instructions may name a narrow value', () => {
  expect(
    octets({
      names: 'OpName %x "x"',
      annotations: 'OpDecorate %x Uniform',
      extensions: 'OpExtension "SPV_KHR_non_semantic_info"',
      imports: '%set = OpExtInstImport "NonSemantic.Anything"',
      body: `${load}\n%y = OpExtInst %void %set 1 %x`,
    }),
  ).toEqual([])
})

test.each([
  ['%c = OpConstant %n 1', [source]],
  ['%c = OpConstantNull %inner', [source]],
  ['%f = OpTypeFunction %n', [otherTypes]],
  ['%f = OpTypeFunction %void %n', [otherTypes]],
  ['%f = OpTypeFunction %void %pn', []],
  ['%f = OpTypeImage %n 2D 0 0 0 1 Unknown', [otherTypes]],
  ['%f = OpTypeVector %n 4', []],
  ['%f = OpTypeRuntimeArray %n', []],
  ['%f = OpTypeStruct %n', []],
  ['%f = OpTypePointer StorageBuffer %several', []],
  ['%f = OpTypePointer Function %n', [pointer]],
  ['%f = OpTypePointer Private %inner', [pointer]],
  ['%f = OpTypePointer Output %nv', [pointer]],
  ['%f = OpTypePointer Private %pn', []],
  ['%v = OpVariable %pn StorageBuffer', [outside]],
  ['%v = OpVariable %pv StorageBuffer', [outside]],
  [
    '%a = OpTypeArray %n %u4\n%p = OpTypePointer StorageBuffer %a\n%v = OpVariable %p StorageBuffer',
    [outside],
  ],
])('%s breaks %j', (declarations, rules) => {
  const annotations = declarations.includes('%a =') ? 'OpDecorate %a ArrayStride 1' : ''
  expect(octets({ declarations, annotations })).toEqual(rules)
  if (!declarations.includes('%p =') && !declarations.startsWith('%v'))
    expect(octets({ declarations, with: `${enabling} Int8` })).toEqual([])
})

test.each([
  ['Uniform', 'UniformAndStorageBuffer8BitAccess'],
  ['PushConstant', 'StoragePushConstant8'],
  ['PhysicalStorageBuffer', 'StorageBuffer8BitAccess'],
  ['Workgroup', 'WorkgroupMemoryExplicitLayout8BitAccessKHR'],
])('a pointer into %s asks for %s', (storage, capability) => {
  const addresses = storage === 'PhysicalStorageBuffer' ? 'PhysicalStorageBufferAddresses' : ''
  const module = {
    declarations: `%p = OpTypePointer ${storage} %n`,
    extensions: 'OpExtension "SPV_KHR_physical_storage_buffer"',
    // The extension asks for SPIR-V 1.4.
    ...(storage === 'Workgroup' && {
      minor: 4,
      interface: '%buffer',
      extensions: 'OpExtension "SPV_KHR_workgroup_memory_explicit_layout"',
    }),
    ...(addresses === '' ? {} : { memoryModel: 'OpMemoryModel PhysicalStorageBuffer64 GLSL450' }),
  }
  const all = (name: string): string => `${enabling} ${addresses} ${name}`
  expect(octets({ ...module, with: all(capability) })).toEqual([])
  if (capability !== enabling) expect(octets({ ...module, with: all('') })).toEqual([pointer])
})

test('what a function of narrow type does with it is the fault of its type', () => {
  const declarations = '%takes = OpTypeFunction %n %n'
  const functions = `
%f = OpFunction %n None %takes
%given = OpFunctionParameter %n
%first = OpLabel
OpReturnValue %given
OpFunctionEnd`
  const module = { declarations, functions, body: `${load}\n%y = OpFunctionCall %n %f %x` }
  expect(octets(module)).toEqual([otherTypes])
})

test('copies in memory are judged in the stricter reading only', () => {
  const module = { body: 'OpCopyMemory %at_i %at_i' }
  expect(octets(module)).toEqual([])
  expect(octets(module, true)).toEqual(['copied-memory-has-no-narrow-data'])
  expect(octets({ body: 'OpCopyMemory %at_u %at_u' }, true)).toEqual([])
})

test('modules with cooperative matrices are left to their text', () => {
  const declarations = `
%scope = OpConstant %u32 3
%matrix = OpTypeCooperativeMatrixKHR %n %scope %u4 %u4 %u0`
  expect(
    octets({
      declarations,
      body: `${load}\n%y = OpIEqual %bool %x %x`,
      extensions:
        'OpExtension "SPV_KHR_cooperative_matrix"\nOpExtension "SPV_KHR_vulkan_memory_model"',
      memoryModel: 'OpMemoryModel Logical Vulkan',
      with: `${enabling} CooperativeMatrixKHR VulkanMemoryModel`,
    }),
  ).toEqual([])
})
