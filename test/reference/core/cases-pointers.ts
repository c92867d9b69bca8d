import type { RuleCase } from '../case-makers.ts'
import { body, declared, parts } from './case.ts'
import { kernel, type Pieces } from './pieces.ts'

const buffer: Pieces = {
  annotations: `OpDecorate %s Block
OpMemberDecorate %s 0 Offset 0
OpDecorate %ra ArrayStride 4`,
  declarations: `%ra = OpTypeRuntimeArray %u32
%s = OpTypeStruct %ra
%ps = OpTypePointer StorageBuffer %s
%pe = OpTypePointer StorageBuffer %u32
%fe = OpTypePointer Function %pe
%b = OpVariable %ps StorageBuffer
%i5 = OpConstant %i32 -1
%wu = OpTypePointer Workgroup %u32
%wg = OpVariable %wu Workgroup
%fw = OpTypePointer Function %wu
%pp = OpTypePointer Private %pe
%bp = OpTypePointer StorageBuffer %pe
%takesE = OpTypeFunction %void %pe
%takesF = OpTypeFunction %void %fu
%fa = OpTypePointer Function %arr4`,
}
const variable: Pieces = {
  ...buffer,
  capabilities: 'OpCapability Shader\nOpCapability VariablePointersStorageBuffer',
}
const element = '%p = OpAccessChain %pe %b %u0 %u0\n%q = OpAccessChain %pe %b %u0 %u1'
const callee = (
  type: string,
  parameter: string,
  name = '%callee',
): string => `${name} = OpFunction %void None ${type}
${name}P = OpFunctionParameter ${parameter}
${name}L = OpLabel
OpReturn
OpFunctionEnd`

/** Pointers, atomics, texel pointers. */
export const pointerCases: readonly RuleCase[] = [
  declared(
    'variable-holds-logical-pointer',
    '%v = OpVariable %pu Private',
    '%pp = OpTypePointer Private %pu\n%v = OpVariable %pp Private',
  ),
  parts(
    'variable-holds-logical-pointer',
    { locals: '%l = OpVariable %fe Function' },
    {
      declarations: `${buffer.declarations}\n%w = OpTypePointer Workgroup %pe\n%l = OpVariable %w Workgroup`,
    },
    variable,
  ),
  body(
    'logical-pointer-operand',
    element,
    `${element}\n%x = OpConvertPtrToU %u32 %p`.replace(
      'OpConvertPtrToU %u32 %p',
      'OpPtrEqual %bool %p %q',
    ),
    { ...buffer, minor: 4, interface: '%b' },
  ),
  parts(
    'logical-pointer-operand',
    { body: '%c = OpCompositeConstructReplicateEXT %v2u %u1' },
    { body: `${element}\n%c = OpCompositeConstructReplicateEXT %two %p` },
    {
      ...buffer,
      capabilities: 'OpCapability Shader\nOpCapability ReplicatedCompositesEXT',
      extensions: 'OpExtension "SPV_EXT_replicated_composites"',
      declarations: `${buffer.declarations}\n%two = OpTypeArray %pe %u2`,
    },
    'a pointer that is replicated',
  ),
  body('logical-pointer-result', element, `${element}\n%x = OpSelect %pe %true %p %q`, buffer),
  body('logical-pointer-index', element, '%p = OpAccessChain %pe %b %u0 %i5', buffer),
  parts(
    'call-pointer-storage-class',
    {
      locals: '%l = OpVariable %fu Function',
      body: '%r = OpFunctionCall %void %callee %l',
      functions: callee('%takesF', '%fu'),
    },
    {
      body: `${element}\n%r = OpFunctionCall %void %callee %p`,
      functions: callee('%takesE', '%pe'),
    },
    buffer,
  ),
  parts(
    'call-pointer-object',
    { locals: '%l = OpVariable %fu Function', body: '%r = OpFunctionCall %void %callee %l' },
    {
      locals: '%l = OpVariable %fa Function',
      body: '%c = OpAccessChain %fu %l %u0\n%r = OpFunctionCall %void %callee %c',
    },
    { ...buffer, functions: callee('%takesF', '%fu') },
  ),
  parts(
    'call-pointer-object',
    { body: '%c = OpAccessChain %wu %wa %u0\n%r = OpFunctionCall %void %callee %c' },
    {
      locals: '%l = OpVariable %fa Function',
      body: '%c = OpAccessChain %fu %l %u0\n%r = OpFunctionCall %void %other %c',
    },
    {
      ...variable,
      declarations: `${buffer.declarations}
%pwa = OpTypePointer Workgroup %arr4
%wa = OpVariable %pwa Workgroup
%takesW = OpTypeFunction %void %wu`,
      functions: `${callee('%takesW', '%wu')}\n${callee('%takesF', '%fu', '%other')}`,
    },
    'an element in Workgroup with VariablePointersStorageBuffer',
  ),
  body(
    'variable-pointer-storage-class',
    `${element}\n%x = OpSelect %pe %true %p %q`,
    '%x = OpSelect %wu %true %wg %wg',
    variable,
  ),
  parts(
    'pointer-stored-storage-class',
    { locals: '%l = OpVariable %fe Function', body: `${element}\nOpStore %l %p` },
    { body: `${element}\n%z = OpUndef %bp\nOpStore %z %p` },
    variable,
  ),
  body(
    'pointer-comparison-operand',
    `${element}\n%x = OpPtrEqual %bool %p %q`,
    `${element}\n%x = OpPtrEqual %bool %p %u0`,
    { ...variable, minor: 4, interface: '%b' },
  ),
  body(
    'pointer-comparison-type',
    `${element}\n%x = OpPtrEqual %bool %p %q`,
    `${element}\n%x = OpPtrEqual %bool %p %b`,
    { ...variable, minor: 4, interface: '%b' },
  ),
  body(
    'pointer-comparison-result',
    `${element}\n%x = OpPtrEqual %bool %p %q`,
    `${element}\n%x = OpPtrEqual %u32 %p %q`,
    { ...variable, minor: 4, interface: '%b' },
  ),
  body(
    'pointer-difference-result',
    `${element}\n%x = OpPtrDiff %i32 %p %q`,
    `${element}\n%x = OpPtrDiff %f32 %p %q`,
    { ...variable, minor: 4, interface: '%b' },
  ),
  body(
    'pointer-comparison-storage-class',
    `${element}\n%x = OpPtrEqual %bool %p %q`,
    '%x = OpPtrEqual %bool %wg %wg',
    { ...variable, minor: 4, interface: '%b %wg' },
  ),
  ...physicalPointers(),
  ...atomics(),
  ...texelPointers(),
  parts(
    'lifetime-pointer',
    { locals: '%l = OpVariable %fu Function', body: 'OpLifetimeStart %l 0' },
    {
      declarations: '%w = OpTypePointer CrossWorkgroup %u32\n%l = OpVariable %w CrossWorkgroup',
      body: 'OpLifetimeStart %l 0',
    },
    kernel,
  ),
]

function physicalPointers(): readonly RuleCase[] {
  const physical: Pieces = {
    minor: 5,
    capabilities:
      'OpCapability Shader\nOpCapability PhysicalStorageBufferAddresses\nOpCapability Int64\nOpCapability VariablePointers',
    memoryModel: 'OpMemoryModel PhysicalStorageBuffer64 GLSL450',
    declarations:
      '%u64 = OpTypeInt 64 0\n%a = OpConstant %u64 4096\n%pp = OpTypePointer PhysicalStorageBuffer %u32',
  }
  return [
    body(
      'physical-pointer-not-compared',
      '%p = OpConvertUToPtr %pp %a\n%x = OpConvertPtrToU %u64 %p',
      '%p = OpConvertUToPtr %pp %a\n%x = OpPtrEqual %bool %p %p',
      physical,
    ),
    parts(
      'physical-addressing-model',
      {},
      { memoryModel: 'OpMemoryModel Logical GLSL450' },
      physical,
    ),
  ]
}

function atomics(): readonly RuleCase[] {
  const shared: Pieces = {
    declarations: `%wu = OpTypePointer Workgroup %u32
%wf = OpTypePointer Workgroup %f32
%wv = OpTypePointer Workgroup %v2u
%wg = OpVariable %wu Workgroup
%wgf = OpVariable %wf Workgroup
%wgv = OpVariable %wv Workgroup
%priv = OpVariable %pu Private
%relaxed = OpConstant %u32 0
%s = OpSpecConstant %u32 1
%u9 = OpConstant %u32 9
%u6 = OpConstant %u32 6
%u16 = OpConstant %u32 16
%u8 = OpConstant %u32 8
%odd = OpConstant %u32 0x100000`,
  }
  const add = (pointer: string, scope = '%u1', semantics = '%u0', value = '%u1'): string =>
    `%x = OpAtomicIAdd %u32 ${pointer} ${scope} ${semantics} ${value}`
  const valid = add('%wg')
  const vulkan: Pieces = {
    ...shared,
    minor: 5,
    interface: '%wg',
    capabilities: 'OpCapability Shader\nOpCapability VulkanMemoryModel',
    memoryModel: 'OpMemoryModel Logical Vulkan',
  }
  const flagged = (scope: string, semantics: string): string =>
    `%x = OpAtomicFlagTestAndSet %bool %g ${scope} ${semantics}`
  const flags: Pieces = {
    ...kernel,
    declarations:
      '%cu = OpTypePointer CrossWorkgroup %u32\n%g = OpVariable %cu CrossWorkgroup\n%cf = OpTypePointer CrossWorkgroup %f32\n%gf = OpVariable %cf CrossWorkgroup',
  }
  return [
    body('atomic-result-type', valid, '%x = OpAtomicIAdd %f32 %wgf %u1 %u0 %f1', shared),
    body('atomic-pointer', valid, add('%u4'), shared),
    body('atomic-pointee', valid, add('%wgf'), shared),
    body('atomic-value', valid, add('%wg', '%u1', '%u0', '%i1'), shared),
    body(
      'atomic-comparator',
      '%x = OpAtomicCompareExchange %u32 %wg %u1 %u0 %u0 %u1 %u2',
      '%x = OpAtomicCompareExchange %u32 %wg %u1 %u0 %u0 %u1 %i1',
      shared,
    ),
    body(
      'atomic-store-pointee',
      'OpAtomicStore %wg %u1 %u0 %u1',
      '%c = OpUndef %v2u\nOpAtomicStore %wgv %u1 %u0 %c',
      shared,
    ),
    body(
      'atomic-store-value',
      'OpAtomicStore %wg %u1 %u0 %u1',
      'OpAtomicStore %wg %u1 %u0 %f1',
      shared,
    ),
    body(
      'atomic-flag-pointee',
      '%x = OpAtomicFlagTestAndSet %bool %g %u1 %u0',
      '%x = OpAtomicFlagTestAndSet %bool %gf %u1 %u0',
      flags,
    ),
    body(
      'atomic-flag-result',
      '%x = OpAtomicFlagTestAndSet %bool %g %u1 %u0',
      '%x = OpAtomicFlagTestAndSet %u32 %g %u1 %u0',
      flags,
    ),
    body('atomic-storage-class', valid, add('%priv'), shared),
    parts(
      'atomic-uniform',
      { annotations: 'OpDecorate %s2 BufferBlock\nOpMemberDecorate %s2 0 Offset 0' },
      { annotations: 'OpDecorate %s2 Block\nOpMemberDecorate %s2 0 Offset 0' },
      {
        declarations: `%s2 = OpTypeStruct %u32
%pb = OpTypePointer Uniform %s2
%pbu = OpTypePointer Uniform %u32
%b = OpVariable %pb Uniform`,
        body: `%p = OpAccessChain %pbu %b %u0\n${add('%p')}`,
      },
    ),
    body('atomic-not-function', valid, add('%l'), {
      ...shared,
      locals: '%l = OpVariable %fu Function',
    }),
    parts(
      'atomic-64-bit',
      { capabilities: 'OpCapability Shader\nOpCapability Int64\nOpCapability Int64Atomics' },
      { capabilities: 'OpCapability Shader\nOpCapability Int64' },
      {
        declarations:
          '%u64 = OpTypeInt 64 0\n%wl = OpTypePointer Workgroup %u64\n%wg = OpVariable %wl Workgroup\n%one = OpConstant %u64 1',
        body: '%x = OpAtomicIAdd %u64 %wg %u1 %u0 %one',
      },
    ),
    body('scope-type', flagged('%u1', '%u0'), flagged('%f1', '%u0'), flags),
    body('scope-constant', valid, add('%wg', '%s'), shared),
    body('scope-value', valid, add('%wg', '%u9'), shared),
    parts(
      'scope-device',
      { capabilities: `${vulkan.capabilities}\nOpCapability VulkanMemoryModelDeviceScope` },
      {},
      { ...vulkan, body: valid },
    ),
    body('memory-semantics-type', flagged('%u1', '%u0'), flagged('%u1', '%f1'), flags),
    body('memory-semantics-constant', valid, add('%wg', '%u1', '%s'), shared),
    body('memory-semantics-order', valid, add('%wg', '%u1', '%u6'), shared),
    body('memory-semantics-bits', valid, add('%wg', '%u1', '%odd'), shared),
    body('memory-semantics-vulkan', add('%wg', '%u2'), add('%wg', '%u2', '%u16'), vulkan),
    body(
      'atomic-unequal-semantics',
      '%x = OpAtomicCompareExchange %u32 %wg %u1 %u8 %u2 %u1 %u2',
      '%x = OpAtomicCompareExchange %u32 %wg %u1 %u8 %u8 %u1 %u2',
      shared,
    ),
    body(
      'atomic-flag-clear-semantics',
      'OpAtomicFlagClear %g %u1 %u4',
      'OpAtomicFlagClear %g %u1 %u2',
      flags,
    ),
  ]
}

function texelPointers(): readonly RuleCase[] {
  const images: Pieces = {
    capabilities: 'OpCapability Shader\nOpCapability InputAttachment',
    entryPoints: 'OpEntryPoint Fragment %main "main"',
    modes: 'OpExecutionMode %main OriginUpperLeft',
    annotations: 'OpDecorate %v DescriptorSet 0\nOpDecorate %v Binding 0',
    declarations: `%im = OpTypeImage %u32 2D 0 0 0 2 R32ui
%sub = OpTypeImage %u32 SubpassData 0 0 0 2 Unknown
%pim = OpTypePointer UniformConstant %im
%psub = OpTypePointer UniformConstant %sub
%v = OpVariable %pim UniformConstant
%w = OpVariable %psub UniformConstant
%pt = OpTypePointer Image %u32
%ptf = OpTypePointer Image %f32
%at = OpConstantComposite %v2u %u0 %u1
%at3 = OpConstantComposite %v3u %u0 %u1 %u1`,
  }
  const valid = '%x = OpImageTexelPointer %pt %v %at %u0'
  return [
    body('texel-pointer-result', valid, '%x = OpImageTexelPointer %pu %v %at %u0', images),
    body('texel-pointer-pointee', valid, '%x = OpImageTexelPointer %ptf %v %at %u0', images),
    body('texel-pointer-image', valid, '%x = OpImageTexelPointer %pt %u0 %at %u0', images),
    body('texel-pointer-subpass', valid, '%x = OpImageTexelPointer %pt %w %at %u0', images),
    body('texel-pointer-coordinate', valid, '%x = OpImageTexelPointer %pt %v %at3 %u0', images),
    body('texel-pointer-sample', valid, '%x = OpImageTexelPointer %pt %v %at %f0', images),
    body(
      'texel-pointer-used-by-atomics',
      `${valid}\n%y = OpAtomicIAdd %u32 %x %u1 %u0 %u1`,
      `${valid}\n%y = OpLoad %u32 %x`,
      images,
    ),
  ]
}
