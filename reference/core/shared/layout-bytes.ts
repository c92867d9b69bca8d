import type { Instruction, Module } from '../../module.ts'
import { enumerant, opcodeSet } from './grammar.ts'
import { arrayStrideOf, type MemberLayout, memberLayouts } from './laid-out.ts'
import { perModule } from './surveys.ts'
import {
  componentCount,
  componentType,
  constituentCount,
  constituentType,
  isAnyArrayType,
  isArrayType,
  isMatrixType,
  isStructType,
  isVectorType,
  scalarWidth,
  storageClassOf,
} from './types.ts'

/** Bytes from `start` up to but not including `end`, relative to the beginning of an object. */
export interface Range {
  readonly start: number
  readonly end: number
}

/** Layouts that would take more ranges than this are not looked into. */
const mostRanges = 4096
const deepest = 64

const physicalStorageBuffer = enumerant('StorageClass', 'PhysicalStorageBuffer')

type MatrixDecorations = Pick<MemberLayout, 'matrixStride' | 'rowMajor'>

/** Ascending ranges; ranges that meet are joined. The same list if there are none. */
function joined(ranges: readonly Range[]): readonly Range[] {
  const isApart = ({ start, end }: Range, index: number): boolean =>
    end > start && ranges[index - 1]?.end !== start
  if (ranges.every(isApart)) return ranges
  const all: Range[] = []
  for (const range of ranges) add(all, range)
  return all
}

function add(ranges: Range[], { start, end }: Range): void {
  const last = ranges.at(-1)
  if (last !== undefined && last.end === start) ranges[ranges.length - 1] = { ...last, end }
  else if (end > start) ranges.push({ start, end })
}

/** The ranges of `count` copies, `stride` apart; `undefined` where that would be too many. */
function repeated(
  ranges: readonly Range[],
  count: number,
  stride: number,
): readonly Range[] | undefined {
  const [only] = ranges
  if (ranges.length === 1 && only?.start === 0 && only.end === stride)
    return [{ start: 0, end: stride * count }]
  if (ranges.length * count > mostRanges) return undefined
  const all: Range[] = []
  for (let copy = 0; copy < count; copy++)
    for (const { start, end } of ranges)
      add(all, { start: start + copy * stride, end: end + copy * stride })
  return all
}

function matrixBytes(
  module: Module,
  type: Instruction,
  { matrixStride, rowMajor }: MatrixDecorations,
): readonly Range[] | undefined {
  const column = constituentType(module, type, 0)
  const columns = type.operands[1]?.value
  const rows = componentCount(module, column)
  const width = scalarWidth(componentType(module, column))
  if (columns === undefined || rows === undefined || width === undefined) return undefined
  if (matrixStride === undefined) return undefined
  const [count, length] = rowMajor ? [rows, columns] : [columns, rows]
  if (count > 16 || length > 16) return undefined
  return repeated([{ start: 0, end: (length * width) / 8 }], count, matrixStride)
}

/** All structures of a module together are not looked into beyond this many ranges more than the module has words. */
const mostRangesBeyond = 1 << 18

interface LayoutRoom {
  readonly structures: Map<Instruction, readonly Range[] | undefined>
  /** Ranges that may still be looked at. */
  room: number
}

/** Structures are looked into once: a structure of structures of structures has more members than words. */
const knownStructures = perModule(
  ({ words }): LayoutRoom => ({ structures: new Map(), room: words.length + mostRangesBeyond }),
)

function structureBytes(
  module: Module,
  type: Instruction,
  depth: number,
): readonly Range[] | undefined {
  const known = knownStructures(module)
  if (!known.structures.has(type)) {
    known.structures.set(type, undefined)
    if (known.room > 0) known.structures.set(type, membersBytes(module, type, depth, known))
  }
  return known.structures.get(type)
}

function membersBytes(
  module: Module,
  type: Instruction,
  depth: number,
  known: LayoutRoom,
): readonly Range[] | undefined {
  const all: Range[] = []
  let isAscending = true
  const layouts = memberLayouts(module, type)
  for (let member = 0; member < type.operands.length; member++) {
    const layout = layouts[member]
    const ranges = bytesAt(module, constituentType(module, type, member), layout, depth + 1)
    if (ranges === undefined || layout?.offset === undefined) return undefined
    known.room -= ranges.length
    if (all.length + ranges.length > mostRanges) return undefined
    const { offset } = layout
    const [first] = ranges
    if (first !== undefined && first.start + offset < (all.at(-1)?.start ?? 0)) isAscending = false
    // Ranges are shared where they stay what they are: many structures hold a large one.
    for (const range of ranges)
      all.push(offset === 0 ? range : { start: range.start + offset, end: range.end + offset })
  }
  if (!isAscending) all.sort((a, b) => a.start - b.start)
  return joined(all)
}

const declaresArray = opcodeSet(['OpTypeArray'])

/** How many arrays deep each array type is, by its ordinal. Elements are declared before their arrays. */
const arrayDepths = perModule((module): ReadonlyMap<number, number> => {
  const depths = new Map<number, number>()
  const { instructions } = module
  for (let index = 0; index < instructions.length; index++) {
    if (!declaresArray({ opcode: module.opcodeAt(index) })) continue
    const element = module.definitionIndex(instructions.at(index)?.valueAt(0) ?? 0)
    depths.set(index, 1 + (depths.get(element) ?? 0))
  }
  return depths
})

function bytesAt(
  module: Module,
  type: Instruction | undefined,
  matrix: MatrixDecorations | undefined,
  depth: number,
): readonly Range[] | undefined {
  if (type === undefined || depth > deepest) return undefined
  if (type.name === 'OpTypeRuntimeArray') return []
  if (isMatrixType(type)) return matrix && matrixBytes(module, type, matrix)
  if (isStructType(type)) return structureBytes(module, type, depth)
  if (isArrayType(type)) {
    // Not by the way down, which would be as long for each array of a chain.
    if (depth + (arrayDepths(module).get(type.index) ?? 0) > deepest) return undefined
    const element = bytesAt(module, constituentType(module, type, 0), matrix, depth + 1)
    const count = constituentCount(module, type)
    const stride = arrayStrideOf(module, type)
    if (element === undefined || count === undefined || stride === undefined) return undefined
    return repeated(element, count, stride)
  }
  if (storageClassOf(type) === physicalStorageBuffer) return [{ start: 0, end: 8 }]
  const width = scalarWidth(componentType(module, type))
  const count = isVectorType(type) ? componentCount(module, type) : 1
  return width === undefined || count === undefined
    ? undefined
    : [{ start: 0, end: (width * count) / 8 }]
}

/**
 * The bytes that an object of a type takes by its layout decorations, ascending. A run-time array takes none, since its
 * length may be 0. `undefined` if they cannot be determined: decorations are missing, a length depends on
 * specialization, a type has no size, or there are too many ranges.
 *
 * @param matrix layout of the member it is, for the matrix that may be in it.
 */
export function bytesOf(
  module: Module,
  type: Instruction | undefined,
  matrix?: MatrixDecorations,
): readonly Range[] | undefined {
  return bytesAt(module, type, matrix, 0)
}

/** A member with the bytes it takes, relative to its offset. */
export interface MemberBytes {
  readonly member: number
  readonly offset: number
  readonly bytes: readonly Range[]
}

/** Two members that take the same byte, the one with the smaller offset first; `undefined` where none do. */
export function firstOverlap(
  places: readonly MemberBytes[],
): { readonly first: number; readonly second: number } | undefined {
  const all: (Range & { readonly member: number })[] = []
  for (const { member, offset, bytes } of places)
    for (const { start, end } of bytes)
      all.push({ member, start: start + offset, end: end + offset })
  all.sort((a, b) => a.start - b.start)
  let reach = { member: -1, end: Number.NEGATIVE_INFINITY }
  for (const { member, start, end } of all) {
    if (start < reach.end && member !== reach.member) return { first: reach.member, second: member }
    if (end > reach.end) reach = { member, end }
  }
  return undefined
}

/** Whether, of `count` copies `stride` apart, two take the same byte. */
export function overlapsItself(
  bytes: readonly Range[] | undefined,
  stride: number,
  count: number,
): boolean {
  const end = bytes?.at(-1)?.end ?? 0
  if (bytes === undefined || end <= stride) return false
  for (let copies = 1; copies < count && copies * stride < end && copies <= mostRanges; copies++)
    if (meet(bytes, copies * stride)) return true
  return false
}

/** Whether ascending ranges and the same ranges `shift` further share a byte. */
function meet(bytes: readonly Range[], shift: number): boolean {
  let index = 0
  for (const { start, end } of bytes) {
    for (
      let range = bytes[index];
      range !== undefined && range.end <= start + shift;
      range = bytes[index]
    )
      index++
    const next = bytes[index]
    if (next === undefined) return false
    if (next.start < end + shift) return true
  }
  return false
}

/** An array whose elements take a byte together, and the next one in the type of its elements. */
export interface Overlapping {
  readonly array: Instruction
  readonly next: Overlapping | undefined
}

/**
 * The search for arrays around the matrix of a member whose elements overlap, outermost first. Each array is looked at once
 * per layout of the matrix: many members may be of one type. The type must have a matrix under all its arrays.
 *
 * @param overlaps whether elements of an array overlap, given how the matrix in it is laid out.
 */
export function overlappingArrays(
  overlaps: (module: Module, array: Instruction, layout: MemberLayout) => boolean,
): (
  module: Module,
  type: Instruction | undefined,
  layout: MemberLayout,
) => Overlapping | undefined {
  const known = perModule(() => new Map<string, Overlapping | undefined>())
  return (module, type, layout) => {
    const found = known(module)
    const open: { readonly array: Instruction; readonly key: string }[] = []
    let next: Overlapping | undefined
    let array = type
    while (array !== undefined && isAnyArrayType(array)) {
      const key = `${array.index} ${layout.matrixStride} ${layout.rowMajor}`
      if (found.has(key)) {
        next = found.get(key)
        break
      }
      open.push({ array, key })
      array = constituentType(module, array, 0)
    }
    for (const entry of open.toReversed()) {
      if (overlaps(module, entry.array, layout)) next = { array: entry.array, next }
      found.set(entry.key, next)
    }
    return next
  }
}
