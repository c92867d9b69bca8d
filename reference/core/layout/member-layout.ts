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

type Growing = { -readonly [Key in keyof MemberLayout]: MemberLayout[Key] }

function nothing(): Growing {
  return {
    offset: undefined,
    isOffsetById: false,
    matrixStride: undefined,
    rowMajor: false,
    columnMajor: false,
  }
}

/** Of members without decorations. */
const none: MemberLayout = nothing()

const offset = enumerant('Decoration', 'Offset')
const offsetId = enumerant('Decoration', 'OffsetIdEXT')
const matrixStride = enumerant('Decoration', 'MatrixStride')
const rowMajor = enumerant('Decoration', 'RowMajor')
const columnMajor = enumerant('Decoration', 'ColMajor')
const arrayStride = enumerant('Decoration', 'ArrayStride')

/** Layouts of the members of a structure type, in order. */
export function memberLayouts(module: Module, structure: Instruction): readonly MemberLayout[] {
  const { length } = structure.operands
  const layouts: Growing[] = new Array<Growing>(length).fill(none)
  for (const { member, decoration, operands } of module.memberDecorations(structure.result)) {
    if (member >= length) continue
    let own = layouts[member] as Growing
    if (own === none) {
      own = nothing()
      layouts[member] = own
    }
    if (decoration === offset) own.offset = operands[0]?.value
    else if (decoration === offsetId) own.isOffsetById = true
    else if (decoration === matrixStride) own.matrixStride = operands[0]?.value
    else if (decoration === rowMajor) own.rowMajor = true
    else if (decoration === columnMajor) own.columnMajor = true
  }
  return layouts
}

/** ArrayStride of a type in bytes; `undefined` where it has none. */
export function arrayStrideOf(module: Module, type: Instruction): number | undefined {
  for (const { decoration, operands } of module.decorations(type.result))
    if (decoration === arrayStride) return operands[0]?.value
  return undefined
}
