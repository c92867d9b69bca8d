import { asManyAs, asWideAs, like, scalar, scalarOrVector, vectorOf } from '../signatures/facts.ts'
import { joined, type Signature, signature, slot } from '../signatures/signature.ts'

const booleans = slot('boolean-result', scalarOrVector('bool'))
const logicalOperand = slot('logical-operand', like('result'))
const classified = slot('float-classification-operand', scalarOrVector('float'), asManyAs('result'))
const integers = slot('integer-comparison-operand', scalarOrVector('integer'), asManyAs('result'))
const floats = slot('float-comparison-operand', scalarOrVector('float'), asManyAs('result'))

/** Relational and logical instructions (3.3.15). */
export const signatures: readonly Signature[] = [
  signature('logical-negation: OpLogicalNot', [booleans, logicalOperand], { constant: 'always' }),
  signature(
    'logical-operations: OpLogicalEqual OpLogicalNotEqual OpLogicalOr OpLogicalAnd',
    [booleans, logicalOperand, logicalOperand],
    { constant: 'always' },
  ),
  signature('any-and-all: OpAny OpAll', [
    slot('any-all-operand', scalar('bool')),
    slot('any-all-operand', vectorOf('bool')),
  ]),
  signature('float-classification: OpIsNan OpIsInf OpIsFinite OpIsNormal OpSignBitSet', [
    booleans,
    classified,
  ]),
  signature(
    'integer-comparison: OpIEqual OpINotEqual OpUGreaterThan OpSGreaterThan OpUGreaterThanEqual OpSGreaterThanEqual OpULessThan OpSLessThan OpULessThanEqual OpSLessThanEqual',
    [booleans, integers, joined(integers, slot('integer-comparison-operand', asWideAs(1)))],
    { inEachWay: ['integer-comparison-operand'], constant: 'always' },
  ),
  signature(
    'float-comparison: OpFOrdEqual OpFUnordEqual OpFOrdNotEqual OpFUnordNotEqual OpFOrdLessThan OpFUnordLessThan OpFOrdGreaterThan OpFUnordGreaterThan OpFOrdLessThanEqual OpFUnordLessThanEqual OpFOrdGreaterThanEqual OpFUnordGreaterThanEqual OpLessOrGreater OpOrdered OpUnordered',
    [booleans, floats, joined(floats, slot('float-comparison-operand', like(1)))],
  ),
]
