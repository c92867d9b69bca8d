import type { Check } from '../check.ts'
import { variableOperand } from '../core/shared/operands.ts'
import { operandsOf, unsigned } from '../shared/shapes.ts'

const [emit, set] = ['OpEmitMeshTasksEXT', 'OpSetMeshOutputsEXT']

/** Miscellaneous Instructions. */
export const checks: readonly Check[] = [
  operandsOf(
    'SPV_EXT_mesh_shader/group-counts-are-unsigned-32-bit-integers',
    emit,
    [0, 1, 2],
    unsigned,
  ),
  variableOperand('SPV_EXT_mesh_shader/payload-is-a-variable', emit, 3, [
    'TaskPayloadWorkgroupEXT',
  ]),
  operandsOf(
    'SPV_EXT_mesh_shader/output-counts-are-unsigned-32-bit-integers',
    set,
    [0, 1],
    unsigned,
  ),
]
