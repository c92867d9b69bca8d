import { enumerant } from '../../core/shared/grammar.ts'
import { memberLayouts } from '../../core/shared/laid-out.ts'
import { perModule } from '../../core/shared/surveys.ts'
import {
  componentCount,
  constituentType,
  isAnyArrayType,
  isMatrixType,
  isNumericalType,
  isStructType,
  isVectorType,
  scalarWidth,
  storageClassOf,
} from '../../core/shared/types.ts'
import type { Instruction, Module } from '../../module.ts'

/** Alignments of a type in bytes, by the names of Offset and Stride Assignment. */
export interface Alignments {
  readonly scalar: number
  readonly base: number
  readonly extended: number
}

/** Bytes that a vector must not straddle, and that extended alignments are multiples of. */
export const unit = 16

const physicalStorageBuffer = enumerant('StorageClass', 'PhysicalStorageBuffer')
const bytesOfPointer = 8
const longest = 4
const deepest = 64

function rounded(value: number): number {
  return Math.ceil(value / unit) * unit
}

/**
 * The alignments of types, by twice their ordinals, and one more where they are laid out by rows: structures of structures have
 * more paths than words.
 */
const knownAlignments = perModule(() => new Map<number, Alignments | undefined>())

function ofVector(size: number, count: number): Alignments {
  // The text has no base alignment of longer vectors: that of their components is the least that it can be.
  const base = count === 1 || count > longest ? size : count === 2 ? 2 * size : 4 * size
  return { scalar: size, base, extended: base }
}

function ofArray(element: Alignments | undefined): Alignments | undefined {
  return element && { ...element, extended: rounded(element.extended) }
}

function ofStructure(module: Module, type: Instruction, depth: number): Alignments | undefined {
  // The size of the smallest scalar that the capabilities permit is at least this.
  let [scalar, base, extended] = [1, 1, 1]
  const layouts = memberLayouts(module, type)
  for (let member = 0; member < type.operands.length; member++) {
    const isRowMajor = layouts[member]?.rowMajor === true
    const ofMember = alignmentsAt(
      module,
      constituentType(module, type, member),
      isRowMajor,
      depth + 1,
    )
    if (ofMember === undefined) return undefined
    scalar = Math.max(scalar, ofMember.scalar)
    base = Math.max(base, ofMember.base)
    extended = Math.max(extended, ofMember.extended)
  }
  return { scalar, base, extended: rounded(extended) }
}

function workedOut(
  module: Module,
  type: Instruction,
  isRowMajor: boolean,
  depth: number,
): Alignments | undefined {
  if (isNumericalType(type)) return ofVector((scalarWidth(type) ?? 0) / 8, 1)
  if (storageClassOf(type) === physicalStorageBuffer) return ofVector(bytesOfPointer, 1)
  const part = constituentType(module, type, 0)
  if (isVectorType(type)) {
    const size = scalarWidth(part)
    const count = componentCount(module, type)
    return size === undefined || count === undefined ? undefined : ofVector(size / 8, count)
  }
  if (isMatrixType(type)) {
    const size = scalarWidth(constituentType(module, part, 0))
    const count = isRowMajor ? type.valueAt(1) : componentCount(module, part)
    if (size === undefined || count === undefined) return undefined
    return ofArray(ofVector(size / 8, count))
  }
  if (isAnyArrayType(type)) return ofArray(alignmentsAt(module, part, isRowMajor, depth + 1))
  return isStructType(type) ? ofStructure(module, type, depth) : undefined
}

function alignmentsAt(
  module: Module,
  type: Instruction | undefined,
  isRowMajor: boolean,
  depth: number,
): Alignments | undefined {
  if (type === undefined || depth > deepest) return undefined
  const all = knownAlignments(module)
  const key = 2 * type.index + (isRowMajor ? 1 : 0)
  const before = all.get(key)
  if (before !== undefined || all.has(key)) return before
  all.set(key, undefined)
  const alignments = workedOut(module, type, isRowMajor, depth)
  all.set(key, alignments)
  return alignments
}

/**
 * The alignments of a type; `undefined` where the text gives none or they depend on specialization.
 *
 * @param isRowMajor whether the matrix in it is laid out by rows.
 */
export function alignmentsOf(
  module: Module,
  type: Instruction | undefined,
  isRowMajor: boolean,
): Alignments | undefined {
  return alignmentsAt(module, type, isRowMajor, 0)
}
