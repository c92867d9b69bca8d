import { vectorType } from '../composite-types.ts'
import { compute } from '../compute.ts'
import type { Draft } from '../draft.ts'
import {
  componentCount,
  componentOf,
  drawNumeric,
  drawScalar,
  likewise,
  type Numbers,
} from '../draw-type.ts'
import type { Emitter } from '../emitter.ts'
import { opcodeOf } from '../opcode-of.ts'
import { floatType, type ScalarSpec, scalarType } from '../scalar-types.ts'
import type { Type } from '../type.ts'
import { valueLike } from '../values.ts'
import { nameOf } from './arithmetic.ts'

const always = () => true

/** A conversion of every component to one of another kind or width. */
function conversion(
  name: string,
  from: Numbers,
  to: Numbers,
  result?: (spec: ScalarSpec) => boolean,
): Emitter {
  const opcode = opcodeOf(name)
  return {
    name: nameOf(name),
    weight: 2,
    applies: always,
    emit(draft) {
      const operand = drawNumeric(draft, from)
      const component = drawScalar(draft, to, result)
      if (from === to && component.width === operand.width) return false
      compute(draft, opcode, likewise(draft, component, operand), valueLike(draft, operand))
      return true
    },
  }
}

const unsigned = ({ signed }: ScalarSpec) => !signed
const opQuantizeToF16 = opcodeOf('OpQuantizeToF16')
const opBitcast = opcodeOf('OpBitcast')

/** A type of as many bits: other components of the same width, or half as many of twice the width. */
function recast(draft: Draft, type: Type): Type | undefined {
  const { draw, scalars } = draft
  const component = componentOf(type)
  const spec = draw.of(scalars)
  if (spec.kind === 'bool') return undefined
  const bits = component.width * componentCount(type)
  const count = bits / spec.width
  if (count < 1 || count > 4 || !Number.isInteger(count)) return undefined
  const scalar = scalarType(draft, spec)
  const other = count === 1 ? scalar : vectorType(draft, scalar, count)
  return other === type ? undefined : other
}

/** Instructions from numbers to numbers of another type. */
export const conversions: readonly Emitter[] = [
  conversion('OpConvertFToU', 'float', 'integer', unsigned),
  conversion('OpConvertFToS', 'float', 'integer'),
  conversion('OpConvertSToF', 'integer', 'float'),
  conversion('OpConvertUToF', 'integer', 'float'),
  conversion('OpUConvert', 'integer', 'integer', unsigned),
  conversion('OpSConvert', 'integer', 'integer'),
  conversion('OpFConvert', 'float', 'float'),
  {
    name: 'quantize-to-f16',
    weight: 1,
    applies: ({ world }) => world.shader,
    emit(draft) {
      const type = likewise(draft, floatType(draft), drawNumeric(draft, 'float'))
      compute(draft, opQuantizeToF16, type, valueLike(draft, type))
      return true
    },
  },
  {
    name: 'bitcast',
    weight: 4,
    applies: always,
    emit(draft) {
      const operand = drawNumeric(draft, draft.draw.below(2) === 0 ? 'integer' : 'float')
      const type = recast(draft, operand)
      if (type === undefined) return false
      compute(draft, opBitcast, type, valueLike(draft, operand))
      return true
    },
  },
]
