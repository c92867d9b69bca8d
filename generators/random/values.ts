import { integerWords } from '../assembly/literals.ts'
import type { Words } from '../module.ts'
import type { DeclaredType, Draft, TypedId } from './draft.ts'
import { number } from './types.ts'
import { declare, declareObject, decorate } from './write.ts'

const integers = [1, 0, 2, 3, 7, -1] as const
/** By width: the words of some floats. */
const floats: Readonly<Record<number, readonly Words[]>> = {
  16: [[0x3c00], [0], [0xc000], [0x7c00], [0x0001]],
  32: [[0x3f80_0000], [0], [0xc000_0000], [0x7f80_0000], [1]],
  64: [
    [0, 0x3ff0_0000],
    [0, 0],
    [0, 0xc000_0000],
    [0, 0x7ff0_0000],
    [1, 0],
  ],
}

/** A new constant, in scope from here on; `plain` unless it is a specialization constant or `OpUndef`. */
function declared(
  draft: Draft,
  name: string,
  type: DeclaredType,
  operands: Words,
  plain: boolean,
): number {
  const id = declareObject(draft, name, type, ...operands)
  draft.constants.push({ id, type })
  if (plain) draft.plain.add(id)
  return id
}

/** Gives a specialization constant a number of its own, once in a while. */
function withSpecId(draft: Draft, id: number): number {
  if (!draft.draw.oneIn(3)) decorate(draft, id, 'SpecId', draft.specIds++)
  return id
}

/** A new scalar constant: with a name that begins `OpSpec`, a specialization constant. */
function scalar(draft: Draft, type: DeclaredType, prefix: 'Op' | 'OpSpec'): number {
  const plain = prefix === 'Op'
  if (type.kind === 'bool') {
    const value = draft.draw.below(2) === 0 ? 'True' : 'False'
    return declared(draft, `${prefix}Constant${value}`, type, [], plain)
  }
  const words =
    type.kind === 'integer'
      ? integerWords(draft.draw.of(integers), type.width, type.signed)
      : draft.draw.of(floats[type.width] as readonly Words[])
  return plain ? number(draft, type, words) : declared(draft, 'OpSpecConstant', type, words, plain)
}

/** A new specialization constant of a scalar type. */
export function specScalar(draft: Draft, type: DeclaredType): number {
  draft.fired('spec-constant')
  return withSpecId(draft, scalar(draft, type, 'OpSpec'))
}

/** A new null constant of a scalar or composite type. */
export function nullConstant(draft: Draft, type: DeclaredType): number {
  return declared(draft, 'OpConstantNull', type, [], true)
}

/** True where all constituents of a composite type that is not a structure have one type that the text's forms take. */
function replicates(type: DeclaredType): boolean {
  return type.kind === 'vector' || type.kind === 'matrix' || type.kind === 'array'
}

function replicated(draft: Draft, type: DeclaredType, spec: boolean): number {
  const constituent = constantOf(draft, type.part as DeclaredType, spec)
  const plain = draft.plain.has(constituent)
  declare(draft, 'ReplicatedCompositesEXT')
  const special = !plain || draft.draw.oneIn(4)
  draft.fired(special ? 'spec-constant-composite-replicate' : 'constant-composite-replicate')
  const name = `Op${special ? 'Spec' : ''}ConstantCompositeReplicateEXT`
  return declared(draft, name, type, [constituent], !special)
}

function composite(draft: Draft, type: DeclaredType, spec: boolean): number {
  const constituents = Array.from({ length: type.count }, (_, index) =>
    constantOf(
      draft,
      (type.kind === 'structure' ? type.members[index] : type.part) as DeclaredType,
      spec,
    ),
  )
  const plain = constituents.every((each) => draft.plain.has(each))
  draft.fired(plain ? 'constant-composite' : 'spec-constant-composite')
  return declared(draft, `Op${plain ? '' : 'Spec'}ConstantComposite`, type, constituents, plain)
}

/** True of arrays that hold integers without a stride. */
function holdsData({ kind, part, explicit }: DeclaredType): boolean {
  return kind === 'array' && !explicit && part?.kind === 'integer'
}

function data(draft: Draft, type: DeclaredType, spec: boolean): number {
  const { width } = type.part as DeclaredType
  const words = Array.from(
    { length: Math.ceil((type.count * width) / 32) },
    () => Math.imul(draft.draw.of(integers), 0x0101_0101) >>> 0,
  )
  declare(draft, 'ConstantDataKHR')
  draft.fired(spec ? 'spec-constant-data' : 'constant-data')
  const id = declared(draft, `Op${spec ? 'Spec' : ''}ConstantDataKHR`, type, words, !spec)
  return spec ? withSpecId(draft, id) : id
}

/** A new constant of a vector, matrix or array type with all of its constituents alike; `undefined` for other types. */
export function replicatedConstant(draft: Draft, type: DeclaredType): number | undefined {
  return replicates(type) ? replicated(draft, type, draft.draw.below(2) === 1) : undefined
}

/** A new constant of an array type without a stride that holds integers, as data or by its constituents. */
export function dataConstant(draft: Draft, type: DeclaredType): number {
  return draft.draw.below(4) < 3
    ? data(draft, type, draft.draw.oneIn(3))
    : constantOf(draft, type, true)
}

/** A new constant of a composite type of these numbers: by its constituents, or all alike as the first, if the world has that. */
function ofNumbers(draft: Draft, type: DeclaredType, value: () => number): number {
  const { draw, world } = draft
  const isAlike = world.replicated && draw.below(2) > 0
  if (isAlike) declare(draft, 'ReplicatedCompositesEXT')
  const constituents = Array.from({ length: isAlike ? 1 : type.count }, () =>
    number(draft, type.part as DeclaredType, [value()]),
  )
  const name = `OpConstantComposite${isAlike ? 'ReplicateEXT' : ''}`
  return declared(draft, name, type, constituents, true)
}

/**
 * A new constant of an array type without a stride that holds 32-bit integers, none of them 0: by its constituents, or as
 * a constant of a text.
 */
export function sizesOf(draft: Draft, type: DeclaredType): number {
  const { draw, world } = draft
  const size = () => 1 + draw.below(4)
  if (!world.constantData || draw.below(2) === 0) return ofNumbers(draft, type, size)
  declare(draft, 'ConstantDataKHR')
  return declared(draft, 'OpConstantDataKHR', type, Array.from({ length: type.count }, size), true)
}

/** A new constant of a vector type of integers, all of them 0: null, by its constituents, or replicated. */
export function zerosOf(draft: Draft, type: DeclaredType): number {
  return draft.draw.below(3) === 0 ? nullConstant(draft, type) : ofNumbers(draft, type, () => 0)
}

/** Among constants that are there already, one of that type; `undefined` where there is none. */
function earlier(draft: Draft, type: DeclaredType, spec: boolean): TypedId | undefined {
  const { constants, plain } = draft
  return latest(draft, constants, (each) => each.type === type && (spec || plain.has(each.id)))
}

/**
 * A constant of a scalar or composite type that a constant can have: one that is there, or a new one. With `spec` it
 * may be a specialization constant or `OpUndef`.
 */
export function constantOf(draft: Draft, type: DeclaredType, spec: boolean): number {
  const { draw, world } = draft
  if (draw.below(3) < 2) {
    const found = earlier(draft, type, spec)
    if (found !== undefined) return found.id
  }
  if (type.kind === 'bool' || type.kind === 'integer' || type.kind === 'float') {
    return spec && draw.oneIn(4) ? specScalar(draft, type) : scalar(draft, type, 'Op')
  }
  if (spec && draw.oneIn(8)) return declared(draft, 'OpUndef', type, [], false)
  if (world.constantData && holdsData(type) && draw.below(3) > 0) {
    return data(draft, type, spec && draw.oneIn(3))
  }
  if (world.replicated && replicates(type) && draw.below(2) > 0) {
    return replicated(draft, type, spec)
  }
  if (draw.below(3) === 0) return nullConstant(draft, type)
  return composite(draft, type, spec)
}

/** One of the items that pass among the latest `furthest`; `undefined` where there is none. */
export function latest<Item>(
  { draw }: Draft,
  items: readonly Item[],
  passes: (item: Item) => boolean,
  furthest = items.length,
): Item | undefined {
  let found: Item | undefined
  const last = Math.max(0, items.length - furthest)
  for (let index = items.length - 1, count = 0; index >= last && count < 3; index--) {
    const item = items[index] as Item
    if (!passes(item)) continue
    count++
    if (found === undefined || draw.below(2) === 1) found = item
  }
  return found
}

/** How many of the latest values are looked at for one that fits. */
const furthest = 40

/** A value of that type which is in scope: computed, or else a constant. */
export function valueLike(draft: Draft, type: DeclaredType): number {
  const { values, draw } = draft
  const last = Math.max(0, values.length - furthest)
  let found: TypedId | undefined
  // Asked for most operands, and faster than `latest`.
  for (let index = values.length - 1, count = 0; index >= last && count < 3; index--) {
    const value = values[index] as TypedId
    if (value.type !== type) continue
    count++
    if (found === undefined || draw.below(2) === 1) found = value
  }
  return found !== undefined && draw.below(4) < 3 ? found.id : constantOf(draft, type, true)
}

/** A value in scope whose type passes; `undefined` where there is none. Constants come last. */
export function someValue(
  draft: Draft,
  passes: (type: DeclaredType) => boolean,
): TypedId | undefined {
  const fits = (value: TypedId) => passes(value.type)
  return (
    latest(draft, draft.values, fits, furthest) ?? latest(draft, draft.constants, fits, furthest)
  )
}
