import type { Draft } from '../draft.ts'
import { type Emitter, inFreeKernels } from '../emitter.ts'
import { enumerantOf } from '../enumerant-of.ts'
import { uint } from '../literals.ts'
import { nullOf, opaqueType, undefinedOf } from '../opaque-types.ts'
import { genericPointer } from '../pointers.ts'
import { boolType, uintType } from '../scalar-types.ts'
import { valueLike } from '../values.ts'
import { declareObject, idOnce } from '../write.ts'
import { rowsWith } from './row.ts'

const workgroup = 2
const readOnly = enumerantOf('AccessQualifier', 'ReadOnly')
const writeOnly = enumerantOf('AccessQualifier', 'WriteOnly')
/** Bytes of a packet, their alignment, and the packets that storage has. */
const storageShape = [4, 4, 16] as const

const pipeType = (draft: Draft, access: number) => opaqueType(draft, 'OpTypePipe', 'Pipes', access)
const reserveIdType = (draft: Draft) => opaqueType(draft, 'OpTypeReserveId', 'Pipes')

/** Storage of pipes that the module itself has. */
function storageOf(draft: Draft): number {
  return idOnce(draft, 'pipe storage', () => {
    const type = opaqueType(draft, 'OpTypePipeStorage', 'PipeStorage')
    return declareObject(draft, 'OpConstantPipeStorage', type, ...storageShape)
  })
}

const row = rowsWith({
  applies: inFreeKernels,
  types: {
    number: uintType,
    boolean: boolType,
    reserveId: reserveIdType,
    pipe: (draft) => pipeType(draft, readOnly),
  },
  operands: {
    input: (draft) => undefinedOf(draft, pipeType(draft, readOnly)),
    output: (draft) => undefinedOf(draft, pipeType(draft, writeOnly)),
    reservation: (draft) => nullOf(draft, reserveIdType(draft)),
    packet: genericPointer,
    scope: (draft) => uint(draft, workgroup),
    number: (draft) => valueLike(draft, uintType(draft)),
    size: (draft) => uint(draft, 4),
    storage: storageOf,
  },
})

const sized = ['size', 'size'] as const

/** Instructions on pipes, which are parts of kernels alone. */
export const pipes: readonly Emitter[] = [
  row('OpReadPipe', 'number', 'input', 'packet', ...sized),
  row('OpWritePipe', 'number', 'output', 'packet', ...sized),
  row('OpReservedReadPipe', 'number', 'input', 'reservation', 'number', 'packet', ...sized),
  row('OpReservedWritePipe', 'number', 'output', 'reservation', 'number', 'packet', ...sized),
  row('OpReserveReadPipePackets', 'reserveId', 'input', 'number', ...sized),
  row('OpReserveWritePipePackets', 'reserveId', 'output', 'number', ...sized),
  row('OpCommitReadPipe', undefined, 'input', 'reservation', ...sized),
  row('OpCommitWritePipe', undefined, 'output', 'reservation', ...sized),
  row('OpIsValidReserveId', 'boolean', 'reservation'),
  row('OpGetNumPipePackets', 'number', 'input', ...sized),
  row('OpGetMaxPipePackets', 'number', 'output', ...sized),
  row('OpGroupReserveReadPipePackets', 'reserveId', 'scope', 'input', 'number', ...sized),
  row('OpGroupReserveWritePipePackets', 'reserveId', 'scope', 'output', 'number', ...sized),
  row('OpGroupCommitReadPipe', undefined, 'scope', 'input', 'reservation', ...sized),
  row('OpGroupCommitWritePipe', undefined, 'scope', 'output', 'reservation', ...sized),
  row('OpCreatePipeFromPipeStorage', 'pipe', 'storage'),
]
