import type { ReflectionOperandKind } from '#spec/NonSemantic.ClspvReflection/operands'
import type { RuleId } from '#spec/rule'
import type { Check } from '../check.ts'
import type { Instruction, Module } from '../module.ts'
import { operandCheck } from './operand-check.ts'
import { type Reflection, reflectionOf } from './reflection.ts'

function executed(definition: Instruction, module: Module): Reflection | undefined {
  return definition.name === 'OpExtInst' ? reflectionOf(module, definition) : undefined
}

/** The check that operands of a kind name instructions of the set with that number. */
export function referenceCheck(
  rule: RuleId,
  kind: ReflectionOperandKind,
  number: number,
  name: string,
): Check {
  return operandCheck(rule, [kind], (definition, module) =>
    executed(definition, module)?.number === number
      ? undefined
      : `comes from an ${definition.name} that is no ${name} of the set`,
  )
}

/** The check that what such operands name belongs to the import of the instruction they stand in. */
export function sameImportCheck(rule: RuleId, kind: ReflectionOperandKind, number: number): Check {
  return operandCheck(rule, [kind], (definition, module, { set }) => {
    const named = executed(definition, module)
    if (named === undefined || named.number !== number || named.set === set) return undefined
    return `belongs to the import %${named.set}, not to %${set}`
  })
}
