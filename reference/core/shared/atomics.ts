import type { Check } from '../../check.ts'
import type { Instruction, Module } from '../../module.ts'
import { operandDefinition, operandType, operandWord, resultType } from './operands.ts'
import { isFloatType, isIntegerType, isNumericalType, pointeeType, scalarWidth } from './types.ts'

const ofAnyNumber: ReadonlySet<string> = new Set(['OpAtomicLoad', 'OpAtomicExchange'])

/** Whether an atomic instruction may result in that type (3.3.18): an integer, or any number where it does not compute. */
export function isAtomicResult({ name }: Instruction, type: Instruction): boolean {
  return isIntegerType(type) || (ofAnyNumber.has(name) && isNumericalType(type))
}

/** The result type of an atomic instruction; `undefined` where it is not one that the instruction may have. */
export function atomicResultType(
  module: Module,
  instruction: Instruction,
): Instruction | undefined {
  const type = resultType(module, instruction)
  return type !== undefined && isAtomicResult(instruction, type) ? type : undefined
}

/** Operand index of Value in the atomic instructions of core that have one and a result. */
export const atomicValue: Readonly<Record<string, number>> = {
  OpAtomicExchange: 3,
  OpAtomicCompareExchange: 4,
  OpAtomicCompareExchangeWeak: 4,
  OpAtomicIAdd: 3,
  OpAtomicISub: 3,
  OpAtomicSMin: 3,
  OpAtomicUMin: 3,
  OpAtomicSMax: 3,
  OpAtomicUMax: 3,
  OpAtomicAnd: 3,
  OpAtomicOr: 3,
  OpAtomicXor: 3,
}

/** A text that adds atomic instructions on floating-point numbers. */
export interface FloatAtomics {
  readonly text: string
  readonly instructions: readonly string[]
  /** Capabilities by the width that each enables. */
  readonly capabilities: Readonly<Record<number, string>>
  /** Capabilities of other texts that enable the instructions for other types of 16 bits. */
  readonly others: readonly string[]
}

/** Index of Value. */
const value = 3

function floatResult(module: Module, instruction: Instruction): Instruction | undefined {
  const type = resultType(module, instruction)
  return isFloatType(type) ? type : undefined
}

/** The width of the result; `undefined` if it is not a number or has an encoding. */
function widthOf(module: Module, instruction: Instruction): number | undefined {
  const type = floatResult(module, instruction)
  return type?.operands.length === 1 ? scalarWidth(type) : undefined
}

/** The checks that all such texts have. */
export function floatAtomics({
  text,
  instructions: opcodes,
  capabilities,
  others,
}: FloatAtomics): readonly Check[] {
  const enabling = [...Object.values(capabilities), ...others]
  return [
    {
      rule: `${text}/pointer-points-to-the-result-type`,
      at: opcodes,
      judge(instruction, module, report) {
        const type = floatResult(module, instruction)
        const pointee = pointeeType(module, operandType(module, instruction, 0))
        if (type !== undefined && pointee !== undefined && pointee !== type)
          report(operandWord(instruction, 0), `Pointer points to %${pointee.result}`)
      },
    },
    {
      rule: `${text}/result-type-is-a-floating-point-scalar`,
      at: opcodes,
      judge(instruction, module, report) {
        const type = resultType(module, instruction)
        if (type === undefined || isFloatType(type)) return
        if (!module.capabilities.has('AtomicFloat16VectorNV'))
          report(instruction.word + 1, `Result Type %${type.result} is ${type.name}`)
      },
    },
    {
      rule: `${text}/value-has-the-result-type`,
      at: opcodes,
      judge(instruction, module, report) {
        const type = floatResult(module, instruction)
        const definition = operandDefinition(module, instruction, value)
        if (type === undefined || definition === undefined) return
        if (definition.resultType !== type.result)
          report(operandWord(instruction, value), `Value is not of Result Type %${type.result}`)
      },
    },
    {
      rule: `${text}/width-has-its-capability`,
      at: opcodes,
      judge(instruction, module, report) {
        const width = widthOf(module, instruction) ?? 0
        const capability = capabilities[width]
        if (capability === undefined || module.capabilities.has(capability)) return
        const declared = enabling.filter((name) => module.capabilities.has(name))
        if (declared.length === 0) return
        if (width === 16 && others.some((name) => declared.includes(name))) return
        report(instruction.word, `${capability} is not declared, which enables ${width} bits`)
      },
    },
  ]
}

/** The check of the widths that a text allows, where no capability of another text allows more. */
export function widthCheck({
  text,
  instructions: opcodes,
  capabilities,
  others,
}: FloatAtomics): Check {
  return {
    rule: `${text}/width-is-${Object.keys(capabilities).join('-or-')}`,
    at: opcodes,
    judge(instruction, module, report) {
      const width = widthOf(module, instruction)
      if (width !== 16 || width in capabilities) return
      if (!others.some((name) => module.capabilities.has(name)))
        report(instruction.word + 1, `${instruction.name} of ${width} bits`)
    },
  }
}
