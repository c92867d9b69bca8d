import type { RuleId } from '#spec/rule'
import type { Check } from '../../check.ts'
import { eachAt, type Fits, objectTypeAt, operandFits, resultMisfits } from '../groups/families.ts'
import { isBoolean, isWord } from '../groups/types.ts'
import { enumerant } from '../shared/enumerant.ts'
import { operandWord } from '../shared/operand.ts'
import { isPointerType, storageClassOf } from '../shared/pointer-type.ts'

const readOnly = enumerant('AccessQualifier', 'ReadOnly')
const writeOnly = enumerant('AccessQualifier', 'WriteOnly')
const generic = enumerant('StorageClass', 'Generic')

/** A type and how messages call it. */
type Wanted = readonly [fits: Fits, says: string]

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

/** What an instruction takes and results in. */
interface Row {
  readonly result?: Wanted
  readonly pipe?: readonly [index: number, wanted: Wanted]
  /** Index of Reserve Id. */
  readonly reserveId?: number
  /** Indexes of Index, Num Packets, Packet Size and Packet Alignment, as far as it has them. */
  readonly numbers?: readonly number[]
}

const rows: Readonly<Record<string, Row>> = {
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

/** Of the storage of pipes there are two instructions more, whose result types have a rule of their own. */
const ofStorage: Readonly<Record<string, Row>> = {
  OpConstantPipeStorage: { result: storage },
  OpCreatePipeFromPipeStorage: { result: [({ name }) => name === 'OpTypePipe', 'pipe'] },
}

function results(rule: RuleId, of: Readonly<Record<string, Row>>): Check {
  return {
    rule,
    at: Object.keys(of).filter((name) => of[name]?.result !== undefined),
    judge(instruction, module, report) {
      const [fits, says] = of[instruction.name]?.result ?? []
      if (fits !== undefined && resultMisfits(module, instruction, fits))
        report(instruction.word + 1, `${instruction.name} results in no ${says}`)
    },
  }
}

function operands(
  rule: RuleId,
  of: (row: Row) => readonly (readonly [index: number, wanted: Wanted])[],
): Check {
  const places = new Map(Object.entries(rows).map(([name, row]) => [name, of(row)]))
  return {
    rule,
    at: [...places.keys()].filter((name) => (places.get(name)?.length ?? 0) > 0),
    judge(instruction, module, report) {
      for (const [index, [fits, says]] of places.get(instruction.name) ?? []) {
        const type = objectTypeAt(module, instruction, index)
        if (type !== undefined && !fits(type, module, instruction))
          report(operandWord(instruction, index), `the operand is no ${says}`)
      }
    },
  }
}

const packets = ['OpReadPipe', 'OpWritePipe']
const reservedPackets = ['OpReservedReadPipe', 'OpReservedWritePipe']

/** Section 3.3.23. */
export const checks: readonly Check[] = [
  operands('core/pipe-object', (row) => (row.pipe === undefined ? [] : [row.pipe])),
  results('core/pipe-result', rows),
  operandFits(
    'core/pipe-pointer',
    { ...eachAt(packets, 1), ...eachAt(reservedPackets, 3) },
    (type) => isPointerType(type) && storageClassOf(type) === generic,
    'pointer into Generic',
  ),
  operands('core/pipe-reserve-id', (row) =>
    row.reserveId === undefined ? [] : [[row.reserveId, reserveId]],
  ),
  operands('core/pipe-number', (row) => (row.numbers ?? []).map((index) => [index, word])),
  results('core/pipe-storage-result', ofStorage),
  operandFits(
    'core/pipe-storage-operand',
    eachAt(['OpCreatePipeFromPipeStorage'], 0),
    storage[0],
    storage[1],
  ),
]
