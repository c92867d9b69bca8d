import { fact, factWith, like, scalarOrVector } from '../signatures/facts.ts'
import { countOf } from '../signatures/shape.ts'
import { joined, type Signature, signaturesOf, slot, unclear } from '../signatures/signature.ts'
import { signaturesFrom } from '../signatures/signatures-from.ts'
import { rows } from './rows-relations.ts'

const condition = joined(
  slot('select-condition', scalarOrVector('bool')),
  slot(
    'select-condition',
    factWith(
      'result',
      (result, name) =>
        `be a scalar, or have as many components as ${name} (${countOf(result) ?? 'not a vector'})`,
      (shape, result) =>
        shape.kind !== 'vector' || (result.kind === 'vector' && shape.count === result.count),
    ),
  ),
)

// Before version 1.4 a selection is per component; whether a scalar may choose between vectors is not said.
const perComponent = unclear(
  factWith(
    'result',
    (_, name) => `have as many components as ${name}`,
    (shape, result) => shape.kind === 'vector' || result.kind !== 'vector',
  ),
)

const selectable = slot(
  'select-result',
  fact(
    'be a pointer, scalar or vector',
    (shape) => shape.kind === 'pointer' || countOf(shape) !== undefined,
  ),
)
const object = slot('select-object', like('result'))

/** Relational and logical instructions (3.3.15), OpSelect among them. */
export const signatures: readonly Signature[] = [
  ...signaturesFrom(rows, { constant: 'always' })`
logical-negation: OpLogicalNot
logical-operations: OpLogicalEqual OpLogicalNotEqual OpLogicalOr OpLogicalAnd`,
  ...signaturesFrom(rows)`
any-and-all: OpAny OpAll
float-classification: OpIsNan OpIsInf OpIsFinite OpIsNormal OpSignBitSet`,
  ...signaturesFrom(rows, { inEachWay: ['integer-comparison-operand'], constant: 'always' })`
integer-comparison: OpIEqual OpINotEqual OpUGreaterThan OpSGreaterThan OpUGreaterThanEqual OpSGreaterThanEqual
  OpULessThan OpSLessThan OpULessThanEqual OpSLessThanEqual`,
  ...signaturesFrom(rows)`
float-comparison: OpFOrdEqual OpFUnordEqual OpFOrdNotEqual OpFUnordNotEqual OpFOrdLessThan OpFUnordLessThan
  OpFOrdGreaterThan OpFUnordGreaterThan OpFOrdLessThanEqual OpFUnordLessThanEqual OpFOrdGreaterThanEqual
  OpFUnordGreaterThanEqual OpLessOrGreater OpOrdered OpUnordered`,
  ...signaturesOf({ constant: 'always', since: 4 })`
selection: OpSelect ${slot('select-result')} ${condition} ${object} ${object}`,
  ...signaturesOf({ constant: 'always', until: 3 })`
selection-before-1-4: OpSelect ${selectable} ${joined(condition, perComponent)} ${object} ${object}`,
]
