import { environmentsOf } from '../../build/versions.ts'
import type { Choices } from '../../choices.ts'
import type { Generator } from '../../maker.ts'
import { addChain } from './add-chain.ts'
import { accessForms, type ChainForm } from './chain-forms.ts'
import type { GroundName } from './grounds.ts'
import { kinds, pointerInto, variableIn } from './pointer-into.ts'
import { contentNames, contentOf } from './small-contents.ts'
import {
  declareStorage,
  type SmallPlace,
  type SmallWidth,
  smallPlaceNames,
  smallPlaces,
  smallScalar,
  smallScalars,
} from './small-types.ts'
import { createWorld, type World } from './world.ts'

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
export function smallDataTypes(about: About, width: SmallWidth): Generator {
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
export function smallBaseTypes(about: About, width: SmallWidth): Generator {
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
      const { builder } = world
      const types = storageClass === 'Workgroup' ? world.laid : world.types(storageClass)
      const words = types.array(types.scalar('uint'), 16)
      const data = storageClass === 'Workgroup' ? types.block(words) : words
      const base =
        kind === 'untyped'
          ? builder.add('OpTypeUntypedPointerKHR', storageClass)
          : builder.add('OpTypePointer', storageClass, data.id)
      if (form === 'ptr-access') builder.decorate(base, 'ArrayStride', data.size)
      addChain(world, form, {
        resultType: world.pointer(storageClass),
        baseType: type,
        base: pointerInto(world, storageClass, kind, data.id, base),
      })
      return world.finish()
    },
  }
}
