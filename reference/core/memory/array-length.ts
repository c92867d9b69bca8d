import type { Check } from '../../check.ts'
import type { Instruction, Module } from '../../module.ts'
import { hasVariablePointers } from '../pointers/variable-pointers.ts'
import { isStructType } from '../shared/composite-type.ts'
import { operandDefinition, operandType, operandWord } from '../shared/operand.ts'
import { pointeeType } from '../shared/pointer-type.ts'
import { resultType } from '../shared/result-type.ts'
import { isUnsigned } from '../shared/scalar-type.ts'
import { variablePointers } from '../shared/variable-pointer.ts'

const at = ['OpArrayLength']

/** The structure with a run-time array at its end that Structure points to. */
function structureOf(module: Module, instruction: Instruction): Instruction | undefined {
  const type = pointeeType(module, operandType(module, instruction, 0))
  if (!isStructType(type)) return undefined
  const last = module.definition(type.operands.at(-1)?.value ?? 0)
  return last?.name === 'OpTypeRuntimeArray' ? type : undefined
}

/** Checks of `OpArrayLength`. */
export const checks: readonly Check[] = [
  {
    rule: 'core/array-length-result-type',
    at,
    judge: (instruction, module, report) => {
      const type = resultType(module, instruction)
      if (type === undefined || isUnsigned(type, 32)) return
      if (isUnsigned(type, 64) && module.capabilities.has('Shader64BitIndexingEXT')) return
      report(instruction.word + 1, 'the result type is no unsigned 32-bit integer')
    },
  },
  {
    rule: 'core/array-length-structure',
    at,
    judge: (instruction, module, report) => {
      if (operandDefinition(module, instruction, 0) === undefined) return
      // A structure behind an untyped pointer is for the text that brings those in.
      if (operandType(module, instruction, 0)?.name === 'OpTypeUntypedPointerKHR') return
      if (structureOf(module, instruction) === undefined)
        report(
          operandWord(instruction, 0),
          'Structure points to no structure with a run-time array at its end',
        )
    },
  },
  {
    rule: 'core/array-length-member',
    at,
    judge: (instruction, module, report) => {
      const structure = structureOf(module, instruction)
      const member = instruction.operands[1]
      if (structure === undefined || member === undefined) return
      const last = structure.operands.length - 1
      if (member.value !== last) report(member.word, `the last member is ${last}`)
    },
  },
  {
    rule: 'core/array-length-no-variable-pointer',
    at,
    judge: (instruction, module, report) => {
      const structure = instruction.operands[0]
      // Without the capabilities, what makes a variable pointer is at fault already.
      if (structure === undefined || !hasVariablePointers(module)) return
      if (variablePointers(module).has(structure.value))
        report(structure.word, 'Structure is a variable pointer')
    },
  },
]
