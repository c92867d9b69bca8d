import { instructionByOpcode, instructions } from '#spec/grammar/grammar'
import { opcodeOf } from '#spec/grammar/opcodes'
import type { Instruction, Module } from '../../module.ts'
import { opcodeSet } from './grammar.ts'
import { perModule } from './surveys.ts'

/** An instruction known by its name, so that a predicate that fails says nothing else about it. */
export type Named<Name extends string> = Instruction & { readonly name: Name }

/** Whether it declares an integer type of any width. */
export function isIntegerType(type: Instruction | undefined): type is Named<'OpTypeInt'> {
  return type?.name === 'OpTypeInt'
}

/** Whether it declares a floating-point type of any width and encoding. */
export function isFloatType(type: Instruction | undefined): type is Named<'OpTypeFloat'> {
  return type?.name === 'OpTypeFloat'
}

/** Whether it declares the Boolean type. */
export function isBoolType(type: Instruction | undefined): type is Named<'OpTypeBool'> {
  return type?.name === 'OpTypeBool'
}

/** Whether it declares an integer or floating-point type. */
export function isNumericalType(
  type: Instruction | undefined,
): type is Named<'OpTypeInt' | 'OpTypeFloat'> {
  return isIntegerType(type) || isFloatType(type)
}

/** Whether it declares a numerical or the Boolean type. */
export function isScalarType(
  type: Instruction | undefined,
): type is Named<'OpTypeInt' | 'OpTypeFloat' | 'OpTypeBool'> {
  return isNumericalType(type) || isBoolType(type)
}

/** Width in bits of a numerical type; `undefined` otherwise, the Boolean type included, for it has none. */
export function scalarWidth(type: Instruction | undefined): number | undefined {
  return isNumericalType(type) ? type.valueAt(0) : undefined
}

/** Whether it declares the 16-bit floating-point type without an encoding. */
export function isHalfType(type: Instruction | undefined): type is Named<'OpTypeFloat'> {
  return isFloatType(type) && scalarWidth(type) === 16 && type.valueAt(1) === undefined
}

/** Whether it declares an integer type whose Signedness is 1. */
export function isSigned(type: Instruction | undefined): boolean {
  return isIntegerType(type) && type.valueAt(1) === 1
}

/** Whether it is the integer type of that width with Signedness 0. */
export function isUnsigned(type: Instruction | undefined, width: number): boolean {
  return isIntegerType(type) && scalarWidth(type) === width && !isSigned(type)
}

/** Whether it declares a vector type, its count given as a literal or as an id. */
export function isVectorType(
  type: Instruction | undefined,
): type is Named<'OpTypeVector' | 'OpTypeVectorIdEXT'> {
  return type?.name === 'OpTypeVector' || type?.name === 'OpTypeVectorIdEXT'
}

/** Whether a type is a cooperative vector type of SPV_NV_cooperative_vector, and cannot be a long vector, which shares its opcode. */
export function isCooperativeVectorType(
  { capabilities }: Module,
  type: Instruction | undefined,
): boolean {
  return (
    type?.name === 'OpTypeVectorIdEXT' &&
    capabilities.has('CooperativeVectorNV') &&
    !capabilities.has('LongVectorEXT')
  )
}

/** The component type of a vector, or a scalar type itself; `undefined` otherwise. */
export function componentType(
  module: Module,
  type: Instruction | undefined,
): Instruction | undefined {
  if (isVectorType(type)) return module.definition(type.valueAt(0) ?? 0)
  return isScalarType(type) ? type : undefined
}

/**
 * Components of a vector, 1 for a scalar; `undefined` otherwise and where the count is not known before
 * specialization.
 */
export function componentCount(module: Module, type: Instruction | undefined): number | undefined {
  if (type?.name === 'OpTypeVector') return type.valueAt(1)
  if (type?.name === 'OpTypeVectorIdEXT') {
    const count = module.definition(type.valueAt(1) ?? 0)
    if (count?.name !== 'OpConstant') return undefined
    const value = module.integerValue(count.result)
    return value === undefined ? undefined : Number(value)
  }
  return isScalarType(type) ? 1 : undefined
}

type CompositeName =
  | 'OpTypeVector'
  | 'OpTypeVectorIdEXT'
  | 'OpTypeMatrix'
  | 'OpTypeArray'
  | 'OpTypeRuntimeArray'
  | 'OpTypeStruct'

/** Whether it declares an array with a length. */
export function isArrayType(type: Instruction | undefined): type is Named<'OpTypeArray'> {
  return type?.name === 'OpTypeArray'
}

/** Whether it declares a structure type. */
export function isStructType(type: Instruction | undefined): type is Named<'OpTypeStruct'> {
  return type?.name === 'OpTypeStruct'
}

/** Whether it declares a matrix type. */
export function isMatrixType(type: Instruction | undefined): type is Named<'OpTypeMatrix'> {
  return type?.name === 'OpTypeMatrix'
}

/** Whether it declares a vector, matrix, array (run-time arrays included) or structure type. */
export function isCompositeType(type: Instruction | undefined): type is Named<CompositeName> {
  return (
    isVectorType(type) ||
    isMatrixType(type) ||
    isArrayType(type) ||
    isStructType(type) ||
    type?.name === 'OpTypeRuntimeArray'
  )
}

/** Id of the type of constituent `index` of a composite type; `undefined` where there is none. */
export function constituentTypeId(
  type: Instruction | undefined,
  index: number,
): number | undefined {
  if (isStructType(type)) return type.valueAt(index)
  return isCompositeType(type) ? type.valueAt(0) : undefined
}

/** The type of constituent `index` of a composite type; `undefined` where there is none. */
export function constituentType(
  module: Module,
  type: Instruction | undefined,
  index: number,
): Instruction | undefined {
  const id = constituentTypeId(type, index)
  return id === undefined ? undefined : module.definition(id)
}

/**
 * How many top-level constituents a composite type has. `undefined` for types that are not composites, for run-time
 * arrays, and where the number comes from a specialization constant.
 */
export function constituentCount(
  module: Module,
  type: Instruction | undefined,
): number | undefined {
  if (isStructType(type)) return type.operands.length
  if (isMatrixType(type)) return type.valueAt(1)
  if (isVectorType(type)) return componentCount(module, type)
  if (!isArrayType(type)) return undefined
  const length = module.definition(type.valueAt(1) ?? 0)
  if (length?.name !== 'OpConstant') return undefined
  const value = module.integerValue(length.result)
  return value === undefined || value < 0n ? undefined : Number(value)
}

/** Whether it declares a pointer type, typed or untyped. */
export function isPointerType(
  type: Instruction | undefined,
): type is Named<'OpTypePointer' | 'OpTypeUntypedPointerKHR'> {
  return type?.name === 'OpTypePointer' || type?.name === 'OpTypeUntypedPointerKHR'
}

/** Storage class of a pointer type, typed or untyped; `undefined` otherwise. */
export function storageClassOf(type: Instruction | undefined): number | undefined {
  return isPointerType(type) ? type.valueAt(0) : undefined
}

/** The type an `OpTypePointer` points to; `undefined` otherwise, untyped pointers included. */
export function pointeeType(
  module: Module,
  type: Instruction | undefined,
): Instruction | undefined {
  return type?.name === 'OpTypePointer' ? module.definition(type.valueAt(1) ?? 0) : undefined
}

/** Arrays nested deeper than this are looked up: input must not choose how long we look. */
const usualDepth = 4

/** Whether it declares an array type, with a length or without. */
export function isAnyArrayType(type: Instruction | undefined): boolean {
  return type?.name === 'OpTypeArray' || type?.name === 'OpTypeRuntimeArray'
}

const declaresArray = opcodeSet(['OpTypeArray', 'OpTypeRuntimeArray'])

/** Keyed by the ordinal of an array type, the type under it and all arrays in it. Elements are declared before their arrays. */
const underArrays = perModule((module): ReadonlyMap<number, Instruction | undefined> => {
  const found = new Map<number, Instruction | undefined>()
  const { instructions } = module
  for (let index = 0; index < instructions.length; index++) {
    if (!declaresArray({ opcode: module.opcodeAt(index) })) continue
    const element = constituentType(module, instructions.at(index), 0)
    found.set(index, element && found.has(element.index) ? found.get(element.index) : element)
  }
  return found
})

/** The type under any number of arrays; the type itself where it is not an array. */
export function innermostElement(
  module: Module,
  type: Instruction | undefined,
): Instruction | undefined {
  let inner = type
  for (let depth = 0; isAnyArrayType(inner); depth++) {
    if (inner !== undefined && depth === usualDepth) return underArrays(module).get(inner.index)
    inner = constituentType(module, inner, 0)
  }
  return inner
}

/** Types of extensions whose texts allow only the uses of their values that they list. */
const listedUses: ReadonlySet<string> = new Set(['OpTypeUntypedPointerKHR', 'OpTypeBufferEXT'])

/**
 * Whether the type is declared by an instruction that no core version has, vectors with a count by id apart. The text
 * that introduces a type says what core instructions do with its values.
 */
export function isExtensionType(type: Instruction | undefined): boolean {
  return (
    type !== undefined &&
    !isVectorType(type) &&
    !listedUses.has(type.name) &&
    instructionByOpcode(type.opcode)?.version === null
  )
}

/**
 * Whether SPV_KHR_untyped_pointers is in force. Where it rewords only a part of a sentence, the rule of core leaves
 * that part to the text; whole sentences are in the text's amendments.
 */
export function hasUntypedPointers({ capabilities }: Module): boolean {
  return capabilities.has('UntypedPointersKHR')
}

/** Whether it declares an untyped pointer type, which has rules in its own text. */
export function isUntypedPointerType(type: Instruction | undefined): boolean {
  return type?.name === 'OpTypeUntypedPointerKHR'
}

/** Names of the instructions that declare types. */
export const declarationsOfTypes: readonly string[] = instructions
  .filter(({ name, operands }) => name.startsWith('OpType') && operands[0]?.kind === 'IdResult')
  .map(({ name }) => name)

/** Like {@link isTypeDeclaration}, of an opcode. */
export const declaresType = opcodeSet(declarationsOfTypes)

const opFunction = opcodeOf('OpFunction')

/** Visits the type declarations before the first function, in order: where a module is valid, parts of a type come before it. */
export function eachTypeDeclaration(module: Module, visit: (type: Instruction) => void): void {
  const { instructions } = module
  for (let index = 0; index < instructions.length; index++) {
    const opcode = module.opcodeAt(index)
    if (opcode === opFunction) return
    const type = declaresType({ opcode }) ? instructions.at(index) : undefined
    if (type !== undefined) visit(type)
  }
}

/** Whether it is an `OpType...` instruction that declares a type, of core or of an extension. */
export function isTypeDeclaration(
  instruction: Instruction | undefined,
): instruction is Named<`OpType${string}`> {
  return instruction !== undefined && declaresType(instruction)
}
