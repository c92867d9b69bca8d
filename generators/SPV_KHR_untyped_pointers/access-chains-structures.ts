import { instruction } from '../builder/instruction.ts'
import type { Generator, Mutator } from '../maker.ts'
import type { Module } from '../module.ts'
import { declaresCapability } from '../mutate/declares-capability.ts'
import { definition } from '../mutate/definition.ts'
import { type Graft, graft } from '../mutate/graft.ts'
import { insertInstructions } from '../mutate/insert-instructions.ts'
import { mutatorOf, type Way } from '../mutate/mutator-of.ts'
import { replaceWord } from '../mutate/replace-word.ts'
import { typeOf } from '../mutate/type-of.ts'
import { accessForms, addChain, chainForms, chainsOf, type Step, walk } from './shared/chains.ts'
import { integerFrom, integerSources, integersOf } from './shared/functions.ts'
import { type Declare, withOperand } from './shared/operands.ts'
import { pointerInto } from './shared/pointer-into.ts'
import { createWorld, load } from './shared/world.ts'

export const generators: readonly Generator[] = [
  {
    name: 'structure-indexes-among-others',
    rule: 'chain-struct-index-is-an-op-constant',
    alsoApplies: [
      'chain-struct-index-selects-a-member',
      'chain-index-is-a-scalar-integer',
      'chain-stops-at-a-type-without-parts',
    ],
    summary: 'indexes into structures are constants, between indexes into arrays that need not be',
    build(choices) {
      const ground = choices.pick('ground', ['shader', 'kernel'])
      const source = choices.pick('array-index', integerSources)
      const form = choices.pick('chain', ground === 'shader' ? accessForms : chainForms)
      const used = choices.pick('used', [true, false])

      const storageClass = ground === 'shader' ? 'StorageBuffer' : 'CrossWorkgroup'
      const world = createWorld(ground)
      const { scalar, vector, array, structure } = world.types(storageClass)
      const uint = scalar('uint')
      const float = scalar('float')
      const inner = structure(vector(float, 4), array(float, 3))
      const outer = structure(uint, uint, array(inner, 4))
      const base = pointerInto(world, storageClass, 'untyped', outer.id)
      const index = () => integerFrom(source, world, uint.id, 1)
      const reached = addChain(world, form, {
        resultType: world.pointer(storageClass),
        baseType: outer.id,
        base,
        indexes: [world.uint(2), index(), world.uint(1), index()],
      })
      if (used) load(world, storageClass, float, reached)
      return world.finish()
    },
  },
  {
    name: 'structure-indexes',
    rule: 'chain-struct-index-selects-a-member',
    alsoApplies: ['chain-struct-index-is-an-op-constant', 'chain-index-is-a-scalar-integer'],
    summary: 'constants of every integer type select the first or the last member of a structure',
    build(choices) {
      const ground = choices.pick('ground', ['shader', 'kernel'])
      const integer = choices.pick('index-type', integersOf(ground))
      const members = choices.pick('members', [1, 2, 5])
      const which = choices.pick('member', members === 1 ? ['last'] : ['last', 'first'])
      const form = choices.pick('chain', ground === 'shader' ? accessForms : chainForms)
      const inside = choices.pick('inside', ['nothing', 'an-array', 'a-structure'])

      const storageClass = ground === 'shader' ? 'StorageBuffer' : 'CrossWorkgroup'
      const world = createWorld(ground)
      const { scalar, structure, array } = world.types(storageClass)
      const inner = structure(...Array.from({ length: members }, () => scalar('uint')))
      const type = { nothing: inner, 'an-array': array(inner, 2), 'a-structure': structure(inner) }[
        inside
      ]
      const base = pointerInto(world, storageClass, 'untyped', type.id)
      const index = world.builder.constant(
        world.plain.scalar(integer).id,
        which === 'last' ? members - 1 : 0,
      )
      addChain(world, form, {
        resultType: world.pointer(storageClass),
        baseType: type.id,
        base,
        indexes: inside === 'nothing' ? [index] : [world.uint(0), index],
      })
      return world.finish()
    },
  },
]

function structureStep(module: Module, at: number): Step | undefined {
  return walk(module, at)?.steps.find(({ shape }) => shape.kind === 'structure')
}

/** Something of the type that the index has. */
function declared(declare: (graft: Parameters<Declare>[0], type: number) => number): Way {
  return (module, at) => {
    const step = structureStep(module, at)
    const type = typeOf(module, step?.index ?? 0)
    return step === undefined || type === undefined
      ? undefined
      : withOperand(module, at, step.word, (added) => declare(added, type))
  }
}

/** The same value, computed in front of the chain. */
const computed: Way = (module, at) => {
  const step = structureStep(module, at)
  const type = typeOf(module, step?.index ?? 0)
  if (step === undefined || type === undefined) return undefined
  const added = graft(module, at)
  const zero = added.add('OpConstantNull', type)
  const { module: wider, shift } = added.done()
  const sum = wider.bound
  const changed = replaceWord({ ...wider, bound: sum + 1 }, at + shift, step.word, sum)
  return insertInstructions(changed, at + shift, instruction('OpIAdd', type, sum, step.index, zero))
}

/** A type's width and signedness, with the words that a constant of it has by the number of members. */
function constant(
  width: number,
  signedness: 0 | 1,
  words: (members: number) => readonly number[] | undefined,
): (graft: Graft, module: Module, members: number) => number | undefined {
  return (graft, module, members) => {
    const permitted =
      (width === 32 || declaresCapability(module, `Int${width}`)) &&
      !(signedness === 1 && declaresCapability(module, 'Kernel'))
    const type = permitted ? graft.type('OpTypeInt', width, signedness) : undefined
    const literal = words(members)
    return type === undefined || literal === undefined
      ? undefined
      : graft.add('OpConstant', type, { words: literal })
  }
}

/** Puts it in the place of the last index that meets a structure. */
function at(make: ReturnType<typeof constant>): Way {
  return (module, ordinal) => {
    const step = walk(module, ordinal)?.steps.findLast(({ shape }) => shape.kind === 'structure')
    if (step?.shape.kind !== 'structure') return undefined
    const { length } = step.shape.members
    return withOperand(module, ordinal, step.word, (graft) => make(graft, module, length))
  }
}

export const mutators: readonly Mutator[] = [
  mutatorOf({
    name: 'structure-index-not-constant',
    rule: 'chain-struct-index-is-an-op-constant',
    summary: 'an index into a structure is an integer that is no OpConstant',
    ordinals: (module) => chainsOf(module),
    ways: {
      null: declared((added, type) => added.add('OpConstantNull', type)),
      undef: declared((added, type) => added.add('OpUndef', type)),
      'spec-constant': (module, at) => {
        const step = structureStep(module, at)
        const literal = definition(module, step?.index)?.words.slice(2) ?? []
        return declared((added, type) => added.add('OpSpecConstant', type, { words: literal }))(
          module,
          at,
        )
      },
      'spec-operation': (module, at) => {
        const index = structureStep(module, at)?.index ?? 0
        return declared((added, type) => added.add('OpSpecConstantOp', type, 'Not', index))(
          module,
          at,
        )
      },
      computed,
    },
  }),
  mutatorOf({
    name: 'structure-index-out-of-range',
    rule: 'chain-struct-index-selects-a-member',
    summary: 'an index into a structure is negative, or not less than the number of members',
    ordinals: (module) => chainsOf(module),
    ways: {
      'number-of-members': at(constant(32, 0, (members) => [members])),
      'one-more': at(constant(32, 0, (members) => [members + 1])),
      'all-bits-set': at(constant(32, 0, () => [0xffff_ffff])),
      'minus-one': at(constant(32, 1, () => [0xffff_ffff])),
      'least-integer': at(constant(32, 1, () => [0x8000_0000])),
      'low-word-in-range': at(constant(64, 0, () => [0, 1])),
      'wide-minus-one': at(constant(64, 1, () => [0xffff_ffff, 0xffff_ffff])),
      'narrow-number-of-members': at(constant(16, 0, (members) => [members])),
      'narrow-minus-one': at(constant(8, 1, () => [0xffff_ffff])),
      'eight-bits-set': at(constant(8, 0, () => [0xff])),
    },
  }),
]
