import { pairOf } from '../pairs/pair-of.ts'
import { bindingOf } from '../pairs/pieces.ts'
import { inVulkan } from './shared/stages.ts'

/** Tensors that a shader may declare, and not use. */
const types = [
  ['tensor-shape-in-shaders', 'shaped', '%uint_2 %numbers'],
  ['tensor-rank-in-shaders', 'unranked', ''],
] as const

/** Pairs of the rules on tensors that shaders use. */
export const pairs = types.map(
  ([rule, way, operands]) => pairOf`${rule}/loaded ${inVulkan}
a shader loads a tensor with a rank and without a shape, and declares another one
capabilities: OpCapability Shader
OpCapability TensorsARM
extensions: OpExtension "SPV_ARM_tensors"
interfaces: %variable
annotations: ${bindingOf('variable')}
declarations: %numbers = OpConstantComposite %uints %uint_4 %uint_4
%tensor = OpTypeTensorARM %float %uint_2
%other = OpTypeTensorARM %float ${operands}
%to_tensor = OpTypePointer UniformConstant {%tensor | ${way}: %other}
%variable = OpVariable %to_tensor UniformConstant
body: %loaded = OpLoad {%tensor | ${way}: %other} %variable`,
)
