import type { Module } from '../../module.ts'
import { firstFunction } from '../../mutate/graft.ts'
import { ordinalsOf } from '../../mutate/ordinals-of.ts'
import { storageClassName } from './storage-class.ts'

/** Places of words in a variable, counted behind the instruction's first word. */
export const variableWords = {
  resultType: 0,
  result: 1,
  storageClass: 2,
  dataType: 3,
  initializer: 4,
} as const

/** An `OpUntypedVariableKHR` as it stands in a module. */
export interface UntypedVariable {
  readonly resultType: number
  readonly result: number
  /** By name; `''` where there is no such class. */
  readonly storageClass: string
  readonly dataType: number | undefined
  readonly initializer: number | undefined
  readonly isGlobal: boolean
}

/** The variable with ordinal `at`, which is one of those that `untypedVariablesOf` gives. */
export function untypedVariableAt(module: Module, at: number): UntypedVariable {
  const [resultType = 0, result = 0, storageClass, dataType, initializer] =
    module.instructions[at]?.words ?? []
  return {
    resultType,
    result,
    storageClass: storageClassName(storageClass),
    dataType,
    initializer,
    isGlobal: at < firstFunction(module),
  }
}

/** Ordinals of the untyped variables of which `which` holds. */
export function untypedVariablesOf(
  module: Module,
  which: (variable: UntypedVariable) => boolean = () => true,
): readonly number[] {
  return ordinalsOf(module, 'OpUntypedVariableKHR').filter((at) =>
    which(untypedVariableAt(module, at)),
  )
}
