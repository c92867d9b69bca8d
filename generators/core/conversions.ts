import {
  asManyAs,
  bits,
  factWith,
  like,
  notAsWideAs,
  scalarOrVector,
  unsigned,
} from '../signatures/facts.ts'
import { componentOf, sameType } from '../signatures/shape.ts'
import { joined, type Signature, slot } from '../signatures/signature.ts'

const integers = slot('conversion-result', scalarOrVector('integer'))
const unsignedIntegers = slot('conversion-result', scalarOrVector('integer'), unsigned)
const floats = slot('conversion-result', scalarOrVector('float'))
const fromIntegers = slot('conversion-operand', scalarOrVector('integer'), asManyAs('result'))
const fromFloats = slot('conversion-operand', scalarOrVector('float'), asManyAs('result'))
const otherWidth = slot('conversion-width', notAsWideAs('result'))
const otherComponents = slot(
  'conversion-width',
  factWith(
    'result',
    (_, name) => `have another component type than ${name}`,
    (own, result) => {
      const [one, other] = [componentOf(own), componentOf(result)]
      return one === undefined || other === undefined ? undefined : !sameType(one, other)
    },
  ),
)

/** Numerical conversions (3.3.11). */
export const signatures: readonly Signature[] = [
  {
    name: 'float-to-unsigned',
    operations: ['OpConvertFToU'],
    result: unsignedIntegers,
    operands: [fromFloats],
    constant: 'kernel',
  },
  {
    name: 'float-to-signed',
    operations: ['OpConvertFToS'],
    result: integers,
    operands: [fromFloats],
    constant: 'kernel',
  },
  {
    name: 'integer-to-float',
    operations: ['OpConvertSToF', 'OpConvertUToF'],
    result: floats,
    operands: [fromIntegers],
    constant: 'kernel',
  },
  {
    name: 'unsigned-width',
    operations: ['OpUConvert'],
    result: unsignedIntegers,
    operands: [joined(fromIntegers, otherWidth)],
    constant: 'always',
    constantSince: 4,
  },
  {
    name: 'signed-width',
    operations: ['OpSConvert'],
    result: integers,
    operands: [joined(fromIntegers, otherWidth)],
    constant: 'always',
  },
  {
    name: 'float-width',
    operations: ['OpFConvert'],
    result: floats,
    operands: [joined(fromFloats, otherComponents)],
    constant: 'always',
  },
  {
    name: 'saturating-conversion',
    operations: ['OpSatConvertSToU', 'OpSatConvertUToS'],
    result: integers,
    operands: [fromIntegers],
  },
  {
    name: 'quantization',
    operations: ['OpQuantizeToF16'],
    result: slot('quantize-type', scalarOrVector('float'), bits(32)),
    operands: [slot('quantize-operand', like('result'))],
    constant: 'always',
  },
]
