import { addChain } from './chains.ts'
import { type Kind, pointerType, variableIn } from './pointer-into.ts'
import type { World } from './world.ts'

/** A pointer to data, on the way to its use. */
export interface Origin {
  readonly world: World
  readonly kind: Kind
  readonly storageClass: string
  /** The pointer type. */
  readonly type: number
  readonly dataType: number
}

type Make = (origin: Origin) => number

function variable({ world, kind, storageClass, dataType, type }: Origin): number {
  return variableIn(world, storageClass, kind, dataType, type)
}

/** A pointer to the first member of a structure. */
function chain(origin: Origin): number {
  const { world, kind, storageClass, dataType, type } = origin
  const outer = world.types(storageClass).structure({ id: dataType, size: 4, alignment: 4 }).id
  const base = variableIn(world, storageClass, kind, outer)
  const indexes = [world.uint(0)]
  return kind === 'untyped'
    ? addChain(world, 'access', { resultType: type, baseType: outer, base, indexes })
    : world.builder.add('OpAccessChain', type, base, ...indexes)
}

function truth({ world: { builder, plain } }: Origin): number {
  return builder.once('OpConstantTrue', plain.scalar('bool').id)
}

/** Branches to two blocks and back; ids that stand in both of them, and their labels. */
function phi(origin: Origin): number {
  const { builder } = origin.world
  const [one, other] = [variable(origin), variable(origin)]
  const [left, right, merge] = [builder.id(), builder.id(), builder.id()]
  builder.add('OpSelectionMerge', merge, 'None')
  builder.add('OpBranchConditional', truth(origin), left, right)
  for (const label of [left, right]) {
    builder.define(label, 'OpLabel')
    builder.add('OpBranch', merge)
  }
  builder.define(merge, 'OpLabel')
  return builder.add('OpPhi', origin.type, one, left, other, right)
}

/** Where a pointer comes from, by name; without parameters and what calls give back. */
export const bases = {
  variable,
  chain,
  copy: (origin) => origin.world.builder.add('OpCopyObject', origin.type, variable(origin)),
  'empty-chain': (origin) => {
    const { world, kind, type, dataType: baseType } = origin
    const base = variable(origin)
    return kind === 'untyped'
      ? addChain(world, 'in-bounds-access', { resultType: type, baseType, base })
      : world.builder.add('OpInBoundsAccessChain', type, base)
  },
  select: (origin) => {
    const [one, other] = [variable(origin), variable(origin)]
    return origin.world.builder.add('OpSelect', origin.type, truth(origin), one, other)
  },
  phi,
  null: ({ world, type }) => world.builder.add('OpConstantNull', type),
  undef: ({ world, type }) => world.builder.add('OpUndef', type),
  loaded: ({ world, type }) => {
    const holder = world.builder.add(
      'OpUntypedVariableKHR',
      world.pointer('Function'),
      'Function',
      type,
    )
    return world.builder.add('OpLoad', type, holder)
  },
  converted: ({ world, type }) => {
    const address = world.builder.constant(world.plain.scalar('ulong').id, 64)
    return world.builder.add('OpConvertUToPtr', type, address)
  },
  'cast-from-the-other-kind': (origin) => {
    const { world, kind, storageClass, dataType, type } = origin
    const other = kind === 'typed' ? 'untyped' : 'typed'
    return world.builder.add('OpBitcast', type, variableIn(world, storageClass, other, dataType))
  },
  'cast-from-generic': (origin) => {
    const { world, kind, dataType, type } = origin
    const generic = pointerType(world, 'Generic', kind, dataType)
    const cast = world.builder.add('OpPtrCastToGeneric', generic, variable(origin))
    return world.builder.add('OpGenericCastToPtr', type, cast)
  },
} as const satisfies Readonly<Record<string, Make>>

export type BaseName = keyof typeof bases
