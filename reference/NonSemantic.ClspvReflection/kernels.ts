import type { Check } from '../check.ts'
import { stringOf } from '../shared/string-of.ts'
import {
  entryPointNames,
  isKernel,
  kernelNumber,
  operandCheck,
  operandRow,
  reflectionCheck,
  reflectionOf,
  unsignedConstant,
} from './shared/reflection.ts'

/** The bits of Kernel Property Flags: MayUsePrintf. */
const listed = 1

export const checks: readonly Check[] = [
  /** Kernel, Attributes. */
  reflectionCheck(
    'NonSemantic.ClspvReflection/kernel-attributes-hold-no-newline',
    ({ number, operands }, module, report) => {
      const attributes = operands[4]
      if (number !== kernelNumber || attributes === undefined) return
      if (/[\n\r]/.test(stringOf(module, attributes.value) ?? ''))
        report(attributes.word, 'Attributes holds a line break')
    },
  ),
  /** Kernel, Flags. */
  reflectionCheck(
    'NonSemantic.ClspvReflection/kernel-flags-are-listed-bits',
    ({ number, operands }, module, report) => {
      const flags = operands[3]
      if (number !== kernelNumber || flags === undefined) return
      const value = unsignedConstant(module, flags.value)
      if (value !== undefined && (value & ~listed) !== 0)
        report(flags.word, `Flags has the value ${value}, with bits that have no meaning`)
    },
  ),
  /** Kernel, Kernel. */
  operandCheck(
    'NonSemantic.ClspvReflection/kernel-function-is-a-glcompute-entry-point',
    ['function'],
    ({ name, result }, module) => {
      if (name !== 'OpFunction') return undefined
      return isKernel(module, result) ? undefined : 'is not an entry point of GLCompute'
    },
  ),
  /** Kernel: NumArguments, Flags and Attributes are missing before version 5, and none of them is optional. */
  reflectionCheck(
    'NonSemantic.ClspvReflection/kernel-has-five-operands-from-version-5',
    ({ instruction, number, version, operands }, _module, report) => {
      if (number === kernelNumber && version !== undefined && version >= 5 && operands.length < 5)
        report(
          instruction.word,
          `Kernel has ${operands.length} operands, five in version ${version}`,
        )
    },
  ),
  /** Kernel: NumArguments, Flags and Attributes are missing before version 5. */
  reflectionCheck(
    'NonSemantic.ClspvReflection/kernel-has-two-operands-before-version-5',
    ({ number, version, operands }, _module, report) => {
      const third = operands[2]
      if (number === kernelNumber && version !== undefined && version < 5 && third !== undefined)
        report(third.word, `Kernel has ${operands.length} operands, two in version ${version}`)
    },
  ),
  /** Kernel, Name. */
  reflectionCheck(
    'NonSemantic.ClspvReflection/kernel-name-is-a-name-of-its-entry-point',
    (reflection, module, report) => {
      if (reflection.number !== kernelNumber) return
      const operand = reflection.operands[1]
      const name = stringOf(module, operand?.value)
      const names = entryPointNames(module, reflection)
      if (operand === undefined || name === undefined || names.size === 0) return
      if (!names.has(name))
        report(operand.word, `no entry point of the function is named "${name}"`)
    },
  ),
  /** Kernel, Kernel. */
  operandCheck(
    'NonSemantic.ClspvReflection/kernel-operand-is-a-function',
    ['function'],
    ({ name }) => (name === 'OpFunction' ? undefined : `comes from ${name}, not OpFunction`),
  ),
  /** Argument instructions, Ordinal, in the reading in which the two numbers must not contradict each other. */
  reflectionCheck(
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
  ),
]
