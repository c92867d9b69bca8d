import { operandKindByName } from '#spec/grammar/grammar'
import { idEnumerations } from '#spec/grammar/id-enumerations'
import { enumText } from '../assembly/literal-texts.ts'
import type { Module } from '../module.ts'
import { moduleTypes } from '../signatures/module-types.ts'
import type { OperandPlace } from '../words/operands-of.ts'

/**
 * The meaning of the number of a constant as a scope or as memory semantics; `undefined` for other operands and values.
 */
export function numberMeant(
  module: Module,
  { kind }: OperandPlace,
  id: number,
): string | undefined {
  const enumeration = operandKindByName(idEnumerations[kind] ?? '')
  const value = moduleTypes(module).valueOf(id)
  if (enumeration === undefined || value?.made !== 'constant' || value.number === undefined)
    return undefined
  const type = moduleTypes(module).typeOf(id)
  const shape = type === undefined ? undefined : moduleTypes(module).shapeOf(type)
  if (shape?.kind !== 'integer' || shape.width !== 32 || shape.signed) return undefined
  const name = enumText(enumeration, value.number)
  return name === undefined ? undefined : `${value.number}, ${name.replaceAll('|', ' | ')}`
}
