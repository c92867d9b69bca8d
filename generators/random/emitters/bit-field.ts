import { compute } from '../compute.ts'
import type { Draft } from '../draft.ts'
import { drawNumeric } from '../draw-type.ts'
import type { Emitter } from '../emitter.ts'
import { opcodeOf } from '../opcode-of.ts'
import { type ScalarSpec, uintType } from '../scalar-types.ts'
import { valueLike } from '../values.ts'
import { nameOf } from './arithmetic.ts'

const word = ({ width }: ScalarSpec) => width === 32
const isShader = ({ world }: Draft) => world.shader

function bitField(name: string, inserts: boolean): Emitter {
  const opcode = opcodeOf(name)
  return {
    name: nameOf(name),
    weight: 1,
    applies: isShader,
    emit(draft) {
      const type = drawNumeric(draft, 'integer', word)
      const range = uintType(draft)
      const operands = [valueLike(draft, type)]
      if (inserts) operands.push(valueLike(draft, type))
      compute(draft, opcode, type, ...operands, valueLike(draft, range), valueLike(draft, range))
      return true
    },
  }
}

/** Instructions on some bits of integers. */
export const bitFields: readonly Emitter[] = [
  bitField('OpBitFieldInsert', true),
  bitField('OpBitFieldSExtract', false),
  bitField('OpBitFieldUExtract', false),
]
