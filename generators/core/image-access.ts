import { imagePairOf } from './shared/image-pair.ts'

const sampling = 'implicit dref-implicit sparse-implicit sparse-dref-implicit'
const projecting = 'proj-implicit proj-explicit proj-dref-implicit proj-dref-explicit'

/** A sampler, and the types of two images with one. */
function combining(one: string, other: string): string {
  return `%sampled_${one} = OpTypeSampledImage %${one}_type
%sampled_${other} = OpTypeSampledImage %${other}_type`
}

/** A function that samples an image with a sampler. */
function uncalled(name: string, coordinate: string): string {
  return `%void %uncalled()
%image = OpLoad %${name}_type %${name}_variable
%with = OpLoad %sampler %variable_UniformConstant_sampler
%combined = OpSampledImage %sampled_${name} %image %with
%sampled = OpImageSampleImplicitLod %float4 %combined ${coordinate}`
}

/** Pairs of the rules on images that are sampled. */
export const pairs = [
  imagePairOf`image-sample-dim/implicit in spv1.5
one dimension is sampled, beside a buffer that is not
sampled: line, buffer
body: each ${sampling}: {%line | buffer: %buffer} %float_1`,
  imagePairOf`image-sample-dim/explicit in spv1.0
one dimension is sampled with derivatives, beside a buffer that is not
sampled: line, buffer
body: each explicit dref-explicit sparse-explicit sparse-dref-explicit: {%line
  | buffer: %buffer} %float_1 Grad %float_0 %float_1`,
  imagePairOf`image-sample-dim/projected
two dimensions are sampled with projection, the coordinate larger than needed
sampled: flat, cube, layers
body: each ${projecting}: {%flat | cube: %cube | layers: %layers} %a_float4
each implicit: %cube %a_float4`,
  imagePairOf`image-sample-dim/projected-from-a-line in spv1.5
one dimension is sampled with projection
sampled: line, buffer
body: each proj-implicit proj-dref-implicit: {%line | buffer: %buffer} %a_float2`,
  imagePairOf`image-sample-dim/projected-from-a-solid
three dimensions and a rectangle are sampled with projection, and layers without
sampled: solid, rectangle, lines
body: each ${projecting}: {%solid | layers-of-lines: %lines} %a_float4
each implicit: %lines %a_float2
each proj-implicit as rectangle: %rectangle %a_float3`,
  imagePairOf`image-sample-not-multisampled/sampled
one sample of each texel is there to be sampled and gathered
sampled: flat, samples
body: %image = OpImage %samples_type %samples
%fetched = OpImageFetch %float4 %image %a_int2 Sample %uint_1
each ${sampling} gather dref-gather: {%flat | multisampled: %samples} %a_float2`,
  imagePairOf`image-sample-not-multisampled/layers in spv1.0
layers with one sample of each texel are sampled
sampled: layers, samples float 2D 0 1 1 1 Unknown
body: each ${sampling}: {%layers | multisampled: %samples} %a_float3`,
  imagePairOf`image-sample-not-multisampled/projected
one sample of each texel is there to be sampled with projection
sampled: flat, samples
body: each proj-implicit proj-dref-implicit: {%flat | multisampled: %samples} %a_float3`,
  imagePairOf`image-sample-dim/combined-where-nobody-calls in spv1.0
a function that nobody calls combines image and sampler
images: line, buffer
declarations: ${combining('line', 'buffer')}
body: %texel = OpImageFetch %float4 %buffer %int_1
after: ${uncalled('line', '%float_1')}
changed: %image = OpLoad {%line_type %line_variable | buffer: %buffer_type %buffer_variable}
changed: OpSampledImage {%sampled_line | buffer: %sampled_buffer}`,
  imagePairOf`image-sample-not-multisampled/combined-where-nobody-calls in spv1.0
a function that nobody calls combines image and sampler
images: flat, samples
declarations: ${combining('flat', 'samples')}
body: %texel = OpImageFetch %float4 %samples %a_int2 Sample %int_1
after: ${uncalled('flat', '%a_float2')}
changed: %image = OpLoad {%flat_type %flat_variable | multisampled: %samples_type %samples_variable}
changed: OpSampledImage {%sampled_flat | multisampled: %sampled_samples}`,
]
