import type { RuleCase } from '../case-makers.ts'
import { body, parts } from './case.ts'
import { bound, lines } from './lines.ts'
import type { Pieces } from './pieces.ts'

/** Two blocks of integers with a stride, `%b` and `%c`, and an array of them, `%bs`. */
function blocks(storage: string, decoration: string): Pieces {
  return {
    annotations: lines(
      bound('b', 'c', 'bs'),
      `OpDecorate %s ${decoration}`,
      'OpMemberDecorate %s 0 Offset 0',
    ),
    declarations: lines(
      '%s = OpTypeStruct %u32',
      '%array = OpTypeArray %s %u4',
      `%ps = OpTypePointer ${storage} %s`,
      `%pa = OpTypePointer ${storage} %array`,
      `%pe = OpTypePointer ${storage} %u32`,
      `%b = OpVariable %ps ${storage}`,
      `%c = OpVariable %ps ${storage}`,
      `%bs = OpVariable %pa ${storage}`,
    ),
    locals: '%at = OpVariable %fu Function %u0',
  }
}

function indexed(kind: string, common: Pieces, chain: string): RuleCase {
  const dynamic = `${common.body ?? ''}\n%i = OpLoad %u32 %at\n${chain.replace('INDEX', '%i')}`
  const { capabilities = 'OpCapability Shader' } = common
  return parts(
    'dynamic-index-capability',
    { capabilities: `${capabilities}\nOpCapability ${kind}ArrayDynamicIndexing` },
    {},
    { ...common, body: dynamic },
    kind,
  )
}

/** An array `%v` of a resource in UniformConstant. */
function resources(declaration: string, capabilities = ''): Pieces {
  return {
    capabilities: lines('OpCapability Shader', capabilities),
    annotations: bound('v'),
    declarations: lines(
      declaration,
      '%array = OpTypeArray %r %u4',
      '%pa = OpTypePointer UniformConstant %array',
      '%pr = OpTypePointer UniformConstant %r',
      '%v = OpVariable %pa UniformConstant',
    ),
    locals: '%at = OpVariable %fu Function %u0',
  }
}

const ofBlocks = '%p = OpAccessChain %pe %bs INDEX %u0'
const ofResources = '%p = OpAccessChain %pr %v INDEX'
const uniformBlocks = blocks('Uniform', 'Block')
const storageBlocks = blocks('StorageBuffer', 'Block')

const dynamicIndexes: readonly RuleCase[] = [
  indexed('UniformBuffer', uniformBlocks, ofBlocks),
  indexed('StorageBuffer', storageBlocks, ofBlocks),
  indexed('StorageBuffer', blocks('Uniform', 'BufferBlock'), ofBlocks),
  indexed('SampledImage', resources('%r = OpTypeSampler'), ofResources),
  indexed('SampledImage', resources('%r = OpTypeImage %f32 2D 0 0 0 1 Unknown'), ofResources),
  indexed('SampledImage', resources('%r = OpTypeImage %f32 2D 0 0 0 0 Unknown'), ofResources),
  indexed(
    'SampledImage',
    resources('%im = OpTypeImage %f32 2D 0 0 0 1 Unknown\n%r = OpTypeSampledImage %im'),
    ofResources,
  ),
  indexed('StorageImage', resources('%r = OpTypeImage %f32 2D 0 0 0 2 Rgba8'), ofResources),
  indexed(
    'UniformTexelBuffer',
    {
      ...resources(
        '%r = OpTypeImage %f32 Buffer 0 0 0 1 Unknown',
        'OpCapability SampledBuffer\nOpCapability ShaderNonUniform',
      ),
      minor: 5,
      interface: '%v',
    },
    ofResources,
  ),
  body(
    'dynamic-index-capability',
    lines('%i = OpIAdd %u32 %u0 %u1', ofBlocks.replace('INDEX', '%u1')),
    lines('%i = OpIAdd %u32 %u0 %u1', ofBlocks.replace('INDEX', '%i')),
    storageBlocks,
    'a constant',
  ),
  body(
    'dynamic-index-capability',
    ofBlocks.replace('INDEX', '%spec'),
    lines('%i = OpCopyObject %u32 %spec', ofBlocks.replace('INDEX', '%i')),
    {
      ...storageBlocks,
      declarations: `${storageBlocks.declarations}\n%spec = OpSpecConstant %u32 1`,
    },
    'a specialization constant',
  ),
]

const variable: Pieces = {
  ...storageBlocks,
  capabilities: 'OpCapability Shader\nOpCapability VariablePointersStorageBuffer',
  declarations: lines(storageBlocks.declarations ?? '', '%null = OpConstantNull %pe'),
}
const pointers = lines(
  '%p = OpAccessChain %pe %b %u0',
  '%q = OpAccessChain %pe %b %u0',
  '%o = OpAccessChain %pe %c %u0',
)

function chosen(valid: string, invalid: string, name: string, common = variable): RuleCase {
  const with_ = (text: string) => lines(pointers, text)
  return body('variable-pointer-one-structure', with_(valid), with_(invalid), common, name)
}

function joined(other: string): string {
  return lines(
    'OpSelectionMerge %join None',
    'OpBranchConditional %true %then %join',
    '%then = OpLabel',
    'OpBranch %join',
    '%join = OpLabel',
    `%x = OpPhi %pe %p %entry ${other} %then`,
  )
}

const oneStructure: readonly RuleCase[] = [
  chosen('%x = OpSelect %pe %true %p %q', '%x = OpSelect %pe %true %p %o', 'OpSelect'),
  chosen('%x = OpSelect %pe %true %null %o', '%x = OpSelect %pe %true %o %p', 'a null pointer'),
  chosen(joined('%q'), joined('%o'), 'OpPhi'),
  chosen(
    '%x = OpSelect %pe %true %p %null\n%y = OpSelect %pe %true %x %q',
    '%x = OpSelect %pe %true %p %null\n%y = OpSelect %pe %true %x %o',
    'a choice of a choice',
  ),
  parts(
    'variable-pointer-one-structure',
    { capabilities: 'OpCapability Shader\nOpCapability VariablePointers' },
    { capabilities: 'OpCapability Shader\nOpCapability VariablePointersStorageBuffer' },
    { ...storageBlocks, body: lines(pointers, '%x = OpSelect %pe %true %p %o') },
    'the capability',
  ),
  parts(
    'variable-pointer-one-structure',
    { annotations: variable.annotations?.replace('%c Binding 1', '%c Binding 0') ?? '' },
    {},
    { ...variable, body: lines(pointers, '%x = OpSelect %pe %true %p %o') },
    'one binding',
  ),
]

const atomic = (pointer: string) => `%x = OpAtomicIIncrement %u32 ${pointer} %u1 %u0`

const atomics: readonly RuleCase[] = [
  parts(
    'atomic-uniform',
    { body: lines('%p = OpAccessChain %pe %b %u0', atomic('%p')) },
    {
      body: lines('%p = OpAccessChain %po %o %u0', atomic('%p')),
    },
    {
      ...blocks('Uniform', 'BufferBlock'),
      annotations: lines(
        blocks('Uniform', 'BufferBlock').annotations ?? '',
        'OpDecorate %t Block\nOpMemberDecorate %t 0 Offset 0',
        'OpDecorate %o DescriptorSet 1\nOpDecorate %o Binding 0',
      ),
      declarations: lines(
        blocks('Uniform', 'BufferBlock').declarations ?? '',
        '%t = OpTypeStruct %u32',
        '%pt = OpTypePointer Uniform %t',
        '%po = OpTypePointer Uniform %u32',
        '%o = OpVariable %pt Uniform',
      ),
    },
    'a block beside a BufferBlock',
  ),
]

const geometry: Pieces = {
  capabilities: 'OpCapability Geometry\nOpCapability GeometryStreams',
  entryPoints: 'OpEntryPoint Geometry %main "main"',
  modes: lines(
    'OpExecutionMode %main InputPoints',
    'OpExecutionMode %main OutputPoints',
    'OpExecutionMode %main OutputVertices 1',
    'OpExecutionMode %main Invocations 1',
  ),
}
const emitting = (line: string) =>
  lines('%callee = OpFunction %void None %fn', '%l = OpLabel', line, 'OpReturn', 'OpFunctionEnd')

const streams: readonly RuleCase[] = [
  body(
    'vertex-streams',
    'OpEmitStreamVertex %u1\nOpEndStreamPrimitive %u0',
    'OpEmitStreamVertex %u1\nOpEndPrimitive',
    geometry,
    'in one function',
  ),
  parts(
    'vertex-streams',
    { functions: emitting('OpEmitVertex') },
    { functions: emitting('OpEmitStreamVertex %u0') },
    { ...geometry, body: 'OpEmitVertex\n%x = OpFunctionCall %void %callee' },
    'in a call tree',
  ),
  parts(
    'vertex-streams',
    { body: 'OpEmitVertex' },
    { body: 'OpEmitVertex\n%x = OpFunctionCall %void %callee' },
    { ...geometry, functions: emitting('OpEndStreamPrimitive %u0') },
    'a function that is not called',
  ),
]

const manyNonUniform: Pieces = {
  ...resources('%r = OpTypeImage %f32 2D 0 0 0 1 Unknown'),
  minor: 5,
  interface: '%v',
  body: lines('%i = OpLoad %u32 %at', ofResources.replace('INDEX', '%i')),
}
const dynamicOnly = lines(
  'OpCapability Shader',
  'OpCapability ShaderNonUniform',
  'OpCapability SampledImageArrayDynamicIndexing',
)

const nonUniform: readonly RuleCase[] = [
  parts(
    'non-uniform-index-capability',
    { annotations: bound('v') },
    { annotations: lines(bound('v'), 'OpDecorate %i NonUniform') },
    { ...manyNonUniform, capabilities: dynamicOnly },
    'the decoration',
  ),
  parts(
    'non-uniform-index-capability',
    { capabilities: `${dynamicOnly}\nOpCapability SampledImageArrayNonUniformIndexing` },
    { capabilities: dynamicOnly },
    { ...manyNonUniform, annotations: lines(bound('v'), 'OpDecorate %i NonUniform') },
    'the capability',
  ),
]

/** Resources, the capabilities that their uses ask for, and what is made of them. */
export const resourceCases: readonly RuleCase[] = [
  ...dynamicIndexes,
  ...nonUniform,
  ...oneStructure,
  ...atomics,
  ...streams,
]
