import type { Check } from '../../check.ts'
import type { Instruction, Module } from '../../module.ts'
import { operandDefinition, operandWord } from '../shared/operand.ts'
import { stands } from './fit-operands.ts'
import { bit, placeOf, withMask } from './mask.ts'

/** Whether the OpConstant has bits other than 0, and other than that of the sign of a floating-point 0. */
function isNotZero(module: Module, { word, wordCount, resultType }: Instruction): boolean {
  const literal = [...module.words.subarray(word + 3, word + wordCount)]
  const isFloat = module.definition(resultType)?.name === 'OpTypeFloat'
  return literal.some((value, at) => {
    const isLast = at === literal.length - 1
    return (isFloat && isLast ? value & 0x7fff_ffff : value) !== 0
  })
}

/** Section 3.2.30. */
export const checks: readonly Check[] = [
  {
    rule: 'core/kernel-lod-capability',
    at: withMask,
    judge(instruction, module, report) {
      const { capabilities } = module
      if (!capabilities.has('Kernel') || capabilities.has('Shader')) return
      if (capabilities.has('ImageMipmap') || !stands(module, instruction, bit.Lod)) return
      const place = placeOf(instruction, bit.Lod)
      const level = operandDefinition(module, instruction, place)
      if (level?.name === 'OpConstant' && isNotZero(module, level))
        report(operandWord(instruction, place), `Lod ${level.result} is not 0, without ImageMipmap`)
    },
  },
]
