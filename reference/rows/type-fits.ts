import type { OperandTerm, TypeTerm } from '#spec/vocabulary/type-terms'
import { containing } from '../core/shared/contained-types.ts'
import {
  componentCount,
  constituentCount,
  constituentType,
  isBoolType,
  isFloatType,
  isIntegerType,
  isMatrixType,
  isPointerType,
  isStructType,
  isVectorType,
  pointeeType,
  scalarWidth,
} from '../core/shared/types.ts'
import type { Instruction, Module } from '../module.ts'
import { componentOf, isMatrix } from '../shared/cooperative-matrices.ts'
import { isAmong } from './amounts.ts'
import {
  instructionNamed,
  operandIndex,
  operandsAfterResult,
  valuesOf,
} from './grammar-operands.ts'
import { operandNumber } from './numbers.ts'

/** Whether a type is as a term asks; `undefined` where specialization decides. */
export type TypeFits = (type: Instruction, module: Module) => boolean | undefined

/** Whether all are so, none surely not. */
function both(first: boolean | undefined, second: () => boolean | undefined): boolean | undefined {
  if (first === false) return false
  const other = second()
  return other === false ? false : first === undefined ? undefined : other
}

function partFits(
  fits: TypeFits | undefined,
  part: Instruction | undefined,
  module: Module,
): boolean | undefined {
  if (fits === undefined) return true
  return part === undefined ? undefined : fits(part, module)
}

function amountFits(
  amount: Parameters<typeof isAmong>[0] | undefined,
  number: number | undefined,
): boolean | undefined {
  if (amount === undefined) return true
  return number === undefined ? undefined : isAmong(amount, number)
}

function typeFits(term: TypeTerm | undefined): TypeFits | undefined {
  return term === undefined ? undefined : compileType(term)
}

function operandFits(opcode: string, name: string, term: OperandTerm): TypeFits {
  const operands = operandsAfterResult(opcode)
  const index = operandIndex(operands, name)
  const kind = operands[index]?.kind ?? ''
  if ('type' in term) {
    const fits = compileType(term.type)
    return (type, module) => {
      const part = module.definition(type.valueAt(index) ?? 0)
      return part === undefined ? undefined : fits(part, module)
    }
  }
  const amount =
    'numbers' in term ? term.numbers : valuesOf(enumerantKind(kind, name), term.enumerants)
  return (type, module) => amountFits(amount, operandNumber(module, type.operands[index]))
}

/** Kinds of enumerants that are given as the values of constants, by the names of operands. */
const kindsOfConstants: Readonly<Record<string, string>> = {
  Use: 'CooperativeMatrixUse',
  Scope: 'Scope',
}

function enumerantKind(kind: string, name: string): string {
  return kind.startsWith('Id') ? (kindsOfConstants[name] ?? kind.slice(2)) : kind
}

/** The terms of a kind. */
type TermOf<Kind extends TypeTerm['kind']> = Extract<TypeTerm, { readonly kind: Kind }>

function integerFits(term: TermOf<'integer'>): TypeFits {
  const { width, signedness } = term
  return (type) =>
    isIntegerType(type) &&
    (signedness === undefined || type.valueAt(1) === signedness) &&
    (width === undefined || isAmong(width, type.valueAt(0) ?? 0))
}

function floatFits(term: TermOf<'float'>): TypeFits {
  const { width, encodings } = term
  const values = encodings && valuesOf('FPEncoding', encodings)
  return (type) => {
    if (!isFloatType(type)) return false
    const encoding = values === undefined ? undefined : type.valueAt(1)
    if (values?.length === 0 && encoding !== undefined) return false
    if (values !== undefined && values.length > 0 && !values.includes(encoding ?? -1)) return false
    return width === undefined || isAmong(width, scalarWidth(type) ?? 0)
  }
}

function vectorFits(term: TermOf<'vector'>): TypeFits {
  const { count } = term
  const component = typeFits(term.component)
  return (type, module) =>
    isVectorType(type) &&
    both(partFits(component, module.definition(type.valueAt(0) ?? 0), module), () =>
      amountFits(count, componentCount(module, type)),
    )
}

function matrixFits(term: TermOf<'matrix'>): TypeFits {
  const { count } = term
  const column = typeFits(term.column)
  return (type, module) =>
    isMatrixType(type) &&
    both(amountFits(count, type.valueAt(1)), () =>
      partFits(column, constituentType(module, type, 0), module),
    )
}

function arrayFits(term: TermOf<'array'>): TypeFits {
  const { length } = term
  const element = typeFits(term.element)
  return (type, module) =>
    type.name === 'OpTypeArray' &&
    both(partFits(element, constituentType(module, type, 0), module), () =>
      amountFits(length, length === undefined ? 0 : constituentCount(module, type)),
    )
}

function structureFits(term: TermOf<'structure'>): TypeFits {
  const members = term.members?.map(compileType)
  return (type, module) => {
    if (!isStructType(type)) return false
    if (members === undefined) return true
    if (type.operands.length !== members.length) return false
    return members.reduce<boolean | undefined>(
      (fits, member, index) =>
        both(fits, () => partFits(member, constituentType(module, type, index), module)),
      true,
    )
  }
}

function pointerFits(term: TermOf<'pointer'>): TypeFits {
  const pointee = typeFits(term.pointee)
  const classes = term.storageClasses && valuesOf('StorageClass', term.storageClasses)
  const { typed } = term
  return (type, module) => {
    if (!isPointerType(type)) return false
    if (typed !== undefined && (type.name === 'OpTypePointer') !== typed) return false
    if (classes !== undefined && !classes.includes(type.valueAt(0) ?? -1)) return false
    return partFits(pointee, pointeeType(module, type), module)
  }
}

function declarationFits(term: TermOf<'declared'>): TypeFits {
  const { opcode } = instructionNamed(term.opcode)
  const operands = Object.entries(term.operands ?? {}).map(([name, operand]) =>
    operandFits(term.opcode, name, operand),
  )
  return (type, module) =>
    type.opcode === opcode &&
    operands.reduce<boolean | undefined>(
      (fits, operand) => both(fits, () => operand(type, module)),
      true,
    )
}

function oneOfFits(term: TermOf<'one-of'>): TypeFits {
  const types = term.types.map(compileType)
  return (type, module) => {
    let fits: boolean | undefined = false
    for (const candidate of types) {
      const found = candidate(type, module)
      if (found === true) return true
      if (found === undefined) fits = undefined
    }
    return fits
  }
}

function otherFits(term: TermOf<'not'>): TypeFits {
  const fits = compileType(term.type)
  return (type, module) => {
    const found = fits(type, module)
    return found === undefined ? undefined : !found
  }
}

function containingFits(term: TermOf<'containing'>): TypeFits {
  const fits = compileType(term.type)
  const contains = containing(
    (type, module) =>
      fits(type, module) === true ||
      (isMatrix(type) && partFits(fits, componentOf(module, type), module) === true),
  )
  return (type, module) => contains(module, type)
}

/** The predicate of a term. */
export function compileType(term: TypeTerm): TypeFits {
  switch (term.kind) {
    case 'any':
      return () => true
    case 'void':
      return ({ name }) => name === 'OpTypeVoid'
    case 'boolean':
      return isBoolType
    case 'runtime-array':
      return ({ name }) => name === 'OpTypeRuntimeArray'
    case 'function':
      return ({ name }) => name === 'OpTypeFunction'
    case 'integer':
      return integerFits(term)
    case 'float':
      return floatFits(term)
    case 'vector':
      return vectorFits(term)
    case 'matrix':
      return matrixFits(term)
    case 'array':
      return arrayFits(term)
    case 'structure':
      return structureFits(term)
    case 'pointer':
      return pointerFits(term)
    case 'declared':
      return declarationFits(term)
    case 'one-of':
      return oneOfFits(term)
    case 'not':
      return otherFits(term)
    case 'containing':
      return containingFits(term)
  }
}
