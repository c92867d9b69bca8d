import type { Module } from '../../module.ts'
import { untypedVariablesOf } from './untyped-variable-at.ts'
import { isExplicit } from './world.ts'

/** Ordinals of the untyped variables with a layout whose data type could be another one. */
export function explicitVariables(module: Module): readonly number[] {
  return untypedVariablesOf(
    module,
    ({ storageClass, dataType, initializer }) =>
      isExplicit(storageClass) && dataType !== undefined && initializer === undefined,
  )
}
