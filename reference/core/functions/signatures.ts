import type { Check } from '../../check.ts'
import type { Instruction, Module } from '../../module.ts'
import { operandDefinition, operandWord } from '../shared/operand.ts'
import { resultType } from '../shared/result-type.ts'
import { isStructureSound } from '../shared/structure.ts'

function functionType(module: Module, definition: Instruction): Instruction | undefined {
  const type = operandDefinition(module, definition, 1)
  return type?.name === 'OpTypeFunction' ? type : undefined
}

function calledFunction(module: Module, call: Instruction): Instruction | undefined {
  const definition = operandDefinition(module, call, 0)
  return definition?.name === 'OpFunction' ? definition : undefined
}

/** Checks of functions against their types and of calls against functions. */
export const checks: readonly Check[] = [
  {
    rule: 'core/function-type-is-function-type',
    at: ['OpFunction'],
    judge: (instruction, module, report) => {
      const type = operandDefinition(module, instruction, 1)
      if (type !== undefined && type.name !== 'OpTypeFunction')
        report(operandWord(instruction, 1), `${type.name} is no function type`)
    },
  },
  {
    rule: 'core/function-result-type',
    at: ['OpFunction'],
    judge: (instruction, module, report) => {
      const type = functionType(module, instruction)
      if (type !== undefined && type.operands[0]?.value !== instruction.resultType)
        report(instruction.word + 1, `the function type returns ${type.operands[0]?.value}`)
    },
  },
  {
    rule: 'core/function-parameter-count',
    judgeFunction: ({ definition, parameters }, module, report) => {
      const type = functionType(module, definition)
      if (type === undefined || !isStructureSound(module)) return
      const count = type.operands.length - 1
      if (parameters.length !== count)
        report(definition.word, `${parameters.length} parameters where the type has ${count}`)
    },
  },
  {
    rule: 'core/function-parameter-type',
    judgeFunction: ({ definition, parameters }, module, report) => {
      const type = functionType(module, definition)
      if (type === undefined || !isStructureSound(module)) return
      parameters.forEach(({ resultType, word }, index) => {
        const wanted = type.operands[index + 1]?.value
        if (wanted !== undefined && wanted !== resultType)
          report(word + 1, `the function type has ${wanted} here`)
      })
    },
  },
  {
    rule: 'core/call-target-is-function',
    at: ['OpFunctionCall'],
    judge: (instruction, module, report) => {
      const target = operandDefinition(module, instruction, 0)
      if (target !== undefined && target.name !== 'OpFunction')
        report(operandWord(instruction, 0), `${target.name} is no function`)
    },
  },
  {
    rule: 'core/call-result-type',
    at: ['OpFunctionCall'],
    judge: (instruction, module, report) => {
      const target = calledFunction(module, instruction)
      const type = target && functionType(module, target)
      const wanted = type?.operands[0]?.value
      if (resultType(module, instruction) === undefined) return
      if (wanted !== undefined && wanted !== instruction.resultType)
        report(instruction.word + 1, `the function returns ${wanted}`)
    },
  },
  {
    rule: 'core/call-argument-count',
    at: ['OpFunctionCall'],
    judge: (instruction, module, report) => {
      const target = calledFunction(module, instruction)
      const type = target && functionType(module, target)
      if (type !== undefined && type.operands.length !== instruction.operands.length)
        report(
          instruction.word,
          `${instruction.operands.length - 1} arguments for ${type.operands.length - 1} parameters`,
        )
    },
  },
  {
    rule: 'core/call-argument-type',
    at: ['OpFunctionCall'],
    judge: (instruction, module, report) => {
      const target = calledFunction(module, instruction)
      const type = target && functionType(module, target)
      if (type === undefined) return
      for (let index = 1; index < instruction.operands.length; index++) {
        const argument = instruction.operands[index]
        const wanted = type.operands[index]?.value
        const given = argument && module.definition(argument.value)
        if (argument === undefined || wanted === undefined || given === undefined) continue
        if (given.resultType !== wanted)
          report(argument.word, `the argument has type ${given.resultType}, not ${wanted}`)
      }
    },
  },
  {
    rule: 'core/return-without-value',
    at: ['OpReturn'],
    judge: (instruction, module, report) => {
      const definition = module.functionOf(instruction)?.definition
      const type = definition && functionType(module, definition)
      const returned = type && operandDefinition(module, type, 0)
      if (returned !== undefined && returned.name !== 'OpTypeVoid')
        report(instruction.word, `the function returns ${returned.name}`)
    },
  },
  {
    rule: 'core/return-value-type',
    at: ['OpReturnValue'],
    judge: (instruction, module, report) => {
      const definition = module.functionOf(instruction)?.definition
      const type = definition && functionType(module, definition)
      const value = operandDefinition(module, instruction, 0)
      if (type === undefined || value === undefined) return
      const wanted = type.operands[0]?.value
      if (value.name === 'OpFunction')
        report(operandWord(instruction, 0), 'the value is a function')
      else if (value.resultType !== wanted)
        report(operandWord(instruction, 0), `the value has type ${value.resultType}, not ${wanted}`)
      else if (module.definition(value.resultType)?.name === 'OpTypeVoid')
        report(operandWord(instruction, 0), 'the value is void')
    },
  },
]
