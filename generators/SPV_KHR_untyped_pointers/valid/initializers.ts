import type { Generator } from '../../maker.ts'
import type { GroundName } from '../shared/grounds.ts'
import { addVariable } from '../shared/variable-classes.ts'
import { createWorld, type World } from '../shared/world.ts'

/** What a variable begins with, and its type. */
interface Value {
  readonly type: number
  readonly id: number
}

type Make = (world: World, storageClass: string) => Value

function scalar(name: string, value: (world: World, type: number) => number): Make {
  return (world) => {
    const type = world.plain.scalar(name).id
    return { type, id: value(world, type) }
  }
}

function structure(world: World, storageClass: string, name: string, last: number): Value {
  const { scalar: of, structure: make } = world.types(storageClass)
  const type = make(of('float'), of('uint')).id
  const one = world.builder.constant(of('float').id, 1)
  return { type, id: world.builder.add(name, type, one, last) }
}

const constants: Readonly<Record<string, Make>> = {
  constant: scalar('uint', ({ builder }, type) => builder.constant(type, 7)),
  'floating-point': scalar('float', ({ builder }, type) => builder.constant(type, 0.5)),
  'wide-constant': scalar('ulong', ({ builder }, type) => builder.constant(type, 7)),
  null: scalar('uint', ({ builder }, type) => builder.add('OpConstantNull', type)),
  'null-array': (world, storageClass) => {
    const { array, scalar: of } = world.types(storageClass)
    const type = array(of('uint'), 3).id
    return { type, id: world.builder.add('OpConstantNull', type) }
  },
  composite: (world, storageClass) =>
    structure(world, storageClass, 'OpConstantComposite', world.uint(2)),
  'spec-constant': scalar('uint', ({ builder }, type) => builder.specConstant(type, 9)),
  'spec-composite': (world, storageClass) => {
    const specialized = world.builder.specConstant(world.plain.scalar('uint').id, 2)
    return structure(world, storageClass, 'OpSpecConstantComposite', specialized)
  },
  'spec-operation': scalar('uint', ({ builder }, type) => {
    const specialized = builder.specConstant(type, 1)
    return builder.add('OpSpecConstantOp', type, 'IAdd', specialized, specialized)
  }),
}

const booleans: Readonly<Record<string, Make>> = {
  true: scalar('bool', ({ builder }, type) => builder.add('OpConstantTrue', type)),
  'spec-false': scalar('bool', ({ builder }, type) => builder.add('OpSpecConstantFalse', type)),
}

/** Addresses of variables; `pointee` is the storage class they point into. */
function addresses(pointee: string): Readonly<Record<string, Make>> {
  return {
    'typed-variable': (world) => {
      const { id } = world.types(pointee).scalar('uint')
      const type = world.typedPointer(pointee, id)
      return { type, id: world.globalVariable(type, pointee) }
    },
    'untyped-variable': (world) => {
      const { id } = world.types(pointee).scalar('uint')
      const type = world.pointer(pointee)
      return { type, id: world.untypedVariable(type, pointee, id) }
    },
  }
}

const places: Readonly<
  Record<string, { readonly ground: GroundName; readonly values: Readonly<Record<string, Make>> }>
> = {
  Function: { ground: 'shader', values: { ...constants, ...booleans } },
  Private: { ground: 'shader', values: { ...constants, ...booleans } },
  Output: { ground: 'fragment', values: constants },
  StorageBuffer: { ground: 'shader', values: constants },
  CrossWorkgroup: {
    ground: 'kernel',
    values: { ...constants, ...booleans, ...addresses('CrossWorkgroup') },
  },
  UniformConstant: { ground: 'kernel', values: { ...constants, ...addresses('UniformConstant') } },
}

export const generator: Generator = {
  name: 'initializers',
  rule: 'initializer-is-a-constant-or-a-global-variable',
  alsoApplies: [
    'initializer-has-the-data-type',
    'data-type-is-a-type',
    'untyped-variable-in-input-or-push-constant-has-no-initializer',
  ],
  summary: 'variables begin with constants of every kind or with the address of a variable',
  build(choices) {
    const storageClass = choices.pick('storage-class', Object.keys(places))
    const { ground, values } = places[storageClass] ?? { ground: 'shader', values: constants }
    const initializer = choices.pick('initializer', Object.keys(values))

    const world = createWorld(ground)
    const { type, id } = (values[initializer] as Make)(world, storageClass)
    addVariable(world, storageClass, world.pointer(storageClass), type, id)
    return world.finish()
  },
}
