import { opcodeOf } from '#spec/grammar/opcodes'
import type { Words } from '../module.ts'
import { widthCapability } from '../signatures/shape.ts'
import type { DeclaredType, Draft } from './draft.ts'
import { bool, float, type ScalarSpec, word } from './scalar-specs.ts'
import { storageClasses } from './world.ts'
import { declare, declareObject, decorate, decorateMember, idOnce } from './write.ts'

const plainType: Omit<DeclaredType, 'id' | 'kind'> = {
  width: 0,
  signed: false,
  part: undefined,
  count: 0,
  members: [],
  storageClass: 0,
  size: 0,
  alignment: 0,
  explicit: false,
  offsets: [],
}

/**
 * A type, without a size where none is given. Types have all fields, always in this order: reading them is most of the
 * work of making a module, and it is fast where all have one shape.
 */
export function newType(
  id: number,
  kind: DeclaredType['kind'],
  more?: Partial<DeclaredType>,
): DeclaredType {
  return { id, kind, ...plainType, ...more }
}

export function declareType(
  draft: Draft,
  name: string,
  operands: Words,
  kind: DeclaredType['kind'],
  more?: Partial<DeclaredType>,
): DeclaredType {
  const type = newType(draft.bound++, kind, more)
  draft.declarations.push({ opcode: opcodeOf(name), words: [type.id, ...operands] })
  return type
}

/** The type that a module has once under that key, made when it is first asked for. */
export function typeOnce(
  { types }: Draft,
  key: number | string,
  make: () => DeclaredType,
): DeclaredType {
  const known = types.get(key)
  if (known !== undefined) return known
  const type = make()
  types.set(key, type)
  return type
}

export function voidType(draft: Draft): DeclaredType {
  return typeOnce(draft, 1, () => declareType(draft, 'OpTypeVoid', [], 'void'))
}

/** The scalar type of that kind, with the capability that its width asks for. Kernels have no signed ones. */
export function scalarType(draft: Draft, spec: ScalarSpec): DeclaredType {
  const { kind, width } = spec
  const sign = spec.signed && draft.world.shader ? 1 : 0
  const key = (kind === 'bool' ? 2 : kind === 'integer' ? 3 : 4) * 256 + width * 2 + sign
  return typeOnce(draft, key, () => {
    const capability = widthCapability(kind, width)
    if (capability !== undefined) declare(draft, capability)
    const more = { width, signed: sign === 1, size: width >> 3, alignment: width >> 3 }
    if (kind === 'bool') return declareType(draft, 'OpTypeBool', [], kind, more)
    return kind === 'integer'
      ? declareType(draft, 'OpTypeInt', [width, sign], kind, more)
      : declareType(draft, 'OpTypeFloat', [width], kind, more)
  })
}

export function boolType(draft: Draft): DeclaredType {
  return scalarType(draft, bool)
}

/** The type of 32-bit integers of Signedness 0. */
export function uintType(draft: Draft): DeclaredType {
  return scalarType(draft, word)
}

export function floatType(draft: Draft): DeclaredType {
  return scalarType(draft, float)
}

/** An unsigned integer as wide as an address of a kernel. */
export function addressType(draft: Draft): DeclaredType {
  return draft.world.addressing === 'Physical32'
    ? uintType(draft)
    : scalarType(draft, { kind: 'integer', width: 64, signed: false })
}

/** 64-bit addresses as integers ask for a type that the world may not have. */
export function hasAddressType({ world }: Draft): boolean {
  return !world.shader && (world.addressing === 'Physical32' || world.large)
}

/** The id of that number as a constant of the 32-bit type of Signedness 0. */
export function uint(draft: Draft, value: number): number {
  const known = draft.numbers.get(value)
  if (known !== undefined) return known
  const id = number(draft, uintType(draft), [value >>> 0])
  draft.numbers.set(value, id)
  return id
}

/** A new constant of a scalar type with those words. */
export function number(draft: Draft, type: DeclaredType, words: Words): number {
  const id = declareObject(draft, 'OpConstant', type, ...words)
  draft.constants.push({ id, type })
  draft.plain.add(id)
  return id
}

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

export function vectorType(draft: Draft, part: DeclaredType, count: number): DeclaredType {
  return typeOnce(draft, key(opTypeVector, part.id, count), () => {
    const { id, width, signed, size } = part
    const alignment = size * (count === 2 ? 2 : count <= 4 ? 4 : count)
    const more = { width, signed, part, count, size: size * count, alignment }
    return declareType(draft, 'OpTypeVector', [id, count], 'vector', more)
  })
}

export function matrixType(draft: Draft, part: DeclaredType, count: number): DeclaredType {
  return typeOnce(draft, key(opTypeMatrix, part.id, count), () => {
    const alignment = roundUp(part.alignment, 16)
    const size = alignment * count
    const more = { width: part.width, part, count, size, alignment }
    return declareType(draft, 'OpTypeMatrix', [part.id, count], 'matrix', more)
  })
}

/** An array type; one of a kind unless `apart`. With a layout its stride is set; without `count` it is a run-time array. */
export function arrayType(
  draft: Draft,
  part: DeclaredType,
  count: number | undefined,
  explicit: boolean,
  apart = false,
): DeclaredType {
  const alignment = Math.max(part.alignment, 16)
  // Such that every rule of layout is kept.
  const stride = roundUp(Math.max(part.size, 1), alignment)
  const declared = (): DeclaredType => {
    const more = { part, count: count ?? 0, size: stride * (count ?? 0), alignment, explicit }
    const type =
      count === undefined
        ? declareType(draft, 'OpTypeRuntimeArray', [part.id], 'runtime-array', more)
        : declareType(draft, 'OpTypeArray', [part.id, uint(draft, count)], 'array', more)
    if (explicit) decorate(draft, type.id, 'ArrayStride', stride)
    return type
  }
  const opcode = count === undefined ? opTypeRuntimeArray : opTypeArray
  const typeKey = key(opcode, part.id, (count ?? 0) * 2 + (explicit ? 1 : 0))
  return apart ? declared() : typeOnce(draft, typeKey, declared)
}

/** The matrix that a member is or is an array of; `undefined` where it is neither. */
function matrixIn(type: DeclaredType): DeclaredType | undefined {
  if (type.kind === 'matrix') return type
  return type.kind === 'array' || type.kind === 'runtime-array'
    ? matrixIn(type.part as DeclaredType)
    : undefined
}

/** A new structure type, with a layout where `explicit`. */
export function structureType(
  draft: Draft,
  members: readonly DeclaredType[],
  explicit: boolean,
): DeclaredType {
  const offsets: number[] = []
  let end = 0
  let alignment = 16
  for (const member of members) {
    end = roundUp(end, Math.max(member.alignment, 1))
    offsets.push(end)
    end += member.size
    // Members after an array or a structure come after its padding.
    if (member.kind === 'array' || member.kind === 'structure') end = roundUp(end, 16)
    alignment = Math.max(alignment, member.alignment)
  }
  const ids = members.map(({ id }) => id)
  const size = roundUp(end, alignment)
  const more = { count: members.length, members, size, alignment, explicit, offsets }
  const type = declareType(draft, 'OpTypeStruct', ids, 'structure', more)
  if (!explicit) return type
  for (const [index, member] of members.entries()) {
    decorateMember(draft, type.id, index, 'Offset', offsets[index] as number)
    const matrix = matrixIn(member)
    if (matrix === undefined) continue
    decorateMember(draft, type.id, index, 'ColMajor')
    decorateMember(draft, type.id, index, 'MatrixStride', matrix.alignment)
  }
  return type
}

/** The extension that a storage class asks for before version 1.3. */
export function useStorageClass({ world, extensions }: Draft, storageClass: number): void {
  if (storageClass === storageClasses.storageBuffer && world.minor < 3)
    extensions.add('SPV_KHR_storage_buffer_storage_class')
}

/** The type of typed pointers into that storage class. */
export function pointerType(draft: Draft, storageClass: number, part: DeclaredType): DeclaredType {
  return typeOnce(draft, -(storageClass * 0x10_0000 + part.id), () => {
    useStorageClass(draft, storageClass)
    const operands = [storageClass, part.id]
    return declareType(draft, 'OpTypePointer', operands, 'pointer', { part, storageClass })
  })
}

/** The type of untyped pointers into that storage class; where a stride is given, one that is decorated with it. */
export function untypedPointerType(draft: Draft, storageClass: number, stride = 0): DeclaredType {
  return typeOnce(draft, `untyped ${storageClass} ${stride}`, () => {
    declare(draft, 'UntypedPointersKHR')
    useStorageClass(draft, storageClass)
    const [name, kind] = ['OpTypeUntypedPointerKHR', 'untyped-pointer'] as const
    const type = declareType(draft, name, [storageClass], kind, { storageClass })
    if (stride > 0) decorate(draft, type.id, 'ArrayStride', stride)
    return type
  })
}

/** The type of pointers into that storage class to that type, or of untyped ones. */
export function anyPointerType(
  draft: Draft,
  storageClass: number,
  pointee?: DeclaredType,
): DeclaredType {
  return pointee === undefined
    ? untypedPointerType(draft, storageClass)
    : pointerType(draft, storageClass, pointee)
}

/** The function type with that result and those parameters. */
export function functionType(
  draft: Draft,
  result: DeclaredType,
  parameters: readonly DeclaredType[],
): DeclaredType {
  const ids = [result, ...parameters].map(({ id }) => id)
  return typeOnce(draft, `function ${ids}`, () =>
    declareType(draft, 'OpTypeFunction', ids, 'function', { part: result }),
  )
}

/** The type that such a declaration with those literals gives, and the capability it asks for beside Kernel. */
export function opaqueType(
  draft: Draft,
  name: string,
  capability?: string,
  ...literals: Words
): DeclaredType {
  return typeOnce(draft, `${name} ${literals}`, () => {
    if (capability !== undefined) declare(draft, capability)
    return declareType(draft, name, literals, 'opaque')
  })
}

/** The null constant of an opaque type or a pointer type: declared once, and not in scope for other instructions. */
export function nullOf(draft: Draft, type: DeclaredType): number {
  return idOnce(draft, `null ${type.id}`, () => declareObject(draft, 'OpConstantNull', type))
}

/** The undefined object of a type that has no null constant, declared as that of `nullOf` is. */
export function undefinedOf(draft: Draft, type: DeclaredType): number {
  return idOnce(draft, `undefined ${type.id}`, () => declareObject(draft, 'OpUndef', type))
}
