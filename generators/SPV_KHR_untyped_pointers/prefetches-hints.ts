import { opcodeOf } from '#spec/grammar/opcodes'
import { instruction } from '../builder/instruction.ts'
import { environmentsOf, minorVersions } from '../builder/versions.ts'
import type { Generator, Mutator } from '../maker.ts'
import { definition } from '../mutate/definition.ts'
import { graft } from '../mutate/graft.ts'
import { insertInstructions } from '../mutate/insert-instructions.ts'
import { mutatorOf, type Way } from '../mutate/mutator-of.ts'
import { replaceWord } from '../mutate/replace-word.ts'
import { constantSources, integerFrom, integersOf } from './shared/functions.ts'
import { operandWays, prefetchesWith, prefetchWords } from './shared/operands.ts'
import { kinds, variableIn } from './shared/pointer-into.ts'
import { constantOf, intType, noIntegers, of, type, uintType, where } from './shared/things.ts'
import { createWorld, type World } from './shared/world.ts'

/** The optional operands of `OpUntypedPrefetchKHR`, in their order. */
const hints = ['rw', 'locality', 'cache-type'] as const

type Hint = (typeof hints)[number]

/** The operands up to `hint`, those before it zero, and as many behind it as `more` says. */
function operands(world: World, hint: Hint, value: number, more: number): readonly number[] {
  const at = hints.indexOf(hint)
  const all = hints.map((_, index) => (index === at ? value : world.uint(0)))
  return all.slice(0, at + 1 + more)
}

/** Numbers of operands that may stand behind the hint. */
function rest(hint: Hint): readonly number[] {
  return [0, 1, 2].slice(0, hints.length - hints.indexOf(hint))
}

/** A generator of prefetches with each value that a hint may have, in every version. */
function hintValues(
  about: Pick<Generator, 'name' | 'rule' | 'summary' | 'alsoApplies'>,
  hint: Hint,
  values: readonly number[],
): Generator {
  return {
    ...about,
    environments: ({ minor = '6' }) => environmentsOf(minor),
    build(choices) {
      const value = choices.pick(hint, values)
      const more = choices.pick('operands-behind', rest(hint))
      const kind = choices.pick('pointer', kinds)
      const minor = choices.pick('minor', minorVersions)

      const world = createWorld('kernel', { minor })
      const data = world.plain.array(world.plain.scalar('uint'), 64)
      const pointer = variableIn(world, 'CrossWorkgroup', kind, data.id)
      const some = operands(world, hint, world.uint(value), more)
      world.builder.add('OpUntypedPrefetchKHR', pointer, world.uint(data.size), ...some)
      return world.finish()
    },
  }
}

/** A generator of prefetches with a hint of every integer type, made by every kind of constant instruction. */
function hintConstants(
  about: Pick<Generator, 'name' | 'rule' | 'summary' | 'alsoApplies'>,
  hint: Hint,
): Generator {
  return {
    ...about,
    build(choices) {
      const ground = choices.pick('ground', ['kernel', 'physical-shader'])
      const integer = choices.pick('type', integersOf(ground === 'kernel' ? ground : 'shader'))
      const source = choices.pick('source', Object.keys(constantSources))
      const specialized = source === 'spec-constant' || source === 'spec-operation'
      const value = choices.pick('value', specialized ? [1, 77] : [1])
      const more = choices.pick('operands-behind', rest(hint))

      const world = createWorld(ground)
      const { id: type } = world.plain.scalar(integer)
      const data = variableIn(world, 'CrossWorkgroup', 'untyped', world.plain.scalar('uint').id)
      const some = operands(world, hint, integerFrom(source, world, type, value), more)
      world.builder.add('OpUntypedPrefetchKHR', data, world.uint(4), ...some)
      return world.finish()
    },
  }
}

export const generators: readonly Generator[] = [
  hintConstants(
    {
      name: 'prefetch-cache-type-constants',
      rule: 'prefetch-cache-type-is-an-integer-constant',
      alsoApplies: ['prefetch-pointer-is-a-pointer', 'prefetch-pointer-is-into-cross-workgroup'],
      summary: 'Cache Type is a constant of any integer type; a specialized one may have any value',
    },
    'cache-type',
  ),
  hintConstants(
    {
      name: 'prefetch-locality-constants',
      rule: 'prefetch-locality-is-an-integer-constant',
      alsoApplies: ['prefetch-pointer-is-a-pointer', 'prefetch-pointer-is-into-cross-workgroup'],
      summary: 'Locality is a constant of any integer type; a specialized one may have any value',
    },
    'locality',
  ),
  hintConstants(
    {
      name: 'prefetch-rw-constants',
      rule: 'prefetch-rw-is-an-integer-constant',
      alsoApplies: ['prefetch-pointer-is-a-pointer', 'prefetch-pointer-is-into-cross-workgroup'],
      summary: 'RW is a constant of any integer type; a specialized one may have any value',
    },
    'rw',
  ),
  hintValues(
    {
      name: 'prefetches-by-locality',
      rule: 'prefetch-locality-is-between-0-and-3',
      alsoApplies: ['prefetch-pointer-is-a-pointer', 'prefetch-pointer-is-into-cross-workgroup'],
      summary: 'memory is prefetched with each temporal locality',
    },
    'locality',
    [0, 1, 2, 3],
  ),
  hintValues(
    {
      name: 'prefetches-for-reading-or-writing',
      rule: 'prefetch-rw-is-0-or-1',
      alsoApplies: ['prefetch-pointer-is-a-pointer', 'prefetch-pointer-is-into-cross-workgroup'],
      summary: 'memory is prefetched to be read or to be written',
    },
    'rw',
    [0, 1],
  ),
  hintValues(
    {
      name: 'prefetches-into-caches',
      rule: 'prefetch-cache-type-is-0-or-1',
      alsoApplies: ['prefetch-pointer-is-a-pointer', 'prefetch-pointer-is-into-cross-workgroup'],
      summary: 'memory is prefetched into the cache for instructions or that for data',
    },
    'cache-type',
    [0, 1],
  ),
]

const computed =
  (word: number): Way =>
  (module, at) => {
    const added = graft(module, at)
    const uint = added.type('OpTypeInt', 32, 0)
    if (uint === undefined) return undefined
    const zero = added.add('OpConstantNull', uint)
    const { module: wider, shift } = added.done()
    const sum = wider.bound
    const changed = replaceWord({ ...wider, bound: sum + 1 }, at + shift, word, sum)
    return insertInstructions(changed, at + shift, instruction('OpIAdd', uint, sum, zero, zero))
  }

/** Puts what is no constant instruction, or none of an integer type, in the place of a hint. */
function hintNotConstant(about: Pick<Mutator, 'name' | 'rule' | 'summary'>, word: number): Mutator {
  return mutatorOf({
    ...about,
    ordinals: (module) => prefetchesWith(module, word),
    ways: {
      ...operandWays(word, {
        ...noIntegers,
        undef: of(uintType, 'OpUndef'),
        type: uintType,
        pointer: (_, module, at) => module.instructions[at]?.words[0],
      }),
      computed: computed(word),
    },
  })
}

const opConstant = opcodeOf('OpConstant')

const opConstantNull = opcodeOf('OpConstantNull')

/** Puts constants beyond the greatest value in the place of a hint, a value at a time. */
function hintOutOfRange(
  about: Pick<Mutator, 'name' | 'rule' | 'summary'>,
  word: number,
  greatest: number,
): Mutator {
  const wide = type('OpTypeInt', 64, 0)
  return mutatorOf({
    ...about,
    ordinals: (module) =>
      prefetchesWith(module, word).filter((at) => {
        const before = definition(module, module.instructions[at]?.words[word])?.opcode
        return before === opConstant || before === opConstantNull
      }),
    ways: operandWays(word, {
      'one-more': constantOf(uintType, greatest + 1),
      twice: constantOf(uintType, 2 * greatest + 2),
      'all-bits-set': constantOf(uintType, 0xffff_ffff),
      'minus-one': constantOf(intType, 0xffff_ffff),
      'low-word-in-range': where('Int64', constantOf(wide, greatest, 1)),
      'eight-bits-set': where('Int8', constantOf(type('OpTypeInt', 8, 0), 0xff)),
      'sixteen-bits-set': where('Int16', constantOf(type('OpTypeInt', 16, 0), 0xffff)),
    }),
  })
}

export const mutators: readonly Mutator[] = [
  hintNotConstant(
    {
      name: 'prefetch-cache-type-not-constant',
      rule: 'prefetch-cache-type-is-an-integer-constant',
      summary: 'Cache Type is no constant instruction of an integer type',
    },
    prefetchWords.cacheType,
  ),
  hintOutOfRange(
    {
      name: 'prefetch-cache-type-out-of-range',
      rule: 'prefetch-cache-type-is-0-or-1',
      summary: 'Cache Type is greater than 1',
    },
    prefetchWords.cacheType,
    1,
  ),
  hintNotConstant(
    {
      name: 'prefetch-locality-not-constant',
      rule: 'prefetch-locality-is-an-integer-constant',
      summary: 'Locality is no constant instruction of an integer type',
    },
    prefetchWords.locality,
  ),
  hintOutOfRange(
    {
      name: 'prefetch-locality-out-of-range',
      rule: 'prefetch-locality-is-between-0-and-3',
      summary: 'Locality is greater than 3',
    },
    prefetchWords.locality,
    3,
  ),
  hintNotConstant(
    {
      name: 'prefetch-rw-not-constant',
      rule: 'prefetch-rw-is-an-integer-constant',
      summary: 'RW is no constant instruction of an integer type',
    },
    prefetchWords.rw,
  ),
  hintOutOfRange(
    {
      name: 'prefetch-rw-out-of-range',
      rule: 'prefetch-rw-is-0-or-1',
      summary: 'RW is greater than 1',
    },
    prefetchWords.rw,
    1,
  ),
]
