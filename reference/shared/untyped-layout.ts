import type { RuleId } from '#spec/rule'
import type { Check } from '../check.ts'
import { containing } from '../core/shared/contained-types.ts'
import { enumerant } from '../core/shared/grammar.ts'
import {
  arrayStrideOf,
  isArrayOfBlocks,
  isBlockStructure,
  type MemberLayout,
  memberLayouts,
} from '../core/shared/laid-out.ts'
import {
  bytesOf,
  firstOverlap,
  type MemberBytes,
  overlappingArrays,
  overlapsItself,
} from '../core/shared/layout-bytes.ts'
import { operandType, resultType } from '../core/shared/operands.ts'
import { perModule } from '../core/shared/surveys.ts'
import {
  componentCount,
  componentType,
  constituentType,
  innermostElement,
  isAnyArrayType,
  isMatrixType,
  isStructType,
  scalarWidth,
} from '../core/shared/types.ts'
import type { Instruction, Module, Operand } from '../module.ts'
import type { EnumerantTerm, Term } from '../terms.ts'
import { elementCount, pointsIntoLaidOutMemory } from './untyped-chains.ts'
import { isGlobalVariable, isUntypedPointerType } from './untyped-operands.ts'

/** The Interface operands of an `OpEntryPoint`: execution model, function and name are before them. */
export function interfaceOf({ operands }: Instruction): readonly Operand[] {
  return operands.slice(3)
}

/** An operand of an interface with the variable outside functions that it names. */
export interface InterfaceVariable {
  readonly operand: Operand
  readonly variable: Instruction
}

/** The variables outside functions that an interface lists, of either kind; what else it lists is left out. */
export function interfaceVariables(
  module: Module,
  entryPoint: Instruction,
): readonly InterfaceVariable[] {
  return interfaceOf(entryPoint).flatMap((operand) => {
    const variable = module.definition(operand.value)
    return variable !== undefined && isGlobalVariable(module, variable)
      ? [{ operand, variable }]
      : []
  })
}

/** Whether rows or columns of a matrix are further apart than `matrixStride`, and so overlap. */
function linesOverlap(module: Module, matrix: Instruction, layout: MemberLayout): boolean {
  const column = constituentType(module, matrix, 0)
  const columns = matrix.operands[1]?.value
  const rows = componentCount(module, column)
  const width = scalarWidth(componentType(module, column))
  if (columns === undefined || rows === undefined || width === undefined) return false
  if (layout.rowMajor === layout.columnMajor) return false
  const [lines, length] = layout.rowMajor ? [rows, columns] : [columns, rows]
  return lines > 1 && (length * width) / 8 > (layout.matrixStride ?? 0)
}

/** Finds arrays of matrices, at some depth of arrays, whose elements overlap. */
const overlappingMatrices = overlappingArrays((module, array, layout) => {
  const stride = arrayStrideOf(module, array)
  if (stride === undefined) return false
  const bytes = bytesOf(module, constituentType(module, array, 0), layout)
  return overlapsItself(bytes, stride, elementCount(module, array))
})

function matrixFault(
  module: Module,
  member: Instruction,
  matrix: Instruction,
  layout: MemberLayout,
): string | undefined {
  const { matrixStride, rowMajor, columnMajor } = layout
  if (matrixStride === undefined) return 'has no MatrixStride'
  if (matrixStride === 0) return 'has MatrixStride 0'
  if (!rowMajor && !columnMajor) return 'is neither RowMajor nor ColMajor'
  if (linesOverlap(module, matrix, layout)) return 'has overlapping rows or columns'
  if (rowMajor === columnMajor) return undefined
  return overlappingMatrices(module, member, layout) === undefined
    ? undefined
    : 'has overlapping matrices'
}

function memberFault(
  module: Module,
  structure: Instruction,
  member: number,
  layout: MemberLayout,
): string | undefined {
  if (layout.offset === undefined && !layout.isOffsetById) return 'has no Offset'
  const type = constituentType(module, structure, member)
  const inner = innermostElement(module, type)
  return type !== undefined && inner !== undefined && isMatrixType(inner)
    ? matrixFault(module, type, inner, layout)
    : undefined
}

/** Why a structure type, its members' own types apart, has no explicit layout; `undefined` where it has one. */
function structureFault(module: Module, structure: Instruction): string | undefined {
  const layouts = memberLayouts(module, structure)
  const offsets = new Map<number, number>()
  const places: MemberBytes[] = []
  /** The end of the members up to here, and whether each begins where those before it have ended. */
  let [end, isAscending] = [0, true]
  for (let member = 0; member < layouts.length; member++) {
    const layout = layouts[member] as MemberLayout
    const fault = memberFault(module, structure, member, layout)
    if (fault !== undefined) return `member ${member} of %${structure.result} ${fault}`
    const { offset } = layout
    // The text that introduces decorations by id rules their effect on each other; a single member overlaps no other.
    if (offset === undefined || layout.isOffsetById || layouts.length === 1) continue
    const other = offsets.get(offset)
    if (other !== undefined)
      return `members ${other} and ${member} of %${structure.result} have the same Offset`
    offsets.set(offset, member)
    // A matrix that is both RowMajor and ColMajor breaks a rule of its own.
    const isAmbiguous = layout.rowMajor && layout.columnMajor
    const type = constituentType(module, structure, member)
    const bytes = isAmbiguous ? undefined : bytesOf(module, type, layout)
    if (bytes === undefined) continue
    places.push({ member, offset, bytes })
    isAscending &&= offset >= end
    for (const range of bytes) end = Math.max(end, offset + range.end)
  }
  const overlap = isAscending ? undefined : firstOverlap(places)
  return overlap === undefined
    ? undefined
    : `members ${overlap.first} and ${overlap.second} of %${structure.result} overlap`
}

const arrayStrideId = enumerant('Decoration', 'ArrayStrideIdEXT')

const knownStrides: ReadonlySet<string> = new Set(['OpConstant', 'OpConstantNull'])

const containsBlock = containing((type, module) => isBlockStructure(module, type))

/** Whether a type is a matrix, or an array of matrices at any depth, so that its strides are at a member or nowhere. */
export function isMatrixOrArrayOfMatrices(module: Module, type: Instruction | undefined): boolean {
  return isMatrixType(innermostElement(module, type))
}

function arrayFault(module: Module, array: Instruction): string | undefined {
  const stride = arrayStrideOf(module, array)
  const byId = module
    .decorations(array.result)
    .find(({ decoration }) => decoration === arrayStrideId)?.operands[0]?.value
  const name = `array %${array.result}`
  if (isArrayOfBlocks(module, array))
    return stride === undefined && byId === undefined ? undefined : `${name} of blocks has a stride`
  if (byId !== undefined) {
    const known = knownStrides.has(module.definition(byId)?.name ?? '')
    return known && module.integerValue(byId) === 0n ? `${name} has a stride of 0` : undefined
  }
  if (stride === undefined)
    // With a block deeper inside, it is open whether there must be one or must not.
    return containsBlock(module, array) ? undefined : `${name} has no ArrayStride`
  if (stride === 0) return `${name} has ArrayStride 0`
  const element = constituentType(module, array, 0)
  // Strides of matrices are at the member that holds the array.
  if (isMatrixOrArrayOfMatrices(module, element)) return undefined
  return overlapsItself(bytesOf(module, element), stride, elementCount(module, array))
    ? `elements of ${name} overlap`
    : undefined
}

/** The fault of a type by itself, its parts apart. */
function ownFault(module: Module, type: Instruction): string | undefined {
  return isStructType(type) ? structureFault(module, type) : arrayFault(module, type)
}

const none: readonly Instruction[] = []

/** Types that are laid out by parts of their own, last part first. */
function partsOf(module: Module, type: Instruction): readonly Instruction[] {
  let parts: Set<Instruction> | undefined
  for (let index = isStructType(type) ? type.wordCount - 3 : 0; index >= 0; index--) {
    const part = module.definition(type.valueAt(index) ?? 0)
    if (!isStructType(part) && !isAnyArrayType(part)) continue
    parts ??= new Set()
    parts.add(part as Instruction)
  }
  return parts === undefined ? none : [...parts]
}

type Faults = Map<Instruction, { readonly fault: string | undefined }>

/** A type on the way, and how many of its parts have been looked at. */
interface OpenType {
  readonly type: Instruction
  readonly parts: readonly Instruction[]
  done: number
}

const knownFaults = perModule((): Faults => new Map())

/** Notes of a type, and of the types in it, the fault that it has, or else the first one in it. */
function noteFaults(module: Module, root: Instruction): void {
  const faults = knownFaults(module)
  const open: OpenType[] = []
  const enter = (type: Instruction): void => {
    const fault = ownFault(module, type)
    faults.set(type, { fault })
    if (fault === undefined) open.push({ type, parts: partsOf(module, type), done: 0 })
  }
  enter(root)
  for (let last = open.at(-1); last !== undefined; last = open.at(-1)) {
    const part = last.parts[last.done]
    const found = part && faults.get(part)
    if (found?.fault !== undefined) faults.set(last.type, found)
    if (part === undefined || found?.fault !== undefined) open.pop()
    else if (found === undefined) enter(part)
    else last.done++
  }
}

/**
 * Why a type is not explicitly laid out (core specification, 2.2.2; with the decorations by id that
 * SPV_EXT_descriptor_heap adds); `undefined` where it is. A matrix, or an array of matrices, that is not part of a
 * structure counts as laid out.
 */
export function layoutFault(module: Module, type: Instruction): string | undefined {
  if (!isStructType(type) && !isAnyArrayType(type)) return undefined
  if (isMatrixOrArrayOfMatrices(module, type)) return undefined
  if (!knownFaults(module).has(type)) noteFaults(module, type)
  return knownFaults(module).get(type)?.fault
}

/** An object for which a rule requires an explicit layout. */
interface LaidOut {
  readonly at: readonly string[]
  /** The same as in {@link Check}. */
  readonly having?: readonly EnumerantTerm[]
  /** The same as in {@link Check}. */
  readonly among?: readonly Term[]
  /** The type that has to be laid out; `undefined` where nothing is asked. */
  readonly type: (module: Module, instruction: Instruction) => Instruction | undefined
  /** Word of the operand that says the type. */
  readonly word: (instruction: Instruction) => number
  /** The role of the type, for messages: `Data Type`. */
  readonly name: string
}

/** The check that some type is explicitly laid out; {@link layoutFault} says what that is. */
export function explicitlyLaidOut(
  rule: RuleId,
  { at: opcodes, having, among, type, word, name }: LaidOut,
): Check {
  return {
    rule,
    at: opcodes,
    ...(having === undefined ? {} : { having }),
    ...(among === undefined ? {} : { among }),
    judge(instruction, module, report) {
      const found = type(module, instruction)
      const fault = found && layoutFault(module, found)
      if (fault !== undefined)
        report(word(instruction), `${name} %${found?.result} is not explicitly laid out: ${fault}`)
    },
  }
}

/** The type that an `OpLoad` or `OpStore` accesses through an untyped pointer, whatever memory that points into. */
export function untypedAccess(module: Module, access: Instruction): Instruction | undefined {
  if (!isUntypedPointerType(operandType(module, access, 0))) return undefined
  return access.name === 'OpLoad' ? resultType(module, access) : operandType(module, access, 1)
}

/** The same, where the pointer is into one of the four storage classes that ask for an explicit layout. */
export function laidOutAccess(module: Module, access: Instruction): Instruction | undefined {
  const type = untypedAccess(module, access)
  return type !== undefined && pointsIntoLaidOutMemory(module, access, 0) ? type : undefined
}

/** Word at which an `OpLoad` or `OpStore` says the type that it accesses. */
export function accessWord({ name, operands, word }: Instruction): number {
  return name === 'OpLoad' ? word + 1 : (operands[1]?.word ?? word)
}
