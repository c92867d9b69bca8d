import { imageLine } from './shared/image-line.ts'
import { imagePairOf } from './shared/image-pair.ts'
import { inTurn } from './shared/in-turn.ts'

const sampling = ['implicit', 'dref-implicit', 'sparse-implicit', 'sparse-dref-implicit'] as const
const explicit = ['explicit', 'dref-explicit', 'sparse-explicit', 'sparse-dref-explicit'] as const

const projecting = [
  'proj-implicit',
  'proj-explicit',
  'proj-dref-implicit',
  'proj-dref-explicit',
] as const

const projectingImplicitly = ['proj-implicit', 'proj-dref-implicit'] as const

const line = inTurn(sampling, (name) => imageLine(name, '%line', '%float_1'), {
  buffer: (name) => imageLine(name, '%buffer', '%float_1'),
})

const lineExplicit = inTurn(
  explicit,
  (name) => imageLine(name, '%line', '%float_1', { operands: 'Grad %float_0 %float_1' }),
  {
    buffer: (name) =>
      imageLine(name, '%buffer', '%float_1', { operands: 'Grad %float_0 %float_1' }),
  },
)

const projected = inTurn(projecting, (name) => imageLine(name, '%flat', '%a_float4'), {
  cube: (name) => imageLine(name, '%cube', '%a_float4'),
  layers: (name) => imageLine(name, '%layers', '%a_float4'),
})

const projectedLine = inTurn(
  projectingImplicitly,
  (name) => imageLine(name, '%line', '%a_float2'),
  { buffer: (name) => imageLine(name, '%buffer', '%a_float2') },
)

const projectedOther = inTurn(projecting, (name) => imageLine(name, '%solid', '%a_float4'), {
  'layers-of-lines': (name) => imageLine(name, '%lines', '%a_float4'),
})

const single = inTurn(
  [...sampling, 'gather', 'dref-gather'] as const,
  (name) => imageLine(name, '%flat', '%a_float2'),
  { multisampled: (name) => imageLine(name, '%samples', '%a_float2') },
)

const singleLayer = inTurn(sampling, (name) => imageLine(name, '%layers', '%a_float3'), {
  multisampled: (name) => imageLine(name, '%samples', '%a_float3'),
})

const singleProjected = inTurn(
  projectingImplicitly,
  (name) => imageLine(name, '%flat', '%a_float3'),
  { multisampled: (name) => imageLine(name, '%samples', '%a_float3') },
)

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
sampled: line float 1D 0 0 0 1 Unknown, buffer float Buffer 0 0 0 1 Unknown
body: ${line}`,
  imagePairOf`image-sample-dim/explicit in spv1.0
one dimension is sampled with derivatives, beside a buffer that is not
sampled: line float 1D 0 0 0 1 Unknown, buffer float Buffer 0 0 0 1 Unknown
body: ${lineExplicit}`,
  imagePairOf`image-sample-dim/projected
two dimensions are sampled with projection, the coordinate larger than needed
sampled: flat float 2D 0 0 0 1 Unknown, cube float Cube 0 0 0 1 Unknown, layers float 2D 0 1 0 1 Unknown
body: ${projected}
${imageLine('implicit', '%cube', '%a_float4')}`,
  imagePairOf`image-sample-dim/projected-from-a-line in spv1.5
one dimension is sampled with projection
sampled: line float 1D 0 0 0 1 Unknown, buffer float Buffer 0 0 0 1 Unknown
body: ${projectedLine}`,
  imagePairOf`image-sample-dim/projected-from-a-solid
three dimensions and a rectangle are sampled with projection, and layers without
sampled: solid float 3D 0 0 0 1 Unknown, rectangle float Rect 0 0 0 1 Unknown, lines float 1D 0 1 0 1 Unknown
body: ${projectedOther}
${imageLine('implicit', '%lines', '%a_float2')}
${imageLine('proj-implicit', '%rectangle', '%a_float3', { name: 'rectangle' })}`,
  imagePairOf`image-sample-not-multisampled/sampled
one sample of each texel is there to be sampled and gathered
sampled: flat float 2D 0 0 0 1 Unknown, samples float 2D 0 0 1 1 Unknown
body: %image = OpImage %samples_type %samples
%fetched = OpImageFetch %float4 %image %a_int2 Sample %uint_1
${single}`,
  imagePairOf`image-sample-not-multisampled/layers in spv1.0
layers with one sample of each texel are sampled
sampled: layers float 2D 0 1 0 1 Unknown, samples float 2D 0 1 1 1 Unknown
body: ${singleLayer}`,
  imagePairOf`image-sample-not-multisampled/projected
one sample of each texel is there to be sampled with projection
sampled: flat float 2D 0 0 0 1 Unknown, samples float 2D 0 0 1 1 Unknown
body: ${singleProjected}`,
  imagePairOf`image-sample-dim/combined-where-nobody-calls in spv1.0
a function that nobody calls combines image and sampler
images: line float 1D 0 0 0 1 Unknown, buffer float Buffer 0 0 0 1 Unknown
declarations: ${combining('line', 'buffer')}
body: %texel = OpImageFetch %float4 %buffer %int_1
after: ${uncalled('line', '%float_1')}
changed: %image = OpLoad {%line_type %line_variable | buffer: %buffer_type %buffer_variable}
changed: OpSampledImage {%sampled_line | buffer: %sampled_buffer}`,
  imagePairOf`image-sample-not-multisampled/combined-where-nobody-calls in spv1.0
a function that nobody calls combines image and sampler
images: flat float 2D 0 0 0 1 Unknown, samples float 2D 0 0 1 1 Unknown
declarations: ${combining('flat', 'samples')}
body: %texel = OpImageFetch %float4 %samples %a_int2 Sample %int_1
after: ${uncalled('flat', '%a_float2')}
changed: %image = OpLoad {%flat_type %flat_variable | multisampled: %samples_type %samples_variable}
changed: OpSampledImage {%sampled_flat | multisampled: %sampled_samples}`,
]
