import type { RuleId } from '#spec/rule'
import type { Check } from '../../check.ts'
import type { Instruction, Module } from '../../module.ts'
import { operandDefinition, operandType, operandWord } from '../shared/operand.ts'
import { operationCheck } from '../shared/operation.ts'
import { resultType } from '../shared/result-type.ts'
import { type IndexWalk, walkLiterals } from './index-walk.ts'

const names = ['OpCompositeExtract', 'OpCompositeInsert']

function walk(module: Module, operation: Instruction): IndexWalk | undefined {
  const composite = operation.name === 'OpCompositeExtract' ? 0 : 1
  const type = operandType(module, operation, composite)
  // That a function is no composite is a rule of its own.
  if (type?.name === 'OpTypeFunction') return undefined
  return type && walkLiterals(module, type, operation.operands.slice(composite + 1))
}

function fault(rule: RuleId, why: 'bounds' | 'depth', says: string): Check {
  return operationCheck(rule, names, (operation, module, report) => {
    const found = walk(module, operation)?.fault
    if (found?.why === why) report(found.word, says)
  })
}

/** Checks of taking parts out of composites and putting them in. */
export const checks: readonly Check[] = [
  fault('core/composite-index-bounds', 'bounds', 'there is no such constituent'),
  fault('core/composite-index-depth', 'depth', 'this is reached, and it has no constituents'),
  operationCheck(
    'core/composite-extract-type',
    ['OpCompositeExtract'],
    (operation, module, report) => {
      const reached = walk(module, operation)?.reached
      if (reached !== undefined && reached.result !== operation.resultType)
        report(operation.word + 1, `the indexes reach ${reached.result}`)
    },
  ),
  operationCheck(
    'core/composite-insert-type',
    ['OpCompositeInsert'],
    (operation, module, report) => {
      const composite = operandDefinition(module, operation, 1)
      if (composite !== undefined && composite.resultType !== operation.resultType)
        report(operation.word + 1, `Composite has type ${composite.resultType}`)
    },
  ),
  operationCheck(
    'core/composite-insert-object',
    ['OpCompositeInsert'],
    (operation, module, report) => {
      const reached = walk(module, operation)?.reached
      const object = operandDefinition(module, operation, 0)
      if (reached !== undefined && object !== undefined && object.resultType !== reached.result)
        report(
          operandWord(operation, 0),
          `Object has type ${object.resultType}, the indexes reach ${reached.result}`,
        )
    },
  ),
  {
    rule: 'core/copy-object-type',
    at: ['OpCopyObject'],
    judge: (instruction, module, report) => {
      const operand = operandDefinition(module, instruction, 0)
      const type = resultType(module, instruction)
      if (operand === undefined || type === undefined || type.name === 'OpTypeVoid') return
      if (operand.resultType !== type.result)
        report(instruction.word + 1, `the operand has type ${operand.resultType}`)
    },
  },
  {
    rule: 'core/copy-object-not-void',
    at: ['OpCopyObject'],
    judge: (instruction, module, report) => {
      if (resultType(module, instruction)?.name === 'OpTypeVoid')
        report(instruction.word + 1, 'OpCopyObject results in void')
    },
  },
]
