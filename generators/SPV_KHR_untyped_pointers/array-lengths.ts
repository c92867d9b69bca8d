import { enumerantByName } from '#spec/grammar/grammar'
import { decorateThrough, routes } from '../builder/decorate-through.ts'
import { environmentsOf } from '../builder/versions.ts'
import type { Generator, Mutator } from '../maker.ts'
import type { Module } from '../module.ts'
import { isUnused } from '../mutate/is-unused.ts'
import { mutatorOf, type Way } from '../mutate/mutator-of.ts'
import { ordinalsOf } from '../mutate/ordinals-of.ts'
import { removeInstruction } from '../mutate/remove-instruction.ts'
import { replaceWord } from '../mutate/replace-word.ts'
import { accessForms, addChain } from './shared/chains.ts'
import { finishWithFunction, integerFrom } from './shared/functions.ts'
import { arrayLengthWords, operandWays } from './shared/operands.ts'
import { type Kind, kinds, pointerType, variableIn } from './shared/pointer-into.ts'
import { floatType, intType, noPointers, pairType, type, where } from './shared/things.ts'
import { memberCount } from './shared/types.ts'
import { createWorld, load, store, type World } from './shared/world.ts'

/** A variable in StorageBuffer. */
interface Buffer {
  readonly variable: number
  readonly kind: Kind
  /** Its type. */
  readonly type: number
  readonly block: number
}

function emptyChain(world: World, { variable, kind, type, block }: Buffer): number {
  return kind === 'untyped'
    ? addChain(world, 'access', { resultType: type, baseType: block, base: variable })
    : world.builder.add('OpAccessChain', type, variable)
}

/** Ways that keep the value of a pointer. */
const ways: Readonly<Record<string, (world: World, buffer: Buffer) => number>> = {
  itself: (_, { variable }) => variable,
  copied: ({ builder }, { variable, type }) => builder.add('OpCopyObject', type, variable),
  'copied-twice': ({ builder }, { variable, type }) =>
    builder.add('OpCopyObject', type, builder.add('OpCopyObject', type, variable)),
  'through-an-empty-chain': emptyChain,
  'through-a-copy-and-an-empty-chain': (world, buffer) =>
    world.builder.add('OpCopyObject', buffer.type, emptyChain(world, buffer)),
  'untyped-through-an-empty-chain': (world, { variable, block }) =>
    addChain(world, 'in-bounds-access', {
      resultType: world.pointer('StorageBuffer'),
      baseType: block,
      base: variable,
    }),
}

/** What can be done with a length. */
const uses: Readonly<Record<string, (world: World, length: number) => void>> = {
  none: () => {},
  'less-than': ({ builder, uint }, length) =>
    void builder.add('OpULessThan', builder.type('OpTypeBool'), uint(1), length),
  'as-signed': ({ builder, plain }, length) =>
    void builder.add('OpBitcast', plain.scalar('int').id, length),
  widened: ({ builder, plain }, length) =>
    void builder.add('OpUConvert', plain.scalar('ulong').id, length),
  'as-floating-point': ({ builder, plain }, length) =>
    void builder.add('OpConvertUToF', plain.scalar('float').id, length),
}

export const generators: readonly Generator[] = [
  {
    name: 'array-length-pointers',
    rule: 'array-length-variable-is-a-descriptor',
    alsoApplies: [
      'array-length-pointer-is-a-pointer',
      'array-length-member-is-the-last',
      'array-length-structure-is-a-block',
    ],
    summary: 'the pointer is a descriptor, itself or what has come of it without a change of value',
    build(choices) {
      const kind = choices.pick('pointer', kinds)
      const way = choices.pick('way', Object.keys(ways))
      const route = choices.pick('route', routes)
      const place = choices.pick('place', ['main', 'callee'])

      const world = createWorld('shader')
      const { laid, builder } = world
      const uint = laid.scalar('uint').id
      const block = laid.block(laid.scalar('uint'), laid.runTimeArray(laid.scalar('uint'))).id
      const type = pointerType(world, 'StorageBuffer', kind, block)
      const variable =
        kind === 'untyped'
          ? world.untypedVariable(type, 'StorageBuffer')
          : world.globalVariable(type, 'StorageBuffer')
      decorateThrough(world, route, variable, 'DescriptorSet', 3)
      decorateThrough(world, route, variable, 'Binding', 9)
      const ask = (): undefined => {
        const pointer = ways[way]?.(world, { variable, kind, type, block }) ?? variable
        builder.add('OpUntypedArrayLengthKHR', uint, block, pointer, 1)
        return undefined
      }
      if (place === 'main') {
        ask()
        return world.finish()
      }
      const nothing = builder.type('OpTypeVoid')
      const callee = builder.id()
      builder.add('OpFunctionCall', nothing, callee)
      return finishWithFunction(world, {
        id: callee,
        resultType: nothing,
        parameterTypes: [],
        body: ask,
      })
    },
  },
  {
    name: 'array-length-results',
    rule: 'array-length-result-type-is-an-unsigned-32-bit-integer',
    alsoApplies: ['array-length-member-is-the-last', 'array-length-structure-is-a-block'],
    summary: 'the length is an unsigned integer of 32 bits, whatever it is made into',
    build(choices) {
      const use = choices.pick('use', Object.keys(uses))
      const other = choices.pick('other-integer', ['int', 'ulong', 'ushort', 'long'])

      const world = createWorld('shader')
      const { builder, laid } = world
      const uint = laid.scalar('uint')
      laid.scalar(other)
      const block = laid.block(laid.runTimeArray(uint)).id
      const buffer = variableIn(world, 'StorageBuffer', 'untyped', block)
      uses[use]?.(world, builder.add('OpUntypedArrayLengthKHR', uint.id, block, buffer, 0))
      return world.finish()
    },
  },
  {
    name: 'array-lengths-of-descriptor-arrays',
    rule: 'array-length-pointer-is-a-pointer',
    alsoApplies: [
      'array-length-structure-is-a-block',
      'array-length-member-is-the-last',
      'data-type-is-explicitly-laid-out',
      'base-type-is-explicitly-laid-out',
    ],
    summary: 'the pointer is an element of a variable that is an array of blocks',
    build(choices) {
      const kind = choices.pick('variable', kinds)
      const chain = choices.pick(
        'chain',
        kind === 'typed' ? ['typed', ...accessForms] : accessForms,
      )
      const index = choices.pick('index', ['constant', 'spec-constant', 'loaded'])
      const runTime = choices.pick('run-time-array', [false, true])

      const world = createWorld('shader')
      const { laid, builder } = world
      const uint = laid.scalar('uint')
      const block = laid.block(laid.runTimeArray(laid.vector(laid.scalar('float'), 4)))
      if (runTime) {
        builder.capability('RuntimeDescriptorArray')
        builder.extension('SPV_EXT_descriptor_indexing')
      }
      if (index === 'loaded') builder.capability('StorageBufferArrayDynamicIndexing')
      const array = runTime ? laid.runTimeArray(block) : laid.array(block, 4)
      const base = variableIn(world, 'StorageBuffer', kind, array.id)
      const indexes = [integerFrom(index, world, uint.id, 2)]
      const pointer =
        chain === 'typed'
          ? builder.add(
              'OpAccessChain',
              world.typedPointer('StorageBuffer', block.id),
              base,
              ...indexes,
            )
          : addChain(world, chain === 'access' ? 'access' : 'in-bounds-access', {
              resultType: world.pointer('StorageBuffer'),
              baseType: array.id,
              base,
              indexes,
            })
      builder.add('OpUntypedArrayLengthKHR', uint.id, block.id, pointer, 0)
      return world.finish()
    },
  },
  {
    name: 'bounds-checks',
    rule: 'array-length-member-is-the-last',
    alsoApplies: [
      'array-length-structure-is-a-block',
      'array-length-variable-is-a-descriptor',
      'chain-struct-index-selects-a-member',
      'base-type-is-explicitly-laid-out',
    ],
    summary:
      'a shader stores behind a counter where the index is less than the length of the array',
    environments: ({ minor = '6' }) => environmentsOf(minor),
    build(choices) {
      const kind = choices.pick('buffer', kinds)
      const seen = choices.pick('seen-as', ['itself', 'another-block'])
      const minor = choices.pick('minor', [6, 5, 3, 0])

      const world = createWorld('shader', { minor })
      const { builder, laid } = world
      const uint = laid.scalar('uint')
      const float = laid.scalar('float')
      const block = laid.block(uint, laid.runTimeArray(laid.vector(float, 2))).id
      const other = laid.block(uint, uint, laid.runTimeArray(float)).id
      const buffer = variableIn(world, 'StorageBuffer', kind, block)
      const [baseType, last] = seen === 'itself' ? [block, 1] : [other, 2]
      const length = builder.add('OpUntypedArrayLengthKHR', uint.id, baseType, buffer, last)
      const walk = { resultType: world.pointer('StorageBuffer'), baseType, base: buffer }
      const counter = addChain(world, 'access', { ...walk, indexes: [world.uint(0)] })
      const count = load(world, 'StorageBuffer', uint, counter)
      const condition = builder.add('OpULessThan', builder.type('OpTypeBool'), count, length)
      const inside = builder.id()
      const merge = builder.id()
      builder.add('OpSelectionMerge', merge, 'None')
      builder.add('OpBranchConditional', condition, inside, merge)
      builder.define(inside, 'OpLabel')
      const reached = addChain(world, 'in-bounds-access', {
        ...walk,
        indexes: [world.uint(last), count],
      })
      store(world, 'StorageBuffer', float, reached, builder.constant(float.id, 1))
      const next = builder.add('OpIAdd', uint.id, count, world.uint(1))
      store(world, 'StorageBuffer', uint, counter, next)
      builder.add('OpBranch', merge)
      builder.define(merge, 'OpLabel')
      return world.finish()
    },
  },
]

/** Asks for another member, given the number of members; nothing where there is none such. */
function member(other: (count: number) => number): Way {
  return (module: Module, at) => {
    const words = module.instructions[at]?.words ?? []
    const wanted = other(memberCount(module, words[arrayLengthWords.structure]))
    return wanted < 0 || wanted === words[arrayLengthWords.member]
      ? undefined
      : replaceWord(module, at, arrayLengthWords.member, wanted)
  }
}

/** Removes the only decoration of that name. */
function without(name: string): Way {
  const value = enumerantByName('Decoration', name)?.value
  return (module) => {
    const at = ordinalsOf(module, 'OpDecorate').find(
      (each) => module.instructions[each]?.words[1] === value,
    )
    return at === undefined ? undefined : removeInstruction(module, at)
  }
}

/** True where a chain with indexes is the way to the variable: that is not judged. */
function hasOneDescriptor(module: Module): boolean {
  const binding = enumerantByName('Decoration', 'Binding')?.value
  const bindings = ordinalsOf(module, 'OpDecorate').filter(
    (at) => module.instructions[at]?.words[1] === binding,
  )
  return bindings.length === 1
}

/** True of modules with a chain that goes anywhere. */
function hasIndexes(module: Module): boolean {
  const chains = ordinalsOf(
    module,
    'OpAccessChain',
    'OpInBoundsAccessChain',
    'OpUntypedAccessChainKHR',
    'OpUntypedInBoundsAccessChainKHR',
  )
  const typed = ordinalsOf(module, 'OpAccessChain', 'OpInBoundsAccessChain')
  return chains.some((at) => {
    const { length } = module.instructions[at]?.words ?? []
    return length > (typed.includes(at) ? 3 : 4)
  })
}

export const mutators: readonly Mutator[] = [
  mutatorOf({
    name: 'array-length-of-another-member',
    rule: 'array-length-member-is-the-last',
    summary: 'the member that is measured is not the last one, or there is none such',
    ordinals: (module) => ordinalsOf(module, 'OpUntypedArrayLengthKHR'),
    ways: {
      first: member(() => 0),
      'last-but-one': member((count) => count - 2),
      'number-of-members': member((count) => count),
      'one-more': member((count) => count + 1),
      'greatest-number': member(() => 0xffff_ffff),
    },
  }),
  mutatorOf({
    name: 'array-length-of-no-descriptor',
    rule: 'array-length-variable-is-a-descriptor',
    summary: 'the variable whose array is measured lacks its set or its binding',
    ordinals: (module) => {
      const lengths = ordinalsOf(module, 'OpUntypedArrayLengthKHR')
      return lengths.length === 1 && hasOneDescriptor(module) && !hasIndexes(module) ? lengths : []
    },
    ways: {
      'set-missing': without('DescriptorSet'),
      'binding-missing': without('Binding'),
    },
  }),
  mutatorOf({
    name: 'array-length-pointer-not-pointer',
    rule: 'array-length-pointer-is-a-pointer',
    summary: 'the pointer to the array that is measured is none',
    ordinals: (module) => ordinalsOf(module, 'OpUntypedArrayLengthKHR'),
    ways: operandWays(arrayLengthWords.pointer, {
      ...noPointers,
      'the-structure': (_, module, at) =>
        module.instructions[at]?.words[arrayLengthWords.structure],
    }),
  }),
  mutatorOf({
    name: 'array-length-result-type',
    rule: 'array-length-result-type-is-an-unsigned-32-bit-integer',
    summary: 'the length is an integer of another width or signedness, or none',
    ordinals: (module) =>
      ordinalsOf(module, 'OpUntypedArrayLengthKHR').filter((at) =>
        isUnused(module, module.instructions[at]?.words[arrayLengthWords.result] ?? 0),
      ),
    ways: operandWays(arrayLengthWords.resultType, {
      signed: intType,
      '64-bits': where('Int64', type('OpTypeInt', 64, 0)),
      '16-bits': where('Int16', type('OpTypeInt', 16, 0)),
      'floating-point': floatType,
      vector: pairType,
      structure: (_, module, at) => module.instructions[at]?.words[arrayLengthWords.structure],
    }),
  }),
]
