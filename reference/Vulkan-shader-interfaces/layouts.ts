import { layoutsOf } from '../block-layouts.ts'
import type { Fault } from '../check.ts'
import { bytesOf } from '../core/layout/bytes.ts'
import { laidOutTypes } from '../core/layout/laid-out.ts'
import { arrayStrideOf, memberLayouts } from '../core/layout/member-layout.ts'
import { checksOf } from '../core/shared/checks-of.ts'
import { constituentType, isMatrixType, isStructType } from '../core/shared/composite-type.ts'
import { enumerant } from '../core/shared/enumerant.ts'
import { faultCollector } from '../core/shared/fault-collector.ts'
import { innermostElement, isAnyArrayType } from '../core/shared/innermost.ts'
import { perModule } from '../core/shared/per-module.ts'
import { pointeeType, storageClassOf } from '../core/shared/pointer-type.ts'
import { globalVariables, heldType } from '../core/shared/variables.ts'
import { isVectorType } from '../core/shared/vector-type.ts'
import type { Instruction, Module } from '../module.ts'
import { type Alignments, alignmentsOf } from './shared/alignments.ts'

const unit = 16

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

function rootsOf(module: Module): readonly Place[] {
  const roots: Place[] = []
  for (const variable of globalVariables(module)) {
    const storageClass = variable.valueAt(0) ?? -1
    const type = heldType(module, variable)
    if (type === undefined) continue
    const isLaidOut =
      scalarClasses.has(storageClass) ||
      (storageClass === workgroup && isBlock(module, innermostElement(module, type)))
    if (isLaidOut) roots.push({ type, kind: kindIn(module, type, storageClass) })
  }
  for (const pointer of module.all('OpTypePointer')) {
    if (storageClassOf(pointer) !== physical) continue
    const type = pointeeType(module, pointer)
    if (type !== undefined) roots.push({ type, kind: kindIn(module, type, physical) })
  }
  return roots
}

/** Every laid-out type in the roots, once for each alignment of its members. */
function placesOf(module: Module): readonly Place[] {
  const laidOut = new Set(laidOutTypes(module))
  const seen = new Map<string, Place>()
  const open = [...rootsOf(module)]
  for (let place = open.pop(); place !== undefined; place = open.pop()) {
    const { type, kind } = place
    const key = `${type.index} ${kind}`
    if (seen.has(key) || !laidOut.has(type)) continue
    seen.set(key, place)
    if (isAnyArrayType(type)) {
      const element = constituentType(module, type, 0)
      if (element !== undefined) open.push({ type: element, kind })
      continue
    }
    for (const { value } of type.operands) {
      const part = module.definition(value)
      if (part === undefined) continue
      // Only the members of the block itself have the extended alignment for certain.
      const isNested = isStructType(innermostElement(module, part))
      open.push({ type: part, kind: isNested && kind === 'extended' ? 'base' : kind })
    }
  }
  return [...seen.values()]
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

/** A member with what the rules ask about. */
interface Member {
  readonly word: number
  readonly type: Instruction
  readonly offset: number
  readonly alignment: number
  /** Bytes up to its last one, where they are known. */
  readonly size: number | undefined
}

function judgeMatrix(
  module: Module,
  type: Instruction,
  word: number,
  layout: ReturnType<typeof memberLayouts>[number] | undefined,
  kind: Kind,
  say: Say,
): void {
  if (layout === undefined || layout.rowMajor === layout.columnMajor) return
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

function membersOf(module: Module, { type, kind }: Place, say: Say): readonly Member[] {
  const layouts = memberLayouts(module, type)
  const { relaxed } = layoutsOf(module)
  return type.operands.flatMap(({ value, word }, member) => {
    const own = module.definition(value)
    const layout = layouts[member]
    if (own === undefined || layout?.offset === undefined) return []
    if (isMatrixType(innermostElement(module, own)))
      judgeMatrix(module, own, word, layout, kind, say)
    const by = relaxed === true && isVectorType(own) ? 'scalar' : kind
    const alignment = alignmentsOf(module, own, layout.rowMajor)?.[by]
    if (alignment === undefined) return []
    const size = bytesOf(module, own, layout)?.at(-1)?.end
    return [{ word, type: own, offset: layout.offset, alignment, size }]
  })
}

function straddles({ type, offset, size }: Member): boolean {
  if (!isVectorType(type) || size === undefined) return false
  if (size > unit) return offset % unit !== 0
  return Math.floor(offset / unit) !== Math.floor((offset + size - 1) / unit)
}

function judgeStructure(module: Module, place: Place, say: Say): void {
  const members = membersOf(module, place, say)
  const aligned = members.filter(({ word, offset, alignment }) => {
    if (offset % alignment === 0) return true
    say('member-offset-aligned', word, `Offset ${offset} is no multiple of ${alignment}`)
    return false
  })
  if (place.kind === 'scalar') return
  for (const member of aligned)
    if (straddles(member))
      say(
        'vector-not-straddling',
        member.word,
        `the vector straddles 16 bytes from ${member.offset}`,
      )
  const sorted = aligned.toSorted((a, b) => a.offset - b.offset)
  sorted.forEach((one, at) => {
    if (!isStructType(one.type) && !isAnyArrayType(one.type) && !isMatrixType(one.type)) return
    if (one.size === undefined || one.type.name === 'OpTypeRuntimeArray') return
    const end = one.offset + one.size
    const next = Math.ceil(end / one.alignment) * one.alignment
    const after = sorted.slice(at + 1, at + 2).find(({ offset }) => offset >= end && offset < next)
    if (after !== undefined)
      say('member-after-composite', after.word, `Offset ${after.offset} is before ${next}`)
  })
}

const faultsOf = perModule((module): readonly Fault[] => {
  const { faults, say: sayOf } = faultCollector()
  const say: Say = (slug, word, message) => sayOf(`Vulkan-shader-interfaces/${slug}`, word, message)
  for (const place of placesOf(module)) {
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
  ['OpTypeStruct', 'OpTypeArray', 'OpTypeRuntimeArray'],
)
