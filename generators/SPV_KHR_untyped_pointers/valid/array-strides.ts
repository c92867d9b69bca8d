import { decorateThrough, routes } from '../../build/decorate-through.ts'
import type { Generator } from '../../maker.ts'
import { addChain } from '../shared/add-chain.ts'
import { type ChainForm, ptrForms } from '../shared/chain-forms.ts'
import type { GroundName } from '../shared/grounds.ts'
import { kinds, pointerInto } from '../shared/pointer-into.ts'
import { createWorld } from '../shared/world.ts'

/** Where pointer access chains ask for a stride, and with `stride` 0 where they do not. */
const places: Readonly<
  Record<
    string,
    { readonly ground: GroundName; readonly storageClass: string; readonly asks: boolean }
  >
> = {
  'storage-buffer': { ground: 'variable-pointers', storageClass: 'StorageBuffer', asks: true },
  'physical-storage-buffer': {
    ground: 'physical-storage-buffer',
    storageClass: 'PhysicalStorageBuffer',
    asks: true,
  },
  'physical-shader-uniform': { ground: 'physical-shader', storageClass: 'Uniform', asks: true },
  'physical-shader-push-constant': {
    ground: 'physical-shader',
    storageClass: 'PushConstant',
    asks: true,
  },
  'physical-shader-storage-buffer': {
    ground: 'physical-shader',
    storageClass: 'StorageBuffer',
    asks: true,
  },
  workgroup: { ground: 'variable-pointers', storageClass: 'Workgroup', asks: false },
  'physical-shader-private': { ground: 'physical-shader', storageClass: 'Private', asks: false },
  'kernel-global': { ground: 'kernel', storageClass: 'CrossWorkgroup', asks: false },
}

/** Strides beside the ordinary one of the elements: smaller or larger ones are no mistake. */
const strides = { ordinary: 8, wide: 64, narrow: 4 } as const

function formsOf(ground: GroundName): readonly ChainForm[] {
  return ground === 'variable-pointers' ? ['ptr-access'] : ptrForms
}

export const generator: Generator = {
  name: 'array-strides',
  rule: 'ptr-access-chain-base-has-array-stride',
  alsoApplies: ['array-stride-may-decorate-an-untyped-pointer-type', 'element-is-a-scalar-integer'],
  summary: 'the type of the base has a stride where the storage class asks for one, else perhaps',
  build(choices) {
    const name = choices.pick('place', Object.keys(places))
    const { ground, storageClass, asks } = places[name] ?? {
      ground: 'kernel',
      storageClass: 'CrossWorkgroup',
      asks: false,
    }
    const form = choices.pick('chain', formsOf(ground))
    const kind = choices.pick('base', kinds)
    const stride = choices.pick('stride', [
      ...(asks ? [] : ['none']),
      ...(ground === 'kernel' ? [] : Object.keys(strides)),
    ])
    const route = choices.pick('route', stride === 'none' ? ['direct'] : routes)

    const world = createWorld(ground)
    const { builder } = world
    const types = world.types(storageClass)
    const pair = types.vector(types.scalar('float'), 2)
    const type =
      kind === 'untyped'
        ? builder.add('OpTypeUntypedPointerKHR', storageClass)
        : builder.add('OpTypePointer', storageClass, pair.id)
    if (stride !== 'none') {
      const bytes = strides[stride as keyof typeof strides]
      decorateThrough(world, route, type, 'ArrayStride', bytes)
    }
    addChain(world, form, {
      resultType: world.pointer(storageClass),
      baseType: pair.id,
      base: pointerInto(world, storageClass, kind, pair.id, type),
      element: world.uint(1),
    })
    return world.finish()
  },
}
