import { layoutsOf } from '../block-layouts.ts'
import type { Fault } from '../check.ts'
import { arrayStrideOf, type MemberLayout, memberLayouts } from '../core/shared/laid-out.ts'
import { bytesOf } from '../core/shared/layout-bytes.ts'
import { checksOf, faultCollector, perModule } from '../core/shared/surveys.ts'
import {
  constituentType,
  innermostElement,
  isAnyArrayType,
  isMatrixType,
  isStructType,
  isVectorType,
} from '../core/shared/types.ts'
import type { Instruction, Module } from '../module.ts'
import { alignmentsOf, unit } from './shared/alignments.ts'
import { type AlignmentKind, isBlock, type PlacedType, placesOf } from './shared/laid-out-places.ts'

type SayOfText = (rule: string, word: number, message: string) => void

function judgeArray(module: Module, { type, kind }: PlacedType, say: SayOfText): void {
  const inner = innermostElement(module, type)
  // The alignment of a matrix is known at the member; an array of blocks has no stride.
  if (isMatrixType(inner) || isBlock(module, inner)) return
  const stride = arrayStrideOf(module, type)
  const alignment = alignmentsOf(module, type, false)?.[kind]
  if (stride === undefined || stride === 0 || alignment === undefined) return
  if (stride % alignment !== 0)
    say(
      'array-stride-aligned',
      type.word,
      `ArrayStride ${stride} is not a multiple of ${alignment}`,
    )
}

/** A member that is aligned. */
interface LaidOutMember {
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
  kind: AlignmentKind,
  say: SayOfText,
): void {
  if (layout.rowMajor === layout.columnMajor) return
  const alignment = alignmentsOf(module, type, layout.rowMajor)?.[kind]
  if (alignment === undefined) return
  const { matrixStride } = layout
  if (matrixStride !== undefined && matrixStride % alignment !== 0)
    say(
      'matrix-stride-aligned',
      word,
      `MatrixStride ${matrixStride} is not a multiple of ${alignment}`,
    )
  for (let array = type; isAnyArrayType(array); ) {
    const stride = arrayStrideOf(module, array)
    if (stride !== undefined && stride % alignment !== 0)
      say(
        'array-stride-aligned',
        array.word,
        `ArrayStride ${stride} is not a multiple of ${alignment}`,
      )
    const next = constituentType(module, array, 0)
    if (next === undefined) break
    array = next
  }
}

/** Says which members are not aligned; those that are. */
function alignedMembers(
  module: Module,
  { type, kind }: PlacedType,
  say: SayOfText,
): readonly LaidOutMember[] {
  const layouts = memberLayouts(module, type)
  const isRelaxed = layoutsOf(module).relaxed === true
  const aligned: LaidOutMember[] = []
  for (let member = 0; member < layouts.length; member++) {
    const operand = type.operands[member]
    const layout = layouts[member]
    const offset = layout?.offset
    if (operand === undefined || layout === undefined || offset === undefined) continue
    const { value, word } = operand
    const memberType = module.definition(value)
    if (memberType === undefined) continue
    if (isMatrixType(innermostElement(module, memberType)))
      judgeMatrix(module, memberType, word, layout, kind, say)
    const measure = isRelaxed && isVectorType(memberType) ? 'scalar' : kind
    const alignment = alignmentsOf(module, memberType, layout.rowMajor)?.[measure]
    if (alignment === undefined) continue
    if (offset % alignment === 0)
      aligned.push({ word, type: memberType, layout, offset, alignment })
    else say('member-offset-aligned', word, `Offset ${offset} is not a multiple of ${alignment}`)
  }
  return aligned
}

/** Bytes of a member up to its last one, where they are known. */
function sizeOf(module: Module, { type, layout }: LaidOutMember): number | undefined {
  return bytesOf(module, type, layout)?.at(-1)?.end
}

/** The start of a structure within a unit for which the vector straddles; `undefined` if there is none. */
function straddlingStart(
  module: Module,
  member: LaidOutMember,
  starts: readonly number[],
): number | undefined {
  if (!isVectorType(member.type)) return undefined
  const size = sizeOf(module, member)
  if (size === undefined) return undefined
  return starts.find((start) => {
    const first = (start + member.offset) % unit
    return size > unit ? first !== 0 : first + size > unit
  })
}

function isComposite({ type }: LaidOutMember): boolean {
  return isStructType(type) || isMatrixType(type) || type.name === 'OpTypeArray'
}

function judgeStructure(module: Module, place: PlacedType, say: SayOfText): void {
  const aligned = alignedMembers(module, place, say)
  if (place.kind === 'scalar') return
  let hasComposites = false
  for (const member of aligned) {
    hasComposites ||= isComposite(member)
    const start = straddlingStart(module, member, place.starts)
    if (start !== undefined)
      say(
        'vector-not-straddling',
        member.word,
        `the vector straddles 16 bytes from ${start + member.offset}`,
      )
  }
  if (!hasComposites) return
  const sorted = aligned.toSorted((a, b) => a.offset - b.offset)
  // Nothing comes after the last one.
  for (let index = 0; index + 1 < sorted.length; index++) {
    const [member, after] = [sorted[index] as LaidOutMember, sorted[index + 1] as LaidOutMember]
    const size = isComposite(member) ? sizeOf(module, member) : undefined
    if (size === undefined) continue
    const end = member.offset + size
    const next = Math.ceil(end / member.alignment) * member.alignment
    if (after.offset >= end && after.offset < next)
      say('member-after-composite', after.word, `Offset ${after.offset} is before ${next}`)
  }
}

const noFaults: readonly Fault[] = []

const faultsOf = perModule((module): readonly Fault[] => {
  const places = placesOf(module)
  if (places.length === 0) return noFaults
  const { faults, say: sayOf } = faultCollector()
  const say: SayOfText = (slug, word, message) =>
    sayOf(`Vulkan-shader-interfaces/${slug}`, word, message)
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
