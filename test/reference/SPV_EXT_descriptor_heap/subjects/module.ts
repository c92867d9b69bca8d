import type { Program } from '../../../support/blames-of.ts'
import type { Subjects } from '../../../support/judge-subjects.ts'
import { heapExtensions, shader } from '../program.ts'

/** A shader without the skeleton of heaps. */
function bare(
  capability: string,
  annotations: string,
  declarations: string,
  environment = 'spv1.6',
): Program {
  const lines = [
    'OpCapability Shader',
    `OpCapability ${capability}`,
    ...heapExtensions.map((name) => `OpExtension "${name}"`),
    'OpMemoryModel Logical GLSL450',
    'OpEntryPoint GLCompute %main "main"',
    'OpExecutionMode %main LocalSize 1 1 1',
    annotations,
    '%void = OpTypeVoid',
    '%main_type = OpTypeFunction %void',
    '%u32 = OpTypeInt 32 0',
    '%u4 = OpConstant %u32 4',
    declarations,
    '%main = OpFunction %void None %main_type',
    '%entry = OpLabel',
    'OpReturn',
    'OpFunctionEnd',
  ]
  return { environment, text: `${lines.join('\n')}\n` }
}

const withCapability = (annotations: string, declarations: string): Program =>
  bare('DescriptorHeapEXT', annotations, declarations)
const without = (annotations: string, declarations: string): Program =>
  bare('UntypedPointersKHR', annotations, declarations)

const heap = `
%p = OpTypeUntypedPointerKHR UniformConstant
%heap = OpUntypedVariableKHR %p UniformConstant`

const memberOfImage = 'OpMemberDecorateIdEXT %s 0 OffsetIdEXT %u4'
const structureWithImage = `
%image = OpTypeImage %u32 2D 0 0 0 2 R32ui
%s = OpTypeStruct %image`

const texel = `
%at = OpUntypedAccessChainKHR %p_constant %images %resource_heap %u1
%texel = OpUntypedImageTexelPointerEXT %p_image %image %at %uv0 %u0`

/** What a module declares, and where its instructions stand. */
export const subjects: Subjects = {
  'extension-is-declared': {
    accepted: { 'extension and capability': shader({}) },
    blamed: { 'the other extension only': shader({ extensions: ['SPV_KHR_untyped_pointers'] }) },
  },
  'untyped-pointers-extension-is-declared': {
    accepted: { both: shader({}) },
    blamed: { 'one of them': shader({ extensions: ['SPV_EXT_descriptor_heap'] }) },
  },
  'capability-is-declared': {
    accepted: {
      'all that it enables': shader({
        annotations: memberOfImage,
        declarations: '%s = OpTypeStruct %image',
        body: texel,
      }),
      'in version 1.0': bare('DescriptorHeapEXT', '', '%b = OpTypeBufferEXT Uniform', 'spv1.0'),
    },
    blamed: {
      OpTypeBufferEXT: without('', '%b = OpTypeBufferEXT Uniform'),
      OpConstantSizeOfEXT: without(
        '',
        '%sampler = OpTypeSampler\n%c = OpConstantSizeOfEXT %u32 %sampler',
      ),
      SamplerHeapEXT: without('OpDecorate %heap BuiltIn SamplerHeapEXT', heap),
      ResourceHeapEXT: without('OpDecorate %heap BuiltIn ResourceHeapEXT', heap),
      ArrayStrideIdEXT: without(
        'OpDecorateId %a ArrayStrideIdEXT %u4',
        '%sampler = OpTypeSampler\n%a = OpTypeRuntimeArray %sampler',
      ),
      'OpMemberDecorateIdEXT with OffsetIdEXT': without(memberOfImage, structureWithImage),
      'a group that decorates nothing': without(
        'OpDecorateId %group OffsetIdEXT %u4\n%group = OpDecorationGroup',
        '',
      ),
      everything: shader({ capabilities: ['UntypedPointersKHR'], body: texel }),
    },
  },
  'buffer-type-and-size-of-stand-at-module-scope': {
    accepted: {
      'among the declarations': withCapability(
        '',
        '%b = OpTypeBufferEXT Uniform\n%c = OpConstantSizeOfEXT %u32 %b',
      ),
      'first of them': shader({}),
    },
    blamed: {
      'a type in a function': shader({ body: '%b = OpTypeBufferEXT Uniform' }),
      'a size in a function': shader({ body: '%c = OpConstantSizeOfEXT %u32 %sampler' }),
      'before the annotations': withCapability(
        '%b = OpTypeBufferEXT Uniform\nOpDecorate %u4 RelaxedPrecision',
        '',
      ),
      'before the names': withCapability('%b = OpTypeBufferEXT Uniform\nOpName %b "b"', ''),
      'after the functions': shader({ functions: '%b = OpTypeBufferEXT Uniform' }),
    },
  },
  'pointer-instructions-stand-in-a-block': {
    accepted: { 'in a block': shader({ body: texel }) },
    blamed: {
      'a buffer pointer among the declarations': shader({
        declarations: '%data = OpBufferPointerEXT %p_buffer %resource_heap',
      }),
      'a texel pointer among the declarations': shader({
        declarations:
          '%texel = OpUntypedImageTexelPointerEXT %p_image %image %resource_heap %uv0 %u0',
      }),
      'a buffer pointer after the functions': shader({
        functions: '%data = OpBufferPointerEXT %p_buffer %resource_heap',
      }),
    },
  },
  'member-decorate-id-stands-among-annotations': {
    accepted: {
      'first of the annotations': withCapability(
        `OpName %s "s"\n${memberOfImage}\nOpDecorate %u4 RelaxedPrecision`,
        structureWithImage,
      ),
      'last of them': withCapability(
        `OpDecorate %u4 RelaxedPrecision\n${memberOfImage}`,
        structureWithImage,
      ),
    },
    blamed: {
      'before a name': withCapability(`${memberOfImage}\nOpName %s "s"`, structureWithImage),
      'among the declarations': withCapability('', `${structureWithImage}\n${memberOfImage}`),
      'in a function': shader({
        declarations: '%s = OpTypeStruct %image',
        body: memberOfImage,
      }),
    },
  },
}
