import type { Generator } from '../../maker.ts'
import { load, store } from '../shared/access.ts'
import { addChain } from '../shared/add-chain.ts'
import { type ChainForm, ptrForms } from '../shared/chain-forms.ts'
import type { GroundName } from '../shared/grounds.ts'
import { pointerInto } from '../shared/pointer-into.ts'
import { createWorld, isExplicit } from '../shared/world.ts'

const places: Readonly<
  Record<
    string,
    {
      readonly ground: GroundName
      readonly storageClass: string
      readonly forms: readonly ChainForm[]
    }
  >
> = {
  'storage-buffer': {
    ground: 'variable-pointers',
    storageClass: 'StorageBuffer',
    forms: ['ptr-access'],
  },
  workgroup: { ground: 'variable-pointers', storageClass: 'Workgroup', forms: ['ptr-access'] },
  'physical-storage-buffer': {
    ground: 'physical-storage-buffer',
    storageClass: 'PhysicalStorageBuffer',
    forms: ptrForms,
  },
  global: { ground: 'kernel', storageClass: 'CrossWorkgroup', forms: ptrForms },
}

export const generator: Generator = {
  name: 'loops-over-pointers',
  rule: 'ptr-access-chain-base-has-array-stride',
  alsoApplies: ['element-is-a-scalar-integer', 'chain-base-is-a-pointer'],
  summary: 'a pointer goes from element to element in a loop, as in *p++',
  build(choices) {
    const name = choices.pick('place', Object.keys(places))
    const { ground, storageClass, forms } = places[name] ?? {
      ground: 'kernel',
      storageClass: 'CrossWorkgroup',
      forms: ptrForms,
    }
    const form = choices.pick('chain', forms)
    const step = choices.pick('step', [1, 3])

    const world = createWorld(ground)
    const { builder } = world
    const types = world.types(storageClass)
    const float = types.scalar('float')
    const data = types.array(float, 64)
    const pointer = isExplicit(storageClass)
      ? world.strided(storageClass, float.size)
      : world.pointer(storageClass)
    const first = pointerInto(world, storageClass, 'untyped', data.id, pointer)
    const uint = types.scalar('uint').id
    const [entry, header, body, next, merge] = Array.from({ length: 5 }, () => builder.id()) as [
      number,
      number,
      number,
      number,
      number,
    ]
    const [moved, counted] = [builder.id(), builder.id()]
    builder.add('OpBranch', entry)
    builder.define(entry, 'OpLabel')
    builder.add('OpBranch', header)
    builder.define(header, 'OpLabel')
    const at = builder.add('OpPhi', pointer, first, entry, moved, next)
    const count = builder.add('OpPhi', uint, world.uint(0), entry, counted, next)
    const more = builder.add('OpULessThan', builder.type('OpTypeBool'), count, world.uint(8))
    builder.add('OpLoopMerge', merge, next, 'None')
    builder.add('OpBranchConditional', more, body, merge)
    builder.define(body, 'OpLabel')
    const object = load(world, storageClass, float, at)
    store(world, storageClass, float, at, builder.add('OpFAdd', float.id, object, object))
    builder.add('OpBranch', next)
    builder.define(next, 'OpLabel')
    const chain = form === 'ptr-access' ? 'OpUntypedPtrAccessChainKHR' : undefined
    builder.define(
      moved,
      chain ?? 'OpUntypedInBoundsPtrAccessChainKHR',
      pointer,
      float.id,
      at,
      world.uint(step),
    )
    builder.define(counted, 'OpIAdd', uint, count, world.uint(1))
    builder.add('OpBranch', header)
    builder.define(merge, 'OpLabel')
    const last = { resultType: pointer, baseType: float.id, base: at }
    if (step === 1) addChain(world, 'access', last)
    return world.finish()
  },
}
