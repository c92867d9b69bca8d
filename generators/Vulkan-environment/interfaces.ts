import { pairOf } from '../pairs/pair-of.ts'
import type { Pieces } from '../pairs/pieces.ts'
import { inVulkan, stage } from './shared/stages.ts'

const arrays = 'OpDecorate %variable Location 0\nOpDecorate %variable Component 1'

/** A vertex shader that writes Layer and ViewportIndex. */
const viewports = {
  ...stage('Vertex', {
    capabilities: ['ShaderLayer', 'ShaderViewportIndex', 'MultiViewport', 'ShaderViewportMaskNV'],
    extensions: ['SPV_NV_viewport_array2'],
    interfaces: '%layer %index %mask',
  }),
  annotations: `OpDecorate %layer BuiltIn Layer
OpDecorate %index BuiltIn ViewportIndex
OpDecorate %mask BuiltIn ViewportMaskNV`,
  declarations: `%layer = OpVariable %pointer_Output_int Output
%index = OpVariable %pointer_Output_int Output
%mask = OpVariable %pointer_Output_int_array1 Output`,
} satisfies Pieces

const relative = 'OpDecorate %layer ViewportRelativeNV'
const masked = '%chain = OpAccessChain %pointer_Output_int %mask %uint_0'

/** Pairs of the rules on interfaces as a whole. */
export const pairs = [
  pairOf`built-in-listed/variable ${inVulkan}
a vertex shader reads VertexIndex
${stage('Vertex', { interfaces: '%variable' })}
annotations: OpDecorate %variable BuiltIn {VertexIndex | vertex-id: VertexId}
declarations: %variable = OpVariable %pointer_Input_int Input`,
  pairOf`built-in-listed/member ${inVulkan}
a vertex shader writes a block of built-ins
${stage('Vertex', { interfaces: '%variable' })}
annotations: OpDecorate %block Block
OpMemberDecorate %block 0 BuiltIn {PointSize | vertex-id: VertexId}
OpMemberDecorate %block 1 BuiltIn Position
declarations: %block = OpTypeStruct %float %float4
%to_block = OpTypePointer Output %block
%variable = OpVariable %to_block Output`,
  pairOf`nested-array-component-input/vertex ${inVulkan}
an array of numbers starts at a component
${stage('Vertex', { interfaces: '%variable' })}
annotations: ${arrays}
declarations: %variable = OpVariable {%pointer_Input_floats | nested: %pointer_Input_floats_array3 | of-vectors: %pointer_Input_float2s_array3} Input`,
  pairOf`nested-array-component-input/fragment ${inVulkan}
an array of vectors starts at a component
${stage('Fragment', { interfaces: '%variable' })}
annotations: ${arrays}
declarations: %variable = OpVariable {%pointer_Input_float3s | nested: %pointer_Input_float3s_array3} Input`,
  pairOf`nested-array-component-input/geometry ${inVulkan}
each vertex of a primitive has an array of numbers that starts at a component
${stage('Geometry', { interfaces: '%variable' })}
annotations: ${arrays}
declarations: %variable = OpVariable %pointer_Input_floats_array1 Input`,
  pairOf`nested-array-component-output/vertex ${inVulkan}
an array of numbers starts at a component
${stage('Vertex', { interfaces: '%variable' })}
annotations: ${arrays}
declarations: %variable = OpVariable {%pointer_Output_floats | nested: %pointer_Output_floats_array3 | of-vectors: %pointer_Output_float2s_array3} Output`,
  pairOf`nested-array-component-output/geometry ${inVulkan}
an array of vectors starts at a component
${stage('Geometry', { interfaces: '%variable' })}
annotations: ${arrays}
declarations: %variable = OpVariable {%pointer_Output_float3s | nested: %pointer_Output_float3s_array3} Output`,
  pairOf`shared-location-interpolation/components ${inVulkan}
two inputs in one location are interpolated alike
${stage('Fragment', { capabilities: ['SampleRateShading'], interfaces: '%one %two' })}
annotations: OpDecorate %one Location 0
OpDecorate %two Location 0
OpDecorate %two Component 2
{| flat: OpDecorate %two Flat | no-perspective: OpDecorate %two NoPerspective | centroid: OpDecorate %one Centroid | sample: OpDecorate %one Sample}
declarations: %one = OpVariable %pointer_Input_float2 Input
%two = OpVariable %pointer_Input_float2 Input`,
  pairOf`shared-location-interpolation/integers ${inVulkan}
an integer in a location is flat, as is the number beside it
${stage('Fragment', { interfaces: '%one %two' })}
annotations: OpDecorate %one Location 0
OpDecorate %one Flat
OpDecorate %two Location 0
OpDecorate %two Component 1
{OpDecorate %two Flat | without:}
declarations: %one = OpVariable %pointer_Input_uint Input
%two = OpVariable %pointer_Input_float Input`,
  pairOf`viewport-relative-layer/variable ${inVulkan}
the layer is relative to the viewport
${viewports}
entryPoints: OpEntryPoint Vertex %main "main" %layer %index %user
annotations: ${viewports.annotations}
OpDecorate %user Location 0
OpDecorate {%layer | user-defined: %user | other-built-in: %index} ViewportRelativeNV
declarations: ${viewports.declarations}
%user = OpVariable %pointer_Output_int Output`,
  pairOf`viewport-relative-layer/model ${inVulkan}
a vertex shader writes a layer relative to the viewport
${viewports}
entryPoints: OpEntryPoint {Vertex | fragment: Fragment} %main "main" %layer
modes: {| fragment: OpExecutionMode %main OriginUpperLeft}
annotations: OpDecorate %layer BuiltIn Layer
${relative}
{| fragment: OpDecorate %layer Flat}
declarations: %layer = OpVariable %pointer_{Output_int | fragment: Input_int} {Output | fragment: Input}`,
  pairOf`viewport-relative-viewport/index ${inVulkan}
a shader that writes a relative layer writes the index of the viewport
${viewports}
annotations: ${viewports.annotations}
${relative}
body: OpStore %layer %int_0
{OpStore %index %int_0 | without:}`,
  pairOf`viewport-relative-viewport/mask ${inVulkan}
a shader that writes a relative layer writes the mask of viewports
${viewports}
annotations: ${viewports.annotations}
{| relative: ${relative}}
body: OpStore %layer %int_0`,
  pairOf`viewport-mask-or-index/index ${inVulkan}
a shader writes the index of the viewport, and no mask
${viewports}
body: OpStore %index %int_0
{| stored: ${masked}
OpStore %chain %int_1 | only-reached: ${masked}}`,
  pairOf`viewport-mask-or-index/mask ${inVulkan}
a shader writes the mask of viewports, and no index
${viewports}
body: ${masked}
OpStore %chain %int_1
{| stored: OpStore %index %int_0 | loaded: %value = OpLoad %int %index}`,
]
