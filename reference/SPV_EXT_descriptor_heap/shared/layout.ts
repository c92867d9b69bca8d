import { opcodeOf } from '#spec/grammar/opcodes'
import { descriptorTypes } from '#spec/SPV_EXT_descriptor_heap/descriptors'
import { enumerant } from '../../core/shared/grammar.ts'
import { type MemberLayout, memberLayouts } from '../../core/shared/laid-out.ts'
import { bytesOf, type Range } from '../../core/shared/layout-bytes.ts'
import { perModule } from '../../core/shared/surveys.ts'
import {
  constituentCount,
  constituentType,
  eachTypeDeclaration,
  isArrayType,
  isCompositeType,
  isIntegerType,
  isStructType,
} from '../../core/shared/types.ts'
import type { Instruction, Module } from '../../module.ts'
import { arrayStrideId, decorated, offsetId } from '../../shared/descriptor-heaps.ts'

const opTypeSampledImage = opcodeOf('OpTypeSampledImage')

const descriptorNames: ReadonlySet<string> = new Set(descriptorTypes)

/** Whether it declares a descriptor type (2.2.2). */
export function isDescriptorType({ name }: Instruction): boolean {
  return descriptorNames.has(name)
}

/** Keyed by id of a type; `undefined` where it is open. Parts of a type come before it. */
const holding = perModule((module): ReadonlyMap<number, boolean | undefined> => {
  const known = new Map<number, boolean | undefined>()
  const { words } = module
  eachTypeDeclaration(module, (type) => {
    let holds = isDescriptorType(type)
    let isOpen = type.opcode === opTypeSampledImage
    // Those of a structure are all its operands, that of another composite is its first.
    const first = type.word + 2
    const count = isStructType(type) ? type.wordCount - 2 : isCompositeType(type) ? 1 : 0
    for (let word = first; word < first + count; word++) {
      const part = known.get(words[word] as number)
      holds ||= part === true
      isOpen ||= part === undefined
    }
    known.set(type.result, holds || (isOpen ? undefined : false))
  })
  return known
})

/**
 * Whether the type is or contains a descriptor type, at any depth but not through pointers. `undefined` if it is not a
 * type, if a part that breaks other rules may have been one, and where the text leaves open whether the image and the
 * sampler of an OpTypeSampledImage count.
 */
export function holdsDescriptor(module: Module, type: number): boolean | undefined {
  return holding(module).get(type)
}

const constantNames: ReadonlySet<string> = new Set(['OpConstant', 'OpConstantNull'])

/**
 * The value of a constant that neither specialization nor the client decides; `undefined` for all other ids, for
 * negative values, which may be read without their sign, and for values that a number does not represent exactly.
 */
function knownValue(module: Module, id: number): number | undefined {
  if (!constantNames.has(module.definition(id)?.name ?? '') || !isIntegerType(module.typeOf(id)))
    return undefined
  const value = module.integerValue(id)
  if (value === undefined || value < 0n || value > Number.MAX_SAFE_INTEGER) return undefined
  return Number(value)
}

const offset = enumerant('Decoration', 'Offset')

/** The offset of one member of a structure, as far as decorations give it. */
export interface MemberOffset {
  readonly member: number
  /** Whether an Offset gives one. */
  readonly isLiteral: boolean
  /** Ids that OffsetIdEXT gives. */
  readonly ids: readonly number[]
  /** In bytes, where one decoration gives it and it is known. */
  readonly known: number | undefined
}

/** Offsets of the members of a structure type, in their order. */
export function offsetsOf(module: Module, structure: Instruction): readonly MemberOffset[] {
  const literals: number[][] = structure.operands.map(() => [])
  const ids: number[][] = structure.operands.map(() => [])
  for (const { member, decoration, operands } of module.memberDecorations(structure.result)) {
    const value = operands[0]?.value
    if (value === undefined) continue
    if (decoration === offset) literals[member]?.push(value)
    if (decoration === offsetId) ids[member]?.push(value)
  }
  return structure.operands.map((_, member) => {
    const [literal = [], byId = []] = [literals[member], ids[member]]
    const isKnown = literal.length + byId.length === 1
    const [id] = byId
    const known = id === undefined ? literal[0] : knownValue(module, id)
    return {
      member,
      isLiteral: literal.length > 0,
      ids: byId,
      known: isKnown ? known : undefined,
    }
  })
}

const arrayStride = enumerant('Decoration', 'ArrayStride')

/** The strides that decorations give an array type. */
export interface Stride {
  /** Whether there is a member of either kind. */
  readonly isGiven: boolean
  /** The id, where one ArrayStrideIdEXT gives the stride and nothing else does. */
  readonly id: number | undefined
  /** In bytes, where one decoration gives it and it is known. */
  readonly known: number | undefined
}

/** The stride of an array type. */
export function strideOf(module: Module, array: number): Stride {
  const strides = module
    .decorations(array)
    .filter(({ decoration }) => decoration === arrayStride || decoration === arrayStrideId)
  const [only, ...others] = strides
  const value = others.length === 0 ? only?.operands[0]?.value : undefined
  const isGiven = only !== undefined
  if (value === undefined) return { isGiven, id: undefined, known: undefined }
  if (only?.decoration === arrayStride) return { isGiven, id: undefined, known: value }
  return { isGiven, id: value, known: knownValue(module, value) }
}

/** A structure type that has a member with OffsetIdEXT. */
interface StructureWithOffsetIds {
  readonly structure: Instruction
  readonly offsets: readonly MemberOffset[]
}

/** The structure types with an OffsetIdEXT, each once. */
export const structuresWithOffsetIds = perModule((module): readonly StructureWithOffsetIds[] => {
  const structures = new Set<Instruction>()
  for (const { id, member } of decorated(module).offsets) {
    const structure = module.definition(id)
    if (member >= 0 && isStructType(structure)) structures.add(structure)
  }
  return [...structures].map((structure) => ({ structure, offsets: offsetsOf(module, structure) }))
})

/** Word at which a structure type names the type of a member. */
export function memberWord({ operands, word }: Instruction, member: number): number {
  return operands[member]?.word ?? word
}

/** Types nested deeper than this are not followed: input must not choose our recursion depth. */
const deepest = 64

/** If a type has more ranges, only the first ones and the last one are compared. */
const mostRanges = 32

/** A descriptor takes a byte at least, however large the client says it is. */
const descriptor: readonly Range[] = [{ start: 0, end: 1 }]

function moved(ranges: readonly Range[], distance: number): Range[] {
  return ranges.map(({ start, end }) => ({ start: start + distance, end: end + distance }))
}

/** The ranges in ascending order; ranges that touch are joined, and the number of ranges is limited. */
function tidy(ranges: readonly Range[]): readonly Range[] {
  if (ranges.length < 2) return ranges
  const joined: Range[] = []
  for (const range of [...ranges].sort((a, b) => a.start - b.start)) {
    const last = joined.at(-1)
    if (last !== undefined && range.start <= last.end)
      joined[joined.length - 1] = { start: last.start, end: Math.max(last.end, range.end) }
    else joined.push(range)
  }
  const last = joined.at(-1)
  return joined.length <= mostRanges || last === undefined
    ? joined
    : [...joined.slice(0, mostRanges - 1), last]
}

function ofArray(
  module: Module,
  type: Instruction,
  matrix: MemberLayout | undefined,
  depth: number,
): readonly Range[] {
  const element = bytesAt(module, constituentType(module, type, 0), matrix, depth + 1)
  const { known: stride } = strideOf(module, type.result)
  const count = constituentCount(module, type)
  if (stride === undefined || count === undefined || count < 1) return element
  const [only] = element
  if (element.length === 1 && only?.start === 0 && only.end === stride)
    return [{ start: 0, end: stride * count }]
  const copies = Math.min(count, mostRanges)
  const all = moved(element, stride * (count - 1))
  for (let copy = 0; copy < copies; copy++) all.push(...moved(element, stride * copy))
  return tidy(all)
}

function ofStructure(module: Module, type: Instruction, depth: number): readonly Range[] {
  const layouts = memberLayouts(module, type)
  return tidy(
    offsetsOf(module, type).flatMap(({ member, known }) =>
      known === undefined
        ? []
        : moved(
            bytesAt(module, constituentType(module, type, member), layouts[member], depth + 1),
            known,
          ),
    ),
  )
}

/** Keyed by type, and by the layout of the matrix in it. Types may be nested more often than there are words. */
const seen = perModule(() => new Map<string, readonly Range[]>())

function bytesAt(
  module: Module,
  type: Instruction | undefined,
  matrix: MemberLayout | undefined,
  depth: number,
): readonly Range[] {
  if (type === undefined || depth > deepest) return []
  if (isDescriptorType(type)) return descriptor
  if (!isStructType(type) && !isArrayType(type)) return tidy(bytesOf(module, type, matrix) ?? [])
  const key = `${type.index} ${matrix?.matrixStride} ${matrix?.rowMajor}`
  const known = seen(module)
  let bytes = known.get(key)
  if (bytes === undefined) {
    known.set(key, [])
    bytes = isStructType(type)
      ? ofStructure(module, type, depth)
      : ofArray(module, type, matrix, depth)
    known.set(key, bytes)
  }
  return bytes
}

/**
 * Bytes that an object of a type takes whatever the client and specialization decide, ascending. A member in the padding
 * of another one takes none of its bytes.
 *
 * @param matrix layout of the member it is, for the matrix that may be in it.
 */
export function certainBytes(
  module: Module,
  type: Instruction | undefined,
  matrix?: MemberLayout,
): readonly Range[] {
  return bytesAt(module, type, matrix, 0)
}

/** Two members of a structure that occupy the same byte, at least one of them with OffsetIdEXT. */
interface MemberOverlap {
  readonly structure: Instruction
  /** The one with the lesser offset. */
  readonly first: MemberOffset
  readonly second: MemberOffset
}

interface Span {
  readonly offset: MemberOffset
  readonly at: number
  readonly start: number
  readonly end: number
}

function spansOf(
  module: Module,
  structure: Instruction,
  offsets: readonly MemberOffset[],
): readonly Span[] {
  // One member overlaps no other.
  if (offsets.filter(({ known }) => known !== undefined).length < 2) return []
  const layouts = memberLayouts(module, structure)
  return offsets
    .flatMap((offset) => {
      const { member, known: shift } = offset
      if (shift === undefined) return []
      const type = constituentType(module, structure, member)
      return certainBytes(module, type, layouts[member]).map(({ start, end }) => ({
        offset,
        at: shift,
        start: start + shift,
        end: end + shift,
      }))
    })
    .sort((a, b) => a.start - b.start)
}

function furthest(left: Span | undefined, right: Span): Span {
  return left === undefined || right.end > left.end ? right : left
}

function overlapsIn(structure: Instruction, spans: readonly Span[]): readonly MemberOverlap[] {
  const found = new Map<number, MemberOverlap>()
  let any: Span | undefined
  let byId: Span | undefined
  for (const span of spans) {
    const hasId = span.offset.ids.length > 0
    const before = hasId ? any : byId
    // Equal offsets are for a rule of their own.
    if (before !== undefined && before.end > span.start && before.at !== span.at) {
      const [first, second] = before.at < span.at ? [before, span] : [span, before]
      if (!found.has(second.offset.member))
        found.set(second.offset.member, { structure, first: first.offset, second: second.offset })
    }
    any = furthest(any, span)
    if (hasId) byId = furthest(byId, span)
  }
  return [...found.values()]
}

/** Members that overlap in structures that have a member with OffsetIdEXT. Each is named as `second` once. */
export const memberOverlaps = perModule((module): readonly MemberOverlap[] =>
  structuresWithOffsetIds(module).flatMap(({ structure, offsets }) =>
    overlapsIn(structure, spansOf(module, structure, offsets)),
  ),
)
