import { matrixType, structureType, vectorType } from '../composite-types.ts'
import { compute } from '../compute.ts'
import type { Draft } from '../draft.ts'
import { drawMatrix } from '../draw-composite.ts'
import { drawNumeric, drawVector } from '../draw-type.ts'
import type { Emitter } from '../emitter.ts'
import { opcodeOf } from '../opcode-of.ts'
import type { ScalarSpec } from '../scalar-types.ts'
import type { Type } from '../type.ts'
import { valueLike } from '../values.ts'
import { nameOf } from './arithmetic.ts'

const always = () => true
const isShader = ({ world }: Draft) => world.shader
const count = (draft: Draft) => 2 + draft.draw.below(3)

/** A row whose operands' types and result type are drawn together. */
function product(
  name: string,
  applies: (draft: Draft) => boolean,
  types: (draft: Draft) => readonly [result: Type, ...operands: Type[]],
): Emitter {
  const opcode = opcodeOf(name)
  return {
    name: nameOf(name),
    weight: 1,
    applies,
    emit(draft) {
      const [result, ...operands] = types(draft)
      compute(draft, opcode, result, ...operands.map((type) => valueLike(draft, type)))
      return true
    },
  }
}

const word = ({ width }: ScalarSpec) => width === 32
const unsignedWord = ({ width, signed }: ScalarSpec) => width === 32 && !signed

/** The structure of two members that extended arithmetic results in. */
function pairOf(draft: Draft, type: Type): Type {
  const key = `pair ${type.id}`
  const known = draft.types.get(key)
  if (known !== undefined) return known
  const pair = structureType(draft, [type, type], false)
  draft.types.set(key, pair)
  return pair
}

function extended(name: string, passes: (spec: ScalarSpec) => boolean): Emitter {
  return product(name, always, (draft) => {
    const type = drawNumeric(draft, 'integer', passes)
    return [pairOf(draft, type), type, type]
  })
}

/** Instructions on vectors and matrices, and integer arithmetic with two results. */
export const linearAlgebra: readonly Emitter[] = [
  product('OpDot', always, (draft) => {
    const vector = drawVector(draft, 'float')
    return [vector.part as Type, vector, vector]
  }),
  product('OpVectorTimesScalar', always, (draft) => {
    const vector = drawVector(draft, 'float')
    return [vector, vector, vector.part as Type]
  }),
  product('OpMatrixTimesScalar', isShader, (draft) => {
    const matrix = drawMatrix(draft)
    return [matrix, matrix, (matrix.part as Type).part as Type]
  }),
  product('OpVectorTimesMatrix', isShader, (draft) => {
    const matrix = drawMatrix(draft)
    const column = matrix.part as Type
    return [vectorType(draft, column.part as Type, matrix.count), column, matrix]
  }),
  product('OpMatrixTimesVector', isShader, (draft) => {
    const matrix = drawMatrix(draft)
    const column = matrix.part as Type
    return [column, matrix, vectorType(draft, column.part as Type, matrix.count)]
  }),
  product('OpMatrixTimesMatrix', isShader, (draft) => {
    const left = drawMatrix(draft)
    const column = left.part as Type
    const right = matrixType(
      draft,
      vectorType(draft, column.part as Type, left.count),
      count(draft),
    )
    return [matrixType(draft, column, right.count), left, right]
  }),
  product('OpOuterProduct', isShader, (draft) => {
    const matrix = drawMatrix(draft)
    const column = matrix.part as Type
    return [matrix, column, vectorType(draft, column.part as Type, matrix.count)]
  }),
  product('OpTranspose', isShader, (draft) => {
    const matrix = drawMatrix(draft)
    const column = matrix.part as Type
    const row = vectorType(draft, column.part as Type, matrix.count)
    return [matrixType(draft, row, column.count), matrix]
  }),
  extended('OpIAddCarry', unsignedWord),
  extended('OpISubBorrow', unsignedWord),
  extended('OpUMulExtended', unsignedWord),
  extended('OpSMulExtended', word),
]
