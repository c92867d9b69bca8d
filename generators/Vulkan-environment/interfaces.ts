import { pairIn, pairOf } from '../pairs/pair-of.ts'
import type { Pieces } from '../pairs/pieces.ts'
import { inVulkan, stage } from './shared/stages.ts'

const arrays = 'OpDecorate %variable Location 0\nOpDecorate %variable Component 1'

/** A vertex shader that writes Layer and ViewportIndex. */
const viewports = {
  ...stage('Vertex', {
    capabilities: ['ShaderLayer', 'ShaderViewportIndex', 'MultiViewport', 'ShaderViewportMaskNV'],
    extensions: ['SPV_NV_viewport_array2'],
    interfaces: '%layer %variable_Output_int %variable_Output_int_array1',
  }),
  annotations: `%layer BuiltIn Layer
%variable_Output_int BuiltIn ViewportIndex
%variable_Output_int_array1 BuiltIn ViewportMaskNV`,
  declarations: `%layer = OpVariable %pointer_Output_int Output`,
} satisfies Pieces

const relative = 'OpDecorate %layer ViewportRelativeNV'
const masked = '%chain = OpAccessChain %pointer_Output_int %variable_Output_int_array1 %uint_0'

/** Pairs of the rules on interfaces as a whole. */
export const pairs = [
  pairOf`built-in-listed/variable ${inVulkan}: a vertex shader reads VertexIndex
${stage('Vertex', { interfaces: '%variable_Input_int' })}
annotations: %variable_Input_int BuiltIn {VertexIndex | vertex-id: VertexId}`,
  pairOf`built-in-listed/member ${inVulkan}: a vertex shader writes a block of built-ins
${stage('Vertex', { interfaces: '%variable_Output_block' })}
annotations: %block Block, 0 BuiltIn {PointSize | vertex-id: VertexId}, 1 BuiltIn Position
declarations: %block = OpTypeStruct %float %float4`,
  pairOf`nested-array-component-input/vertex ${inVulkan}: an array of numbers starts at a component
${stage('Vertex', { interfaces: '%variable' })}
annotations: ${arrays}
declarations: %variable = OpVariable {%pointer_Input_floats | nested: %pointer_Input_floats_array3 | of-vectors: %pointer_Input_float2s_array3} Input`,
  pairOf`nested-array-component-input/fragment ${inVulkan}: an array of vectors starts at a component
${stage('Fragment', { interfaces: '%variable' })}
annotations: ${arrays}
declarations: %variable = OpVariable {%pointer_Input_float3s | nested: %pointer_Input_float3s_array3} Input`,
  pairOf`nested-array-component-input/geometry ${inVulkan}
each vertex of a primitive has an array of numbers that starts at a component
${stage('Geometry', { interfaces: '%variable' })}
annotations: ${arrays}
declarations: %variable = OpVariable %pointer_Input_floats_array1 Input`,
  pairOf`nested-array-component-output/vertex ${inVulkan}: an array of numbers starts at a component
${stage('Vertex', { interfaces: '%variable' })}
annotations: ${arrays}
declarations: %variable = OpVariable {%pointer_Output_floats | nested: %pointer_Output_floats_array3 | of-vectors: %pointer_Output_float2s_array3} Output`,
  pairOf`nested-array-component-output/geometry ${inVulkan}: an array of vectors starts at a component
${stage('Geometry', { interfaces: '%variable' })}
annotations: ${arrays}
declarations: %variable = OpVariable {%pointer_Output_float3s | nested: %pointer_Output_float3s_array3} Output`,
  pairOf`shared-location-interpolation/components ${inVulkan}: two inputs in one location are interpolated alike
${stage('Fragment', { capabilities: ['SampleRateShading'], interfaces: '%variable_Input_float2_at_0 %variable_Input_float2' })}
annotations: %variable_Input_float2 Location 0, Component 2
{| flat: OpDecorate %variable_Input_float2 Flat | no-perspective: OpDecorate %variable_Input_float2 NoPerspective | centroid: OpDecorate %variable_Input_float2_at_0 Centroid | sample: OpDecorate %variable_Input_float2_at_0 Sample}`,
  pairOf`shared-location-interpolation/integers ${inVulkan}
an integer in a location is flat, as is the number beside it
${stage('Fragment', { interfaces: '%variable_Input_uint_at_0 %variable_Input_float_at_0' })}
annotations: %variable_Input_uint_at_0 Flat
%variable_Input_float_at_0 Component 1
{OpDecorate %variable_Input_float_at_0 Flat | without:}`,
  pairOf`viewport-relative-layer/variable ${inVulkan}: the layer is relative to the viewport
${viewports}
entryPoints: OpEntryPoint Vertex %main "main" %layer %variable_Output_int %variable_Output_int_at_0
annotations: ${viewports.annotations}
{%layer | user-defined: %variable_Output_int_at_0 | other-built-in: %variable_Output_int} ViewportRelativeNV
declarations: ${viewports.declarations}`,
  pairOf`viewport-relative-layer/model ${inVulkan}: a vertex shader writes a layer relative to the viewport
${viewports}
entryPoints: OpEntryPoint {Vertex | fragment: Fragment} %main "main" %layer
modes: {| fragment: OpExecutionMode %main OriginUpperLeft}
annotations: %layer BuiltIn Layer
${relative}
{| fragment: OpDecorate %layer Flat}
declarations: %layer = OpVariable %pointer_{Output_int | fragment: Input_int} {Output | fragment: Input}`,
  pairIn(viewports)`viewport-relative-viewport/index ${inVulkan}
a shader that writes a relative layer writes the index of the viewport
annotations: ${viewports.annotations}
${relative}
body: OpStore %layer %int_0
{OpStore %variable_Output_int %int_0 | without:}`,
  pairOf`viewport-relative-viewport/mask ${inVulkan}: a shader that writes a relative layer writes the mask of viewports
${viewports}
annotations: ${viewports.annotations}
{| relative: ${relative}}
body: OpStore %layer %int_0`,
  pairOf`viewport-mask-or-index/index ${inVulkan}: a shader writes the index of the viewport, and no mask
${viewports}
body: OpStore %variable_Output_int %int_0
{| stored: ${masked}
OpStore %chain %int_1 | only-reached: ${masked}}`,
  pairOf`viewport-mask-or-index/mask ${inVulkan}: a shader writes the mask of viewports, and no index
${viewports}
body: ${masked}
OpStore %chain %int_1
{| stored: OpStore %variable_Output_int %int_0 | loaded: %value = OpLoad %int %variable_Output_int}`,
]
