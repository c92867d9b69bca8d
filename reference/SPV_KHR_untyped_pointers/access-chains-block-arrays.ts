import type { Check } from '../check.ts'
import { isArrayOfBlocks } from '../core/layout/laid-out.ts'
import { operandDefinition, operandWord } from '../core/shared/operand.ts'
import type { Instruction, Module } from '../module.ts'
import { baseType, chainOperand } from './shared/chains.ts'
import { accessChains } from './shared/instructions.ts'
import { allocatedType, isVariable } from './shared/variables.ts'

/** The data type of the variable that is the Base of a chain; `undefined` where Base is not one. */
function dataTypeOfBase(module: Module, chain: Instruction): Instruction | undefined {
  const base = operandDefinition(module, chain, chainOperand.base)
  return base !== undefined && isVariable(base) ? allocatedType(module, base) : undefined
}

/** OpUntypedAccessChainKHR, Base Type. */
export const checks: readonly Check[] = [
  {
    rule: 'SPV_KHR_untyped_pointers/base-type-that-is-an-array-of-blocks-is-the-data-type-of-base',
    at: accessChains,
    judge(instruction, module, report) {
      const type = baseType(module, instruction)
      if (type === undefined || !isArrayOfBlocks(module, type)) return
      if (dataTypeOfBase(module, instruction) !== type)
        report(
          operandWord(instruction, chainOperand.baseType),
          `Base Type %${type.result} is an array of blocks, and not the data type of a variable that is Base`,
        )
    },
  },
  {
    rule: 'SPV_KHR_untyped_pointers/variable-of-an-array-of-blocks-is-walked-from-its-data-type',
    at: accessChains,
    judge(instruction, module, report) {
      const data = dataTypeOfBase(module, instruction)
      const type = baseType(module, instruction)
      if (data === undefined || type === undefined || !isArrayOfBlocks(module, data)) return
      if (type !== data && !isArrayOfBlocks(module, type))
        report(
          operandWord(instruction, chainOperand.baseType),
          `Base is of an array of blocks, %${data.result}, and Base Type is %${type.result}`,
        )
    },
  },
]
