import type { Instruction, Module } from '../../module.ts'
import { enumerant } from '../shared/enumerant.ts'

/** How a member, or the matrix in it, is laid out: what its decorations say, in bytes. */
export interface MemberLayout {
  readonly offset: number | undefined
  /** Whether OffsetIdEXT gives an offset. */
  readonly isOffsetById: boolean
  readonly matrixStride: number | undefined
  readonly rowMajor: boolean
  readonly columnMajor: boolean
}

const none: MemberLayout = {
  offset: undefined,
  isOffsetById: false,
  matrixStride: undefined,
  rowMajor: false,
  columnMajor: false,
}

const offset = enumerant('Decoration', 'Offset')
const offsetId = enumerant('Decoration', 'OffsetIdEXT')
const matrixStride = enumerant('Decoration', 'MatrixStride')
const rowMajor = enumerant('Decoration', 'RowMajor')
const columnMajor = enumerant('Decoration', 'ColMajor')
const arrayStride = enumerant('Decoration', 'ArrayStride')

/** Layouts of the members of a structure type, in order. */
export function memberLayouts(module: Module, structure: Instruction): readonly MemberLayout[] {
  const layouts: MemberLayout[] = structure.operands.map(() => none)
  for (const { member, decoration, operands } of module.memberDecorations(structure.result)) {
    const known = layouts[member]
    if (known === undefined) continue
    const value = operands[0]?.value
    if (decoration === offset) layouts[member] = { ...known, offset: value }
    else if (decoration === offsetId) layouts[member] = { ...known, isOffsetById: true }
    else if (decoration === matrixStride) layouts[member] = { ...known, matrixStride: value }
    else if (decoration === rowMajor) layouts[member] = { ...known, rowMajor: true }
    else if (decoration === columnMajor) layouts[member] = { ...known, columnMajor: true }
  }
  return layouts
}

/** ArrayStride of a type in bytes; `undefined` where it has none. */
export function arrayStrideOf(module: Module, type: Instruction): number | undefined {
  const row = module.decorations(type.result).find(({ decoration }) => decoration === arrayStride)
  return row?.operands[0]?.value
}
