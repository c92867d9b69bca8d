import { opcodeOf } from '#spec/grammar/opcodes'
import { environmentsOf, minorVersions } from '../builder/versions.ts'
import type { Generator, Mutator } from '../maker.ts'
import type { Module } from '../module.ts'
import { declaresCapability } from '../mutate/declares-capability.ts'
import { mutatorOf, type Way } from '../mutate/mutator-of.ts'
import { ordinalsOf } from '../mutate/ordinals-of.ts'
import { replaceWord } from '../mutate/replace-word.ts'
import { typeOf } from '../mutate/type-of.ts'
import { resultsOf } from '../words/results-of.ts'
import { typedBaseTypeOf } from './shared/chain-bases.ts'
import { accessForms, addChain } from './shared/chains.ts'
import { operandWays } from './shared/operands.ts'
import { kinds, pointerInto, variableIn } from './shared/pointer-into.ts'
import { pointerShape } from './shared/pointers.ts'
import { isIdle, untypedVariableAt, untypedVariablesOf } from './shared/variables.ts'
import { createWorld, type GroundName, load } from './shared/world.ts'

/** The typed chains, and whether they have Element. */
const typedChains = {
  OpAccessChain: false,
  OpInBoundsAccessChain: false,
  OpPtrAccessChain: true,
  OpInBoundsPtrAccessChain: true,
} as const

type TypedChain = keyof typeof typedChains

const places: Readonly<
  Record<
    string,
    {
      readonly ground: GroundName
      readonly storageClass: string
      readonly chains: readonly TypedChain[]
    }
  >
> = {
  'storage-buffer': {
    ground: 'shader',
    storageClass: 'StorageBuffer',
    chains: ['OpAccessChain', 'OpInBoundsAccessChain'],
  },
  function: {
    ground: 'shader',
    storageClass: 'Function',
    chains: ['OpAccessChain', 'OpInBoundsAccessChain'],
  },
  'variable-pointers': {
    ground: 'variable-pointers',
    storageClass: 'StorageBuffer',
    chains: ['OpAccessChain', 'OpPtrAccessChain'],
  },
  kernel: {
    ground: 'kernel',
    storageClass: 'CrossWorkgroup',
    chains: Object.keys(typedChains) as TypedChain[],
  },
}

export const generators: readonly Generator[] = [
  {
    name: 'typed-array-lengths',
    rule: 'typed-array-length-structure-is-typed',
    alsoApplies: ['array-length-member-is-the-last', 'array-length-pointer-is-a-pointer'],
    summary: 'the instruction for typed pointers measures beside that for pointers of either kind',
    build(choices) {
      const kind = choices.pick('untyped-length-of', kinds)
      const members = choices.pick('members', [1, 2])
      const storageClass = choices.pick('storage-class', ['StorageBuffer', 'Uniform'])
      const same = choices.pick('same-variable', kind === 'typed' ? [true, false] : [false])

      const world = createWorld('shader')
      const { laid, builder } = world
      const uint = laid.scalar('uint')
      const before = members === 1 ? [] : [laid.vector(uint, 2)]
      const block = laid.block(...before, laid.runTimeArray(uint)).id
      const typed = variableIn(world, storageClass, 'typed', block)
      const other = same ? typed : variableIn(world, storageClass, kind, block)
      builder.add('OpArrayLength', uint.id, typed, members - 1)
      builder.add('OpUntypedArrayLengthKHR', uint.id, block, other, members - 1)
      return world.finish()
    },
  },
  {
    name: 'typed-beside-untyped',
    rule: 'typed-chain-base-is-typed',
    alsoApplies: [
      'typed-chain-result-type-is-typed',
      'typed-variable-result-type-is-typed',
      'untyped-variable-result-type-is-an-untyped-pointer-type',
    ],
    summary: 'typed chains on typed variables stand beside untyped ones on variables of both kinds',
    environments: ({ minor = '6' }) => environmentsOf(minor),
    build(choices) {
      const name = choices.pick('place', Object.keys(places))
      const { ground, storageClass, chains } = places[name] ?? {
        ground: 'kernel',
        storageClass: 'CrossWorkgroup',
        chains: ['OpAccessChain'],
      }
      const chain = choices.pick('typed-chain', chains)
      const minor = choices.pick('minor', minorVersions)
      const used = choices.pick('used', [false, true])

      const world = createWorld(ground, { minor })
      const { builder } = world
      const types = world.types(storageClass)
      const uint = types.scalar('uint')
      const data = types.array(uint, 4)
      const hasElement = typedChains[chain]
      const form = hasElement ? 'ptr-access' : 'access'
      const typed = typedBaseTypeOf(world, { storageClass, form }, data.id, data.size)
      const base = pointerInto(world, storageClass, 'typed', data.id, typed)
      const before = hasElement ? [world.uint(0)] : []
      const member = world.typedPointer(storageClass, uint.id)
      const reached = builder.add(chain, member, base, ...before, world.uint(3))
      variableIn(world, storageClass, 'typed', uint.id)

      const other = variableIn(world, storageClass, 'untyped', data.id)
      const walk = { resultType: world.pointer(storageClass), baseType: data.id }
      for (const each of [base, other]) {
        addChain(world, 'access', { ...walk, base: each, indexes: [world.uint(1)] })
      }
      if (used) builder.add('OpStore', reached, builder.add('OpLoad', uint.id, reached))
      return world.finish()
    },
  },
  {
    name: 'typed-chains-in-turns',
    rule: 'typed-chain-result-type-is-typed',
    alsoApplies: ['typed-chain-base-is-typed', 'chain-base-is-a-pointer'],
    summary: 'an untyped chain goes on from a typed one, or stands before it',
    build(choices) {
      const ground = choices.pick('ground', ['shader', 'kernel'])
      const typed = choices.pick('typed-chain', ['OpAccessChain', 'OpInBoundsAccessChain'])
      const form = choices.pick('chain', accessForms)
      const used = choices.pick('used', ['both', 'untyped', 'none'])
      const before = choices.pick('untyped-chain-before', [false, true])

      const storageClass = ground === 'shader' ? 'StorageBuffer' : 'CrossWorkgroup'
      const world = createWorld(ground)
      const { scalar, vector, array, structure } = world.types(storageClass)
      const uint = scalar('uint')
      const four = vector(uint, 4)
      const outer = structure(uint, array(four, 2))
      const base = pointerInto(world, storageClass, 'typed', outer.id)
      const words = array(uint, 4)
      const walk = { resultType: world.pointer(storageClass), baseType: words.id }
      if (before) addChain(world, form, { ...walk, base })
      const indexes = [1, 0].map(world.uint)
      const member = world.builder.add(
        typed,
        world.typedPointer(storageClass, four.id),
        base,
        ...indexes,
      )
      const reached = addChain(world, form, { ...walk, base: member, indexes: [world.uint(3)] })
      if (used === 'both') load(world, storageClass, four, member)
      if (used !== 'none') load(world, storageClass, uint, reached)
      return world.finish()
    },
  },
  {
    name: 'typed-variables-of-untyped-pointers',
    rule: 'typed-variable-result-type-is-typed',
    alsoApplies: ['extension-is-declared'],
    summary: 'a typed variable holds an untyped pointer, and its own type is typed all the same',
    build(choices) {
      const storageClass = choices.pick('storage-class', [
        'CrossWorkgroup',
        'Workgroup',
        'Function',
      ])
      const pointee = choices.pick('pointee', [
        'CrossWorkgroup',
        'Workgroup',
        'Function',
        'Generic',
      ])
      const used = choices.pick('used', ['none', 'load', 'store'])

      const world = createWorld('kernel')
      const { builder } = world
      const content = world.pointer(pointee)
      const resultType = world.typedPointer(storageClass, content)
      const variable =
        storageClass === 'Function'
          ? builder.add('OpVariable', resultType, storageClass)
          : world.globalVariable(resultType, storageClass)
      if (used === 'load') builder.add('OpLoad', content, variable)
      if (used === 'store') builder.add('OpStore', variable, builder.add('OpConstantNull', content))
      return world.finish()
    },
  },
]

const structureWord = 2

/** The access chains of the core specification. */
const typedChainNames = [
  'OpAccessChain',
  'OpInBoundsAccessChain',
  'OpPtrAccessChain',
  'OpInBoundsPtrAccessChain',
] as const

const baseWord = 2

const opUntypedVariable = opcodeOf('OpUntypedVariableKHR')

const opFunctionEnd = opcodeOf('OpFunctionEnd')

/** An untyped pointer in the storage class of the base that stands in front of the chain: a variable or something else. */
function untypedBefore(module: Module, at: number, variable: boolean): number | undefined {
  const base = pointerShape(module, typeOf(module, module.instructions[at]?.words[baseWord] ?? 0))
  const begin = module.instructions.findLastIndex(
    ({ opcode }, index) => index < at && opcode === opFunctionEnd,
  )
  const found = module.instructions.find((each, index) => {
    const shape = pointerShape(module, resultsOf(each).resultType)
    const isVariable = each.opcode === opUntypedVariable
    return (
      index < at &&
      (index > begin || begin < 0) &&
      isVariable === variable &&
      shape?.kind === 'untyped' &&
      shape.storageClass === base?.storageClass
    )
  })
  return found === undefined ? undefined : resultsOf(found).result
}

function base(variable: boolean): Way {
  return (module, at) => {
    const id = untypedBefore(module, at, variable)
    return id === undefined ? undefined : replaceWord(module, at, baseWord, id)
  }
}

/** Gives typed instructions of those names, whose results are not used, an untyped result type. */
function untypedResult(
  about: Pick<Mutator, 'name' | 'rule' | 'summary'>,
  names: readonly string[],
): Mutator {
  return mutatorOf({
    ...about,
    ordinals: (module) =>
      ordinalsOf(module, ...names).filter((at) => {
        const instruction = module.instructions[at]
        const declared = declaresCapability(module, 'UntypedPointersKHR')
        if (instruction === undefined || !declared) return false
        const { resultType, result } = resultsOf(instruction)
        return pointerShape(module, resultType)?.kind === 'typed' && isIdle(module, result)
      }),
    ways: operandWays(0, {
      'in-the-same-storage-class': (graft, module, at) => {
        const shape = pointerShape(module, module.instructions[at]?.words[0])
        return shape === undefined
          ? undefined
          : graft.add('OpTypeUntypedPointerKHR', shape.storageClass)
      },
    }),
  })
}

export const mutators: readonly Mutator[] = [
  mutatorOf({
    name: 'typed-array-length-of-untyped',
    rule: 'typed-array-length-structure-is-typed',
    summary: 'the instruction for typed pointers measures through an untyped one',
    ordinals: (module) => ordinalsOf(module, 'OpArrayLength'),
    ways: {
      variable: (module, at) => {
        const pointer = module.instructions[at]?.words[structureWord] ?? 0
        const storageClass = pointerShape(module, typeOf(module, pointer))?.storageClass
        const [variable] = untypedVariablesOf(
          module,
          ({ resultType, isGlobal }) =>
            isGlobal && pointerShape(module, resultType)?.storageClass === storageClass,
        )
        return variable === undefined
          ? undefined
          : replaceWord(module, at, structureWord, untypedVariableAt(module, variable).result)
      },
    },
  }),
  mutatorOf({
    name: 'typed-chain-of-untyped-base',
    rule: 'typed-chain-base-is-typed',
    summary: 'the base of a typed chain is an untyped pointer',
    ordinals: (module) =>
      ordinalsOf(module, ...typedChainNames).filter(
        (at) =>
          pointerShape(module, typeOf(module, module.instructions[at]?.words[baseWord] ?? 0))
            ?.kind === 'typed',
      ),
    ways: { variable: base(true), 'no-variable': base(false) },
  }),
  untypedResult(
    {
      name: 'typed-chain-with-untyped-result',
      rule: 'typed-chain-result-type-is-typed',
      summary: 'the result type of a typed chain is an untyped pointer type',
    },
    typedChainNames,
  ),
  untypedResult(
    {
      name: 'typed-variable-with-untyped-result',
      rule: 'typed-variable-result-type-is-typed',
      summary: 'the result type of an OpVariable is an untyped pointer type',
    },
    ['OpVariable'],
  ),
]
