import type { Argument } from '../builder/argument.ts'
import { environmentsOf, minorVersions } from '../builder/versions.ts'
import type { Generator, Mutator } from '../maker.ts'
import { declaresCapability } from '../mutate/declares-capability.ts'
import { definition } from '../mutate/definition.ts'
import { mutatorOf, type Way } from '../mutate/mutator-of.ts'
import { addAtomic, atomics } from './shared/atomics.ts'
import { addFunction } from './shared/functions.ts'
import { type Declare, operandWays, withInserted, withOperand } from './shared/operands.ts'
import { notNumerical } from './shared/other-types.ts'
import { type Kind, kinds, pointerType, variableIn } from './shared/pointer-into.ts'
import {
  globalPointers,
  hasIdleResult,
  pointerAt,
  pointerShape,
  ruledOrdinals,
  untypedAgain,
} from './shared/pointers.ts'
import { noPointerTypes } from './shared/things.ts'
import { createWorld, type World } from './shared/world.ts'

/** What a texel pointer is made from. */
interface TexelImage {
  readonly dim: string
  readonly arrayed: 0 | 1
  readonly multisampled: 0 | 1
  /** Number of components of the coordinate. */
  readonly components: number
  readonly capability?: string
}

function row(
  dim: string,
  components: number,
  more: Partial<Omit<TexelImage, 'dim' | 'components'>> = {},
): TexelImage {
  return { dim, components, arrayed: 0, multisampled: 0, ...more }
}

/** Images by the name of the choice. */
const texelImages: Readonly<Record<string, TexelImage>> = {
  '2d': row('2D', 2),
  '3d': row('3D', 3),
  '1d': row('1D', 1, { capability: 'Image1D' }),
  buffer: row('Buffer', 1, { capability: 'ImageBuffer' }),
  rect: row('Rect', 2, { capability: 'ImageRect' }),
  cube: row('Cube', 3),
  '2d-arrayed': row('2D', 3, { arrayed: 1 }),
  'cube-arrayed': row('Cube', 3, { arrayed: 1, capability: 'ImageCubeArray' }),
  multisampled: row('2D', 2, { multisampled: 1, capability: 'StorageImageMultisample' }),
}

/** Formats of shader images, by the name of their sampled type. */
const texelFormats = { uint: 'R32ui', int: 'R32i', float: 'R32f' } as const

type Sampled = keyof typeof texelFormats | 'void'

function sampledType(world: World, sampled: Sampled): number {
  return sampled === 'void' ? world.builder.type('OpTypeVoid') : world.plain.scalar(sampled).id
}

/** An image type whose texels can be pointed to; with the sampled type void it is one of kernels. */
function texelImageType(world: World, image: TexelImage, sampled: Sampled): number {
  const { builder } = world
  const { dim, arrayed, multisampled, capability } = image
  if (capability !== undefined) builder.capability(capability)
  const last: readonly Argument[] =
    sampled === 'void' ? [0, 'Unknown', 'ReadOnly'] : [2, texelFormats[sampled]]
  const type = sampledType(world, sampled)
  return builder.type('OpTypeImage', type, dim, 0, arrayed, multisampled, ...last)
}

/** Adds a pointer to the first texel; its result. */
function addTexelPointer(
  world: World,
  { components }: TexelImage,
  sampled: Sampled,
  kind: Kind,
  pointer: number,
  add: World['builder']['add'] = world.builder.add,
): number {
  const { builder, plain, uint } = world
  const type = pointerType(world, 'Image', kind, sampledType(world, sampled))
  const integer = plain.scalar('uint')
  const coordinate = components === 1 ? integer : plain.vector(integer, components)
  const zero = builder.once('OpConstantNull', coordinate.id)
  return add('OpImageTexelPointer', type, pointer, zero, uint(0))
}

const sampledTypes = ['uint', 'int', 'float', 'void'] as const satisfies readonly Sampled[]

const storageClass = 'UniformConstant'

export const generators: readonly Generator[] = [
  {
    name: 'texel-atomics',
    rule: 'image-texel-pointer-result-type-is-image',
    alsoApplies: [
      'image-texel-pointer-result-type-is-a-pointer-type',
      'atomic-pointer-is-a-pointer',
    ],
    summary: 'texels are accessed atomically, in every version',
    environments: ({ minor = '6' }) => environmentsOf(minor),
    build(choices) {
      const kind = choices.pick('pointer', kinds)
      const name = choices.pick('instruction', [
        'OpAtomicUMin',
        'OpAtomicStore',
        'OpAtomicLoad',
        'none',
      ])
      const minor = choices.pick('minor', minorVersions)

      const world = createWorld('shader', { minor })
      const image = texelImages['2d']
      const atomic = atomics.get(name)
      if (image !== undefined) {
        const variable = variableIn(
          world,
          'UniformConstant',
          'typed',
          texelImageType(world, image, 'uint'),
        )
        world.describe(variable)
        const pointer = addTexelPointer(world, image, 'uint', kind, variable)
        if (atomic !== undefined) {
          addAtomic(world, world.builder.add, atomic, pointer, world.plain.scalar('uint').id)
        }
      }
      return world.finish()
    },
  },
  {
    name: 'texel-pointers',
    rule: 'image-texel-pointer-result-type-is-a-pointer-type',
    alsoApplies: [
      'image-texel-pointer-result-type-is-image',
      'image-texel-pointer-image-is-a-typed-pointer',
    ],
    summary: 'texels of images of every dimension are pointed to by pointers of either kind',
    build(choices) {
      const name = choices.pick('image', Object.keys(texelImages))
      const kind = choices.pick('pointer', kinds)
      const sampled = choices.pick('sampled', ['uint', 'float'] as const)

      const world = createWorld('shader')
      const image = texelImages[name]
      if (image !== undefined) {
        const type = texelImageType(world, image, sampled)
        const variable = variableIn(world, 'UniformConstant', 'typed', type)
        world.describe(variable)
        addTexelPointer(world, image, sampled, kind, variable)
      }
      return world.finish()
    },
  },
  {
    name: 'texel-types',
    rule: 'image-texel-pointer-typed-result-points-to-a-numerical-scalar-or-void',
    alsoApplies: ['image-texel-pointer-result-type-is-a-pointer-type'],
    summary: 'typed results point to the sampled type, be it a number or void',
    build(choices) {
      const sampled = choices.pick('sampled', sampledTypes)
      const kind = choices.pick('pointer', kinds.toReversed())
      const name = choices.pick('image', ['2d', '3d'])

      const world = createWorld(sampled === 'void' ? 'kernel' : 'shader')
      if (sampled === 'void') world.builder.capability('ImageBasic')
      const image = texelImages[name]
      if (image !== undefined) {
        const type = texelImageType(world, image, sampled)
        const variable = variableIn(world, 'UniformConstant', 'typed', type)
        if (sampled !== 'void') world.describe(variable)
        addTexelPointer(world, image, sampled, kind, variable)
      }
      return world.finish()
    },
  },
  {
    name: 'texels-of-every-image',
    rule: 'image-texel-pointer-image-is-a-typed-pointer',
    alsoApplies: [
      'image-texel-pointer-result-type-is-image',
      'logical-pointer-operand-is-of-a-listed-instruction',
    ],
    summary: 'images are variables, elements of arrays, copies and parameters, beside untyped ones',
    build(choices) {
      const from = choices.pick('image', ['variable', 'element', 'copy', 'parameter'])
      const kind = choices.pick('pointer', kinds)
      const beside = choices.pick('beside', ['nothing', 'untyped-image'])

      const world = createWorld('shader')
      const { builder, plain } = world
      const image = texelImages['2d']
      if (image === undefined) return world.finish()
      const type = texelImageType(world, image, 'uint')
      const pointer = pointerType(world, storageClass, 'typed', type)
      const data =
        from === 'element' ? plain.array({ id: type, size: 0, alignment: 1 }, 4).id : type
      const variable = variableIn(world, storageClass, 'typed', data)
      world.describe(variable)
      if (beside !== 'nothing') world.describe(variableIn(world, storageClass, 'untyped', type))
      if (from === 'parameter') {
        const nothing = builder.type('OpTypeVoid')
        const callee = addFunction(world, nothing, [pointer], (add, parameter = 0) => {
          addTexelPointer(world, image, 'uint', kind, parameter, add)
          add('OpReturn')
        })
        builder.add('OpFunctionCall', nothing, callee, variable)
        return world.finish()
      }
      const taken =
        from === 'element'
          ? builder.add('OpAccessChain', pointer, variable, world.uint(2))
          : from === 'copy'
            ? builder.add('OpCopyObject', pointer, variable)
            : variable
      addTexelPointer(world, image, 'uint', kind, taken)
      return world.finish()
    },
  },
]

const imageWord = 2

const classes = {
  'uniform-constant': 'UniformConstant',
  'storage-buffer': 'StorageBuffer',
  uniform: 'Uniform',
  private: 'Private',
  function: 'Function',
  workgroup: 'Workgroup',
} as const

/** Storage classes that kernels do not have. */
const ofShaders: ReadonlySet<string> = new Set(['StorageBuffer', 'Uniform', 'Private'])

function into(storageClass: string): Way {
  return (module, at) => {
    const type = module.instructions[at]?.words[0]
    const shape = pointerShape(module, type)
    const may = !ofShaders.has(storageClass) || declaresCapability(module, 'Shader')
    if (shape === undefined || !may) return undefined
    const pointee = definition(module, type)?.words[2]
    return withOperand(module, at, 0, (graft) =>
      shape.kind === 'untyped'
        ? graft.add('OpTypeUntypedPointerKHR', storageClass)
        : graft.add('OpTypePointer', storageClass, pointee ?? 0),
    )
  }
}

function to(pointee: Declare): Way {
  return (module, at) => {
    const shape = pointerShape(module, module.instructions[at]?.words[0])
    if (shape?.kind !== 'typed') return undefined
    return withOperand(module, at, 0, (graft, ...where) => {
      const type = pointee(graft, ...where)
      return type === undefined ? undefined : graft.add('OpTypePointer', shape.storageClass, type)
    })
  }
}

export const mutators: readonly Mutator[] = [
  mutatorOf({
    name: 'texel-of-untyped-image',
    rule: 'image-texel-pointer-image-is-a-typed-pointer',
    summary: 'a texel is looked for in an image behind an untyped pointer',
    ordinals: (module) =>
      ruledOrdinals(module, 'OpImageTexelPointer').filter(
        (at) => pointerAt(module, at, imageWord)?.kind === 'typed',
      ),
    ways: {
      'untyped-again': (module, at) => {
        const pointer = pointerAt(module, at, imageWord)
        if (pointer === undefined) return undefined
        return withInserted(module, at, (declare) => {
          const make = untypedAgain(module, declare, pointer)
          return make === undefined ? undefined : (put) => ({ [imageWord]: make(put) })
        })
      },
      'untyped-variable': (module, at) => {
        const pointer = pointerAt(module, at, imageWord)
        const other = globalPointers(module).find(
          ({ kind, storageClass }) => kind === 'untyped' && storageClass === pointer?.storageClass,
        )
        return other === undefined ? undefined : withOperand(module, at, imageWord, () => other.id)
      },
    },
  }),
  mutatorOf({
    name: 'texel-pointer-elsewhere',
    rule: 'image-texel-pointer-result-type-is-image',
    summary: 'a pointer to a texel points into another storage class than Image',
    ordinals: (module) =>
      ruledOrdinals(module, 'OpImageTexelPointer').filter((at) => hasIdleResult(module, at)),
    ways: Object.fromEntries(
      Object.entries(classes).map(([variant, storageClass]) => [variant, into(storageClass)]),
    ),
  }),
  mutatorOf({
    name: 'texel-pointer-no-pointer',
    rule: 'image-texel-pointer-result-type-is-a-pointer-type',
    summary: 'a pointer to a texel is said to be something else',
    ordinals: (module) =>
      ruledOrdinals(module, 'OpImageTexelPointer').filter((at) => hasIdleResult(module, at)),
    ways: operandWays(0, noPointerTypes),
  }),
  mutatorOf({
    name: 'texel-pointer-to-no-number',
    rule: 'image-texel-pointer-typed-result-points-to-a-numerical-scalar-or-void',
    summary: 'a typed pointer to a texel points to what is neither a number nor void',
    ordinals: (module) =>
      ruledOrdinals(module, 'OpImageTexelPointer').filter((at) => hasIdleResult(module, at)),
    ways: {
      ...Object.fromEntries(
        Object.entries(notNumerical).map(([variant, pointee]) => [variant, to(pointee)]),
      ),
      'untyped-pointer': to((graft) => graft.add('OpTypeUntypedPointerKHR', 'Image')),
    },
  }),
]
