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
import { joined, type Signature, signaturesOf, slot } from '../signatures/signature.ts'

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
    (shape, result) => {
      const [left, right] = [componentOf(shape), componentOf(result)]
      return left === undefined || right === undefined ? undefined : !sameType(left, right)
    },
  ),
)

/** Numerical conversions (3.3.11). */
export const signatures: readonly Signature[] = [
  ...signaturesOf({ constant: 'kernel' })`
float-to-unsigned: OpConvertFToU ${unsignedIntegers} ${fromFloats}
float-to-signed: OpConvertFToS ${integers} ${fromFloats}
integer-to-float: OpConvertSToF OpConvertUToF ${floats} ${fromIntegers}`,
  ...signaturesOf({ constant: 'always', constantSince: 4 })`
unsigned-width: OpUConvert ${unsignedIntegers} ${joined(fromIntegers, otherWidth)}`,
  ...signaturesOf({ constant: 'always' })`
signed-width: OpSConvert ${integers} ${joined(fromIntegers, otherWidth)}
float-width: OpFConvert ${floats} ${joined(fromFloats, otherComponents)}`,
  ...signaturesOf()`
saturating-conversion: OpSatConvertSToU OpSatConvertUToS ${integers} ${fromIntegers}`,
  ...signaturesOf({ constant: 'always' })`
quantization: OpQuantizeToF16 ${slot('quantize-type', scalarOrVector('float'), bits(32))}
  ${slot('quantize-operand', like('result'))}`,
]
