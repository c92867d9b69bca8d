import type { Check } from '../check.ts'
import { enumerantSet } from '../core/shared/grammar.ts'
import { operandType, operandWord } from '../core/shared/operands.ts'
import { componentCount, componentType, isIntegerType, scalarWidth } from '../core/shared/types.ts'
import { fixedNumber } from '../rows/numbers.ts'

const packed: ReadonlySet<number> = enumerantSet(
  'ComponentType',
  'SignedInt8PackedNV',
  'UnsignedInt8PackedNV',
)

/** Values of eight bits in a component of 32 bits. */
const valuesInComponent = 4

/** Indexes of operands, and how far a bias moves those that come after it. */
const place = { input: 0, interpretation: 1, k: 6, bias: 3 } as const

export const checks: readonly Check[] = [
  /** OpCooperativeVectorMatrixMulAddNV, InputInterpretation. */
  {
    rule: 'SPV_NV_cooperative_vector/packed-input-holds-k-values',
    at: ['OpCooperativeVectorMatrixMulNV', 'OpCooperativeVectorMatrixMulAddNV'],
    judge(product, module, report) {
      const interpretation = fixedNumber(module, product.valueAt(place.interpretation) ?? 0)
      if (interpretation === undefined || !packed.has(interpretation)) return
      const type = operandType(module, product, place.input)
      const component = componentType(module, type)
      if (type?.name !== 'OpTypeVectorIdEXT' || !isIntegerType(component)) return
      const hasBias = product.name === 'OpCooperativeVectorMatrixMulAddNV'
      const index = place.k + (hasBias ? place.bias : 0)
      const k = fixedNumber(module, product.valueAt(index) ?? 0)
      const count = componentCount(module, type)
      if (k === undefined || count === undefined || scalarWidth(component) !== 32) return
      const held = valuesInComponent * count
      if (held < k)
        report(operandWord(product, index), `K is ${k}, and Input holds ${held} packed values`)
    },
  },
]
