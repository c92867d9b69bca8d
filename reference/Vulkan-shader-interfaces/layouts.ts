import { layoutsOf } from '../block-layouts.ts'
import type { Fault } from '../check.ts'
import { bytesOf } from '../core/layout/bytes.ts'
import {
  arrayStrideOf,
  laidOutTypes,
  type MemberLayout,
  memberLayouts,
} from '../core/layout/laid-out.ts'
import { enumerant } from '../core/shared/grammar.ts'
import { checksOf, faultCollector, perModule } from '../core/shared/surveys.ts'
import {
  componentCount,
  constituentType,
  innermostElement,
  isAnyArrayType,
  isMatrixType,
  isNumericalType,
  isStructType,
  isVectorType,
  pointeeType,
  scalarWidth,
  storageClassOf,
} from '../core/shared/types.ts'
import { globalVariables, heldType } from '../core/shared/variables.ts'
import type { Instruction, Module } from '../module.ts'

/** Alignments of a type in bytes, by the names of Offset and Stride Assignment. */
interface Alignments {
  readonly scalar: number
  readonly base: number
  readonly extended: number
}

const physicalStorageBuffer = enumerant('StorageClass', 'PhysicalStorageBuffer')
const bytesOfPointer = 8
const unit = 16
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
    const own = alignmentsAt(module, constituentType(module, type, member), isRowMajor, depth + 1)
    if (own === undefined) return undefined
    scalar = Math.max(scalar, own.scalar)
    base = Math.max(base, own.base)
    extended = Math.max(extended, own.extended)
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
function alignmentsOf(
  module: Module,
  type: Instruction | undefined,
  isRowMajor: boolean,
): Alignments | undefined {
  return alignmentsAt(module, type, isRowMajor, 0)
}

function classes(...names: readonly string[]): ReadonlySet<number> {
  return new Set(names.map((name) => enumerant('StorageClass', name)))
}

const scalarClasses = classes(
  'Uniform',
  'StorageBuffer',
  'PhysicalStorageBuffer',
  'ShaderRecordBufferKHR',
  'PushConstant',
)
const [uniform, workgroup, physical] = [
  enumerant('StorageClass', 'Uniform'),
  enumerant('StorageClass', 'Workgroup'),
  enumerant('StorageClass', 'PhysicalStorageBuffer'),
]

/** The alignment that members have in a storage class. */
type Kind = keyof Alignments

/** A type in a storage class, with the alignment of its members or of itself. */
interface Place {
  readonly type: Instruction
  readonly kind: Kind
}

function isBlock(module: Module, type: Instruction | undefined): boolean {
  return type !== undefined && module.isDecorated(type.result, 'Block')
}

/** What members of the outermost structure of a type are aligned by in a storage class. */
function kindIn(module: Module, type: Instruction, storageClass: number): Kind {
  const layouts = layoutsOf(module)
  if (scalarClasses.has(storageClass) && layouts.scalar === true) return 'scalar'
  if (storageClass === workgroup && layouts.workgroupScalar === true) return 'scalar'
  const isExtended = storageClass === uniform && layouts.uniformStandard !== true
  return isExtended && isBlock(module, innermostElement(module, type)) ? 'extended' : 'base'
}

function rootsOf(module: Module): Place[] {
  const roots: Place[] = []
  for (const variable of globalVariables(module)) {
    const storageClass = variable.valueAt(0) ?? -1
    const isScalarClass = scalarClasses.has(storageClass)
    if (!isScalarClass && storageClass !== workgroup) continue
    const type = heldType(module, variable)
    if (type === undefined) continue
    if (isScalarClass || isBlock(module, innermostElement(module, type)))
      roots.push({ type, kind: kindIn(module, type, storageClass) })
  }
  for (const pointer of module.all('OpTypePointer')) {
    if (storageClassOf(pointer) !== physical) continue
    const type = pointeeType(module, pointer)
    if (type !== undefined) roots.push({ type, kind: kindIn(module, type, physical) })
  }
  return roots
}

const bits: Readonly<Record<Kind, number>> = { scalar: 1, base: 2, extended: 4 }

/** Every laid-out type in the roots, once for each alignment of its members. */
function placesOf(module: Module): readonly Place[] {
  const open = rootsOf(module)
  const places: Place[] = []
  if (open.length === 0) return places
  const laidOut = new Set(laidOutTypes(module))
  /** By the ordinal of a type, the bits of the alignments that it was met with. */
  const seen = new Map<number, number>()
  for (let place = open.pop(); place !== undefined; place = open.pop()) {
    const { type, kind } = place
    const met = seen.get(type.index) ?? 0
    if ((met & bits[kind]) !== 0 || !laidOut.has(type)) continue
    seen.set(type.index, met | bits[kind])
    places.push(place)
    if (isAnyArrayType(type)) {
      const element = constituentType(module, type, 0)
      if (element !== undefined) open.push({ type: element, kind })
      continue
    }
    for (const { value } of type.operands) {
      const part = module.definition(value)
      if (part === undefined || (!isAnyArrayType(part) && !isStructType(part))) continue
      // Only the members of the block itself have the extended alignment for certain.
      const isNested = isStructType(innermostElement(module, part))
      open.push({ type: part, kind: isNested && kind === 'extended' ? 'base' : kind })
    }
  }
  return places
}

type Say = (rule: string, word: number, message: string) => void

function judgeArray(module: Module, { type, kind }: Place, say: Say): void {
  const inner = innermostElement(module, type)
  // The alignment of a matrix is known at the member; an array of blocks has no stride.
  if (isMatrixType(inner) || isBlock(module, inner)) return
  const stride = arrayStrideOf(module, type)
  const alignment = alignmentsOf(module, type, false)?.[kind]
  if (stride === undefined || stride === 0 || alignment === undefined) return
  if (stride % alignment !== 0)
    say('array-stride-aligned', type.word, `ArrayStride ${stride} is no multiple of ${alignment}`)
}

/** A member that is aligned. */
interface Member {
  readonly word: number
  readonly type: Instruction
  readonly layout: MemberLayout
  readonly offset: number
  readonly alignment: number
}

function judgeMatrix(
  module: Module,
  type: Instruction,
  word: number,
  layout: MemberLayout,
  kind: Kind,
  say: Say,
): void {
  if (layout.rowMajor === layout.columnMajor) return
  const alignment = alignmentsOf(module, type, layout.rowMajor)?.[kind]
  if (alignment === undefined) return
  const { matrixStride } = layout
  if (matrixStride !== undefined && matrixStride % alignment !== 0)
    say(
      'matrix-stride-aligned',
      word,
      `MatrixStride ${matrixStride} is no multiple of ${alignment}`,
    )
  for (let array = type; isAnyArrayType(array); ) {
    const stride = arrayStrideOf(module, array)
    if (stride !== undefined && stride % alignment !== 0)
      say(
        'array-stride-aligned',
        array.word,
        `ArrayStride ${stride} is no multiple of ${alignment}`,
      )
    const next = constituentType(module, array, 0)
    if (next === undefined) break
    array = next
  }
}

/** Says which members are not aligned; those that are. */
function alignedMembers(module: Module, { type, kind }: Place, say: Say): readonly Member[] {
  const layouts = memberLayouts(module, type)
  const isRelaxed = layoutsOf(module).relaxed === true
  const aligned: Member[] = []
  for (let member = 0; member < layouts.length; member++) {
    const operand = type.operands[member]
    const layout = layouts[member]
    const offset = layout?.offset
    if (operand === undefined || layout === undefined || offset === undefined) continue
    const { value, word } = operand
    const own = module.definition(value)
    if (own === undefined) continue
    if (isMatrixType(innermostElement(module, own)))
      judgeMatrix(module, own, word, layout, kind, say)
    const by = isRelaxed && isVectorType(own) ? 'scalar' : kind
    const alignment = alignmentsOf(module, own, layout.rowMajor)?.[by]
    if (alignment === undefined) continue
    if (offset % alignment === 0) aligned.push({ word, type: own, layout, offset, alignment })
    else say('member-offset-aligned', word, `Offset ${offset} is no multiple of ${alignment}`)
  }
  return aligned
}

/** Bytes of a member up to its last one, where they are known. */
function sizeOf(module: Module, { type, layout }: Member): number | undefined {
  return bytesOf(module, type, layout)?.at(-1)?.end
}

function straddles(module: Module, member: Member): boolean {
  if (!isVectorType(member.type)) return false
  const size = sizeOf(module, member)
  if (size === undefined) return false
  const { offset } = member
  if (size > unit) return offset % unit !== 0
  return Math.floor(offset / unit) !== Math.floor((offset + size - 1) / unit)
}

function isComposite({ type }: Member): boolean {
  return isStructType(type) || isMatrixType(type) || type.name === 'OpTypeArray'
}

function judgeStructure(module: Module, place: Place, say: Say): void {
  const aligned = alignedMembers(module, place, say)
  if (place.kind === 'scalar') return
  let hasComposites = false
  for (const member of aligned) {
    hasComposites ||= isComposite(member)
    if (straddles(module, member))
      say(
        'vector-not-straddling',
        member.word,
        `the vector straddles 16 bytes from ${member.offset}`,
      )
  }
  if (!hasComposites) return
  const sorted = aligned.toSorted((a, b) => a.offset - b.offset)
  // Nothing comes after the last one.
  for (let at = 0; at + 1 < sorted.length; at++) {
    const [one, after] = [sorted[at] as Member, sorted[at + 1] as Member]
    const size = isComposite(one) ? sizeOf(module, one) : undefined
    if (size === undefined) continue
    const end = one.offset + size
    const next = Math.ceil(end / one.alignment) * one.alignment
    if (after.offset >= end && after.offset < next)
      say('member-after-composite', after.word, `Offset ${after.offset} is before ${next}`)
  }
}

const noFaults: readonly Fault[] = []

const faultsOf = perModule((module): readonly Fault[] => {
  const places = placesOf(module)
  if (places.length === 0) return noFaults
  const { faults, say: sayOf } = faultCollector()
  const say: Say = (slug, word, message) => sayOf(`Vulkan-shader-interfaces/${slug}`, word, message)
  for (const place of places) {
    if (isStructType(place.type)) judgeStructure(module, place, say)
    else judgeArray(module, place, say)
  }
  return faults
})

/** Offset and Stride Assignment. */
export const checks = checksOf(
  faultsOf,
  [
    'Vulkan-shader-interfaces/member-offset-aligned',
    'Vulkan-shader-interfaces/array-stride-aligned',
    'Vulkan-shader-interfaces/matrix-stride-aligned',
    'Vulkan-shader-interfaces/vector-not-straddling',
    'Vulkan-shader-interfaces/member-after-composite',
  ],
  // The storage classes of the roots.
  [
    'StorageClass.Uniform',
    'StorageClass.StorageBuffer',
    'StorageClass.PhysicalStorageBuffer',
    'StorageClass.ShaderRecordBufferKHR',
    'StorageClass.PushConstant',
    'StorageClass.Workgroup',
  ],
)
