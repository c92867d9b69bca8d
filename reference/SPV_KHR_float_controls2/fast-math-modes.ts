import { instructionByOpcode } from '#spec/grammar/grammar'
import type { Check } from '../check.ts'
import { containing } from '../core/shared/contained-types.ts'
import { decoratingWith, eachApplied } from '../core/shared/decorations.ts'
import { enumerant } from '../core/shared/grammar.ts'
import { operandWord } from '../core/shared/operands.ts'
import { declaresType, isFloatType, isPointerType, pointeeType } from '../core/shared/types.ts'
import type { Instruction, Module } from '../module.ts'
import { defaultFlags, isDefault, modesWithDefault, place } from './shared/defaults.ts'

const among = ['FloatControls2']

const noContraction = enumerant('Decoration', 'NoContraction')
const fastMathMode = enumerant('Decoration', 'FPFastMathMode')
const transform = enumerant('FPFastMathMode', 'AllowTransform')
const needed =
  enumerant('FPFastMathMode', 'AllowContract') | enumerant('FPFastMathMode', 'AllowReassoc')

function lacksParts(flags: number): boolean {
  return (flags & transform) !== 0 && (flags & needed) !== needed
}

const containsFloat = containing((type) => isFloatType(type))

/** Whether a type is of floating-point numbers, contains some, points to some, or cannot be said to do neither. */
function isOfFloats(module: Module, type: Instruction | undefined): boolean {
  if (type === undefined || !isPointerType(type)) return containsFloat(module, type)
  const pointee = pointeeType(module, type)
  return pointee === undefined || containsFloat(module, pointee)
}

/** Whether the sentence is about an instruction: extended ones and those of extensions are not judged. */
function isJudged(instruction: Instruction): boolean {
  if (instruction.name === 'OpExtInst' || instruction.name === 'OpSpecConstantOp') return false
  return instructionByOpcode(instruction.opcode)?.version !== null
}

function usesFloats(module: Module, instruction: Instruction): boolean {
  if (declaresType(instruction)) return isOfFloats(module, instruction)
  if (isOfFloats(module, module.definition(instruction.resultType))) return true
  let uses = false
  module.eachId(instruction.index, (id) => {
    uses ||= isOfFloats(module, module.typeOf(id))
  })
  return uses
}

export const checks: readonly Check[] = [
  /** Universal Validation Rules. */
  {
    rule: 'SPV_KHR_float_controls2/no-contraction-or-fast-math-mode',
    among,
    judgeModule(module, report) {
      if (decoratingWith(module, noContraction).length === 0) return
      const contracted = new Set<number>()
      eachApplied(module, ({ target, decoration, member }) => {
        if (decoration === noContraction && member < 0) contracted.add(target)
      })
      eachApplied(module, ({ target, decoration, member, word }) => {
        if (decoration === fastMathMode && member < 0 && contracted.has(target))
          report(word, `%${target} has NoContraction as well`)
      })
    },
  },
  {
    rule: 'SPV_KHR_float_controls2/transform-has-contract-and-reassoc',
    among,
    judgeModule(module, report) {
      for (const decoration of decoratingWith(module, fastMathMode)) {
        const flags = decoration.operands.find(({ kind }) => kind === 'FPFastMathMode')
        if (flags !== undefined && lacksParts(flags.value))
          report(flags.word, 'AllowTransform without AllowContract and AllowReassoc')
      }
      for (const mode of modesWithDefault(module).flat())
        if (isDefault(mode) && lacksParts(defaultFlags(module, mode) ?? 0))
          report(
            operandWord(mode, place.flags),
            'AllowTransform without AllowContract and AllowReassoc',
          )
    },
  },
  /** FP Fast Math Mode. */
  {
    rule: 'SPV_KHR_float_controls2/fast-math-mode-is-on-floats',
    among,
    judgeModule(module, report) {
      if (decoratingWith(module, fastMathMode).length === 0) return
      eachApplied(module, ({ target, decoration, member, word }) => {
        if (decoration !== fastMathMode || member >= 0) return
        const instruction = module.definition(target)
        if (instruction === undefined || !isJudged(instruction)) return
        if (!usesFloats(module, instruction))
          report(word, `${instruction.name} has no floating-point type`)
      })
    },
  },
]
