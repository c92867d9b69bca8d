import type { RuleCase } from '../case-makers.ts'
import type { Pieces } from '../core/pieces.ts'
import { lines, parts } from './case.ts'

/** A compute shader with variables of tensors, the last of which it loads. */
function loading(tensor: string): Pieces {
  return {
    minor: 4,
    capabilities: 'OpCapability Shader\nOpCapability TensorsARM',
    extensions: 'OpExtension "SPV_ARM_tensors"',
    annotations: 'OpDecorate %v DescriptorSet 0\nOpDecorate %v Binding 0',
    declarations: lines(
      '%shape_type = OpTypeArray %u32 %u2',
      '%shape = OpConstantComposite %shape_type %u4 %u4',
      '%ranked = OpTypeTensorARM %f32 %u2',
      '%shaped = OpTypeTensorARM %f32 %u2 %shape',
      '%unranked = OpTypeTensorARM %f32',
      `%p = OpTypePointer UniformConstant %${tensor}`,
      '%v = OpVariable %p UniformConstant',
    ),
    interface: '%v',
    body: `%x = OpLoad %${tensor} %v`,
  }
}

/** A function that no entry point calls. */
const uncalled: Pieces = {
  ...loading('shaped'),
  body: '',
  functions:
    '%f = OpFunction %void None %fn\n%in_f = OpLabel\n%x = OpLoad %shaped %v\nOpReturn\nOpFunctionEnd',
}

/** Types of tensors in shaders. */
export const tensorCases: readonly RuleCase[] = [
  parts('tensor-shape-in-shaders', loading('ranked'), loading('shaped')),
  parts(
    'tensor-shape-in-shaders',
    uncalled,
    { ...uncalled, body: '%y = OpFunctionCall %void %f' },
    {},
    'through a call',
  ),
  parts('tensor-rank-in-shaders', loading('ranked'), loading('unranked')),
]
