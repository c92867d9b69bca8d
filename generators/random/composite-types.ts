import { opcodeOf } from '#spec/grammar/opcodes'
import type { Draft } from './draft.ts'
import { enumerantOf } from './enumerant-of.ts'
import { uint } from './literals.ts'
import { none } from './new-type.ts'
import type { Type } from './type.ts'

const opTypeVector = opcodeOf('OpTypeVector')
const opTypeMatrix = opcodeOf('OpTypeMatrix')
const opTypeArray = opcodeOf('OpTypeArray')
const opTypeRuntimeArray = opcodeOf('OpTypeRuntimeArray')
const opTypeStruct = opcodeOf('OpTypeStruct')
const opDecorate = opcodeOf('OpDecorate')
const opMemberDecorate = opcodeOf('OpMemberDecorate')
const arrayStride = enumerantOf('Decoration', 'ArrayStride')
const offset = enumerantOf('Decoration', 'Offset')
const matrixStride = enumerantOf('Decoration', 'MatrixStride')
const colMajor = enumerantOf('Decoration', 'ColMajor')

/** Keys of types with one part and a number: apart from those of scalars, and from each other. */
function key(opcode: number, part: number, count: number): number {
  return (opcode * 0x10_0000 + part) * 32 + count
}

function roundUp(value: number, to: number): number {
  return Math.ceil(value / to) * to
}

/** The vector type with that many components. */
export function vectorType(draft: Draft, part: Type, count: number): Type {
  const known = draft.types.get(key(opTypeVector, part.id, count))
  if (known !== undefined) return known
  const type: Type = {
    id: draft.bound++,
    kind: 'vector',
    width: part.width,
    signed: part.signed,
    part,
    count,
    members: none,
    storageClass: 0,
    size: part.size * count,
    alignment: part.size * (count === 2 ? 2 : count <= 4 ? 4 : count),
    explicit: false,
    offsets: none,
  }
  draft.declarations.push({ opcode: opTypeVector, words: [type.id, part.id, count] })
  draft.types.set(key(opTypeVector, part.id, count), type)
  return type
}

/** The matrix type with that many columns. */
export function matrixType(draft: Draft, part: Type, count: number): Type {
  const known = draft.types.get(key(opTypeMatrix, part.id, count))
  if (known !== undefined) return known
  const alignment = roundUp(part.alignment, 16)
  const type: Type = {
    id: draft.bound++,
    kind: 'matrix',
    width: part.width,
    signed: false,
    part,
    count,
    members: none,
    storageClass: 0,
    size: alignment * count,
    alignment,
    explicit: false,
    offsets: none,
  }
  draft.declarations.push({ opcode: opTypeMatrix, words: [type.id, part.id, count] })
  draft.types.set(key(opTypeMatrix, part.id, count), type)
  return type
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
  const opcode = count === undefined ? opTypeRuntimeArray : opTypeArray
  const own = key(opcode, part.id, (count ?? 0) * 2 + (explicit ? 1 : 0))
  const known = apart ? undefined : draft.types.get(own)
  if (known !== undefined) return known
  const length = count === undefined ? undefined : uint(draft, count)
  const stride = strideOf(part)
  const type: Type = {
    id: draft.bound++,
    kind: count === undefined ? 'runtime-array' : 'array',
    width: 0,
    signed: false,
    part,
    count: count ?? 0,
    members: none,
    storageClass: 0,
    size: stride * (count ?? 0),
    alignment: Math.max(part.alignment, 16),
    explicit,
    offsets: none,
  }
  draft.declarations.push({
    opcode,
    words: length === undefined ? [type.id, part.id] : [type.id, part.id, length],
  })
  if (explicit) {
    draft.annotations.push({ opcode: opDecorate, words: [type.id, arrayStride, stride] })
  }
  if (!apart) draft.types.set(own, type)
  return type
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
  const id = draft.bound++
  const offsets: number[] = []
  let end = 0
  let alignment = 16
  for (const [at, member] of members.entries()) {
    end = roundUp(end, Math.max(member.alignment, 1))
    offsets.push(end)
    end += member.size
    // What follows an array or a structure stands behind its padding.
    if (member.kind === 'array' || member.kind === 'structure') end = roundUp(end, 16)
    alignment = Math.max(alignment, member.alignment)
    if (!explicit) continue
    const own = offsets[at] as number
    draft.annotations.push({ opcode: opMemberDecorate, words: [id, at, offset, own] })
    const matrix = matrixIn(member)
    if (matrix === undefined) continue
    draft.annotations.push(
      { opcode: opMemberDecorate, words: [id, at, colMajor] },
      { opcode: opMemberDecorate, words: [id, at, matrixStride, matrix.alignment] },
    )
  }
  const type: Type = {
    id,
    kind: 'structure',
    width: 0,
    signed: false,
    part: undefined,
    count: members.length,
    members,
    storageClass: 0,
    size: roundUp(end, alignment),
    alignment,
    explicit,
    offsets,
  }
  draft.declarations.push({ opcode: opTypeStruct, words: [id, ...members.map((each) => each.id)] })
  return type
}
