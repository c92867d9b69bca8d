import { isMatrixType } from '../../core/shared/composite-type.ts'
import { isAnyArrayType } from '../../core/shared/innermost.ts'
import {
  isBoolType,
  isFloatType,
  isIntegerType,
  scalarWidth,
} from '../../core/shared/scalar-type.ts'
import { componentCount, isVectorType } from '../../core/shared/vector-type.ts'
import type { Instruction, Module } from '../../module.ts'

/** A description of a type. */
export interface Shape {
  /** As messages say it, with its article. */
  readonly name: string
  /** Whether a type fits. Parts that are not declared and counts that specialization decides fit. */
  readonly fits: (module: Module, type: Instruction | undefined) => boolean
}

function shape(name: string, fits: (type: Instruction, module: Module) => boolean): Shape {
  return { name, fits: (module, type) => type === undefined || fits(type, module) }
}

function element(module: Module, type: Instruction): Instruction | undefined {
  return module.definition(type.valueAt(0) ?? 0)
}

/** The Length of an array type; `undefined` where it has none that is known before specialization. */
export function lengthOf(module: Module, type: Instruction): number | undefined {
  if (type.name !== 'OpTypeArray') return undefined
  const length = module.definition(type.valueAt(1) ?? 0)
  if (length?.name !== 'OpConstant') return undefined
  const value = module.integerValue(length.result)
  return value === undefined ? undefined : Number(value)
}

export const bool = shape('a Boolean', isBoolType)

/** An integer of any width. */
export const integer = shape('an integer', isIntegerType)

export const int32 = shape(
  'a 32-bit integer',
  (type) => isIntegerType(type) && scalarWidth(type) === 32,
)

export const float32 = shape(
  'a 32-bit float',
  (type) => isFloatType(type) && scalarWidth(type) === 32,
)

/** A vector of so many components. */
export function vector(count: number, component: Shape): Shape {
  return shape(`a vector of ${count}, each ${component.name}`, (type, module) => {
    if (!isVectorType(type) || !component.fits(module, element(module, type))) return false
    const own = componentCount(module, type)
    return own === undefined || own === count
  })
}

/** A matrix of so many columns. */
export function matrix(count: number, column: Shape): Shape {
  return shape(
    `a matrix of ${count} columns, each ${column.name}`,
    (type, module) =>
      isMatrixType(type) && type.valueAt(1) === count && column.fits(module, element(module, type)),
  )
}

/** An array, with a length or without, of so many elements where `count` is given. */
export function array(of: Shape, count?: number): Shape {
  const name =
    count === undefined ? `an array, each ${of.name}` : `an array of ${count}, each ${of.name}`
  return shape(name, (type, module) => {
    if (!isAnyArrayType(type) || !of.fits(module, element(module, type))) return false
    if (count === undefined) return true
    return type.name === 'OpTypeArray' && (lengthOf(module, type) ?? count) === count
  })
}
