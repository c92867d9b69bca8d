import { createBuilder } from '../builder/create-builder.ts'
import { environmentsOf, minorVersions, versionWord } from '../builder/versions.ts'
import type { Generator, Mutator } from '../maker.ts'
import type { Module } from '../module.ts'
import { declaresCapability } from '../mutate/declares-capability.ts'
import { graft } from '../mutate/graft.ts'
import { mutatorOf, type Way } from '../mutate/mutator-of.ts'
import { ordinalsOf } from '../mutate/ordinals-of.ts'
import { replaceInstruction } from '../mutate/replace-instruction.ts'
import { addChain } from './shared/chains.ts'
import { finishWithFunction } from './shared/functions.ts'
import { interfaceOf, namedBy } from './shared/interfaces.ts'
import type { Declare } from './shared/operands.ts'
import { variableIn } from './shared/pointer-into.ts'
import { anywhere, of, uintConstant, uintType } from './shared/things.ts'
import { untypedVariableAt, untypedVariablesOf } from './shared/variables.ts'
import { createWorld, isReadOnly, load, store, type World } from './shared/world.ts'

const classes = ['StorageBuffer', 'Private', 'Uniform', 'PushConstant', 'Workgroup'] as const

/** What is done with a variable of four words; result ids are of no use to anybody. */
const uses: Readonly<
  Record<string, (world: World, storageClass: string, variable: number, array: number) => void>
> = {
  load: (world, _, variable) =>
    void world.builder.add('OpLoad', world.plain.scalar('uint').id, variable),
  chain: (world, storageClass, base, baseType) =>
    void addChain(world, 'access', { resultType: world.pointer(storageClass), baseType, base }),
  copy: ({ builder, pointer }, storageClass, variable) =>
    void builder.add('OpCopyObject', pointer(storageClass), variable),
}

const storageClasses = [
  'StorageBuffer',
  'Input',
  'Output',
  'Private',
  'Uniform',
  'PushConstant',
] as const

export const generators: readonly Generator[] = [
  {
    name: 'interfaces-before-version-1-4',
    rule: 'entry-point-interface-before-version-1-4-is-input-or-output',
    alsoApplies: [
      'entry-point-interface-has-each-used-untyped-variable',
      'entry-point-interface-lists-global-variables',
    ],
    summary: 'the interface lists what is in Input and Output, and not what else is used',
    environments: ({ minor = '3' }) => environmentsOf(minor),
    build(choices) {
      const minor = choices.pick('minor', [3, 2, 1, 0])
      const storageClass = choices.pick('storage-class', classes)
      const listed = choices.pick('listed', ['Input', 'Output', 'none'])
      const used = choices.pick('used', [true, false])

      const world = createWorld('shader', { minor })
      const types = world.types(storageClass)
      const uint = types.scalar('uint')
      const variable = variableIn(world, storageClass, 'untyped', types.structure(uint).id)
      if (listed !== 'none')
        load(world, listed, uint, variableIn(world, listed, 'untyped', uint.id))
      if (used) {
        const object = load(world, storageClass, uint, variable)
        if (!isReadOnly(storageClass)) store(world, storageClass, uint, variable, object)
      }
      return world.finish()
    },
  },
  {
    name: 'interfaces',
    rule: 'entry-point-interface-has-each-used-untyped-variable',
    alsoApplies: ['entry-point-interface-lists-global-variables'],
    summary: 'variables that the entry point uses, itself or by calls, are in its interface',
    environments: ({ minor = '6' }) => environmentsOf(minor),
    build(choices) {
      const minor = choices.pick('minor', minorVersions)
      const storageClass = choices.pick('storage-class', storageClasses)
      const use = choices.pick('use', Object.keys(uses))
      const by = choices.pick('by', ['main', 'callee', 'both'])
      const others = choices.pick('others', ['none', 'unused-and-listed', 'unused-and-unlisted'])

      const world = createWorld('shader', { minor })
      const { builder } = world
      const types = world.types(storageClass)
      const four = types.array(types.scalar('uint'), 4).id
      const pointer = world.pointer(storageClass)
      const variable = world.untypedVariable(pointer, storageClass, four)
      if (others === 'unused-and-listed') world.untypedVariable(pointer, storageClass, four)
      if (others === 'unused-and-unlisted') {
        const unlisted = world.pointer(storageClass)
        builder.place('declaration', 'OpUntypedVariableKHR', unlisted, storageClass, four)
      }
      const used = () => uses[use]?.(world, storageClass, variable, four)
      if (by !== 'callee') used()
      const nothing = builder.type('OpTypeVoid')
      const callee = builder.id()
      builder.add('OpFunctionCall', nothing, callee)
      return finishWithFunction(world, {
        id: callee,
        resultType: nothing,
        parameterTypes: [],
        body() {
          if (by !== 'main') used()
          return undefined
        },
      })
    },
  },
  {
    name: 'two-entry-points',
    rule: 'entry-point-interface-lists-global-variables',
    alsoApplies: ['entry-point-interface-has-each-used-untyped-variable'],
    summary:
      'each of two entry points lists the variables that it uses, and not those of the other',
    environments: ({ minor = '6' }) => environmentsOf(minor),
    build(choices) {
      const minor = choices.pick('minor', [6, 5, 4, 3, 0])
      const storageClass = choices.pick('storage-class', ['Input', 'Private'])
      const shared = choices.pick('shared', [false, true])
      const uncalled = choices.pick('uncalled-function', [false, true])

      const builder = createBuilder({ version: versionWord(minor) })
      for (const name of ['Shader', 'UntypedPointersKHR']) builder.capability(name)
      builder.extension('SPV_KHR_untyped_pointers')
      builder.add('OpMemoryModel', 'Logical', 'GLSL450')
      const uint = builder.type('OpTypeInt', 32, 0)
      const pointer = builder.type('OpTypeUntypedPointerKHR', storageClass)
      const [one, other, third] = [0, 1, 2].map(() =>
        builder.place('declaration', 'OpUntypedVariableKHR', pointer, storageClass, uint),
      ) as [number, number, number]
      const nothing = builder.type('OpTypeVoid')
      const signature = builder.type('OpTypeFunction', nothing)

      function loading(...variables: readonly number[]): number {
        const id = builder.add('OpFunction', nothing, 'None', signature)
        builder.add('OpLabel')
        for (const variable of variables) builder.add('OpLoad', uint, variable)
        builder.add('OpReturn')
        builder.add('OpFunctionEnd')
        return id
      }
      if (uncalled) loading(third)
      const listed = minor >= 4 || storageClass === 'Input'
      for (const [name, own] of [
        ['first', one],
        ['second', other],
      ] as const) {
        const used = shared ? [own, third] : [own]
        const main = loading(...used)
        builder.add('OpEntryPoint', 'GLCompute', main, name, ...(listed ? used : []))
        builder.add('OpExecutionMode', main, 'LocalSize', 1, 1, 1)
      }
      return builder.module()
    },
  },
]

/** Appends to the interface something that is declared, or already stands, behind the entry point. */
function append(declare: Declare): Way {
  return (module, at) => {
    const instruction = module.instructions[at]
    const end = module.instructions.length
    const added = graft(module, end)
    const id = declare(added, module, end)
    if (instruction === undefined || id === undefined) return undefined
    const words = [...instruction.words, id]
    return replaceInstruction(added.done().module, at, { ...instruction, words })
  }
}

const localVariable: Declare = (_, module) => {
  const [at] = untypedVariablesOf(module, ({ isGlobal }) => !isGlobal)
  return at === undefined ? undefined : untypedVariableAt(module, at).result
}

const version14 = 0x0001_0400

/** Places in the interface of untyped variables that the entry point uses. */
function usedPlaces(module: Module, at: number): readonly number[] {
  const variables = untypedVariablesOf(module).map((each) => untypedVariableAt(module, each).result)
  const named = namedBy(module, at)
  const { ids, word } = interfaceOf(module, at)
  return ids.flatMap((id, index) => (variables.includes(id) && named.has(id) ? [word + index] : []))
}

function without(module: Module, at: number, place: number | undefined): Module | undefined {
  const instruction = module.instructions[at]
  if (instruction === undefined || place === undefined) return undefined
  const words = instruction.words.toSpliced(place, 1)
  return replaceInstruction(module, at, { ...instruction, words })
}

export const mutators: readonly Mutator[] = [
  mutatorOf({
    name: 'interface-of-others',
    rule: 'entry-point-interface-lists-global-variables',
    summary: 'an interface lists something that is no variable of module scope',
    ordinals: (module) =>
      declaresCapability(module, 'UntypedPointersKHR') ? ordinalsOf(module, 'OpEntryPoint') : [],
    ways: {
      constant: append(uintConstant),
      undef: append(of(uintType, 'OpUndef')),
      'pointer-type': append(anywhere('OpTypeUntypedPointerKHR')),
      function: append(anywhere('OpFunction')),
      'local-variable': append(localVariable),
    },
  }),
  mutatorOf({
    name: 'interface-too-early',
    rule: 'entry-point-interface-before-version-1-4-is-input-or-output',
    summary: 'before version 1.4 an interface lists a variable of another storage class',
    ordinals: (module) => (module.version < version14 ? ordinalsOf(module, 'OpEntryPoint') : []),
    ways: {
      listed: (module, at) => {
        const instruction = module.instructions[at]
        const [variable] = untypedVariablesOf(
          module,
          ({ isGlobal, storageClass }) =>
            isGlobal && storageClass !== 'Input' && storageClass !== 'Output',
        )
        if (instruction === undefined || variable === undefined) return undefined
        const { result } = untypedVariableAt(module, variable)
        if (interfaceOf(module, at).ids.includes(result)) return undefined
        const words = [...instruction.words, result]
        return replaceInstruction(module, at, { ...instruction, words })
      },
    },
  }),
  mutatorOf({
    name: 'interface-without-used',
    rule: 'entry-point-interface-has-each-used-untyped-variable',
    summary: 'an untyped variable that the entry point uses is not in its interface',
    ordinals: (module) => ordinalsOf(module, 'OpEntryPoint'),
    ways: {
      'first-left-out': (module, at) => without(module, at, usedPlaces(module, at)[0]),
      'last-left-out': (module, at) => {
        const places = usedPlaces(module, at)
        return places.length < 2 ? undefined : without(module, at, places.at(-1))
      },
    },
  }),
]
