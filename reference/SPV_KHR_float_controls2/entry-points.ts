import { operandKindByName } from '#spec/grammar/grammar'
import type { RuleId } from '#spec/rule'
import type { Check, Report } from '../check.ts'
import { isConstantInstruction, isSpecConstantInstruction } from '../core/shared/constants.ts'
import { type Applied, eachApplied } from '../core/shared/decorations.ts'
import { leastVersion } from '../core/shared/extension-checks.ts'
import { enumerant, enumerantSet } from '../core/shared/grammar.ts'
import { operandDefinition, operandWord, resultType } from '../core/shared/operands.ts'
import { isFloatType, isIntegerType, scalarWidth } from '../core/shared/types.ts'
import type { Instruction, Module } from '../module.ts'
import {
  defaultFlags,
  functionsWithDefault,
  isDefault,
  modesWithDefault,
  place,
} from './shared/defaults.ts'

const among = ['FloatControls2']

const others: ReadonlySet<number> = enumerantSet(
  'ExecutionMode',
  'ContractionOff',
  'SignedZeroInfNanPreserve',
)
const noContraction = enumerant('Decoration', 'NoContraction')
const fastMathMode = enumerant('Decoration', 'FPFastMathMode')
const fast = enumerant('FPFastMathMode', 'Fast')
const known = (operandKindByName('FPFastMathMode')?.enumerants ?? []).reduce(
  (mask, { value }) => mask | value,
  0,
)

/** The check of each FPFastMathDefault. */
function ofDefaults(
  rule: RuleId,
  judge: (mode: Instruction, module: Module, report: Report) => void,
): Check {
  return {
    rule,
    at: ['OpExecutionModeId'],
    among,
    judge(mode, module, report) {
      if (isDefault(mode)) judge(mode, module, report)
    },
  }
}

/** Visits decorations of the instructions in call trees of entry points with a default. */
function eachInTrees(module: Module, visit: (applied: Applied) => void): void {
  const functions = functionsWithDefault(module)
  if (functions.size === 0) return
  eachApplied(module, (applied) => {
    if (applied.decoration !== noContraction && applied.decoration !== fastMathMode) return
    const target = module.definition(applied.target)
    const body = target && module.functionOf(target)
    if (body !== undefined && functions.has(body.definition.result)) visit(applied)
  })
}

function isOf32Bits(module: Module, definition: Instruction): boolean {
  const type = resultType(module, definition)
  return isIntegerType(type) && scalarWidth(type) === 32
}

export const checks: readonly Check[] = [
  /** Dependencies. */
  leastVersion('SPV_KHR_float_controls2/version-is-1-2-or-later', 'FloatControls2', 2),
  /** Universal Validation Rules. */
  {
    rule: 'SPV_KHR_float_controls2/default-without-other-modes',
    among,
    judgeModule(module, report) {
      for (const modes of modesWithDefault(module))
        for (const mode of modes)
          if (others.has(mode.valueAt(place.mode) ?? -1))
            report(operandWord(mode, place.mode), 'the entry point sets FPFastMathDefault')
    },
  },
  {
    rule: 'SPV_KHR_float_controls2/default-without-no-contraction',
    among,
    judgeModule(module, report) {
      eachInTrees(module, ({ decoration, word, target }) => {
        if (decoration === noContraction)
          report(word, `NoContraction on %${target} under an entry point with FPFastMathDefault`)
      })
    },
  },
  {
    rule: 'SPV_KHR_float_controls2/default-without-fast',
    among,
    judgeModule(module, report) {
      for (const mode of modesWithDefault(module).flat())
        if (isDefault(mode) && ((defaultFlags(module, mode) ?? 0) & fast) !== 0)
          report(operandWord(mode, place.flags), 'the default has Fast')
      eachInTrees(module, ({ decoration, operands, word, target }) => {
        if (decoration === fastMathMode && ((operands[0]?.value ?? 0) & fast) !== 0)
          report(word, `Fast on %${target} under an entry point with FPFastMathDefault`)
      })
    },
  },
  /** FPFastMathDefault. */
  {
    rule: 'SPV_KHR_float_controls2/default-once-per-target-type',
    among,
    judgeModule(module, report) {
      for (const modes of modesWithDefault(module)) {
        const seen = new Set<number>()
        for (const mode of modes) {
          if (!isDefault(mode)) continue
          const type = mode.valueAt(place.type) ?? 0
          if (seen.has(type))
            report(operandWord(mode, place.type), `%${type} has an FPFastMathDefault already`)
          seen.add(type)
        }
      }
    },
  },
  ofDefaults('SPV_KHR_float_controls2/target-type-is-a-scalar-float', (mode, module, report) => {
    const type = operandDefinition(module, mode, place.type)
    if (type !== undefined && !isFloatType(type))
      report(operandWord(mode, place.type), `Target Type %${type.result} is ${type.name}`)
  }),
  ofDefaults(
    'SPV_KHR_float_controls2/default-mode-is-a-32-bit-integer-constant',
    (mode, module, report) => {
      const flags = operandDefinition(module, mode, place.flags)
      if (flags === undefined) return
      if (!isConstantInstruction(flags) || !isOf32Bits(module, flags))
        report(operandWord(mode, place.flags), `%${flags.result} is not a 32-bit integer constant`)
    },
  ),
  ofDefaults('SPV_KHR_float_controls2/default-mode-is-not-specialized', (mode, module, report) => {
    const flags = operandDefinition(module, mode, place.flags)
    if (isSpecConstantInstruction(flags) && isOf32Bits(module, flags))
      report(operandWord(mode, place.flags), `the flags are ${flags.name}`)
  }),
  ofDefaults('SPV_KHR_float_controls2/default-mode-has-known-flags', (mode, module, report) => {
    const flags = operandDefinition(module, mode, place.flags)
    if (flags === undefined || !isOf32Bits(module, flags)) return
    if (((defaultFlags(module, mode) ?? 0) & ~known) !== 0)
      report(operandWord(mode, place.flags), 'the flags have an unknown bit')
  }),
]
