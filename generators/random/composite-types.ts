import { opcodeOf } from '#spec/grammar/opcodes'
import type { Draft } from './draft.ts'
import { uint } from './literals.ts'
import { declareType, keptType, typeOnce } from './new-type.ts'
import type { Type } from './type.ts'
import { decorate, decorateMember } from './write.ts'

const opTypeVector = opcodeOf('OpTypeVector')
const opTypeMatrix = opcodeOf('OpTypeMatrix')
const opTypeArray = opcodeOf('OpTypeArray')
const opTypeRuntimeArray = opcodeOf('OpTypeRuntimeArray')

/** Keys of types with one part and a number: apart from those of scalars, and from each other. */
function key(opcode: number, part: number, count: number): number {
  return (opcode * 0x10_0000 + part) * 32 + count
}

function roundUp(value: number, to: number): number {
  return Math.ceil(value / to) * to
}

function declareVector(draft: Draft, part: Type, count: number): Type {
  const { id, width, signed, size } = part
  return declareType(draft, 'OpTypeVector', [id, count], 'vector', {
    width,
    signed,
    part,
    count,
    size: size * count,
    alignment: size * (count === 2 ? 2 : count <= 4 ? 4 : count),
  })
}

/** The vector type with that many components. */
export function vectorType(draft: Draft, part: Type, count: number): Type {
  const own = key(opTypeVector, part.id, count)
  return draft.types.get(own) ?? keptType(draft, own, declareVector(draft, part, count))
}

/** The matrix type with that many columns. */
export function matrixType(draft: Draft, part: Type, count: number): Type {
  return typeOnce(draft, key(opTypeMatrix, part.id, count), () => {
    const alignment = roundUp(part.alignment, 16)
    const size = alignment * count
    const more = { width: part.width, part, count, size, alignment }
    return declareType(draft, 'OpTypeMatrix', [part.id, count], 'matrix', more)
  })
}

/** Distance of elements in bytes, such that every rule of layout is kept. */
function strideOf(element: Type): number {
  return roundUp(Math.max(element.size, 1), Math.max(element.alignment, 16))
}

/** An array type; one of a kind unless `apart`. With a layout its stride is set; without `count` it is a run-time array. */
export function arrayType(
  draft: Draft,
  part: Type,
  count: number | undefined,
  explicit: boolean,
  apart = false,
): Type {
  const stride = strideOf(part)
  const alignment = Math.max(part.alignment, 16)
  const declared = (): Type => {
    const more = { part, count: count ?? 0, size: stride * (count ?? 0), alignment, explicit }
    const type =
      count === undefined
        ? declareType(draft, 'OpTypeRuntimeArray', [part.id], 'runtime-array', more)
        : declareType(draft, 'OpTypeArray', [part.id, uint(draft, count)], 'array', more)
    if (explicit) decorate(draft, type.id, 'ArrayStride', stride)
    return type
  }
  const opcode = count === undefined ? opTypeRuntimeArray : opTypeArray
  const own = key(opcode, part.id, (count ?? 0) * 2 + (explicit ? 1 : 0))
  return apart ? declared() : typeOnce(draft, own, declared)
}

/** The matrix that a member is or is an array of; `undefined` where it is neither. */
function matrixIn(type: Type): Type | undefined {
  if (type.kind === 'matrix') return type
  return type.kind === 'array' || type.kind === 'runtime-array'
    ? matrixIn(type.part as Type)
    : undefined
}

/** A new structure type, with a layout where `explicit`. */
export function structureType(draft: Draft, members: readonly Type[], explicit: boolean): Type {
  const offsets: number[] = []
  let end = 0
  let alignment = 16
  for (const member of members) {
    end = roundUp(end, Math.max(member.alignment, 1))
    offsets.push(end)
    end += member.size
    // What follows an array or a structure stands behind its padding.
    if (member.kind === 'array' || member.kind === 'structure') end = roundUp(end, 16)
    alignment = Math.max(alignment, member.alignment)
  }
  const ids = members.map(({ id }) => id)
  const size = roundUp(end, alignment)
  const more = { count: members.length, members, size, alignment, explicit, offsets }
  const type = declareType(draft, 'OpTypeStruct', ids, 'structure', more)
  if (!explicit) return type
  for (const [at, member] of members.entries()) {
    decorateMember(draft, type.id, at, 'Offset', offsets[at] as number)
    const matrix = matrixIn(member)
    if (matrix === undefined) continue
    decorateMember(draft, type.id, at, 'ColMajor')
    decorateMember(draft, type.id, at, 'MatrixStride', matrix.alignment)
  }
  return type
}
