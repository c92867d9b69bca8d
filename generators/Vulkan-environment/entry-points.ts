import { pairOf } from '../pairs/pair-of.ts'
import { inVulkan, stage } from './shared/stages.ts'

const last = `%void %last()`

/** A function that calls another one. */
const calling = (name: string, called: string) => `%void %${name}()
%${name}_call = OpFunctionCall %void ${called}`

/** Pairs of the rules on entry points and their modes. */
export const pairs = [
  pairOf`entry-point-signature/compute ${inVulkan}: an entry point has neither a value nor arguments
main: {%main = OpFunction %void None %signature | value: %main = OpFunction %uint None %signature_uint
| argument: %main = OpFunction %void None %signature_void_of_uint}
{| argument: %argument = OpFunctionParameter %uint}
%entry:
end: {OpReturn | value: OpReturnValue %uint_1}`,
  pairOf`entry-point-signature/fragment ${inVulkan}: a fragment shader writes no result by returning it
${stage('Fragment')}
main: {%main = OpFunction %void None %signature | value: %main = OpFunction %float4 None %signature_float4
| argument: %main = OpFunction %void None %signature_void_of_float4}
{| argument: %argument = OpFunctionParameter %float4}
%entry:
end: {OpReturn | value: OpReturnValue %a_float4}`,
  pairOf`no-recursion/itself ${inVulkan}: functions call each other without coming back
before: ${last}
${calling('first', '{%last | itself: %first}')}
body: %call = OpFunctionCall %void %first`,
  pairOf`no-recursion/each-other ${inVulkan}: a function calls a second one, which calls a third one
before: ${last}
${calling('second', '{%last | cycle: %first}')}
${calling('first', '%second')}
body: %call = OpFunctionCall %void %first`,
  pairOf`addressing-model/logical ${inVulkan}: addresses are those of the physical storage buffer
capabilities: Shader PhysicalStorageBufferAddresses {| physical-32: Addresses | physical-64: Addresses}
memoryModel: OpMemoryModel {PhysicalStorageBuffer64 | physical-32: Physical32 | physical-64: Physical64} GLSL450`,
  pairOf`origin-upper-left/fragment ${inVulkan}: the origin of a fragment is the upper left corner
${stage('Fragment')}
modes: %main {OriginUpperLeft | lower-left: OriginLowerLeft}`,
  pairOf`pixel-center-integer/fragment ${inVulkan}: the centre of a pixel is not at an integer
${stage('Fragment')}
modes: %main OriginUpperLeft
{| integer: OpExecutionMode %main PixelCenterInteger}`,
  pairOf`local-size-specified/compute ${inVulkan}: the size of a workgroup is given by its mode
modes: {OpExecutionMode %main LocalSize 8 1 1 | none:}`,
  pairOf`local-size-specified/ids ${inVulkan}: the size of a workgroup is given by constants
modes: {OpExecutionModeId %main LocalSizeId %uint_1 %uint_1 %uint_1 | none:}`,
  pairOf`local-size-specified/built-in ${inVulkan}: the size of a workgroup is given by a decoration
modes:
annotations: {OpDecorate %uint3_1_1_1 BuiltIn WorkgroupSize | none:}`,
  pairOf`local-size-specified/task ${inVulkan}: the size of a workgroup of a task shader is given by its mode
${stage('TaskEXT')}
modes: {OpExecutionMode %main LocalSize 1 1 1 | none:}`,
  pairOf`local-size-specified/mesh ${inVulkan}: the size of a workgroup of a mesh shader is given by its mode
${stage('MeshEXT')}
modes: {OpExecutionMode %main LocalSize 1 1 1 | none:}
%main OutputTrianglesEXT, OutputVertices 3, OutputPrimitivesEXT 1`,
  pairOf`local-size-specified/second ${inVulkan}: each of two compute shaders has its size of workgroups
entryPoints: OpEntryPoint GLCompute %main "main"
OpEntryPoint GLCompute %main "other"
OpEntryPoint GLCompute %third "third"
modes: %main LocalSize 1 1 1
{OpExecutionMode %third LocalSize 1 1 1 | none:}
after: %void %third()`,
]
