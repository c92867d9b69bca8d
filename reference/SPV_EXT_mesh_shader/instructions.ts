import type { Check } from '../check.ts'
import { variableOperand } from '../core/shared/operands.ts'
import { isUnsigned } from '../core/shared/types.ts'
import { operandsOf, type WantedType } from '../shared/shapes.ts'

const [emit, set] = ['OpEmitMeshTasksEXT', 'OpSetMeshOutputsEXT']

const unsigned: WantedType = {
  name: 'the 32-bit integer type of Signedness 0',
  fits: (_, type) => isUnsigned(type, 32),
}

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
