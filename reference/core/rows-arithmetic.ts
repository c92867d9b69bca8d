import { relation, type } from '#spec/vocabulary/facts'
import { rowsAt, type SentenceRow } from '#spec/vocabulary/sentence-row'
import { float, integer, scalarOrVector, unsigned } from '#spec/vocabulary/type-terms'
import type { Check } from '../check.ts'
import { checksOfRows } from '../rows/checks-of-rows.ts'
import { isExtensionType } from './shared/types.ts'

const integers = scalarOrVector(integer())
const results = 'integer-arithmetic-result'
const operands = 'integer-arithmetic-operand'
const both = ['Operand 1', 'Operand 2']

const unary = 'OpSNegate OpNot'
const binary = 'OpIAdd OpISub OpIMul OpSDiv OpSRem OpSMod OpBitwiseOr OpBitwiseXor OpBitwiseAnd'
const shifts = 'OpShiftRightLogical OpShiftRightArithmetic OpShiftLeftLogical'
const division = 'OpUDiv OpUMod'
const onFloats = 'OpFAdd OpFSub OpFMul OpFDiv OpFRem OpFMod'
const extracts = 'OpBitFieldSExtract OpBitFieldUExtract'
const derivatives =
  'OpDPdx OpDPdy OpFwidth OpDPdxFine OpDPdyFine OpFwidthFine OpDPdxCoarse OpDPdyCoarse OpFwidthCoarse'

/** The texts of other types say what these instructions do with them. */
const ofTypes: readonly SentenceRow[] = [
  ...rowsAt(unary, {
    [results]: type('Result Type', integers),
    [operands]: [
      type('Operand', integers),
      relation('Operand', 'same-count', 'Result Type'),
      relation('Operand', 'same-width', 'Result Type'),
    ],
  }),
  ...rowsAt(binary, {
    [results]: type('Result Type', integers),
    [operands]: [
      type(both, integers),
      relation(both, 'same-count', 'Result Type'),
      relation(both, 'same-width', 'Result Type'),
    ],
  }),
  ...rowsAt(shifts, {
    [results]: type('Result Type', integers),
    'shift-base': [
      type('Base', integers),
      relation('Base', 'same-count', 'Result Type'),
      relation('Base', 'same-width', 'Result Type'),
    ],
  }),
  ...rowsAt(division, {
    'unsigned-arithmetic-result': type('Result Type', scalarOrVector(unsigned())),
  }),
  ...rowsAt(`OpFNegate ${onFloats}`, {
    'float-arithmetic-result': type('Result Type', scalarOrVector(float())),
  }),
  ...rowsAt(`OpBitFieldInsert ${extracts} OpBitReverse OpBitCount`, {
    'bit-field-result': type('Result Type', integers),
  }),
  ...rowsAt('OpBitCount', {
    'bit-count-base': [type('Base', integers), relation('Base', 'same-count', 'Result Type')],
  }),
]

/** Sentences that those texts leave as they are. */
const ofAllTypes: readonly SentenceRow[] = [
  ...rowsAt(division, {
    'unsigned-arithmetic-operand': relation(both, 'same-type', 'Result Type'),
  }),
  ...rowsAt('OpFNegate', {
    'float-arithmetic-operand': relation('Operand', 'same-type', 'Result Type'),
  }),
  ...rowsAt(onFloats, {
    'float-arithmetic-operand': relation(both, 'same-type', 'Result Type'),
  }),
  ...rowsAt('OpBitFieldInsert', {
    'bit-field-operand': relation(['Base', 'Insert'], 'same-type', 'Result Type'),
  }),
  ...rowsAt(`${extracts} OpBitReverse`, {
    'bit-field-operand': relation('Base', 'same-type', 'Result Type'),
  }),
  ...rowsAt(`OpBitFieldInsert ${extracts}`, {
    'bit-field-range': type(['Offset', 'Count'], integer()),
  }),
  ...rowsAt(derivatives, {
    'derivative-operand': relation('P', 'same-type', 'Result Type'),
  }),
]

export const rows: readonly SentenceRow[] = [...ofTypes, ...ofAllTypes]

export const checks: readonly Check[] = [
  ...checksOfRows('core', ofTypes, { isForeign: isExtensionType }),
  ...checksOfRows('core', ofAllTypes),
]
