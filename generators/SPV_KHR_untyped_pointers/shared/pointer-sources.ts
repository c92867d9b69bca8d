import { type Add, addFunction } from './functions.ts'
import { type Kind, pointerInto, pointerType } from './pointer-into.ts'
import type { LaidType } from './types.ts'
import { isLaidOut, type World } from './world.ts'

/** A pointer that is asked for. */
interface Wanted {
  readonly world: World
  readonly storageClass: string
  readonly kind: Kind
  /** Of the object pointed to; laid out where the storage class asks for it. */
  readonly type: LaidType
}

/** Writes code that does something with a pointer. */
type Use = (add: Add, pointer: number) => void

/** Makes a pointer and has it used, in the main function or in another one. */
type Source = (wanted: Wanted, use: Use) => void

function typeOf({ world, storageClass, kind, type }: Wanted): number {
  return pointerType(world, storageClass, kind, type.id)
}

function variable({ world, storageClass, kind, type }: Wanted, resultType?: number): number {
  return pointerInto(world, storageClass, kind, type.id, resultType)
}

function inMain(make: (wanted: Wanted) => number): Source {
  return (wanted, use) => use(wanted.world.builder.add, make(wanted))
}

/** An element of an array. */
function element(wanted: Wanted, base: Kind): number {
  const { world, storageClass, kind, type } = wanted
  const array = world.types(storageClass).array(type, 3).id
  const pointer = pointerInto(world, storageClass, base, array)
  const index = world.uint(1)
  return kind === 'untyped'
    ? world.builder.add('OpUntypedAccessChainKHR', typeOf(wanted), array, pointer, index)
    : world.builder.add('OpAccessChain', typeOf(wanted), pointer, index)
}

/** What comes behind a pointer in the same array. */
function neighbour(wanted: Wanted): number {
  const { world, storageClass, kind, type } = wanted
  const { builder } = world
  const untyped = kind === 'untyped'
  const base = untyped
    ? builder.add('OpTypeUntypedPointerKHR', storageClass)
    : builder.add('OpTypePointer', storageClass, type.id)
  if (isLaidOut(world, storageClass)) builder.decorate(base, 'ArrayStride', type.size)
  const first = variable(wanted, base)
  const count = world.uint(2)
  return untyped
    ? builder.add('OpUntypedPtrAccessChainKHR', typeOf(wanted), type.id, first, count)
    : builder.add('OpPtrAccessChain', base, first, count)
}

function truth({ builder, plain }: World): number {
  return builder.constant(plain.scalar('bool').id, true)
}

function selected(wanted: Wanted): number {
  const { world } = wanted
  const one = variable(wanted)
  return world.builder.add('OpSelect', typeOf(wanted), truth(world), one, one)
}

function joined(wanted: Wanted): number {
  const { builder } = wanted.world
  // Variable pointers into storage buffers may have to be selected within one structure.
  const pointer = variable(wanted)
  const [one, other, merge] = [builder.id(), builder.id(), builder.id()]
  builder.add('OpSelectionMerge', merge, 'None')
  builder.add('OpBranchConditional', truth(wanted.world), one, other)
  for (const label of [one, other]) {
    builder.define(label, 'OpLabel')
    builder.add('OpBranch', merge)
  }
  builder.define(merge, 'OpLabel')
  return builder.add('OpPhi', typeOf(wanted), pointer, one, pointer, other)
}

function returned(wanted: Wanted): number {
  const { world } = wanted
  const type = typeOf(wanted)
  const through = addFunction(world, type, [type], (add, pointer = 0) => {
    add('OpReturnValue', pointer)
  })
  return world.builder.add('OpFunctionCall', type, through, variable(wanted))
}

function loaded(wanted: Wanted): number {
  const { world } = wanted
  const type = typeOf(wanted)
  const holder = pointerInto(world, 'Function', 'untyped', type)
  if (wanted.storageClass === 'PhysicalStorageBuffer') {
    world.builder.decorate(holder, 'AliasedPointer')
  }
  world.builder.add('OpStore', holder, variable(wanted))
  return world.builder.add('OpLoad', type, holder)
}

function recast(wanted: Wanted): number {
  const other = variable({ ...wanted, kind: wanted.kind === 'typed' ? 'untyped' : 'typed' })
  return wanted.world.builder.add('OpBitcast', typeOf(wanted), other)
}

/** Where pointers come from, by the name of the choice. */
const sources = {
  variable: inMain(variable),
  element: inMain((wanted) => element(wanted, wanted.kind)),
  'element-of-a-typed-pointer': inMain((wanted) => element(wanted, 'typed')),
  copy: inMain((wanted) =>
    wanted.world.builder.add('OpCopyObject', typeOf(wanted), variable(wanted)),
  ),
  parameter: (wanted, use) => {
    const { world } = wanted
    const nothing = world.builder.type('OpTypeVoid')
    const callee = addFunction(world, nothing, [typeOf(wanted)], (add, pointer = 0) => {
      if (wanted.storageClass === 'PhysicalStorageBuffer') {
        world.builder.decorate(pointer, 'Aliased')
      }
      use(add, pointer)
      add('OpReturn')
    })
    world.builder.add('OpFunctionCall', nothing, callee, variable(wanted))
  },
  neighbour: inMain(neighbour),
  select: inMain(selected),
  phi: inMain(joined),
  call: inMain(returned),
  load: inMain(loaded),
  null: inMain((wanted) => wanted.world.builder.add('OpConstantNull', typeOf(wanted))),
  bitcast: inMain(recast),
} as const satisfies Readonly<Record<string, Source>>

export type SourceName = keyof typeof sources

const always: readonly SourceName[] = ['variable', 'element', 'copy']

const asVariablePointers: readonly SourceName[] = [
  'parameter',
  'neighbour',
  'select',
  'phi',
  'call',
  'load',
]

/** Storage classes into which logical pointers that are passed to functions point. */
const passed: readonly string[] = ['UniformConstant', 'Function', 'Private', 'Workgroup']

/** The sources that there are of pointers of that kind into that storage class. */
export function sourcesFor(
  { ground }: Pick<World, 'ground'>,
  storageClass: string,
  kind: Kind,
): readonly SourceName[] {
  const mixed: readonly SourceName[] = kind === 'untyped' ? ['element-of-a-typed-pointer'] : []
  if (ground === 'variable-pointers') return [...always, ...mixed, ...asVariablePointers, 'null']
  if (storageClass === 'PhysicalStorageBuffer') {
    return [...always, ...mixed, ...asVariablePointers, 'bitcast']
  }
  if (ground === 'kernel' || ground === 'kernel-32' || ground === 'library') {
    return [...always, ...mixed, ...asVariablePointers, 'null', 'bitcast']
  }
  return [...always, ...mixed, ...(passed.includes(storageClass) ? (['parameter'] as const) : [])]
}

/** Has a pointer from that source used. */
export function withPointer(source: SourceName, wanted: Wanted, use: Use): void {
  sources[source](wanted, use)
}
