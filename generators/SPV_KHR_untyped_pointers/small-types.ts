import { environmentsOf } from '../builder/versions.ts'
import type { Choices } from '../choices.ts'
import type { Generator, Mutator } from '../maker.ts'
import type { Module } from '../module.ts'
import { type MutatorTable, mutatorOf, type TableMutator, type Way } from '../mutate/mutator-of.ts'
import { ordinalsOf } from '../mutate/ordinals-of.ts'
import {
  accessForms,
  addChain,
  type ChainForm,
  chainAt,
  chainsOf,
  chainWords,
} from './shared/chains.ts'
import { type Declare, withOperand } from './shared/operands.ts'
import { basePointerType, kinds, pointerInto, variableIn } from './shared/pointer-into.ts'
import { pointerWith, storageClassName } from './shared/pointers.ts'
import {
  contentNames,
  contentOf,
  declareStorage,
  exchangeableStorage,
  isEnabled,
  isSmall,
  otherStorage,
  type SmallPlace,
  type SmallWidth,
  smallPlaceNames,
  smallPlaces,
  smallScalar,
  smallScalarOf,
  smallScalars,
  storageCapabilities,
  withStorage,
} from './shared/small-types.ts'
import { untypedVariableAt, untypedVariablesOf, variableWords } from './shared/variables.ts'
import { createWorld, type GroundName, type World } from './shared/world.ts'

type About = Pick<Generator, 'name' | 'rule' | 'alsoApplies' | 'summary'>

interface Start {
  readonly world: World
  readonly type: number
}

/** Plain data in storage classes that nothing enables small types in, or something else does. */
function addOthers(world: World, { storageClass, bufferBlock }: SmallPlace): void {
  const others = ['Private', 'Function', 'Uniform', 'PushConstant', 'StorageBuffer', 'Input']
  for (const other of others) {
    // Next to a BufferBlock there is no storage buffer.
    if (other === storageClass || (bufferBlock && other === 'StorageBuffer')) continue
    const data = world.types(other).scalar('uint').id
    const base = variableIn(world, other, 'untyped', data)
    addChain(world, 'access', { resultType: world.pointer(other), baseType: data, base })
  }
}

function start(
  choices: Choices,
  width: SmallWidth,
  place: SmallPlace,
  ground: GroundName = place.ground,
): Start {
  const capability = choices.pick('capability', place.capabilities[width])
  const content = choices.pick('content', contentNames(place))
  const scalars = smallScalars(width, capability)
  const scalar = choices.pick('scalar', content === 'vector' ? scalars : scalars.slice(0, 1))
  const several = place.storageClass === 'StorageBuffer' ? [6, 3, 0] : [6]
  const minor = choices.pick('minor', place.bufferBlock ? [3, 0] : several)

  const world = createWorld(ground, { minor })
  declareStorage(world, width, capability, minor)
  const type = contentOf(world, place, content, smallScalar(world, width, scalar)).id
  addOthers(world, place)
  return { world, type }
}

/** There is no `BufferBlock` in versions after 1.3. */
function environments({ minor = '6', place }: Readonly<Record<string, string>>): readonly string[] {
  return place === 'buffer-block' ? [`spv1.${minor}`] : environmentsOf(minor)
}

function pickPlace(choices: Choices, width: SmallWidth, which: 'variables' | 'all'): SmallPlace {
  return smallPlaces[choices.pick('place', smallPlaceNames(width, which))] as SmallPlace
}

/** Variables whose data is small, by what enables it there. */
function smallDataTypes(about: About, width: SmallWidth): Generator {
  return {
    ...about,
    environments,
    build(choices) {
      const place = pickPlace(choices, width, 'variables')
      const { world, type } = start(choices, width, place)
      variableIn(world, place.storageClass, 'untyped', type)
      return world.finish()
    },
  }
}

const pointed: Readonly<Record<string, GroundName>> = {
  StorageBuffer: 'variable-pointers',
  PhysicalStorageBuffer: 'physical-storage-buffer',
}

/** Chains that see memory as small types, by what enables it there. */
function smallBaseTypes(about: About, width: SmallWidth): Generator {
  return {
    ...about,
    environments,
    build(choices) {
      const place = pickPlace(choices, width, 'all')
      const { storageClass } = place
      const ground = pointed[storageClass]
      const forms: readonly ChainForm[] = ground === undefined ? [] : ['ptr-access']
      const form = choices.pick('chain', [...accessForms, ...forms])
      const kind = choices.pick('base', kinds)
      const { world, type } = start(
        choices,
        width,
        place,
        form === 'ptr-access' ? ground : undefined,
      )
      const types = storageClass === 'Workgroup' ? world.laid : world.types(storageClass)
      const words = types.array(types.scalar('uint'), 16)
      const data = storageClass === 'Workgroup' ? types.block(words) : words
      const base = basePointerType(world, form, storageClass, kind, data)
      addChain(world, form, {
        resultType: world.pointer(storageClass),
        baseType: type,
        base: pointerInto(world, storageClass, kind, data.id, base),
      })
      return world.finish()
    },
  }
}

export const generators: readonly Generator[] = [
  smallBaseTypes(
    {
      name: 'eight-bit-base-types',
      rule: 'base-type-with-8-bit-members-has-its-storage-capability',
      alsoApplies: ['base-type-is-explicitly-laid-out'],
      summary:
        'memory is seen as 8-bit data in every storage class in which a capability enables it',
    },
    8,
  ),
  smallDataTypes(
    {
      name: 'eight-bit-data-types',
      rule: 'data-type-with-8-bit-members-has-its-storage-capability',
      alsoApplies: ['data-type-is-a-type', 'data-type-is-explicitly-laid-out'],
      summary: 'variables hold 8-bit data in every storage class in which a capability enables it',
    },
    8,
  ),
  smallBaseTypes(
    {
      name: 'sixteen-bit-base-types',
      rule: 'base-type-with-16-bit-members-has-its-storage-capability',
      alsoApplies: ['base-type-is-explicitly-laid-out'],
      summary:
        'memory is seen as 16-bit data in every storage class in which a capability enables it',
    },
    16,
  ),
  smallDataTypes(
    {
      name: 'sixteen-bit-data-types',
      rule: 'data-type-with-16-bit-members-has-its-storage-capability',
      alsoApplies: ['data-type-is-a-type', 'data-type-is-explicitly-laid-out'],
      summary: 'variables hold 16-bit data in every storage class in which a capability enables it',
    },
    16,
  ),
]

type Description = Pick<MutatorTable, 'name' | 'rule' | 'summary'>

const judged: readonly ChainForm[] = ['access', 'in-bounds-access', 'ptr-access']

/** A place where a type says what memory holds: the instruction's ordinal, the storage class, and the type. */
interface Holding {
  readonly at: number
  readonly storageClass: string
  readonly type: number
}

function dataTypes(module: Module): readonly Holding[] {
  return untypedVariablesOf(module).flatMap((at) => {
    const { storageClass, dataType } = untypedVariableAt(module, at)
    return dataType === undefined ? [] : { at, storageClass, type: dataType }
  })
}

function baseTypes(module: Module, forms: readonly ChainForm[] = judged): readonly Holding[] {
  return chainsOf(module, forms).flatMap((at) => {
    const chain = chainAt(module, at)
    const base = pointerWith(module, chain?.base)
    return chain === undefined || base === undefined
      ? []
      : { at, storageClass: storageClassName(base.storageClass), type: chain.baseType }
  })
}

const decorations = { Block: 2, BufferBlock: 3 } as const

function isDecorated(module: Module, type: number, name: keyof typeof decorations): boolean {
  return ordinalsOf(module, 'OpDecorate').some((at) => {
    const { words = [] } = module.instructions[at] ?? {}
    return words[0] === type && words[1] === decorations[name]
  })
}

function hasBufferBlock(module: Module): boolean {
  return ordinalsOf(module, 'OpDecorate').some(
    (at) => module.instructions[at]?.words[1] === decorations.BufferBlock,
  )
}

/** Says of a type in Uniform whether it may be that of a block that the lesser capability is for. */
type IsBufferBlock = (module: Module, type: number) => boolean

const isBufferBlock: IsBufferBlock = (module, type) => isDecorated(module, type, 'BufferBlock')

/** What a chain looks into may have been such a block, unless the chain says otherwise. */
const mayBeBufferBlock: IsBufferBlock = (module, type) => !isDecorated(module, type, 'Block')

/** True where small data stands in a place that these capabilities enable it in. */
function covers(
  module: Module,
  capabilities: readonly string[],
  width: SmallWidth,
  { storageClass, type }: Holding,
  isLesser: IsBufferBlock,
): boolean {
  const counted =
    storageClass === 'Uniform' && !isLesser(module, type)
      ? capabilities.filter((name) => name !== 'StorageBuffer16BitAccess')
      : capabilities
  return isEnabled(counted, width, storageClass)
}

/** Another capability in the place of the one that enables what is there. */
function exchanged({ width, holdings, others }: Small, name: string, inBufferBlock: boolean): Way {
  return (module, at) => {
    if (!exchangeableStorage(module, width).includes(at)) return undefined
    if (hasBufferBlock(module) !== inBufferBlock) return undefined
    const isBroken = (holding: Holding) =>
      isSmall(module, holding.type, width) &&
      !covers(
        module,
        [name],
        width,
        holding,
        chainAt(module, holding.at) === undefined ? isBufferBlock : mayBeBufferBlock,
      )
    return holdings(module).some(isBroken) && !others(module).some(isBroken)
      ? withStorage(module, at, name)
      : undefined
  }
}

const hyphens = (name: string) => name.replace(/(?<=[a-z])(?=[A-Z0-9])/g, '-').toLowerCase()

const classes = ['StorageBuffer', 'Uniform', 'PushConstant', 'Private', 'Function', 'Input']

interface Small {
  readonly width: SmallWidth
  readonly word: number
  readonly holdings: (module: Module) => readonly Holding[]
  readonly others: (module: Module) => readonly Holding[]
}

/** A small type where nothing enables it, in a module that may have it elsewhere. */
function moved({ width, word, holdings }: Small, storageClass: string, declare?: string): Way {
  return (module, at) => {
    const capabilities = storageCapabilities(module, width)
    const holding = holdings(module).find((each) => each.at === at)
    if (capabilities.length === 0 || holding?.storageClass !== storageClass) return undefined
    if (isEnabled(capabilities, width, storageClass)) return undefined
    const small: Declare = (graft) => {
      const scalar = smallScalarOf(module, at, width)
      if (scalar === undefined || declare === undefined) return scalar
      return graft.type(declare, scalar, 2)
    }
    return withOperand(module, at, word, small)
  }
}

function smallMutator(about: Description, small: Small): TableMutator {
  const { width, holdings } = small
  return mutatorOf({
    ...about,
    ordinals: (module) => [
      ...exchangeableStorage(module, width),
      ...holdings(module)
        .map(({ at }) => at)
        .filter((at) => isReplaceable(module, at)),
    ],
    ways: Object.fromEntries([
      ...otherStorage(width).map((name) => [`by-${hyphens(name)}`, exchanged(small, name, false)]),
      ...otherStorage(width)
        .filter((name) => !smallPlaces['buffer-block']?.capabilities[width].includes(name))
        .map((name) => [`in-buffer-block-by-${hyphens(name)}`, exchanged(small, name, true)]),
      ...classes.flatMap((name) => [
        [`scalar-in-${hyphens(name)}`, moved(small, name)],
        [`vector-in-${hyphens(name)}`, moved(small, name, 'OpTypeVector')],
      ]),
    ]),
  })
}

/** Variables with an initializer, and chains that walk on, need their type as it is. */
function isReplaceable(module: Module, at: number): boolean {
  const chain = chainAt(module, at)
  return chain === undefined
    ? untypedVariableAt(module, at).initializer === undefined
    : chain.indexes.length === 0
}

/** Breaks what capabilities say of the data types of variables. */
function smallDataTypeMutator(about: Description, width: SmallWidth): TableMutator {
  return smallMutator(about, {
    width,
    word: variableWords.dataType,
    holdings: dataTypes,
    others: baseTypes,
  })
}

/** Breaks what capabilities say of the base types of chains. */
function smallBaseTypeMutator(about: Description, width: SmallWidth): TableMutator {
  return smallMutator(about, {
    width,
    word: chainWords.baseType,
    holdings: baseTypes,
    others: dataTypes,
  })
}

export const mutators: readonly Mutator[] = [
  smallBaseTypeMutator(
    {
      name: 'eight-bit-base-elsewhere',
      rule: 'base-type-with-8-bit-members-has-its-storage-capability',
      summary: 'memory is seen as 8-bit data where nothing enables it',
    },
    8,
  ),
  smallDataTypeMutator(
    {
      name: 'eight-bit-data-elsewhere',
      rule: 'data-type-with-8-bit-members-has-its-storage-capability',
      summary: 'a variable holds 8-bit data where nothing enables it',
    },
    8,
  ),
  smallBaseTypeMutator(
    {
      name: 'sixteen-bit-base-elsewhere',
      rule: 'base-type-with-16-bit-members-has-its-storage-capability',
      summary: 'memory is seen as 16-bit data where nothing enables it',
    },
    16,
  ),
  smallDataTypeMutator(
    {
      name: 'sixteen-bit-data-elsewhere',
      rule: 'data-type-with-16-bit-members-has-its-storage-capability',
      summary: 'a variable holds 16-bit data where nothing enables it',
    },
    16,
  ),
]
