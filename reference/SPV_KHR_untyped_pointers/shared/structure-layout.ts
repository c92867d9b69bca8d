import { bytesOf } from '../../core/layout/bytes.ts'
import { arrayStrideOf, type MemberLayout, memberLayouts } from '../../core/layout/member-layout.ts'
import { firstOverlap, overlapsItself, type Place } from '../../core/layout/overlap.ts'
import { constituentType, isMatrixType } from '../../core/shared/composite-type.ts'
import { enumerant } from '../../core/shared/enumerant.ts'
import { innermostElement, isAnyArrayType } from '../../core/shared/innermost.ts'
import { scalarWidth } from '../../core/shared/scalar-type.ts'
import { componentCount, componentType } from '../../core/shared/vector-type.ts'
import type { Instruction, Module } from '../../module.ts'
import { elementCount } from './element-count.ts'

const offsetId = enumerant('Decoration', 'OffsetIdEXT')

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

/** Whether elements of an array of matrices, at some depth of arrays, overlap. */
function matricesOverlap(module: Module, member: Instruction, layout: MemberLayout): boolean {
  for (let array = member; isAnyArrayType(array); ) {
    const element = constituentType(module, array, 0)
    const stride = arrayStrideOf(module, array)
    const count = elementCount(module, array)
    if (element === undefined) return false
    if (stride !== undefined && overlapsItself(bytesOf(module, element, layout), stride, count))
      return true
    array = element
  }
  return false
}

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
  return matricesOverlap(module, member, layout) ? 'has overlapping matrices' : undefined
}

function memberFault(
  module: Module,
  structure: Instruction,
  member: number,
  layout: MemberLayout,
  byId: ReadonlySet<number>,
): string | undefined {
  if (layout.offset === undefined && !byId.has(member)) return 'has no Offset'
  const type = constituentType(module, structure, member)
  const inner = innermostElement(module, type)
  return type !== undefined && inner !== undefined && isMatrixType(inner)
    ? matrixFault(module, type, inner, layout)
    : undefined
}

/** Why a structure type, its members' own types apart, has no explicit layout; `undefined` where it has one. */
export function structureFault(module: Module, structure: Instruction): string | undefined {
  const layouts = memberLayouts(module, structure)
  const byId = new Set(
    module
      .memberDecorations(structure.result)
      .flatMap(({ decoration, member }) => (decoration === offsetId ? member : [])),
  )
  const offsets = new Map<number, number>()
  const places: Place[] = []
  for (const [member, layout] of layouts.entries()) {
    const fault = memberFault(module, structure, member, layout, byId)
    if (fault !== undefined) return `member ${member} of %${structure.result} ${fault}`
    const { offset } = layout
    // What decorations by id do to each other is for the text that brings them in.
    if (offset === undefined || byId.has(member)) continue
    const other = offsets.get(offset)
    if (other !== undefined)
      return `members ${other} and ${member} of %${structure.result} have the same Offset`
    offsets.set(offset, member)
    // A matrix that is both RowMajor and ColMajor breaks a rule of its own.
    const isAmbiguous = layout.rowMajor && layout.columnMajor
    const type = constituentType(module, structure, member)
    const bytes = isAmbiguous ? undefined : bytesOf(module, type, layout)
    if (bytes !== undefined) places.push({ member, offset, bytes })
  }
  const overlap = firstOverlap(places)
  return overlap === undefined
    ? undefined
    : `members ${overlap.first} and ${overlap.second} of %${structure.result} overlap`
}
