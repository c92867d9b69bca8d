import type { RuleCase } from '../case-makers.ts'
import { body, parts } from './case.ts'
import type { Pieces } from './pieces.ts'

const images: Pieces = {
  capabilities:
    'OpCapability Shader\nOpCapability ImageQuery\nOpCapability GroupNonUniform\nOpCapability GroupNonUniformVote',
  entryPoints: 'OpEntryPoint Fragment %main "main"',
  modes: 'OpExecutionMode %main OriginUpperLeft',
  annotations: `OpDecorate %v DescriptorSet 0
OpDecorate %v Binding 0
OpDecorate %w DescriptorSet 0
OpDecorate %w Binding 1`,
  declarations: `%image = OpTypeImage %f32 2D 0 0 0 1 Unknown
%depth = OpTypeImage %u32 2D 1 0 0 1 Unknown
%sampler = OpTypeSampler
%sampled = OpTypeSampledImage %image
%pi = OpTypePointer UniformConstant %image
%ps = OpTypePointer UniformConstant %sampler
%v = OpVariable %pi UniformConstant
%w = OpVariable %ps UniformConstant
%at = OpConstantComposite %v2f %f0 %f1
%ati = OpConstantComposite %v2u %u0 %u1`,
}
const loaded = `%i = OpLoad %image %v
%s = OpLoad %sampler %w
%si = OpSampledImage %sampled %i %s`

function used(rule: string, valid: string, invalid: string): RuleCase {
  return body(rule, `${loaded}\n%x = ${valid}`, `${loaded}\n%x = ${invalid}`, images)
}

/** Images and operands without a rule of their own. */
export const imageCases: readonly RuleCase[] = [
  used('sampled-image-result', 'OpSampledImage %sampled %i %s', 'OpSampledImage %image %i %s'),
  used('sampled-image-sampler', 'OpSampledImage %sampled %i %s', 'OpSampledImage %sampled %i %i'),
  used('image-operand', 'OpSampledImage %sampled %i %s', 'OpSampledImage %sampled %s %s'),
  used('image-operand', 'OpImageFetch %v4f %i %ati', 'OpImageFetch %v4f %si %ati'),
  used(
    'sampled-image-operand',
    'OpImageSampleImplicitLod %v4f %si %at',
    'OpImageSampleImplicitLod %v4f %i %at',
  ),
  used('image-result', 'OpImage %image %si', 'OpImage %depth %si'),
  used(
    'image-texel-result',
    'OpImageSampleImplicitLod %v4f %si %at',
    'OpImageSampleImplicitLod %v2f %si %at',
  ),
  used(
    'image-texel-result',
    'OpImageSampleImplicitLod %v4f %si %at',
    'OpImageSampleImplicitLod %v4u %si %at',
  ),
  used(
    'image-depth-result',
    'OpImageSampleDrefImplicitLod %f32 %si %at %f1',
    'OpImageSampleDrefImplicitLod %u32 %si %at %f1',
  ),
  parts(
    'image-depth-result',
    { declarations: images.declarations ?? '' },
    { declarations: (images.declarations ?? '').replace('OpTypeImage %f32', 'OpTypeImage %void') },
    { ...images, body: `${loaded}\n%x = OpImageSampleDrefImplicitLod %f32 %si %at %f1` },
    'of void',
  ),
  used(
    'operand-is-object',
    'OpImageSampleImplicitLod %v4f %si %at',
    'OpImageSampleImplicitLod %v4f %si %v2f',
  ),
  body(
    'composite-extract-composite',
    '%x = OpCompositeExtract %u32 %c 0',
    '%x = OpCompositeExtract %u32 %v2u 0',
    { declarations: '%c = OpConstantComposite %v2u %u0 %u1' },
  ),
  parts(
    'debug-file',
    { body: 'OpLine %file 1 1' },
    { body: 'OpLine %u0 1 1' },
    { sources: '%file = OpString "a"' },
  ),
]
