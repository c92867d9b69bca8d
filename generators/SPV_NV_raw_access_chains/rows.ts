import {
  exclusiveBits,
  hasBits,
  notNumbers,
  notStoredIn,
  relation,
  resultOf,
  storedIn,
  type,
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

const chain = 'OpRawAccessChainNV'
const robustness = 'RawAccessChainOperands'

/** The sentences about the operands of the instruction, and about loads and stores through its result. */
export const rows: readonly SentenceRow[] = [
  ...rowsAt(chain, {
    'result-is-a-typed-pointer': type('Result Type', declared('OpTypePointer')),
    'pointee-is-not-a-composite': type(
      'Result Type / pointee',
      not(oneOf(array(), matrix(), structure())),
    ),
    'base-is-a-typed-pointer': type('Base', declared('OpTypePointer')),
    'stride-is-a-constant-integer': [
      resultOf('Byte stride', 'OpConstant'),
      type('Byte stride', integer()),
    ],
    'index-and-offset-are-32-bit-integers': type(['Element index', 'Byte offset'], integer(32)),
    'result-is-in-the-storage-class-of-base': relation('Result Type', 'same-storage-class', 'Base'),
    'base-is-in-a-buffer': storedIn('Base', 'StorageBuffer', 'PhysicalStorageBuffer', 'Uniform'),
    'robustness-is-one-of-two': value(
      robustness,
      exclusiveBits(robustness, 'RobustnessPerComponentNV', 'RobustnessPerElementNV'),
    ),
  }),
  ...['RobustnessPerComponentNV', 'RobustnessPerElementNV'].flatMap((name) =>
    rowsAt(
      chain,
      { 'robustness-is-not-for-physical-pointers': notStoredIn('Base', 'PhysicalStorageBuffer') },
      value(robustness, hasBits(robustness, name)),
    ),
  ),
  ...rowsAt(
    chain,
    { 'robustness-per-element-has-a-stride': value('Byte stride', notNumbers(0)) },
    value(robustness, hasBits(robustness, 'RobustnessPerElementNV')),
  ),
  ...rowsAt(
    'OpLoad OpStore',
    { 'access-is-aligned': value('MemoryAccess', hasBits('MemoryAccess', 'Aligned')) },
    resultOf('Pointer', chain),
  ),
]
