import { pairIn, pairOf, piecesIn } from '../pairs/pair-of.ts'
import type { Pieces } from '../pairs/pieces.ts'
import { inVulkan, stage } from './shared/stages.ts'

const interpolation = ['Flat', 'NoPerspective'] as const

const auxiliary = ['Centroid', 'Sample'] as const

/** A stage with one user-defined variable. */
function variable(model: 'Fragment' | 'Vertex', storageClass: 'Input' | 'Output'): Pieces {
  return piecesIn(stage(model, { capabilities: ['SampleRateShading'], interfaces: '%variable' }))`
annotations: OpDecorate %variable Location 0
declarations: %variable = OpVariable %pointer_${storageClass}_float ${storageClass}`
}

/** Decorations of interpolation where they are not allowed. */
function interpolated(
  rule: string,
  model: 'Fragment' | 'Vertex',
  storageClass: 'Input' | 'Output',
) {
  const { annotations, ...shader } = variable(model, storageClass)
  const ways = [...interpolation, ...auxiliary].map(
    (name) => `| ${name.toLowerCase()}: OpDecorate %variable ${name}`,
  )
  return pairIn(shader)`${rule}/${model.toLowerCase()} ${inVulkan}
a variable in ${storageClass} of a ${model} entry point is not interpolated
annotations: ${annotations}
{${ways.join(' ')}}`
}

const numbers = { ...stage('Fragment', { interfaces: '%variable' }) } satisfies Pieces

/** A type of an input of a fragment shader that has to be flat. */
function flat(name: string, capabilities: readonly string[] = []) {
  return pairOf`integer-input-flat/${name} ${inVulkan}: an input of ${name} is flat
${stage('Fragment', { capabilities, interfaces: '%variable' })}
annotations: %variable Location 0
{OpDecorate %variable Flat | undecorated: | no-perspective: OpDecorate %variable NoPerspective}
declarations: %variable = OpVariable %pointer_Input_${name} Input`
}

/** A buffer into which a number is stored that a conversion rounds. */
function rounded(name: string, mode: string, type: string, value: string, summary: string) {
  return pairOf`rounding-mode/${name} ${inVulkan}: ${summary}
capabilities: Shader Float16 StorageBuffer16BitAccess
interfaces: %variable_StorageBuffer_block_${type}_bound_0
annotations: %rounded FPRoundingMode {${mode} | up: RTP | down: RTN}
body: %chain = OpAccessChain %pointer_StorageBuffer_${type} %variable_StorageBuffer_block_${type}_bound_0 %uint_0
%rounded = OpFConvert %${type} ${value}
OpStore %chain %rounded`
}

const levels = ['TessLevelInner', 'TessLevelOuter'] as const

/** Pairs of the rules on decorations. */
export const pairs = [
  pairOf`no-shared-or-packed/layout ${inVulkan}: a structure has no layout of GLSL
interfaces: %variable_Workgroup_uint_pair
annotations: {| shared: OpDecorate %uint_pair GLSLShared | packed: OpDecorate %uint_pair GLSLPacked}`,
  interpolated('interpolation-fragment-output', 'Fragment', 'Output'),
  interpolated('interpolation-vertex-input', 'Vertex', 'Input'),
  flat('uint'),
  flat('int3'),
  flat('double', ['Float64']),
  flat('uints'),
  pairIn(numbers)`integer-input-flat/float ${inVulkan}: an input of one number is interpolated
annotations: %variable Location 0
declarations: %variable = OpVariable {%pointer_Input_float | integer: %pointer_Input_uint} Input`,
  rounded(
    'modes',
    'RTE',
    'half',
    '%float_1',
    'numbers are rounded to the nearest and towards zero',
  ),
  rounded('zero', 'RTZ', 'half2', '%a_float2', 'a number is rounded towards zero'),
  ...(['Private', 'Workgroup'] as const).map(
    (storageClass) => pairOf`invariant-storage-class/${storageClass.toLowerCase()} ${inVulkan}
a variable in ${storageClass} is not invariant
interfaces: %variable_${storageClass}_float_only
annotations: {| variable: OpDecorate %variable_${storageClass}_float_only Invariant | member: OpMemberDecorate %float_only 0 Invariant}`,
  ),
  pairOf`invariant-storage-class/output ${inVulkan}: an output is invariant
${stage('Vertex', {})}
annotations: {%variable_Output_float_at_0 | private: %variable_Private_float} Invariant
entryPoints: OpEntryPoint Vertex %main "main" %variable_Output_float_at_0 %variable_Private_float`,
  ...levels.flatMap((name) =>
    (['TessellationControl', 'TessellationEvaluation'] as const).map((model) => {
      const storageClass = model === 'TessellationControl' ? 'Output' : 'Input'
      const type = name === 'TessLevelInner' ? 'floats' : 'float_array4'
      return pairOf`tess-level-patch/${name.toLowerCase()}-${storageClass.toLowerCase()} ${inVulkan}
the tessellation levels of a ${model} entry point are of the patch
${stage(model, { interfaces: '%levels' })}
annotations: %levels BuiltIn ${name}
{OpDecorate %levels Patch | of-a-vertex:}
declarations: %levels = OpVariable %pointer_${storageClass}_${type} ${storageClass}`
    }),
  ),
]
