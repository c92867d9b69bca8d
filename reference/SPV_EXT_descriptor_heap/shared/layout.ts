import { opcodeOf } from '#spec/grammar/opcodes'
import { descriptorTypes } from '#spec/SPV_EXT_descriptor_heap/descriptors'
import { enumerant } from '../../core/shared/grammar.ts'
import { perModule } from '../../core/shared/surveys.ts'
import {
  eachTypeDeclaration,
  isCompositeType,
  isIntegerType,
  isStructType,
} from '../../core/shared/types.ts'
import type { Instruction, Module } from '../../module.ts'
import { arrayStrideId, decorated, offsetId } from '../../shared/descriptor-heaps.ts'

const opTypeSampledImage = opcodeOf('OpTypeSampledImage')

const descriptorNames: ReadonlySet<string> = new Set(descriptorTypes)

/** Whether an instruction declares a descriptor type (2.2.2). */
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
  /** The stride in bytes; `undefined` unless one decoration gives it, and it is known. */
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
  /** The id that gives the stride; `undefined` unless one ArrayStrideIdEXT does, and nothing else. */
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
