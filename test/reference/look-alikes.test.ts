import { expect, test } from 'vitest'
import { blames, broken } from './broken-rules.ts'
import { accessing } from './core/image-access.ts'
import type { Pieces } from './core/pieces.ts'

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

test('an atomic instruction whose Pointer is not defined is not blamed for its type', () => {
  const module = (pointer: string): Pieces => ({
    declarations: `
%pw = OpTypePointer Workgroup %u32
%wg = OpVariable %pw Workgroup`,
    body: `%x = OpAtomicLoad %u32 ${pointer} %u2 %u0`,
  })
  expect(broken(module('%wg'))).toEqual([])
  expect(broken(module('%undefined'))).toEqual(['core/id-defined'])
})

test('an initializer of a variable whose Data Type is not defined is not compared with it', () => {
  const module = (type: string): Pieces => ({
    minor: 4,
    capabilities: 'OpCapability Shader\nOpCapability UntypedPointersKHR',
    extensions: 'OpExtension "SPV_KHR_untyped_pointers"',
    declarations: `
%pointer = OpTypeUntypedPointerKHR Private
%private = OpUntypedVariableKHR %pointer Private ${type} %u1`,
  })
  expect(broken(module('%u32'))).toEqual([])
  expect(broken(module('%undefined'))).toEqual(['core/id-defined'])
  expect(broken(module('%i32'))).toEqual(['SPV_KHR_untyped_pointers/initializer-has-the-data-type'])
})

const fragment: Pieces = {
  minor: 6,
  interface: '%one %two',
  modes: 'OpExecutionMode %main OriginUpperLeft',
  entryPoints: 'OpEntryPoint Fragment %main "main" %one %two',
}

test('the first member of a block may be interpolated otherwise than what shares its location', () => {
  const module = (flat: string): Pieces => ({
    ...fragment,
    annotations: `
OpDecorate %b Block
OpMemberDecorate %b 0 Location 0
OpMemberDecorate %b 0 NoPerspective
OpDecorate %two Location 0
OpDecorate %two Component 1
${flat}`,
    declarations: `
%b = OpTypeStruct %f32
%pb = OpTypePointer Input %b
%pf = OpTypePointer Input %f32
%one = OpVariable %pb Input
%two = OpVariable %pf Input`,
  })
  expect(broken(module('OpDecorate %two NoPerspective'), 'vulkan1.4')).toEqual([])
  expect(broken(module(''), 'vulkan1.4')).toEqual([
    'Vulkan-environment/shared-location-interpolation',
  ])
})

test('a built-in that is the first member of a block has no array level for vertices', () => {
  const module = (type: string): Pieces => ({
    minor: 6,
    capabilities: 'OpCapability Geometry\nOpCapability Shader',
    entryPoints: 'OpEntryPoint Geometry %main "main" %in %out',
    modes: `OpExecutionMode %main InputPoints
OpExecutionMode %main OutputPoints
OpExecutionMode %main OutputVertices 1
OpExecutionMode %main Invocations 1`,
    annotations: `
OpDecorate %b Block
OpMemberDecorate %b 0 BuiltIn Position
OpDecorate %out BuiltIn Position`,
    declarations: `
%a4 = OpTypeArray %v4f %u1
%b = OpTypeStruct ${type}
%bs = OpTypeArray %b %u1
%pb = OpTypePointer Input %bs
%pf = OpTypePointer Output %v4f
%in = OpVariable %pb Input
%out = OpVariable %pf Output`,
  })
  expect(broken(module('%v4f'), 'vulkan1.4')).toEqual([])
  expect(broken(module('%a4'), 'vulkan1.4')).toEqual(['Vulkan-shader-interfaces/position-type'])
})

test.each(['ColMajor', 'RowMajor'])('a matrix with columns of 16 is laid out, %s', (majorness) => {
  const stride = majorness === 'ColMajor' ? 64 : 16
  const module = (offset: number): Pieces => ({
    capabilities: 'OpCapability Shader\nOpCapability Kernel\nOpCapability Vector16',
    extensions: 'OpExtension "SPV_KHR_storage_buffer_storage_class"',
    annotations: `
OpDecorate %b Block
OpMemberDecorate %b 0 Offset 0
OpMemberDecorate %b 0 ${majorness}
OpMemberDecorate %b 0 MatrixStride ${stride}
OpMemberDecorate %b 1 Offset ${offset}`,
    declarations: `
%v16f = OpTypeVector %f32 16
%m16 = OpTypeMatrix %v16f 4
%b = OpTypeStruct %m16 %u32
%pb = OpTypePointer StorageBuffer %b
%v = OpVariable %pb StorageBuffer`,
  })
  expect(broken(module(256))).toEqual([])
  expect(broken(module(252))).toEqual(['core/layout-members-apart'])
})

test('the first of more than thirty operands is an id that must be defined', () => {
  const cases = Array.from({ length: 30 }, (_, n) => `${n} %next`).join(' ')
  const module = (selector: string): Pieces => ({
    body: `
OpSelectionMerge %next None
OpSwitch ${selector} %next ${cases}
%next = OpLabel`,
  })
  expect(broken(module('%u1'))).toEqual([])
  expect(broken(module('%undefined'))).toEqual(['core/id-defined'])
})

/** A module with an instruction of the reflection set, after one that names the kernel. */
function reflecting(version: number, instruction: string): Pieces {
  return {
    minor: 6,
    imports: `%set = OpExtInstImport "NonSemantic.ClspvReflection.${version}"`,
    sources: '%name = OpString "main"\n%empty = OpString ""',
    functions: `
%kernel = OpExtInst %void %set 1 %main %name %u1 %u0 %empty
%other = OpExtInst %void %set ${instruction}`,
  }
}

test('a number that the reflection set does not have has no operands to count', () => {
  expect(broken(reflecting(6, '999 %u1'))).toEqual([
    'NonSemantic.ClspvReflection/instruction-number-is-between-1-and-42',
  ])
})

test('an instruction of the reflection set must have its operands in each version that has it', () => {
  const excess = '24 %kernel %u1 %u1 %u1 %u1'
  for (const revision of ['2024-11-20', '2025-03-12'])
    expect(
      broken(reflecting(6, excess), 'spv1.6', {
        revisions: { 'NonSemantic.ClspvReflection': revision },
      }),
    ).toEqual(['NonSemantic.ClspvReflection/no-operands-beyond-the-last'])
})

test('operands of an instruction are not counted where the followed version does not have it', () => {
  const asked = (revision: string) =>
    broken(reflecting(7, '42 %u1 %u1 %u1'), 'spv1.6', {
      revisions: { 'NonSemantic.ClspvReflection': revision },
    })
  const excess = 'NonSemantic.ClspvReflection/no-operands-beyond-the-last'
  expect(asked('2024-11-20')).not.toContain(excess)
  expect(asked('2025-03-12')).toEqual([excess])
})

test('an array of more elements than are looked at one by one overlaps a member within it', () => {
  const module = (offset: number): Pieces => ({
    extensions: 'OpExtension "SPV_KHR_storage_buffer_storage_class"',
    annotations: `
OpDecorate %b Block
OpDecorate %all ArrayStride 4
OpMemberDecorate %b 0 Offset 0
OpMemberDecorate %b 1 Offset ${offset}`,
    declarations: `
%u5000 = OpConstant %u32 5000
%all = OpTypeArray %u32 %u5000
%b = OpTypeStruct %all %u32
%pb = OpTypePointer StorageBuffer %b
%v = OpVariable %pb StorageBuffer`,
  })
  expect(broken(module(20_000))).toEqual([])
  expect(broken(module(400))).toEqual(['core/layout-members-apart'])
})

test('elements do not overlap where specialization may leave one of them', () => {
  const module = (length: string) =>
    block(
      'OpDecorate %a ArrayStride 4',
      `%spec = OpSpecConstant %u32 2\n%a = OpTypeArray %v4f ${length}`,
    )
  expect(broken(module('%spec'))).toEqual([])
  expect(broken(module('%u2'))).toEqual(['core/layout-elements-apart'])
})
