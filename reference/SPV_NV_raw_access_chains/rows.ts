import {
  exclusiveBits,
  hasBits,
  notNumbers,
  notStoredIn,
  relation,
  resultOf,
  storedIn,
  type,
  used,
  value,
} from '#spec/vocabulary/facts'
import { rowsAt, type SentenceRow } from '#spec/vocabulary/sentence-row'
import {
  array,
  declared,
  integer,
  matrix,
  not,
  oneOf,
  structure,
} from '#spec/vocabulary/type-terms'
import type { Check } from '../check.ts'
import { checksOfRows } from '../rows/checks-of-rows.ts'

const chain = 'OpRawAccessChainNV'
const pointer = declared('OpTypePointer')
const operands = 'RawAccessChainOperands'
const [perComponent, perElement] = ['RobustnessPerComponentNV', 'RobustnessPerElementNV'] as const
const isNotPhysical = {
  'robustness-is-not-for-physical-pointers': notStoredIn('Base', 'PhysicalStorageBuffer'),
}

/** The grammar calls the Stride, Index and Offset of the text Byte stride, Element index and Byte offset. */
export const rows: readonly SentenceRow[] = [
  ...rowsAt(chain, {
    'result-is-a-typed-pointer': type('Result Type', pointer),
    'pointee-is-not-a-composite': type(
      'Result Type / pointee',
      not(oneOf(array(), matrix(), structure())),
    ),
    'base-is-a-typed-pointer': type('Base', pointer),
    'stride-is-a-constant-integer': [
      resultOf('Byte stride', 'OpConstant'),
      type('Byte stride', integer()),
    ],
    'index-and-offset-are-32-bit-integers': type(['Element index', 'Byte offset'], integer(32)),
    'result-is-in-the-storage-class-of-base': relation('Result Type', 'same-storage-class', 'Base'),
    'base-is-in-a-buffer': storedIn('Base', 'StorageBuffer', 'PhysicalStorageBuffer', 'Uniform'),
    'result-is-only-loaded-and-stored': used({ users: { instructions: ['OpLoad', 'OpStore'] } }),
    'robustness-is-one-of-two': value(operands, exclusiveBits(operands, perComponent, perElement)),
  }),
  ...rowsAt(chain, isNotPhysical, value(operands, hasBits(operands, perComponent))),
  ...rowsAt(chain, isNotPhysical, value(operands, hasBits(operands, perElement))),
  ...rowsAt(
    chain,
    { 'robustness-per-element-has-a-stride': value('Byte stride', notNumbers(0)) },
    value(operands, hasBits(operands, perElement)),
  ),
]

export const checks: readonly Check[] = checksOfRows('SPV_NV_raw_access_chains', rows)
