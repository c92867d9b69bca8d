import { expect, test } from 'vitest'
import { validate } from '#reference/validate'
import { environmentByName } from '#spec/environments'
import { accessing } from './core/image-access.ts'
import { compose, type Pieces } from './core/pieces.ts'

function blames(pieces: Pieces, environment = 'spv1.6') {
  const target = environmentByName(environment)
  if (target === undefined) throw new Error(`no environment ${environment}`)
  const verdict = validate(compose(pieces), target)
  if (verdict.kind === 'unsupported') throw new Error(verdict.why)
  return verdict.kind === 'invalid' ? verdict.blames : []
}

/** The rules that the module breaks, each once. */
function broken(pieces: Pieces, environment?: string): readonly string[] {
  return [...new Set(blames(pieces, environment).map(({ rule }) => rule))].toSorted()
}

const emptyConstant = '%extent = OpConstantComposite %v3u %u1 %u0 %u1'

test('a constant with another BuiltIn is not the size of the workgroup', () => {
  expect(
    broken({
      annotations: 'OpDecorate %extent BuiltIn NumWorkgroups',
      declarations: emptyConstant,
    }),
  ).toEqual([])
})

test('a constant whose alignment is the number of WorkgroupSize is not the size of the workgroup', () => {
  // What is aligned must be a pointer, which is another rule.
  expect(
    broken({ annotations: 'OpDecorate %extent Alignment 25', declarations: emptyConstant }),
  ).not.toContain('core/workgroup-size-not-zero')
})

test('in the Vulkan memory model, SequentiallyConsistent for Unequal is a fault of its own alone', () => {
  expect(
    broken({
      capabilities: 'OpCapability Shader\nOpCapability VulkanMemoryModel',
      extensions: 'OpExtension "SPV_KHR_vulkan_memory_model"',
      memoryModel: 'OpMemoryModel Logical Vulkan',
      declarations: `
%u16 = OpConstant %u32 16
%u66 = OpConstant %u32 66
%pw = OpTypePointer Workgroup %u32
%wg = OpVariable %pw Workgroup`,
      body: '%x = OpAtomicCompareExchange %u32 %wg %u2 %u66 %u16 %u1 %u2',
    }),
  ).toEqual(['core/memory-semantics-vulkan'])
})

/** A block with one member `%a`. */
function block(annotations: string, declarations: string): Pieces {
  return {
    extensions: 'OpExtension "SPV_KHR_storage_buffer_storage_class"',
    annotations: `OpDecorate %b Block\nOpMemberDecorate %b 0 Offset 0\n${annotations}`,
    declarations: `${declarations}
%b = OpTypeStruct %a
%pb = OpTypePointer StorageBuffer %b
%v = OpVariable %pb StorageBuffer`,
  }
}

test('elements that fill the gaps of one another do not overlap', () => {
  const module = (stride: number) =>
    block(
      `OpMemberDecorate %s 0 Offset 0\nOpMemberDecorate %s 1 Offset 16\nOpDecorate %a ArrayStride ${stride}`,
      '%s = OpTypeStruct %f32 %f32\n%a = OpTypeArray %s %u2',
    )
  expect(broken(module(4))).toEqual([])
  expect(broken(module(16))).toEqual(['core/layout-elements-apart'])
})

test('an array of matrices without a majorness is not blamed for what its elements take', () => {
  const module = (majorness: string) =>
    block(
      `OpMemberDecorate %b 0 MatrixStride 8\n${majorness}\nOpDecorate %a ArrayStride 4`,
      '%a = OpTypeArray %m2 %u2',
    )
  expect(broken(module('OpMemberDecorate %b 0 ColMajor'))).toEqual(['core/layout-elements-apart'])
  expect(broken(module(''))).toEqual(['core/layout-matrix-majorness'])
})

const names = Array.from({ length: 70 }, (_, n) => `%private${n}`)

test('each of many variables that an entry point does not list is named once', () => {
  const found = blames({
    minor: 4,
    declarations: names.map((name) => `${name} = OpVariable %pu Private`).join('\n'),
    body: names.map((name, n) => `%loaded${n} = OpLoad %u32 ${name}`).join('\n'),
  })
  expect(new Set(found.map(({ rule }) => rule))).toEqual(new Set(['core/interface-complete']))
  const named = new Set(found.map(({ message }) => message))
  expect(named.size).toBe(found.length)
  expect([...named].filter((message) => message.includes('%0'))).toEqual([])
  expect(found.length).toBeGreaterThan(32)
})

test('an instruction of a non-semantic set does not use a variable', () => {
  const module = (name: string, extension: string): Pieces => ({
    minor: 4,
    extensions: `OpExtension "SPV_KHR_non_semantic_info"\n${extension}`,
    imports: '%set = OpExtInstImport "NonSemantic.Unknown"',
    declarations: '%private = OpVariable %pu Private',
    body: `%note = ${name} %void %set 1 %private`,
  })
  expect(broken(module('OpExtInst', ''))).toEqual([])
  expect(
    broken(
      module('OpExtInstWithForwardRefsKHR', 'OpExtension "SPV_KHR_relaxed_extended_instruction"'),
    ),
  ).toEqual(['core/forward-reference-present'])
})

test('a payload of a mesh or task shader that is listed first counts', () => {
  const module = (listed: string): Pieces => ({
    minor: 4,
    capabilities: 'OpCapability Shader\nOpCapability MeshShadingEXT',
    extensions: 'OpExtension "SPV_EXT_mesh_shader"',
    entryPoints: `OpEntryPoint TaskEXT %main "main" ${listed}`,
    modes: 'OpExecutionMode %main LocalSize 1 1 1',
    declarations: `
%pp = OpTypePointer TaskPayloadWorkgroupEXT %u32
%one = OpVariable %pp TaskPayloadWorkgroupEXT
%two = OpVariable %pp TaskPayloadWorkgroupEXT`,
    end: 'OpEmitMeshTasksEXT %u1 %u1 %u1 %one',
  })
  expect(broken(module('%one'))).toEqual([])
  expect(broken(module('%one %two'))).toEqual(['SPV_EXT_mesh_shader/payload-variable-is-single'])
})

test('a run-time array is wrong before the last member of a block', () => {
  const module = (members: string): Pieces => ({
    extensions: 'OpExtension "SPV_KHR_storage_buffer_storage_class"',
    declarations: `
%ra = OpTypeRuntimeArray %u32
%b = OpTypeStruct ${members}
%pb = OpTypePointer StorageBuffer %b
%v = OpVariable %pb StorageBuffer`,
    annotations: `OpDecorate %b Block
OpMemberDecorate %b 0 Offset 0
OpMemberDecorate %b 1 Offset 16
OpDecorate %ra ArrayStride 4
OpDecorate %v DescriptorSet 0
OpDecorate %v Binding 0`,
  })
  expect(broken(module('%u32 %ra'), 'vulkan1.4')).toEqual([])
  expect(broken(module('%ra %u32'), 'vulkan1.4')).toEqual([
    'Vulkan-environment/run-time-array-place',
    'core/layout-run-time-array-last',
  ])
})

test('a texel of an extension type is left to the extension', () => {
  const module: Pieces = {
    minor: 4,
    capabilities:
      'OpCapability Shader\nOpCapability RayQueryKHR\nOpCapability StorageImageReadWithoutFormat',
    extensions: 'OpExtension "SPV_KHR_ray_query"',
    interface: '%image',
    declarations: `
%query = OpTypeRayQueryKHR
%ti = OpTypeImage %f32 2D 0 0 0 2 Rgba32f
%pi = OpTypePointer UniformConstant %ti
%image = OpVariable %pi UniformConstant
%origin = OpConstantComposite %v2u %u0 %u0`,
    body: '%loaded = OpLoad %ti %image\n%texel = OpImageRead %query %loaded %origin',
  }
  expect(broken(module)).toEqual([])
})

test('an offset into a layered image may have the components of a longer coordinate, without its layer', () => {
  const module = (offset: string): Pieces =>
    accessing(
      '%f32 2D 0 1 0 1 Unknown',
      `%x = OpImageSampleExplicitLod %v4f %si %c4 Lod|ConstOffset %f0 ${offset}`,
    )
  expect(broken(module('%i2'))).toEqual([])
  expect(broken(module('%i3'))).toEqual([])
  expect(broken(module('%i4'))).toEqual(['core/image-operands-offset'])
})

test('an instruction of the reflection set does not take its own result', () => {
  const module = (kernel: string): Pieces => ({
    minor: 6,
    imports: '%set = OpExtInstImport "NonSemantic.ClspvReflection.6"',
    sources: '%name = OpString "main"\n%empty = OpString ""',
    functions: `
%kernel = OpExtInst %void %set 1 %main %name %u1 %u0 %empty
%size = OpExtInst %void %set 24 ${kernel} %u1 %u1 %u1`,
  })
  expect(broken(module('%kernel'))).toEqual([])
  expect(broken(module('%size'))).toContain(
    'NonSemantic.ClspvReflection/operands-are-defined-before-use',
  )
})

test('what comes before a branch is not a merge instruction', () => {
  const module = (merge: string): Pieces => ({
    body: `
%sum = OpIAdd %u32 %u1 %u1
${merge}
OpSwitch %sum %next 1 %other
%other = OpLabel
OpBranch %next
%next = OpLabel`,
  })
  expect(broken(module('OpSelectionMerge %next None'))).toEqual([])
  expect(broken(module(''))).toEqual(['core/switch-structured'])
})

test('an instruction of a non-semantic set does not use an untyped variable', () => {
  const module = (use: string): Pieces => ({
    minor: 4,
    capabilities: 'OpCapability Shader\nOpCapability UntypedPointersKHR',
    extensions: 'OpExtension "SPV_KHR_non_semantic_info"\nOpExtension "SPV_KHR_untyped_pointers"',
    imports: '%set = OpExtInstImport "NonSemantic.Unknown"',
    declarations: `
%pointer = OpTypeUntypedPointerKHR Private
%private = OpUntypedVariableKHR %pointer Private %u32`,
    body: use,
  })
  expect(broken(module('%note = OpExtInst %void %set 1 %private'))).toEqual([])
  expect(broken(module('%loaded = OpLoad %u32 %private'))).toEqual([
    'SPV_KHR_untyped_pointers/entry-point-interface-has-each-used-untyped-variable',
  ])
})
