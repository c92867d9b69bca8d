import { arrayStrideOf, type MemberLayout, memberLayouts } from '#reference/core/shared/laid-out'
import {
  componentCount,
  componentType,
  constituentCount,
  constituentType,
  isArrayType,
  isFloatType,
  isMatrixType,
  isStructType,
  scalarWidth,
  storageClassOf,
} from '#reference/core/shared/types'
import type { Instruction, Module } from '#reference/module'
import { enumerantByName } from '#spec/grammar/grammar'

/** A scalar or vector in a block, in bytes from the beginning of the block. */
export interface Leaf {
  readonly start: number
  readonly end: number
  /** Bytes of one component. */
  readonly component: number
  readonly float: boolean
}

const physicalStorageBuffer = enumerantByName('StorageClass', 'PhysicalStorageBuffer')?.value
const most = 4096
const deepest = 64

/**
 * All scalars and vectors of a block, ascending. `undefined` if they cannot be determined: decorations are missing, a
 * length is unknown, a type has no size, or there are too many.
 */
export function leavesOf(
  module: Module,
  block: Instruction | undefined,
): readonly Leaf[] | undefined {
  const leaves: Leaf[] = []
  let steps = 0

  function repeat(
    type: Instruction | undefined,
    offset: number,
    count: number | undefined,
    stride: number | undefined,
    layout: MemberLayout | undefined,
    depth: number,
  ): boolean {
    if (count === undefined || stride === undefined || count > most) return false
    for (let copy = 0; copy < count; copy++)
      if (!visit(type, offset + copy * stride, layout, depth + 1)) return false
    return true
  }

  function matrix(type: Instruction, offset: number, layout: MemberLayout | undefined): boolean {
    const column = constituentType(module, type, 0)
    const width = scalarWidth(componentType(module, column))
    const rows = componentCount(module, column)
    const columns = type.operands[1]?.value
    const stride = layout?.matrixStride
    if (width === undefined || rows === undefined || columns === undefined) return false
    if (stride === undefined || rows > 16 || columns > 16) return false
    const [count, length] = layout?.rowMajor ? [rows, columns] : [columns, rows]
    for (let copy = 0; copy < count; copy++)
      leaves.push(leaf(offset + copy * stride, length, width / 8, true))
    return true
  }

  /** False where something is unknown. */
  function visit(
    type: Instruction | undefined,
    start: number,
    layout: MemberLayout | undefined,
    depth: number,
  ): boolean {
    if (type === undefined || depth > deepest || ++steps > most) return false
    if (isStructType(type)) {
      const layouts = memberLayouts(module, type)
      return type.operands.every((_, member) => {
        const offset = layouts[member]?.offset
        if (offset === undefined) return false
        return visit(
          constituentType(module, type, member),
          start + offset,
          layouts[member],
          depth + 1,
        )
      })
    }
    if (isArrayType(type)) {
      const count = constituentCount(module, type)
      const stride = arrayStrideOf(module, type)
      return repeat(constituentType(module, type, 0), start, count, stride, layout, depth)
    }
    if (isMatrixType(type)) return matrix(type, start, layout)
    if (storageClassOf(type) === physicalStorageBuffer) {
      leaves.push(leaf(start, 1, 8, false))
      return true
    }
    const scalar = componentType(module, type)
    const width = scalarWidth(scalar)
    const count = componentCount(module, type)
    if (width === undefined || count === undefined) return false
    leaves.push(leaf(start, count, width / 8, isFloatType(scalar)))
    return true
  }

  if (!visit(block, 0, undefined, 0)) return undefined
  return leaves.sort((a, b) => a.start - b.start)
}

function leaf(start: number, count: number, component: number, float: boolean): Leaf {
  return { start, end: start + count * component, component, float }
}
