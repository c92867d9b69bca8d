import { asManyAs, asWideAs, like, scalar, scalarOrVector, vectorOf } from '../signatures/facts.ts'
import { joined, type Signature, slot } from '../signatures/signature.ts'

const booleans = slot('boolean-result', scalarOrVector('bool'))
const logicalOperand = slot('logical-operand', like('result'))
const classified = slot('float-classification-operand', scalarOrVector('float'), asManyAs('result'))
const integers = slot('integer-comparison-operand', scalarOrVector('integer'), asManyAs('result'))
const floats = slot('float-comparison-operand', scalarOrVector('float'), asManyAs('result'))

/** Relational and logical instructions (3.3.15). */
export const signatures: readonly Signature[] = [
  {
    name: 'logical-negation',
    operations: ['OpLogicalNot'],
    result: booleans,
    operands: [logicalOperand],
    constant: 'always',
  },
  {
    name: 'logical-operations',
    operations: ['OpLogicalEqual', 'OpLogicalNotEqual', 'OpLogicalOr', 'OpLogicalAnd'],
    result: booleans,
    operands: [logicalOperand, logicalOperand],
    constant: 'always',
  },
  {
    name: 'any-and-all',
    operations: ['OpAny', 'OpAll'],
    result: slot('any-all-operand', scalar('bool')),
    operands: [slot('any-all-operand', vectorOf('bool'))],
  },
  {
    name: 'float-classification',
    operations: ['OpIsNan', 'OpIsInf', 'OpIsFinite', 'OpIsNormal', 'OpSignBitSet'],
    result: booleans,
    operands: [classified],
  },
  {
    name: 'integer-comparison',
    operations: [
      'OpIEqual',
      'OpINotEqual',
      'OpUGreaterThan',
      'OpSGreaterThan',
      'OpUGreaterThanEqual',
      'OpSGreaterThanEqual',
      'OpULessThan',
      'OpSLessThan',
      'OpULessThanEqual',
      'OpSLessThanEqual',
    ],
    result: booleans,
    operands: [integers, joined(integers, slot('integer-comparison-operand', asWideAs(1)))],
    inEachWay: ['integer-comparison-operand'],
    constant: 'always',
  },
  {
    name: 'float-comparison',
    operations: [
      'OpFOrdEqual',
      'OpFUnordEqual',
      'OpFOrdNotEqual',
      'OpFUnordNotEqual',
      'OpFOrdLessThan',
      'OpFUnordLessThan',
      'OpFOrdGreaterThan',
      'OpFUnordGreaterThan',
      'OpFOrdLessThanEqual',
      'OpFUnordLessThanEqual',
      'OpFOrdGreaterThanEqual',
      'OpFUnordGreaterThanEqual',
      'OpLessOrGreater',
      'OpOrdered',
      'OpUnordered',
    ],
    result: booleans,
    operands: [floats, joined(floats, slot('float-comparison-operand', like(1)))],
  },
]
