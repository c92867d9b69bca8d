import type { RuleCase } from '../case-makers.ts'
import { body, declared, parts } from './case.ts'
import { kernel, type Pieces } from './pieces.ts'

const local: Pieces = { locals: '%v = OpVariable %fu Function' }
const untyped: Pieces = {
  capabilities: 'OpCapability Shader\nOpCapability UntypedPointersKHR',
  extensions: 'OpExtension "SPV_KHR_untyped_pointers"',
  declarations: '%f = OpTypeUntypedPointerKHR Function',
  locals: '%v = OpUntypedVariableKHR %f Function %u32',
}
const physical: Pieces = {
  minor: 5,
  capabilities: 'OpCapability Shader\nOpCapability PhysicalStorageBufferAddresses',
  memoryModel: 'OpMemoryModel PhysicalStorageBuffer64 GLSL450',
}
const vulkan: Pieces = {
  minor: 5,
  interface: '%b',
  capabilities: 'OpCapability Shader\nOpCapability VulkanMemoryModel',
  memoryModel: 'OpMemoryModel Logical Vulkan',
  annotations: 'OpDecorate %s Block\nOpMemberDecorate %s 0 Offset 0',
  declarations:
    '%s = OpTypeStruct %u32\n%ps = OpTypePointer StorageBuffer %s\n%pe = OpTypePointer StorageBuffer %u32\n%b = OpVariable %ps StorageBuffer\n%work = OpConstant %u32 2',
}
const buffer: Pieces = {
  annotations: `OpDecorate %s Block
OpMemberDecorate %s 0 Offset 0
OpMemberDecorate %s 1 Offset 4
OpDecorate %ra ArrayStride 4`,
  declarations: `%ra = OpTypeRuntimeArray %u32
%s = OpTypeStruct %u32 %ra
%ps = OpTypePointer StorageBuffer %s
%pe = OpTypePointer StorageBuffer %u32
%pr = OpTypePointer StorageBuffer %ra
%b = OpVariable %ps StorageBuffer
%i5 = OpConstant %i32 -1`,
}
/** A kernel with two pointers to integers and what a copy needs. */
const copying: Pieces = {
  ...kernel,
  declarations: `%wu = OpTypePointer CrossWorkgroup %u32
%wf = OpTypePointer CrossWorkgroup %f32
%wv = OpTypePointer CrossWorkgroup %void
%takes = OpTypeFunction %void %wu %wu %wf %wv`,
}
const kernelFunction = (text: string): Pieces => ({
  ...copying,
  functions: `%f = OpFunction %void None %takes
%p = OpFunctionParameter %wu
%q = OpFunctionParameter %wu
%r = OpFunctionParameter %wf
%w = OpFunctionParameter %wv
%l = OpLabel
${text}
OpReturn
OpFunctionEnd`,
})
const copy = (rule: string, valid: string, invalid: string, common: Pieces = {}): RuleCase =>
  parts(rule, { ...kernelFunction(valid), ...common }, { ...kernelFunction(invalid), ...common })

/** Variables, accesses, access chains. */
export const memoryCases: readonly RuleCase[] = [
  declared('variable-result-type', '%v = OpVariable %pu Private', '%v = OpVariable %u32 Private'),
  declared(
    'variable-storage-class',
    '%v = OpVariable %pu Private',
    '%v = OpVariable %pu Workgroup',
  ),
  declared(
    'variable-not-generic',
    '%g = OpTypePointer CrossWorkgroup %u32\n%v = OpVariable %g CrossWorkgroup',
    '%g = OpTypePointer Generic %u32\n%v = OpVariable %g Generic',
    { ...kernel, capabilities: `${kernel.capabilities}\nOpCapability GenericPointer` },
  ),
  declared(
    'variable-not-physical',
    '%g = OpTypePointer PhysicalStorageBuffer %u32',
    '%g = OpTypePointer PhysicalStorageBuffer %u32\n%v = OpVariable %g PhysicalStorageBuffer',
    physical,
  ),
  declared(
    'variable-initializer',
    '%v = OpVariable %pu Private %u4',
    '%n = OpUndef %u32\n%v = OpVariable %pu Private %n',
  ),
  declared(
    'variable-initializer-type',
    '%v = OpVariable %pu Private %u4',
    '%v = OpVariable %pu Private %f1',
  ),
  declared(
    'variable-without-initializer',
    '%pi = OpTypePointer Input %u32\n%v = OpVariable %pi Input',
    '%pi = OpTypePointer Input %u32\n%v = OpVariable %pi Input %u4',
  ),
  declared(
    'variable-boolean',
    '%s = OpTypeStruct %u32\n%ps = OpTypePointer StorageBuffer %s\n%v = OpVariable %ps StorageBuffer',
    '%s = OpTypeStruct %bool\n%ps = OpTypePointer StorageBuffer %s\n%v = OpVariable %ps StorageBuffer',
    { annotations: 'OpDecorate %s Block\nOpMemberDecorate %s 0 Offset 0' },
  ),
  body('load-pointer', '%x = OpLoad %u32 %v', '%x = OpLoad %u32 %u4', local),
  body('load-type', '%x = OpLoad %u32 %v', '%x = OpLoad %f32 %v', local),
  body('load-not-void', '%x = OpLoad %f32 %v', '%x = OpLoad %void %v', untyped),
  body('load-not-function', '%x = OpLoad %f32 %v', '%x = OpLoad %fn %v', untyped),
  copy('load-not-void', '%x = OpLoad %u32 %p', '%x = OpLoad %void %w'),
  body(
    'load-fixed-size',
    '%p = OpAccessChain %pe %b %u0\n%x = OpLoad %u32 %p',
    '%x = OpLoad %s %b',
    buffer,
  ),
  body('store-pointer', 'OpStore %v %u1', 'OpStore %u4 %u1', local),
  body('store-type', 'OpStore %v %u1', 'OpStore %v %f1', local),
  body('store-object', 'OpStore %v %u1', 'OpStore %v %u32', untyped),
  body('store-object', 'OpStore %v %u1', '%x = OpFunctionCall %void %callee\nOpStore %v %x', {
    ...untyped,
    functions: '%callee = OpFunction %void None %fn\n%cl = OpLabel\nOpReturn\nOpFunctionEnd',
  }),
  parts(
    'store-not-read-only',
    { ...local, body: 'OpStore %v %u1' },
    {
      interface: '%in',
      declarations: '%pi = OpTypePointer Input %u32\n%in = OpVariable %pi Input',
      body: 'OpStore %in %u1',
    },
  ),
  body('copy-memory-pointers', 'OpCopyMemory %v %w', 'OpCopyMemory %v %u1', {
    locals: '%v = OpVariable %fu Function\n%w = OpVariable %fu Function',
  }),
  copy('copy-memory-type', 'OpCopyMemory %p %q', 'OpCopyMemory %p %r'),
  copy('copy-memory-not-void', 'OpCopyMemory %p %q', 'OpCopyMemory %w %w'),
  body('copy-memory-fixed-size', 'OpCopyMemory %v %v', 'OpCopyMemory %b %b', {
    ...buffer,
    ...local,
  }),
  copy('copy-sized-pointers', 'OpCopyMemorySized %p %q %u4', 'OpCopyMemorySized %p %u1 %u4'),
  copy('copy-sized-size-type', 'OpCopyMemorySized %p %q %u4', 'OpCopyMemorySized %p %q %f1'),
  copy('copy-sized-size-not-zero', 'OpCopyMemorySized %p %q %u4', 'OpCopyMemorySized %p %q %u0'),
  parts(
    'copy-sized-size-not-negative',
    { body: 'OpCopyMemorySized %v %v %i4' },
    { body: 'OpCopyMemorySized %v %v %i5' },
    {
      capabilities: 'OpCapability Shader\nOpCapability Addresses',
      memoryModel: 'OpMemoryModel Physical64 GLSL450',
      declarations: '%i4 = OpConstant %i32 4\n%i5 = OpConstant %i32 -4',
      ...local,
    },
  ),
  copy(
    'copy-memory-mask-count',
    'OpCopyMemory %p %q Volatile',
    'OpCopyMemory %p %q Volatile Volatile',
  ),
  copy(
    'copy-sized-mask-count',
    'OpCopyMemorySized %p %q %u4 Volatile',
    'OpCopyMemorySized %p %q %u4 Volatile Volatile',
  ),
  ...masks(),
  body(
    'memory-operands-aligned',
    '%x = OpLoad %u32 %v Aligned 4',
    '%x = OpLoad %u32 %v Aligned 3',
    local,
  ),
  body(
    'array-length-result-type',
    '%x = OpArrayLength %u32 %b 1',
    '%x = OpArrayLength %i32 %b 1',
    buffer,
  ),
  body('array-length-structure', '%x = OpArrayLength %u32 %b 1', '%x = OpArrayLength %u32 %v 1', {
    ...buffer,
    ...local,
  }),
  body(
    'array-length-member',
    '%x = OpArrayLength %u32 %b 1',
    '%x = OpArrayLength %u32 %b 0',
    buffer,
  ),
  parts(
    'array-length-no-variable-pointer',
    { body: '%x = OpArrayLength %u32 %b 1' },
    { body: '%p = OpSelect %ps %true %b %b\n%x = OpArrayLength %u32 %p 1' },
    {
      ...buffer,
      capabilities: 'OpCapability Shader\nOpCapability VariablePointersStorageBuffer',
    },
  ),
  ...accessChains(),
]

function masks(): readonly RuleCase[] {
  const chain = '%p = OpAccessChain %pe %b %u0'
  const visible = 'MakePointerVisible|NonPrivatePointer %work'
  const available = 'MakePointerAvailable|NonPrivatePointer %work'
  const both = (first: string, second: string): string =>
    `${chain}\nOpCopyMemory %p %p ${first} ${second}`
  const sized = (first: string, second: string): string =>
    `${chain}\nOpCopyMemorySized %p %p %u4 ${first} ${second}`
  const addresses = {
    ...vulkan,
    capabilities: `${vulkan.capabilities}\nOpCapability Addresses`,
    memoryModel: 'OpMemoryModel Physical64 Vulkan',
  }
  return [
    body('copy-memory-target-mask', both(available, visible), both(visible, visible), vulkan),
    body('copy-memory-source-mask', both(available, visible), both(available, available), vulkan),
    body('copy-sized-target-mask', sized(available, visible), sized(visible, visible), addresses),
    body(
      'copy-sized-source-mask',
      sized(available, visible),
      sized(available, available),
      addresses,
    ),
    body(
      'memory-operands-non-private',
      `${chain}\n%x = OpLoad %u32 %p ${visible}`,
      `${chain}\n%x = OpLoad %u32 %p MakePointerVisible %work`,
      vulkan,
    ),
    body(
      'memory-operands-available',
      `${chain}\n%x = OpLoad %u32 %p ${visible}`,
      `${chain}\n%x = OpLoad %u32 %p ${available}`,
      vulkan,
    ),
    body(
      'memory-operands-visible',
      `${chain}\nOpStore %p %u1 ${available}`,
      `${chain}\nOpStore %p %u1 ${visible}`,
      vulkan,
    ),
    body(
      'non-private-storage-class',
      `${chain}\n%x = OpLoad %u32 %p NonPrivatePointer`,
      '%x = OpLoad %u32 %v NonPrivatePointer',
      { ...vulkan, ...local },
    ),
    parts(
      'non-private-storage-class',
      { body: `${chain}\nOpCopyMemory %p %v NonPrivatePointer None` },
      { body: `${chain}\nOpCopyMemory %p %v NonPrivatePointer` },
      { ...vulkan, ...local },
      'one mask of a copy is for both pointers',
    ),
    parts(
      'non-private-storage-class',
      { body: `${chain}\nOpCopyMemory %v %p None NonPrivatePointer` },
      { body: `${chain}\nOpCopyMemory %v %p NonPrivatePointer None` },
      { ...vulkan, ...local },
      'two masks of a copy',
    ),
  ]
}

function accessChains(): readonly RuleCase[] {
  const valid = '%p = OpAccessChain %pe %b %u1 %u4'
  const strided: Pieces = {
    ...buffer,
    capabilities: 'OpCapability Shader\nOpCapability VariablePointers',
    annotations: `${buffer.annotations}\nOpDecorate %pe ArrayStride 4`,
  }
  const first = '%p = OpAccessChain %pe %b %u1 %u0'
  return [
    body('access-chain-result-type', valid, '%p = OpAccessChain %u32 %b %u1 %u4', buffer),
    body('access-chain-base', valid, '%p = OpAccessChain %pe %u4 %u1 %u4', buffer),
    body('access-chain-storage-class', valid, '%p = OpAccessChain %pu %b %u1 %u4', buffer),
    body('access-chain-pointee', valid, '%p = OpAccessChain %pe %b %u1', buffer),
    body('access-chain-index-type', valid, '%p = OpAccessChain %pe %b %u1 %f1', buffer),
    body(
      'access-chain-structure-index',
      '%x = OpIAdd %u32 %u0 %u1\n%p = OpAccessChain %pe %b %u1 %x',
      '%x = OpIAdd %u32 %u0 %u1\n%p = OpAccessChain %pe %b %x %u0',
      buffer,
    ),
    body('access-chain-structure-bounds', valid, '%p = OpAccessChain %pe %b %u2 %u4', buffer),
    body('access-chain-structure-bounds', valid, '%p = OpAccessChain %pe %b %i5 %u4', buffer),
    body('access-chain-depth', valid, `${valid} %u0`, buffer),
    parts(
      'access-chain-array-stride',
      { annotations: `${buffer.annotations}\nOpDecorate %pe ArrayStride 4` },
      { annotations: `${buffer.annotations}\nOpDecorate %pe ArrayStride 8` },
      { ...buffer, body: valid },
    ),
    body(
      'ptr-access-chain-element',
      `${first}\n%q = OpPtrAccessChain %pe %p %u1`,
      `${first}\n%q = OpPtrAccessChain %pe %p %f1`,
      strided,
    ),
    parts(
      'ptr-access-chain-stride',
      {},
      { annotations: buffer.annotations ?? '' },
      { ...strided, body: `${first}\n%q = OpPtrAccessChain %pe %p %u1` },
    ),
  ]
}
