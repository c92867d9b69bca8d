import type { Chance } from '../chance.ts'
import type { ModuleWriter } from './writer.ts'

/** Ids of scalars and constants that types are made of. */
export interface Basics {
  readonly void: number
  readonly uint: number
  readonly int: number
  readonly bool: number
  readonly half: number
  readonly vector: number
  readonly matrix: number
  readonly one: number
}

/** Declares types and gives their ids, those that others contain first. */
export type DeclareTypes = (
  writer: ModuleWriter,
  basics: Basics,
  count: number,
  chance: Chance,
) => number[]

/** `count` types, each made from the one before it. */
function chain(
  first: (basics: Basics, chance: Chance) => number,
  next: (writer: ModuleWriter, id: number, inner: number, basics: Basics, index: number) => void,
): DeclareTypes {
  return (writer, basics, count, chance) => {
    const types: number[] = []
    let inner = first(basics, chance)
    for (let n = 0; n < count; n++) {
      const id = writer.id()
      next(writer, id, inner, basics, n)
      types.push(id)
      inner = id
    }
    return types
  }
}

const scalar = ({ uint, bool, half, vector, matrix }: Basics, chance: Chance): number =>
  [uint, uint, bool, half, vector, matrix][chance(6)] ?? uint

/** The relations of types to each other. */
export const shapes: readonly DeclareTypes[] = [
  chain(scalar, ({ declare }, id, inner) => declare('OpTypeStruct', id, inner)),
  chain(scalar, ({ declare }, id, inner, { one: oneConstant }) =>
    declare('OpTypeArray', id, inner, oneConstant),
  ),
  chain(scalar, ({ declare }, id, inner, { one: oneConstant }, n) =>
    n % 3 === 0
      ? declare('OpTypeArray', id, inner, oneConstant)
      : declare('OpTypeStruct', id, ...(n % 3 === 1 ? [inner, oneConstant] : [inner])),
  ),
  chain(scalar, ({ declare }, id, inner) => declare('OpTypeStruct', id, inner, inner)),
  chain(scalar, ({ declare }, id, inner) => declare('OpTypePointer', id, 12, inner)),
  chain(scalar, ({ declare }, id, inner) => declare('OpTypeFunction', id, inner, inner)),
  // A chain that ends in a run-time array.
  (writer, basics, count, chance) => {
    const id = writer.id()
    writer.declare('OpTypeRuntimeArray', id, scalar(basics, chance))
    const types = chain(
      () => id,
      ({ declare }, type, inner, { uint }) => declare('OpTypeStruct', type, uint, inner),
    )(writer, basics, count, chance)
    return [id, ...types]
  },
  // One of many scalars, and one of many types.
  (writer, basics, count, chance) => {
    const id = writer.id()
    const inner = scalar(basics, chance)
    writer.declare('OpTypeStruct', id, ...new Array<number>(count).fill(inner))
    return [id]
  },
  (writer, basics, count, chance) => {
    const inner = Array.from({ length: count }, () => writer.id())
    for (const id of inner) writer.declare('OpTypeStruct', id, scalar(basics, chance))
    const id = writer.id()
    writer.declare('OpTypeStruct', id, ...inner)
    return [...inner, id]
  },
  // Wide ones in wide ones.
  (writer, basics, count, chance) => {
    const wide = Math.max(1, Math.floor(Math.sqrt(count)))
    return chain(scalar, ({ declare }, id, inner) =>
      declare('OpTypeStruct', id, ...new Array<number>(wide).fill(inner)),
    )(writer, basics, wide, chance)
  },
  // Any of those before it.
  (writer, basics, count, chance) => {
    const types: number[] = []
    for (let n = 0; n < count; n++) {
      const id = writer.id()
      const members = Array.from(
        { length: 1 + chance(4) },
        () => types[chance(types.length + 1)] ?? scalar(basics, chance),
      )
      if (chance(3) === 0) writer.declare('OpTypeArray', id, members[0] ?? basics.uint, basics.one)
      else writer.declare('OpTypeStruct', id, ...members)
      types.push(id)
    }
    return types
  },
]
