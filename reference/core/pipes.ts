import type { Check } from '../check.ts'
import {
  isBoolean,
  isWord,
  typedOperands,
  typedResults,
  type Wanted,
  type WantedAt,
  wantedAt,
} from './shared/fitting-types.ts'
import { enumerant } from './shared/grammar.ts'
import { isPointerType, storageClassOf } from './shared/types.ts'

const readOnly = enumerant('AccessQualifier', 'ReadOnly')
const writeOnly = enumerant('AccessQualifier', 'WriteOnly')
const generic = enumerant('StorageClass', 'Generic')

function pipe(says: string, ...qualifiers: readonly number[]): Wanted {
  return [(type) => type.name === 'OpTypePipe' && qualifiers.includes(type.valueAt(0) ?? -1), says]
}

const toRead = pipe('pipe to read from', readOnly)
const toWrite = pipe('pipe to write to', writeOnly)
const either = pipe('pipe to read from or write to', readOnly, writeOnly)
const reserveId: Wanted = [({ name }) => name === 'OpTypeReserveId', 'reservation id']
const word: Wanted = [isWord, '32-bit integer scalar']
const boolean: Wanted = [isBoolean, 'Boolean']
const storage: Wanted = [({ name }) => name === 'OpTypePipeStorage', 'pipe storage']

/** The operands and results of an instruction. */
interface PipeRow {
  readonly result?: Wanted
  readonly pipe?: WantedAt
  /** Index of Reserve Id. */
  readonly reserveId?: number
  /** Indexes of Index, Num Packets, Packet Size and Packet Alignment, as far as the instruction has them. */
  readonly numbers?: readonly number[]
}

const rows: Readonly<Record<string, PipeRow>> = {
  OpReadPipe: { result: word, pipe: [0, toRead], numbers: [2, 3] },
  OpWritePipe: { result: word, pipe: [0, toWrite], numbers: [2, 3] },
  OpReservedReadPipe: { result: word, pipe: [0, toRead], reserveId: 1, numbers: [2, 4, 5] },
  OpReservedWritePipe: { result: word, pipe: [0, toWrite], reserveId: 1, numbers: [2, 4, 5] },
  OpReserveReadPipePackets: { result: reserveId, pipe: [0, toRead], numbers: [1, 2, 3] },
  OpReserveWritePipePackets: { result: reserveId, pipe: [0, toWrite], numbers: [1, 2, 3] },
  OpCommitReadPipe: { pipe: [0, toRead], reserveId: 1, numbers: [2, 3] },
  OpCommitWritePipe: { pipe: [0, toWrite], reserveId: 1, numbers: [2, 3] },
  OpIsValidReserveId: { result: boolean, reserveId: 0 },
  OpGetNumPipePackets: { result: word, pipe: [0, either], numbers: [1, 2] },
  OpGetMaxPipePackets: { result: word, pipe: [0, either], numbers: [1, 2] },
  OpGroupReserveReadPipePackets: { result: reserveId, pipe: [1, toRead], numbers: [2, 3, 4] },
  OpGroupReserveWritePipePackets: { result: reserveId, pipe: [1, toWrite], numbers: [2, 3, 4] },
  OpGroupCommitReadPipe: { pipe: [1, toRead], reserveId: 2, numbers: [3, 4] },
  OpGroupCommitWritePipe: { pipe: [1, toWrite], reserveId: 2, numbers: [3, 4] },
}

/** The values that `part` reads from the row of each instruction, without the instructions whose row has none. */
function ofRows<Value>(part: (row: PipeRow) => Value | undefined): Readonly<Record<string, Value>> {
  return Object.fromEntries(
    Object.entries(rows).flatMap(([name, row]): readonly [string, Value][] => {
      const value = part(row)
      return value === undefined ? [] : [[name, value]]
    }),
  )
}

const pointer: Wanted = [
  (type) => isPointerType(type) && storageClassOf(type) === generic,
  'pointer into Generic',
]

/** Section 3.3.23. */
export const checks: readonly Check[] = [
  typedOperands(
    'core/pipe-object',
    ofRows((row) => row.pipe && [row.pipe]),
  ),
  typedResults(
    'core/pipe-result',
    ofRows((row) => row.result),
  ),
  typedOperands('core/pipe-pointer', {
    ...wantedAt({ OpReadPipe: [1], OpWritePipe: [1] }, pointer),
    ...wantedAt({ OpReservedReadPipe: [3], OpReservedWritePipe: [3] }, pointer),
  }),
  typedOperands(
    'core/pipe-reserve-id',
    ofRows(({ reserveId: index }) => (index === undefined ? undefined : [[index, reserveId]])),
  ),
  typedOperands(
    'core/pipe-number',
    ofRows((row) => row.numbers?.map((index): WantedAt => [index, word])),
  ),
  typedResults('core/pipe-storage-result', {
    OpConstantPipeStorage: storage,
    OpCreatePipeFromPipeStorage: [({ name }) => name === 'OpTypePipe', 'pipe'],
  }),
  typedOperands(
    'core/pipe-storage-operand',
    wantedAt({ OpCreatePipeFromPipeStorage: [0] }, storage),
  ),
]
