import { rowsIn } from '../../row.ts'
import type { RuleRow } from '../../rule.ts'

const section = 'Modifications: 3.3.10 Image Instructions: OpImageGatherQCOM'

const image = 'the OpTypeImage of its Sampled Image'

/** Gathers with a mode. */
export const rules: readonly RuleRow[] = [
  ...rowsIn(section, 'type', {
    'gather-result-is-four-numbers':
      'The Result Type of an OpImageGatherQCOM is a vector of four OpTypeFloat or OpTypeInt.',
    'gather-result-has-the-sampled-type': `The Component Type of the Result Type of an OpImageGatherQCOM is the Sampled Type of ${image}, unless that is OpTypeVoid.`,
    'gathered-image-is-a-sampled-image':
      'The type of the Sampled Image of an OpImageGatherQCOM is an OpTypeSampledImage.',
    'gathered-image-is-2d-or-rect': `An OpImageGatherQCOM has a Dim of 2D or Rect in ${image}.`,
    'gathered-image-is-not-multisampled': `An OpImageGatherQCOM has an MS of 0 in ${image}.`,
    'gather-coordinate-is-a-vector-of-floats':
      'The type of the Coordinate of an OpImageGatherQCOM is a vector of OpTypeFloat.',
    'gather-coordinate-has-a-layer': {
      summary: `If Arrayed is 1 in ${image}, and the Coordinate of an OpImageGatherQCOM is a vector, it has at least three components.`,
      confidence: 'derived',
      notes: 'Larger vectors than needed are not judged.',
    },
    'gather-component-is-a-32-bit-integer':
      'The type of the Component of an OpImageGatherQCOM is a 32-bit OpTypeInt.',
    'gather-mode-is-a-32-bit-integer':
      'The type of the Mode of an OpImageGatherQCOM is a 32-bit OpTypeInt.',
  }),
  ...rowsIn(section, 'operand', {
    'gather-mode-is-a-constant': {
      summary:
        'The Mode of an OpImageGatherQCOM is the result of a constant instruction (OpConstant..., OpSpecConstant...).',
      notes: 'OpUndef is not a constant instruction.',
    },
    'gather-mode-is-listed': {
      summary:
        'The value of the Mode of an OpImageGatherQCOM, where it is an OpConstant or OpConstantNull, is 0, 1, 2 or 3.',
      confidence: 'open',
      notes:
        'One sentence requires it, the next calls the behavior undefined otherwise. NOTES.md has both readings.',
    },
  }),
  ...rowsIn('Modifications: 3.2.X Image Gather Modes', 'capability', {
    'gather-mode-has-its-capability': {
      summary:
        'If the Mode of an OpImageGatherQCOM is an OpConstant or OpConstantNull, the module declares ImageGatherLinearQCOM where the value is 0 (Gather4x1QCOM), and ImageGatherExtendedModesQCOM where it is 1 (GatherDQCOM), 2 (GatherH2QCOM) or 3 (GatherV2QCOM).',
      confidence: 'derived',
      notes: 'Mode is an <id>, so the grammar cannot enable its values.',
    },
  }),
  ...rowsIn(section, 'semantics', {
    'gathered-component-exists': {
      summary: 'The value of the Component of an OpImageGatherQCOM is 0, 1, 2 or 3.',
      decidable: 'runtime',
      why: 'The text calls the behavior undefined otherwise, which is a matter of a run.',
    },
  }),
]
