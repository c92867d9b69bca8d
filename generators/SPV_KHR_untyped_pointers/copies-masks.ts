import type { Argument } from '../builder/argument.ts'
import { scalarNamed } from '../builder/scalars.ts'
import { environmentsOf } from '../builder/versions.ts'
import type { Generator, Mutator } from '../maker.ts'
import type { Instruction, Module } from '../module.ts'
import { declaresCapability } from '../mutate/declares-capability.ts'
import { graft } from '../mutate/graft.ts'
import { mutatorOf } from '../mutate/mutator-of.ts'
import { replaceInstruction } from '../mutate/replace-instruction.ts'
import { addCopy, type CopyKinds, copyKinds, copyWords, type Sides } from './shared/copies.ts'
import { ruledOrdinals } from './shared/pointers.ts'
import { createWorld, type World } from './shared/world.ts'

const queueFamily = 5

/** Makes a memory operands mask with what belongs to it. */
type Mask = (scope: number) => readonly Argument[]

/** Masks for either side. */
const eitherMasks: Readonly<Record<string, Mask>> = {
  none: () => ['None'],
  aligned: () => ['Aligned', 4],
  'non-private': () => ['NonPrivatePointer'],
}

/** Masks for the target: what is written becomes available. */
const targetMasks: Readonly<Record<string, Mask>> = {
  available: (scope) => ['MakePointerAvailable|NonPrivatePointer', scope],
  'volatile-and-available': (scope) => ['Volatile|MakePointerAvailable|NonPrivatePointer', scope],
  'aligned-and-available': (scope) => ['Aligned|MakePointerAvailable|NonPrivatePointer', 4, scope],
}

/** Masks for the source: what is read becomes visible. */
const sourceMasks: Readonly<Record<string, Mask>> = {
  visible: (scope) => ['MakePointerVisible|NonPrivatePointer', scope],
  'aligned-and-visible': (scope) => ['Aligned|MakePointerVisible|NonPrivatePointer', 4, scope],
}

/** A shader with the Vulkan memory model, which the masks ask for. */
function vulkanShader(minor: number): World {
  const world = createWorld('shader', { minor, memoryModel: 'Vulkan' })
  if (minor < 5) world.builder.extension('SPV_KHR_vulkan_memory_model')
  return world
}

/** Adds a copy with those masks, between storage classes in which there are pointers that are not private. */
function addMaskedCopy(world: World, which: CopyKinds, masks: Sides<Mask>): void {
  const scope = world.builder.constant(scalarNamed('uint').declare(world), queueFamily)
  const classes = { target: 'StorageBuffer', source: 'Uniform' }
  addCopy(
    world,
    which,
    classes,
    world.laid.scalar('uint'),
    ...masks.target(scope),
    ...masks.source(scope),
  )
}

const masks: Readonly<Record<'source' | 'target', Readonly<Record<string, Mask>>>> = {
  source: { ...eitherMasks, ...sourceMasks },
  target: { ...eitherMasks, ...targetMasks },
}

const none: Mask = () => ['None']

interface Masked extends Pick<Generator, 'name' | 'rule' | 'summary'> {
  /** The side whose masks are all tried. */
  readonly side: 'source' | 'target'
  /** The masks of the other side. */
  readonly beside: readonly string[]
}

/** Copies with two masks, one of which is any. */
function copiesWithMasks({ side, beside, ...about }: Masked): Generator {
  const other = side === 'source' ? 'target' : 'source'
  return {
    ...about,
    alsoApplies: ['copy-memory-has-a-typed-pointer'],
    environments: ({ minor = '6' }) => environmentsOf(minor),
    build(choices) {
      const chosen = choices.pick(side, Object.keys(masks[side]))
      const otherChosen = choices.pick(other, beside)
      const which = choices.pick('pointers', copyKinds)
      const minor = choices.pick('minor', [6, 5, 4])

      const world = vulkanShader(minor)
      const mask = masks[side][chosen] ?? none
      const otherMask = masks[other][otherChosen] ?? none
      addMaskedCopy(
        world,
        which,
        side === 'source'
          ? { source: mask, target: otherMask }
          : { target: mask, source: otherMask },
      )
      return world.finish()
    },
  }
}

const singleMasks: Readonly<Record<string, readonly Argument[]>> = {
  absent: [],
  none: ['None'],
  volatile: ['Volatile'],
  aligned: ['Aligned', 4],
  'aligned-and-nontemporal': ['Aligned|Nontemporal', 16],
}

export const generators: readonly Generator[] = [
  copiesWithMasks({
    name: 'copies-with-a-source-mask',
    rule: 'copy-memory-source-mask-is-not-make-pointer-available',
    summary: 'the second of two masks makes what is read visible, and more',
    side: 'source',
    beside: ['none', 'available'],
  }),
  copiesWithMasks({
    name: 'copies-with-a-target-mask',
    rule: 'copy-memory-target-mask-is-not-make-pointer-visible',
    summary: 'the first of two masks makes what is written available, and more',
    side: 'target',
    beside: ['none', 'visible'],
  }),
  {
    name: 'copies-with-one-mask',
    rule: 'copy-memory-has-one-mask-before-version-1-4',
    alsoApplies: ['copy-memory-has-a-typed-pointer'],
    summary: 'a copy has one memory operands mask or none, in versions that know no second one',
    environments: ({ minor = '3' }) => environmentsOf(minor),
    build(choices) {
      const mask = choices.pick('mask', Object.keys(singleMasks))
      const minor = choices.pick('minor', [3, 2, 1, 0])
      const which = choices.pick('pointers', copyKinds)

      const world = createWorld('shader', { minor })
      const classes = { target: 'Private', source: 'StorageBuffer' }
      addCopy(world, which, classes, world.laid.scalar('uint'), ...(singleMasks[mask] ?? []))
      return world.finish()
    },
  },
]

/** Bits of memory operands. */
const memoryBits = {
  Volatile: 0x1,
  Aligned: 0x2,
  Nontemporal: 0x4,
  MakePointerAvailable: 0x8,
  MakePointerVisible: 0x10,
  NonPrivatePointer: 0x20,
} as const

const parameters = [
  memoryBits.Aligned,
  memoryBits.MakePointerAvailable,
  memoryBits.MakePointerVisible,
]

/** Which words of a copy are one mask and what belongs to it. */
interface MaskPlace {
  readonly word: number
  /** In words. */
  readonly length: number
}

/** The masks of a copy, in order. */
function masksOf({ words }: Instruction): readonly MaskPlace[] {
  const found: MaskPlace[] = []
  let word: number = copyWords.firstMask
  while (word < words.length) {
    const mask = words[word] ?? 0
    const length = 1 + parameters.filter((bit) => (mask & bit) !== 0).length
    found.push({ word, length })
    word += length
  }
  return found
}

const version14 = 0x0001_0400

const { Aligned, Volatile } = memoryBits

/** The copy with what makes it two masks, in a version that knows one only. */
function withSecond(
  module: Module,
  at: number,
  second: readonly number[],
  first: readonly number[],
): Module | undefined {
  const before = module.instructions[at]
  if (before === undefined || module.version >= version14) return undefined
  const masks = masksOf(before).length
  if (masks > 1 || before.words.length < 2) return undefined
  const words = [...before.words, ...(masks === 0 ? first : []), ...second]
  return replaceInstruction(module, at, { ...before, words })
}

/**
 * The module in which the first (0) or second (1) of two masks of a copy is another one, with what belongs to it.
 * `undefined` where there are no two, where the bit is there already, or where the module cannot have such masks.
 */
function withMask(
  module: Module,
  at: number,
  which: 0 | 1,
  change: (mask: number) => number,
  bit: 'MakePointerAvailable' | 'MakePointerVisible',
): Module | undefined {
  const before = module.instructions[at]
  if (before === undefined || !declaresCapability(module, 'VulkanMemoryModel')) return undefined
  const masks = masksOf(before)
  const place = masks[which]
  const old = before.words[place?.word ?? -1]
  if (masks.length !== 2 || place === undefined || old === undefined) return undefined
  if ((old & memoryBits[bit]) !== 0) return undefined
  const declare = graft(module, at)
  const integer = declare.type('OpTypeInt', 32, 0)
  if (integer === undefined) return undefined
  const scope = declare.add('OpConstant', integer, queueFamily)
  const mask = change(old)
  const alignment = (old & Aligned) === 0 ? 4 : (before.words[place.word + 1] ?? 4)
  const made = [
    mask,
    ...((mask & Aligned) === 0 ? [] : [alignment]),
    ...[MakePointerAvailable, MakePointerVisible]
      .filter((each) => (mask & each) !== 0)
      .map(() => scope),
  ]
  const { module: wider, shift } = declare.done()
  const words = before.words.toSpliced(place.word, place.length, ...made)
  return replaceInstruction(wider, at + shift, { ...before, words })
}

const { MakePointerAvailable, NonPrivatePointer } = memoryBits

const { MakePointerVisible } = memoryBits

export const mutators: readonly Mutator[] = [
  mutatorOf({
    name: 'copy-with-two-masks',
    rule: 'copy-memory-has-one-mask-before-version-1-4',
    summary: 'a copy has a second memory operands mask before version 1.4',
    ordinals: (module) => ruledOrdinals(module, 'OpCopyMemory'),
    ways: {
      none: (module, at) => withSecond(module, at, [0], [0]),
      volatile: (module, at) => withSecond(module, at, [Volatile], [0]),
      aligned: (module, at) => withSecond(module, at, [Aligned, 4], [Aligned, 4]),
    },
  }),
  mutatorOf({
    name: 'copy-with-wrong-source-mask',
    rule: 'copy-memory-source-mask-is-not-make-pointer-available',
    summary: 'the second of two masks makes what is written available',
    ordinals: (module) => ruledOrdinals(module, 'OpCopyMemory'),
    ways: {
      instead: (module, at) =>
        withMask(
          module,
          at,
          1,
          () => MakePointerAvailable | NonPrivatePointer,
          'MakePointerAvailable',
        ),
      'beside-volatile': (module, at) =>
        withMask(
          module,
          at,
          1,
          () => Volatile | MakePointerAvailable | NonPrivatePointer,
          'MakePointerAvailable',
        ),
      added: (module, at) =>
        withMask(
          module,
          at,
          1,
          (mask) => mask | MakePointerAvailable | NonPrivatePointer,
          'MakePointerAvailable',
        ),
    },
  }),
  mutatorOf({
    name: 'copy-with-wrong-target-mask',
    rule: 'copy-memory-target-mask-is-not-make-pointer-visible',
    summary: 'the first of two masks makes what is read visible',
    ordinals: (module) => ruledOrdinals(module, 'OpCopyMemory'),
    ways: {
      instead: (module, at) =>
        withMask(module, at, 0, () => MakePointerVisible | NonPrivatePointer, 'MakePointerVisible'),
      'beside-volatile': (module, at) =>
        withMask(
          module,
          at,
          0,
          () => Volatile | MakePointerVisible | NonPrivatePointer,
          'MakePointerVisible',
        ),
      added: (module, at) =>
        withMask(
          module,
          at,
          0,
          (mask) => mask | MakePointerVisible | NonPrivatePointer,
          'MakePointerVisible',
        ),
    },
  }),
]
