import { rowsIn } from '../../row.ts'
import type { RuleRow } from '../../rule.ts'

/** Widths of derivatives. */
export const rules: readonly RuleRow[] = rowsIn(
  'Modifications to GLSL.std.450: OpDPdx, OpDPdy, OpFWidth, OpDPdxFine, OpDPdyFine, OpFWidthFine, OpDPdxCoarse, OpDPdyCoarse, OpFWidthCoarse',
  'type',
  {
    'derivative-has-16-or-32-bits': {
      summary:
        'The components of the Result Type of a derivative instruction have 16 or 32 bits if they are of floating-point type.',
      notes:
        'In modules that declare SPV_AMD_gpu_shader_half_float, where the sentence replaces that of core. That the type is a floating-point scalar or vector without an encoding is core/derivative-result.',
    },
  },
)
