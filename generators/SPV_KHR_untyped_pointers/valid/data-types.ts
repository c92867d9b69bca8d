import type { Generator } from '../../maker.ts'
import type { LaidType } from '../shared/laid-type.ts'
import { addVariable } from '../shared/variable-classes.ts'
import { createWorld, type World } from '../shared/world.ts'

type Make = (world: World, storageClass: string) => number

/** What a type of its own can be the data type of, whatever the storage class. */
const anywhere: Readonly<Record<string, Make>> = {
  integer: (world) => world.plain.scalar('uint').id,
  'floating-point': (world) => world.plain.scalar('float').id,
  vector: (world) => world.plain.vector(world.plain.scalar('float'), 3).id,
  array: (world, storageClass) => {
    const { array, scalar } = world.types(storageClass)
    return array(scalar('uint'), 5).id
  },
  'array-of-arrays': (world, storageClass) => {
    const { array, scalar } = world.types(storageClass)
    return array(array(scalar('uint'), 2), 3).id
  },
  structure: (world, storageClass) => {
    const { structure, scalar, vector } = world.types(storageClass)
    return structure(scalar('uint'), vector(scalar('float'), 4), scalar('uint')).id
  },
  'nested-structures': (world, storageClass) => {
    const { structure, scalar, array } = world.types(storageClass)
    return structure(array(structure(scalar('uint'), scalar('float')), 2)).id
  },
  'empty-structure': (world, storageClass) => world.types(storageClass).structure().id,
}

const logical: Readonly<Record<string, Make>> = {
  'matrix-in-a-structure': (world, storageClass) => {
    const { matrix, vector, scalar, structure } = world.types(storageClass)
    return structure(matrix(vector(scalar('float'), 2), 3)).id
  },
  block: (world, storageClass) => {
    const { block, scalar } = world.types(storageClass)
    return block(scalar('uint')).id
  },
}

const buffers: Readonly<Record<string, Make>> = {
  'block-with-a-run-time-array': (world, storageClass) => {
    const { block, runTimeArray, scalar } = world.types(storageClass)
    return block(scalar('uint'), runTimeArray(scalar('uint'))).id
  },
  'array-of-blocks': (world, storageClass) => {
    const { array, block, scalar } = world.types(storageClass)
    return array(block(scalar('uint')), 4).id
  },
}

const inside: Readonly<Record<string, Make>> = {
  boolean: (world) => world.plain.scalar('bool').id,
  matrix: (world) => world.plain.matrix(world.plain.vector(world.plain.scalar('float'), 4), 4).id,
  'array-of-matrices': ({ plain }) =>
    plain.array(plain.matrix(plain.vector(plain.scalar('float'), 2), 2), 2).id,
}

function pointerType(kind: 'typed' | 'untyped'): Make {
  return (world) =>
    kind === 'untyped'
      ? world.pointer('CrossWorkgroup')
      : world.typedPointer('CrossWorkgroup', world.plain.scalar('uint').id)
}

const physical: Readonly<Record<string, Make>> = {
  'typed-pointer': pointerType('typed'),
  'untyped-pointer': pointerType('untyped'),
  'array-of-untyped-pointers': (world, storageClass) => {
    const pointer: LaidType = { id: world.pointer('CrossWorkgroup'), size: 8, alignment: 8 }
    return world.types(storageClass).array(pointer, 2).id
  },
  'structure-with-pointers': (world, storageClass) => {
    const one: LaidType = { id: pointerType('typed')(world, storageClass), size: 8, alignment: 8 }
    const other: LaidType = { id: world.pointer('Generic'), size: 8, alignment: 8 }
    return world.types(storageClass).structure(one, other).id
  },
}

const places: Readonly<
  Record<string, { readonly ground: 'shader' | 'kernel'; readonly types: Record<string, Make> }>
> = {
  StorageBuffer: { ground: 'shader', types: { ...anywhere, ...logical, ...buffers } },
  Uniform: { ground: 'shader', types: { ...anywhere, ...logical } },
  PushConstant: { ground: 'shader', types: { ...anywhere, ...logical } },
  Private: { ground: 'shader', types: { ...anywhere, ...inside } },
  Function: { ground: 'shader', types: { ...anywhere, ...inside } },
  CrossWorkgroup: { ground: 'kernel', types: { ...anywhere, ...physical } },
  Workgroup: { ground: 'kernel', types: { ...anywhere, ...physical } },
}

export const generator: Generator = {
  name: 'data-types',
  rule: 'data-type-is-a-type',
  alsoApplies: [
    'data-type-is-not-void',
    'untyped-variable-result-type-is-an-untyped-pointer-type',
    'data-type-is-no-matrix',
    'data-type-is-explicitly-laid-out',
  ],
  summary: 'data types of every kind, pointer types of either kind among them',
  build(choices) {
    const storageClass = choices.pick('storage-class', Object.keys(places))
    const { ground, types } = places[storageClass] ?? { ground: 'shader', types: anywhere }
    const dataType = choices.pick('data-type', Object.keys(types))

    const world = createWorld(ground)
    const type = (types[dataType] as Make)(world, storageClass)
    addVariable(world, storageClass, world.pointer(storageClass), type)
    return world.finish()
  },
}
