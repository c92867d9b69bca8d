import { instructionSetByName } from '#spec/grammar/instruction-sets'
import type { Check } from '../check.ts'
import { argumentType, argumentWord, extendedChecks } from '../core/shared/extended-instructions.ts'
import { enumerant } from '../core/shared/grammar.ts'
import { operandType, operandWord, resultType } from '../core/shared/operands.ts'
import { componentCount, componentType, isIntegerType, scalarWidth } from '../core/shared/types.ts'
import type { Instruction, Module } from '../module.ts'
import { fixedNumber } from '../rows/numbers.ts'

/** Whether a type is a cooperative vector type and cannot be a long vector. */
function isCooperativeVector(module: Module, type: Instruction | undefined): boolean {
  const { capabilities } = module
  return (
    type?.name === 'OpTypeVectorIdEXT' &&
    capabilities.has('CooperativeVectorNV') &&
    !capabilities.has('LongVectorEXT')
  )
}

const packed: ReadonlySet<number> = new Set(
  ['SignedInt8PackedNV', 'UnsignedInt8PackedNV'].map((name) => enumerant('ComponentType', name)),
)

/** Values of eight bits in a component of 32 bits. */
const valuesInComponent = 4

/** Indexes of operands, and how far a bias moves those that come after it. */
const place = { input: 0, interpretation: 1, k: 6, bias: 3 } as const

const listed: ReadonlySet<string> = new Set(
  `FMin UMin SMin NMin FMax UMax SMax NMax FClamp UClamp SClamp NClamp Step Exp Log Tanh Atan Fma`.split(
    ' ',
  ),
)

const set = 'GLSL.std.450'
const unlisted = (instructionSetByName(set)?.instructions ?? [])
  .map(({ name }) => name)
  .filter((name) => !listed.has(name))

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
  /** 3.42.13, instructions of GLSL.std.450. */
  ...extendedChecks(set, [
    {
      rule: 'SPV_NV_cooperative_vector/extended-instruction-is-listed',
      names: unlisted,
      judge(call, module, report) {
        if (isCooperativeVector(module, resultType(module, call))) {
          report(call.word + 1, 'an instruction that is not listed has a cooperative vector')
          return
        }
        const count = call.operands.length
        for (let index = 0; index < count; index++)
          if (isCooperativeVector(module, argumentType(module, call, index))) {
            report(
              argumentWord(call, index),
              'an instruction that is not listed takes a cooperative vector',
            )
            return
          }
      },
    },
  ]),
]
