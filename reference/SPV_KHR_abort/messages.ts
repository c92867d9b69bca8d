import type { RuleId } from '#spec/rule'
import type { Check, Report } from '../check.ts'
import { judgeLayout } from '../core/layout/explicit.ts'
import { isNotConcrete } from '../core/shared/concrete-types.ts'
import { containing } from '../core/shared/contained-types.ts'
import { extensionWith } from '../core/shared/extension-checks.ts'
import { aggregatesIn, isLaidOutByOthers, laidOutTypes } from '../core/shared/laid-out.ts'
import { logicallyDiffer } from '../core/shared/logical-forms.ts'
import { misfitAt, operandDefinition, operandWord } from '../core/shared/operands.ts'
import { perModule } from '../core/shared/surveys.ts'
import { isArrayType, isStructType, isTypeDeclaration } from '../core/shared/types.ts'
import type { Instruction, Module } from '../module.ts'

const aborting = ['OpAbortKHR']
const [messageType, message] = [0, 1]

/** By the id of an aggregate type in messages, why it has no explicit layout. Core judges the types of objects in memory. */
const withoutLayout = perModule((module): ReadonlyMap<number, string> => {
  const faults = new Map<number, string>()
  const inMemory = new Set(laidOutTypes(module))
  const types = module
    .all('OpAbortKHR')
    .map((abort) => operandDefinition(module, abort, messageType))
  for (const type of aggregatesIn(module, types))
    if (!inMemory.has(type) && !isLaidOutByOthers(module, type))
      judgeLayout(module, type, (_, __, why) => faults.set(type.result, why))
  return faults
})
const lacksLayout = containing(({ result }, module) => withoutLayout(module).has(result))

/** The check of an OpAbortKHR whose Message Type is a concrete type. */
function ofConcrete(
  rule: RuleId,
  judge: (type: Instruction, abort: Instruction, module: Module, report: Report) => void,
): Check {
  return {
    rule,
    at: aborting,
    judge(abort, module, report) {
      const type = operandDefinition(module, abort, messageType)
      if (isTypeDeclaration(type) && !isNotConcrete(module, type))
        judge(type, abort, module, report)
    },
  }
}

/** Dependencies; OpAbortKHR. */
export const checks: readonly Check[] = [
  extensionWith(
    'SPV_KHR_abort/constant-data-extension-is-declared',
    'SPV_KHR_abort',
    'SPV_KHR_constant_data',
  ),
  {
    rule: 'SPV_KHR_abort/message-type-is-concrete',
    at: aborting,
    judge(abort, module, report) {
      const type = operandDefinition(module, abort, messageType)
      if (type !== undefined && (!isTypeDeclaration(type) || isNotConcrete(module, type)))
        report(
          operandWord(abort, messageType),
          `Message Type %${type.result} (${type.name}) is not a concrete type`,
        )
    },
  },
  ofConcrete('SPV_KHR_abort/message-type-has-an-explicit-layout', (type, abort, module, report) => {
    if (!module.capabilities.has('Shader') || !lacksLayout(module, type)) return
    const why = withoutLayout(module).get(type.result) ?? 'a type in it has none'
    report(
      operandWord(abort, messageType),
      `Message Type %${type.result} has no explicit layout: ${why}`,
    )
  }),
  ofConcrete('SPV_KHR_abort/message-logically-matches', (type, abort, module, report) => {
    const other = misfitAt(module, abort, message, (given) => !logicallyDiffer(module, type, given))
    if (other !== undefined)
      report(
        operandWord(abort, message),
        `Message is ${other}, which does not logically match Message Type %${type.result}`,
      )
  }),
  ofConcrete('SPV_KHR_abort/message-is-an-array-or-structure', (type, abort, _, report) => {
    if (!isArrayType(type) && !isStructType(type))
      report(
        operandWord(abort, messageType),
        `Message Type is ${type.name}, which is not an array or structure`,
      )
  }),
]
