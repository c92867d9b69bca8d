import { capabilityNamed, declare } from '../capability.ts'
import { compute } from '../compute.ts'
import { drawNumeric } from '../draw-type.ts'
import type { Emitter } from '../emitter.ts'
import { opcodeOf } from '../opcode-of.ts'
import type { ScalarSpec } from '../scalar-types.ts'
import { valueLike } from '../values.ts'
import { nameOf } from './arithmetic.ts'

const derivativeControl = capabilityNamed('DerivativeControl')
const word = ({ width }: ScalarSpec) => width === 32

function derivative(name: string): Emitter {
  const opcode = opcodeOf(name)
  const controlled = /Fine|Coarse/.test(name)
  return {
    name: nameOf(name),
    weight: 1,
    applies: ({ world }) => world.model === 'Fragment',
    emit(draft) {
      const type = drawNumeric(draft, 'float', word)
      if (controlled) declare(draft, derivativeControl)
      compute(draft, opcode, type, valueLike(draft, type))
      return true
    },
  }
}

/** Derivatives between the fragments of a quad. */
export const derivatives: readonly Emitter[] = [
  'OpDPdx',
  'OpDPdy',
  'OpFwidth',
  'OpDPdxFine',
  'OpDPdyFine',
  'OpFwidthFine',
  'OpDPdxCoarse',
  'OpDPdyCoarse',
  'OpFwidthCoarse',
].map(derivative)
