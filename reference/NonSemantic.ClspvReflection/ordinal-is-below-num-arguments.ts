import { kernelNumber } from './kernel.ts'
import { operandRow, reflectionOf } from './reflection.ts'
import { reflectionCheck } from './reflection-check.ts'
import { unsignedConstant } from './unsigned-constant.ts'

/** Argument instructions, Ordinal, in the reading in which the two numbers must not contradict each other. */
export const check = reflectionCheck(
  'NonSemantic.ClspvReflection/ordinal-is-below-num-arguments',
  (reflection, module, report) => {
    const [kernel, ordinal] = reflection.operands
    if (kernel === undefined || ordinal === undefined) return
    if (operandRow(reflection, 0)?.kind !== 'kernel') return
    if (operandRow(reflection, 1)?.name !== 'Ordinal') return
    const declaration = module.definition(kernel.value)
    const declared = declaration === undefined ? undefined : reflectionOf(module, declaration)
    if (declared?.number !== kernelNumber) return
    const count = unsignedConstant(module, declared.operands[2]?.value)
    const value = unsignedConstant(module, ordinal.value)
    if (count !== undefined && value !== undefined && value >= count)
      report(ordinal.word, `Ordinal is ${value} where NumArguments is ${count}`)
  },
)
