import { enumerantByName } from '#spec/grammar/grammar'
import { decorateThrough, routes } from '../builder/decorate-through.ts'
import { instruction } from '../builder/instruction.ts'
import type { Generator, Mutator } from '../maker.ts'
import type { Module } from '../module.ts'
import { insertDeclaration } from '../mutate/insert-declaration.ts'
import { mutatorOf, type Way } from '../mutate/mutator-of.ts'
import { ordinalsOf } from '../mutate/ordinals-of.ts'
import { removeInstruction } from '../mutate/remove-instruction.ts'
import { typeOf } from '../mutate/type-of.ts'
import { addChain, type ChainForm, chainAt, chainsOf, ptrForms } from './shared/chains.ts'
import { kinds, pointerInto } from './shared/pointer-into.ts'
import { pointerShape, storageClassName } from './shared/pointers.ts'
import { createWorld, type GroundName, isExplicit, isLaidOut, load, store } from './shared/world.ts'

/** Physical pointers: of logical ones it is open whether they may be the base. */
const places = {
  'physical-storage-buffer': 'PhysicalStorageBuffer',
  'storage-buffer': 'StorageBuffer',
  uniform: 'Uniform',
  'push-constant': 'PushConstant',
  private: 'Private',
} as const

/** Where pointer access chains ask for a stride, and with `stride` 0 where they do not. */
const strideKeepers: Readonly<
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
  workgroup: { ground: 'variable-pointers', storageClass: 'Workgroup', asks: true },
  'physical-shader-private': { ground: 'physical-shader', storageClass: 'Private', asks: false },
  'kernel-global': { ground: 'kernel', storageClass: 'CrossWorkgroup', asks: false },
}

/** Strides beside the ordinary one of the elements: smaller or larger ones are no mistake. */
const strides = { ordinary: 8, wide: 64, narrow: 4 } as const

function formsOf(ground: GroundName): readonly ChainForm[] {
  return ground === 'variable-pointers' ? ['ptr-access'] : ptrForms
}

const loopPlaces: Readonly<
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

export const generators: readonly Generator[] = [
  {
    name: 'array-strides-in-bounds',
    rule: 'in-bounds-ptr-access-chain-base-has-array-stride',
    alsoApplies: [
      'ptr-access-chain-base-has-array-stride',
      'in-bounds-ptr-access-chain-base-type-follows-the-layout-rules',
    ],
    ruleFor: ({ chain, again }) =>
      [chain, again].includes('in-bounds-ptr-access')
        ? undefined
        : 'ptr-access-chain-base-has-array-stride',
    summary: 'chains of both forms go on from each other, with strides where they are asked for',
    build(choices) {
      const place = choices.pick('place', [
        'physical-storage-buffer',
        'storage-buffer',
        'uniform',
        'push-constant',
        'private',
      ])
      const first = choices.pick('chain', ['in-bounds-ptr-access', 'ptr-access'])
      const again = choices.pick('again', ['none', 'in-bounds-ptr-access', 'ptr-access', 'access'])

      const storageClass = places[place]
      const world = createWorld(
        place === 'physical-storage-buffer' ? 'physical-storage-buffer' : 'physical-shader',
      )
      const types = world.types(storageClass)
      const element = types.structure(types.scalar('uint'), types.scalar('float'))
      const type =
        place === 'private'
          ? world.pointer(storageClass)
          : world.strided(storageClass, element.size)
      const base = pointerInto(world, storageClass, 'untyped', element.id, type)
      const step = { resultType: type, baseType: element.id, element: world.uint(1) }
      const next = addChain(world, first, { ...step, base })
      if (again !== 'none') addChain(world, again, { ...step, base: next })
      return world.finish()
    },
  },
  {
    name: 'array-strides',
    rule: 'ptr-access-chain-base-has-array-stride',
    alsoApplies: [
      'array-stride-may-decorate-an-untyped-pointer-type',
      'element-is-a-scalar-integer',
      'in-bounds-ptr-access-chain-base-has-array-stride',
    ],
    ruleFor: ({ chain }) =>
      chain === 'in-bounds-ptr-access'
        ? 'in-bounds-ptr-access-chain-base-has-array-stride'
        : undefined,
    summary: 'the type of the base has a stride where the storage class asks for one, else perhaps',
    build(choices) {
      const name = choices.pick('place', Object.keys(strideKeepers))
      const { ground, storageClass, asks } = strideKeepers[name] ?? {
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
  },
  {
    name: 'loops-over-pointers',
    rule: 'ptr-access-chain-base-has-array-stride',
    alsoApplies: [
      'element-is-a-scalar-integer',
      'chain-base-is-a-pointer',
      'in-bounds-ptr-access-chain-base-has-array-stride',
    ],
    ruleFor: ({ chain }) =>
      chain === 'in-bounds-ptr-access'
        ? 'in-bounds-ptr-access-chain-base-has-array-stride'
        : undefined,
    summary: 'a pointer goes from element to element in a loop, as in *p++',
    build(choices) {
      const name = choices.pick('place', Object.keys(loopPlaces))
      const { ground, storageClass, forms } = loopPlaces[name] ?? {
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
      const pointer = isLaidOut(world, storageClass)
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
  },
]

const arrayStride = enumerantByName('Decoration', 'ArrayStride')?.value

/** Ordinal of the decoration that gives the id its stride, by itself or through a group of one. */
function strideOf(module: Module, target: number): number | undefined {
  const groups = ordinalsOf(module, 'OpGroupDecorate')
    .map((at) => module.instructions[at]?.words ?? [])
    .filter((words) => words.length === 2 && words[1] === target)
    .map(([group]) => group)
  return ordinalsOf(module, 'OpDecorate').find((at) => {
    const [id, decoration] = module.instructions[at]?.words ?? []
    return decoration === arrayStride && (id === target || groups.includes(id))
  })
}

/** The module in which the id has no stride. */
function withoutStride(module: Module, target: number): Module | undefined {
  const at = strideOf(module, target)
  return at === undefined ? undefined : removeInstruction(module, at)
}

/** The module in which something else has the stride that the id has had. */
function withStrideOn(module: Module, target: number, other: number): Module | undefined {
  const at = strideOf(module, target)
  const stride = module.instructions[at ?? -1]?.words[2]
  if (at === undefined || stride === undefined || strideOf(module, other) !== undefined) {
    return undefined
  }
  const moved = instruction('OpDecorate', other, 'ArrayStride', stride)
  return insertDeclaration(removeInstruction(module, at), moved)
}

/** Type of the base of the chain with ordinal `at`. */
function baseTypeAt(module: Module, at: number): number {
  return typeOf(module, chainAt(module, at)?.base ?? 0) ?? 0
}

function asks(module: Module, at: number): boolean {
  const shape = pointerShape(module, baseTypeAt(module, at))
  return shape !== undefined && isExplicit(storageClassName(shape.storageClass))
}

/** Ordinals of the chains of both forms that have a base of that type. */
function chainsFrom(module: Module, type: number): readonly (ChainForm | undefined)[] {
  return chainsOf(module, ['ptr-access', 'in-bounds-ptr-access'])
    .filter((at) => baseTypeAt(module, at) === type)
    .map((at) => chainAt(module, at)?.form)
}

const moved: Way = (module, at) => {
  const chain = chainAt(module, at)
  const type = baseTypeAt(module, at)
  return chain === undefined || chain.resultType === type
    ? undefined
    : withStrideOn(module, type, chain.resultType)
}

/** Takes the stride away from the type of the base of every chain of that form, where no other form has such a base. */
function unstridedBase(
  about: Pick<Mutator, 'name' | 'rule' | 'summary'>,
  form: ChainForm,
): Mutator {
  return mutatorOf({
    ...about,
    ordinals: (module) =>
      // What the core specification says of its own chains would be broken too.
      ordinalsOf(module, 'OpPtrAccessChain', 'OpInBoundsPtrAccessChain', 'OpPtrDiff').length > 0
        ? []
        : chainsOf(module, [form]).filter(
            (at) =>
              asks(module, at) &&
              chainsFrom(module, baseTypeAt(module, at)).every((each) => each === form),
          ),
    ways: {
      removed: (module, at) => withoutStride(module, baseTypeAt(module, at)),
      'on-the-result-type': moved,
    },
  })
}

export const mutators: readonly Mutator[] = [
  unstridedBase(
    {
      name: 'base-without-stride-in-bounds',
      rule: 'in-bounds-ptr-access-chain-base-has-array-stride',
      summary: 'the type of the base of an in-bounds pointer access chain has no stride',
    },
    'in-bounds-ptr-access',
  ),
  unstridedBase(
    {
      name: 'base-without-stride',
      rule: 'ptr-access-chain-base-has-array-stride',
      summary: 'the type of the base of a pointer access chain has no stride',
    },
    'ptr-access',
  ),
]
