import type { RuleId } from '#spec/rule'
import type { Check } from '../../check.ts'
import type { Instruction, Module } from '../../module.ts'
import { type IndexWalk, walkLiterals } from '../shared/literal-indexes.ts'
import { operandDefinition, operandType, operandWord } from '../shared/operands.ts'
import { operationCheck } from '../shared/operation-check.ts'

const byLiterals = ['OpCompositeExtract', 'OpCompositeInsert']

function walk(module: Module, operation: Instruction): IndexWalk | undefined {
  const composite = operation.name === 'OpCompositeExtract' ? 0 : 1
  const type = operandType(module, operation, composite)
  // That a function is not a composite is a rule of its own.
  if (type?.name === 'OpTypeFunction') return undefined
  return type && walkLiterals(module, type, operation.operands.slice(composite + 1))
}

function fault(rule: RuleId, why: 'bounds' | 'depth', says: string): Check {
  return operationCheck(rule, byLiterals, (operation, module, report) => {
    const found = walk(module, operation)?.fault
    if (found?.why === why) report(found.word, says)
  })
}

/** Checks of OpCompositeExtract and OpCompositeInsert. */
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
]
