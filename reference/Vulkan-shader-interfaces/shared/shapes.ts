import {
  componentCount,
  isAnyArrayType,
  isBoolType,
  isFloatType,
  isIntegerType,
  isMatrixType,
  isVectorType,
  scalarWidth,
} from '../../core/shared/types.ts'
import type { Instruction, Module } from '../../module.ts'

/** A description of a type. */
export interface BuiltInShape {
  /** As messages say it, with its article. */
  readonly name: string
  /** Whether a type fits. Parts that are not declared and counts that specialization decides fit. */
  readonly fits: (module: Module, type: Instruction | undefined) => boolean
}

function shape(name: string, fits: (type: Instruction, module: Module) => boolean): BuiltInShape {
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

/** A Boolean scalar. */
export const bool = shape('a Boolean', isBoolType)

/** An integer of any width. */
export const integer = shape('an integer', isIntegerType)

/** A 32-bit integer scalar. */
export const int32 = shape(
  'a 32-bit integer',
  (type) => isIntegerType(type) && scalarWidth(type) === 32,
)

/** A 32-bit floating-point scalar. */
export const float32 = shape(
  'a 32-bit float',
  (type) => isFloatType(type) && scalarWidth(type) === 32,
)

/** A vector with this number of components. */
export function vector(count: number, component: BuiltInShape): BuiltInShape {
  return shape(`a vector of ${count}, each ${component.name}`, (type, module) => {
    if (!isVectorType(type) || !component.fits(module, element(module, type))) return false
    const components = componentCount(module, type)
    return components === undefined || components === count
  })
}

/** A matrix with this number of columns. */
export function matrix(count: number, column: BuiltInShape): BuiltInShape {
  return shape(
    `a matrix of ${count} columns, each ${column.name}`,
    (type, module) =>
      isMatrixType(type) && type.valueAt(1) === count && column.fits(module, element(module, type)),
  )
}

/** An array, with a length or without, that has this number of elements if `count` is given. */
export function array(elementShape: BuiltInShape, count?: number): BuiltInShape {
  const name =
    count === undefined
      ? `an array, each ${elementShape.name}`
      : `an array of ${count}, each ${elementShape.name}`
  return shape(name, (type, module) => {
    if (!isAnyArrayType(type) || !elementShape.fits(module, element(module, type))) return false
    if (count === undefined) return true
    return type.name === 'OpTypeArray' && (lengthOf(module, type) ?? count) === count
  })
}
