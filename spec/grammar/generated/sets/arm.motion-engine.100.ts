// Generated from spirv-headers 1.6.1+1.4.363.0 (Debian) by `npm run grammar`. Do not edit.
import type { InstructionSetRow } from '../../types.ts'

export const row: InstructionSetRow = [
  "Arm.MotionEngine.100", 0, [
  [0,"MIN_SAD",[],"",["IdRef kernel_sizes","IdRef search_window_sizes","IdRef input_strides","IdRef window_strides","IdRef window_offsets","IdRef padding","IdRef search_pattern","IdRef input0","IdRef input1"]],
  [1,"MIN_SAD_COST",[],"",["IdRef kernel_sizes","IdRef search_window_sizes","IdRef input_strides","IdRef window_strides","IdRef window_offsets","IdRef padding","IdRef search_pattern","IdRef input0","IdRef input1"]],
  [2,"RAW_SAD",[],"",["IdRef kernel_sizes","IdRef search_window_sizes","IdRef input_strides","IdRef window_strides","IdRef window_offsets","IdRef padding","IdRef input0","IdRef input1"]],
  ], [
  ],
]
