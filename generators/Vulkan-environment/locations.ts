import { pairIn, pairOf } from '../pairs/pair-of.ts'
import { inVulkan, stage } from './shared/stages.ts'

const vertex = stage('Vertex', { interfaces: '%variable' })

const wide = stage('Vertex', { capabilities: ['Float64'], interfaces: '%variable' })

/** A component of a variable of a type: numbers that fit, and numbers that do not. */
function components(rule: string, type: string, valid: number, ways: string) {
  return pairOf`${rule}/${type} ${inVulkan}: a ${type} starts at component ${String(valid)}
${type.startsWith('double') ? wide : vertex}
annotations: %variable Location 0, Component {${String(valid)} ${ways}}
declarations: %variable = OpVariable %pointer_Output_${type} Output`
}

/** Two variables of one storage class in one location. */
function overlapping(rule: string, model: 'Vertex' | 'Fragment', storageClass: 'Input' | 'Output') {
  return pairOf`${rule}/${model.toLowerCase()} ${inVulkan}
two variables in ${storageClass} have a location each, or share one
${stage(model, { interfaces: '%one %two %three' })}
annotations: %one Location 0
%two Location {1 | same: 0}, Component {0 | same: 1}
%three Location 1, Component {3 | overlapping: 1}
declarations: %one = OpVariable %pointer_${storageClass}_float4 ${storageClass}
%two = OpVariable %pointer_${storageClass}_float2 ${storageClass}
%three = OpVariable %pointer_${storageClass}_float ${storageClass}`
}

/** Pairs of the rules on Location and Component. */
export const pairs = [
  pairOf`location-storage-class/uniform-constant ${inVulkan}: a sampler has a descriptor and no location
interfaces: %variable_UniformConstant_sampler_bound_0
annotations: {| location: OpDecorate %variable_UniformConstant_sampler_bound_0 Location 0}`,
  pairIn(vertex)`location-not-built-in/variable ${inVulkan}: a built-in variable has no location
annotations: %variable BuiltIn Position
{| location: OpDecorate %variable Location 0 | component: OpDecorate %variable Component 0}
declarations: %variable = OpVariable %pointer_Output_float4 Output`,
  pairIn(vertex)`location-not-built-in/member ${inVulkan}: a built-in member has no location
annotations: %float4_only Block, 0 BuiltIn Position
{| location: OpMemberDecorate %float4_only 0 Location 0 | component: OpMemberDecorate %float4_only 0 Component 0}
declarations: %variable = OpVariable %pointer_Output_float4_only Output`,
  ...(['Input', 'Output'] as const).map(
    (storageClass) => pairOf`location-on-variable/${storageClass.toLowerCase()} ${inVulkan}
a user-defined variable in ${storageClass} has a location
${vertex}
annotations: {OpDecorate %variable Location 0 | none:}
declarations: %variable = OpVariable %pointer_${storageClass}_float4 ${storageClass}`,
  ),
  pairOf`location-on-variable/structure ${inVulkan}: a structure without Block has a location
${vertex}
annotations: {OpDecorate %variable Location 0 | none:}
declarations: %variable = OpVariable %pointer_Output_float4_only Output`,
  pairOf`location-not-on-members/block ${inVulkan}: either a block or its members have locations
${vertex}
annotations: %block Block
%variable Location 0
{| members: OpMemberDecorate %block 0 Location 0 | one-member: OpMemberDecorate %block 1 Location 1}
{| members: OpMemberDecorate %block 1 Location 1}
declarations: %block = OpTypeStruct %float4 %float
%variable = OpVariable %pointer_Output_block Output`,
  pairIn(vertex)`location-on-members/block ${inVulkan}: each member of a block has a location
annotations: %block Block
{OpMemberDecorate %block 0 Location 0 | first: | all:}
{OpMemberDecorate %block 1 Location 1 | second: | all:}
declarations: %block = OpTypeStruct %float4 %float
%variable = OpVariable %pointer_Output_block Output`,
  pairOf`location-on-members/input ${inVulkan}
each member of a block in Input has a location, the only one of another has one as well
${stage('Fragment', { interfaces: '%variable_Input_block %variable_Input_float2_only' })}
annotations: %block %float2_only Block
{OpMemberDecorate %block 0 Location 0 | first:}
{OpMemberDecorate %block 1 Location 1 | second:}
{OpMemberDecorate %float2_only 0 Location 2 | only:}
declarations: %block = OpTypeStruct %float4 %float`,
  pairIn(vertex)`location-on-members/beside-the-variable ${inVulkan}
a block has a location on its variable, a block of built-ins has none
entryPoints: OpEntryPoint Vertex %main "main" %variable_Output_structure_float4_and_float %variable_Output_built_ins
annotations: %structure_float4_and_float Block
%built_ins Block, 0 BuiltIn Position, 1 BuiltIn PointSize
{OpDecorate %variable_Output_structure_float4_and_float Location 0 | nowhere: | one-member: OpMemberDecorate %structure_float4_and_float 0 Location 0}
declarations: %built_ins = OpTypeStruct %float4 %float`,
  components('component-value', 'float', 3, '| four: 4 | many: 100'),
  components('component-fits', 'float2', 2, '| three: 3'),
  components('component-fits', 'float3', 1, '| two: 2 | three: 3'),
  components('component-fits', 'float4', 0, '| one: 1 | three: 3'),
  components('component-fits-64-bit', 'double2', 0, '| two: 2'),
  components('component-64-bit-even', 'double', 2, '| one: 1 | three: 3'),
  ...[3, 4].map(
    (count) => pairIn(wide)`component-64-bit-vector/double${String(count)} ${inVulkan}
a vector of ${count === 3 ? 'three' : 'four'} 64-bit numbers starts at its location
annotations: %variable Location 0
{| component: OpDecorate %variable Component 0}
declarations: %variable = OpVariable %pointer_Output_double${String(count)} Output`,
  ),
  pairIn(vertex)`component-type/types ${inVulkan}: an array of numbers starts at a component
annotations: %variable Location 0, Component 0
declarations: %variable = OpVariable {%pointer_Output_floats | matrix: %pointer_Output_float2x2 | structure: %pointer_Output_float_only} Output`,
  overlapping('input-component-overlap', 'Vertex', 'Input'),
  overlapping('input-component-overlap', 'Fragment', 'Input'),
  overlapping('output-component-overlap', 'Vertex', 'Output'),
  overlapping('output-component-overlap', 'Fragment', 'Output'),
]
