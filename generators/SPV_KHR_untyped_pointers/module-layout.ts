import { opcodeOf } from '#spec/grammar/opcodes'
import type { Builder } from '../builder/builder.ts'
import { instruction } from '../builder/instruction.ts'
import type { Generator, Mutator } from '../maker.ts'
import type { Module } from '../module.ts'
import { declaresCapability } from '../mutate/declares-capability.ts'
import { graft } from '../mutate/graft.ts'
import { insertInstructions } from '../mutate/insert-instructions.ts'
import { isUnused } from '../mutate/is-unused.ts'
import { mutatorOf, type Way } from '../mutate/mutator-of.ts'
import { removeInstruction } from '../mutate/remove-instruction.ts'
import { usesOf } from '../mutate/uses-of.ts'
import { resultsOf } from '../words/results-of.ts'
import { accessForms, addChain } from './shared/chains.ts'
import { finishWithFunction } from './shared/functions.ts'
import { asStage } from './shared/interfaces.ts'
import { storageClass } from './shared/pointers.ts'
import {
  addVariable,
  containsPointer,
  isIdle,
  untypedVariableAt,
  untypedVariablesOf,
  variableClasses,
  withClass,
} from './shared/variables.ts'
import { createWorld, load, store, type World } from './shared/world.ts'

type Step = (world: World, builder: Builder) => void

const untyped: Step = (world, builder) =>
  void builder.place(
    'function',
    'OpUntypedVariableKHR',
    world.pointer('Function'),
    'Function',
    world.plain.scalar('uint').id,
  )

const typed: Step = (world, builder) => {
  const type = builder.type('OpTypePointer', 'Function', world.plain.scalar('float').id)
  builder.place('function', 'OpVariable', type, 'Function')
}

const line: Step = (_, builder) => void builder.add('OpLine', builder.string('a.comp'), 1, 2)

const noLine: Step = (_, builder) => void builder.add('OpNoLine')

/** What the first block begins with. */
const beginnings: Readonly<Record<string, readonly Step[]>> = {
  'one-untyped': [untyped],
  'two-untyped': [untyped, untyped],
  'untyped-then-typed': [untyped, typed],
  'typed-then-untyped': [typed, untyped],
  'in-turns': [untyped, typed, untyped, typed],
  'behind-a-line': [line, untyped],
  'between-lines': [line, untyped, line, typed, line, untyped],
  'behind-no-line': [line, noLine, untyped],
  'no-line-between': [untyped, noLine, untyped, noLine],
}

const classes = Object.keys(variableClasses).filter((name) => name !== 'Function')

export const generators: readonly Generator[] = [
  {
    name: 'local-variables',
    rule: 'untyped-variable-in-a-block-comes-before-other-instructions',
    alsoApplies: [
      'untyped-variable-in-a-function-is-in-its-first-block',
      'untyped-variable-in-a-function-is-in-function-storage',
      'untyped-variable-in-function-private-or-workgroup-has-a-data-type',
    ],
    summary: 'variables of both kinds and lines of source stand in any order before all else',
    build(choices) {
      const ground = choices.pick('ground', ['shader', 'kernel'])
      const beginning = choices.pick('beginning', Object.keys(beginnings))
      const blocks = choices.pick('blocks', [1, 2])

      const world = createWorld(ground)
      const { builder } = world
      for (const step of beginnings[beginning] ?? []) step(world, builder)
      const uint = world.plain.scalar('uint').id
      builder.add('OpIAdd', uint, world.uint(1), world.uint(2))
      if (blocks === 2) {
        const second = builder.id()
        builder.add('OpBranch', second)
        builder.define(second, 'OpLabel')
        builder.add('OpIAdd', uint, world.uint(3), world.uint(4))
      }
      return world.finish()
    },
  },
  {
    name: 'variables-in-first-blocks',
    rule: 'untyped-variable-in-a-function-is-in-its-first-block',
    alsoApplies: ['untyped-variable-in-a-block-comes-before-other-instructions'],
    summary: 'what stands in the first block is used in later ones, straight on or in branches',
    build(choices) {
      const ground = choices.pick('ground', ['shader', 'fragment', 'kernel'])
      const count = choices.pick('variables', [1, 2])
      const flow = choices.pick('flow', ['straight', 'selection'])

      const world = createWorld(ground)
      const { builder, plain } = world
      const uint = plain.scalar('uint')
      const variables = Array.from({ length: count }, () =>
        builder.add('OpUntypedVariableKHR', world.pointer('Function'), 'Function', uint.id),
      )
      const inside = builder.id()
      const after = builder.id()
      if (flow === 'selection') {
        const condition = builder.once('OpConstantTrue', plain.scalar('bool').id)
        builder.add('OpSelectionMerge', after, 'None')
        builder.add('OpBranchConditional', condition, inside, after)
      } else builder.add('OpBranch', inside)
      builder.define(inside, 'OpLabel')
      for (const variable of variables) store(world, 'Function', uint, variable, world.uint(1))
      builder.add('OpBranch', after)
      builder.define(after, 'OpLabel')
      for (const variable of variables) load(world, 'Function', uint, variable)
      return world.finish()
    },
  },
  {
    name: 'variables-in-functions',
    rule: 'untyped-variable-in-a-function-is-in-function-storage',
    alsoApplies: [
      'untyped-variable-in-a-function-is-in-its-first-block',
      'global-untyped-variable-is-not-in-function-storage',
      'untyped-variable-has-the-storage-class-of-its-result-type',
    ],
    summary: 'each function has local untyped variables, beside those of module scope',
    build(choices) {
      const ground = choices.pick('ground', ['shader', 'fragment', 'kernel', 'library'])
      const outside = choices.pick('outside', [
        ground === 'kernel' || ground === 'library' ? 'CrossWorkgroup' : 'Private',
        ...(ground === 'fragment' ? [] : ['Workgroup']),
      ])
      const form = choices.pick('chain', accessForms)

      const world = createWorld(ground)
      const { builder, plain } = world
      const uint = plain.scalar('uint')
      const four = plain.array(uint, 4)
      const nothing = builder.type('OpTypeVoid')
      const global = world.untypedVariable(world.pointer(outside), outside, four.id)
      const local = builder.add(
        'OpUntypedVariableKHR',
        world.pointer('Function'),
        'Function',
        four.id,
      )
      const base = { baseType: four.id, indexes: [world.uint(3)] }
      const from = addChain(world, form, {
        ...base,
        resultType: world.pointer(outside),
        base: global,
      })
      const to = addChain(world, form, {
        ...base,
        resultType: world.pointer('Function'),
        base: local,
      })
      store(world, 'Function', uint, to, load(world, outside, uint, from))
      const callee = builder.id()
      builder.add('OpFunctionCall', nothing, callee)
      const pointer = world.pointer('Function')
      return finishWithFunction(world, {
        id: callee,
        resultType: nothing,
        parameterTypes: [],
        body() {
          const other = builder.add('OpUntypedVariableKHR', pointer, 'Function', uint.id)
          builder.add('OpUntypedVariableKHR', pointer, 'Function', four.id)
          builder.add('OpStore', other, builder.add('OpLoad', uint.id, other))
          return undefined
        },
      })
    },
  },
  {
    name: 'variables-of-module-scope',
    rule: 'global-untyped-variable-is-not-in-function-storage',
    alsoApplies: ['untyped-variable-in-a-function-is-in-function-storage'],
    summary: 'variables stand outside of functions, beside a pointer type for local ones',
    build(choices) {
      const storageClass = choices.pick('storage-class', classes)
      const inside = choices.pick('inside', ['variable', 'parameter'])

      const row = variableClasses[storageClass]
      const world = createWorld(row?.ground ?? 'shader')
      const { builder } = world
      row?.declare(world)
      const uint = world.types(storageClass).scalar('uint').id
      addVariable(world, storageClass, world.pointer(storageClass), uint)
      const local = world.pointer('Function')
      const variable = builder.add('OpUntypedVariableKHR', local, 'Function', uint)
      const staged = (module: Module) =>
        row?.stage === undefined ? module : asStage(module, row.stage)
      if (inside === 'variable') return staged(world.finish())
      const nothing = builder.type('OpTypeVoid')
      const callee = builder.id()
      builder.add('OpFunctionCall', nothing, callee, variable)
      const body = () => undefined
      const parameterTypes = [local]
      const function_ = { id: callee, resultType: nothing, parameterTypes, body }
      return staged(finishWithFunction(world, function_))
    },
  },
]

const opDecorateId = opcodeOf('OpDecorateId')

/** Whether it may be a counter buffer or have one, which is in Uniform. */
function isDecoratedById(module: Module, id: number): boolean {
  return usesOf(module, id).some(({ at }) => module.instructions[at]?.opcode === opDecorateId)
}

const opVariable = opcodeOf('OpVariable')

/** True where an `OpVariable` stands behind ordinal `at` in the same function: the core specification looks at its place. */
function typedVariableFollows(module: Module, at: number): boolean {
  const next = module.instructions.find(
    ({ opcode }, index) => index > at && (opcode === opVariable || opcode === opFunctionEnd),
  )
  return next?.opcode === opVariable
}

const opLabel = opcodeOf('OpLabel')

const undefBefore: Way = (module, at) => {
  const added = graft(module, at)
  const uint = added.type('OpTypeInt', 32, 0)
  if (uint === undefined) return undefined
  const { module: wider, shift } = added.done()
  const undef = instruction('OpUndef', uint, wider.bound)
  return insertInstructions({ ...wider, bound: wider.bound + 1 }, at + shift, undef)
}

const loadBefore: Way = (module, at) => {
  const previous = module.instructions[at - 1]
  if (previous === undefined || previous.opcode === opLabel) return undefined
  const { result } = resultsOf(previous)
  const added = graft(module, at)
  const uint = added.type('OpTypeInt', 32, 0)
  // Only an untyped pointer lets anything be loaded through it.
  const isUntyped = untypedVariablesOf(module).includes(at - 1)
  if (uint === undefined || !isUntyped) return undefined
  const { module: wider, shift } = added.done()
  const loaded = instruction('OpLoad', uint, wider.bound, result)
  return insertInstructions({ ...wider, bound: wider.bound + 1 }, at + shift, loaded)
}

/** @param capability that the class asks for, or one of those. */
function to(name: string, ...capability: readonly string[]): Way {
  return (module, at) =>
    capability.length === 0 || capability.some((each) => declaresCapability(module, each))
      ? withClass(module, at, storageClass(name))
      : undefined
}

const opFunctionEnd = opcodeOf('OpFunctionEnd')

/** Ordinals of the labels in the function behind the one of the variable's own block. */
function laterLabels(module: Module, at: number): readonly number[] {
  const end = module.instructions.findIndex(
    ({ opcode }, index) => index > at && opcode === opFunctionEnd,
  )
  return module.instructions.flatMap(({ opcode }, index) =>
    index > at && index < end && opcode === opLabel ? [index] : [],
  )
}

function moved(module: Module, at: number): Module | undefined {
  const label = laterLabels(module, at).at(-1)
  const variable = module.instructions[at]
  if (label === undefined || variable === undefined) return undefined
  return removeInstruction(insertInstructions(module, label + 1, variable), at)
}

/** Ends the block behind the variables; what came after them begins one of its own. */
function splitBefore(module: Module, at: number): Module | undefined {
  const { opcode } = module.instructions[at - 1] ?? { opcode: opLabel }
  if (opcode !== opLabel) return undefined
  const label = module.bound
  const wider = { ...module, bound: label + 1 }
  return insertInstructions(
    wider,
    at,
    instruction('OpBranch', label),
    instruction('OpLabel', label),
  )
}

export const mutators: readonly Mutator[] = [
  mutatorOf({
    name: 'global-variable-in-function-storage',
    rule: 'global-untyped-variable-is-not-in-function-storage',
    summary: 'a variable outside every function is in Function, as is its type',
    ordinals: (module) =>
      untypedVariablesOf(
        module,
        ({ isGlobal, result, dataType }) =>
          isGlobal &&
          dataType !== undefined &&
          isIdle(module, result) &&
          !isDecoratedById(module, result),
      ),
    ways: { 'with-its-type': (module, at) => withClass(module, at, storageClass('Function')) },
  }),
  mutatorOf({
    name: 'local-variable-behind-others',
    rule: 'untyped-variable-in-a-block-comes-before-other-instructions',
    summary: 'another instruction stands in front of a variable in the first block',
    ordinals: (module) =>
      untypedVariablesOf(module, ({ isGlobal }) => !isGlobal).filter(
        (at) => !typedVariableFollows(module, at),
      ),
    ways: {
      'no-operation-before': (module, at) => insertInstructions(module, at, instruction('OpNop')),
      'undefined-value-before': undefBefore,
      'load-before': loadBefore,
    },
  }),
  mutatorOf({
    name: 'local-variable-elsewhere',
    rule: 'untyped-variable-in-a-function-is-in-function-storage',
    summary: 'a variable in a function is in another storage class, as is its type',
    ordinals: (module) =>
      untypedVariablesOf(
        module,
        ({ isGlobal, result, initializer, dataType }) =>
          !isGlobal &&
          initializer === undefined &&
          // Not every storage class holds logical pointers.
          !containsPointer(module, dataType) &&
          isUnused(module, result),
      ),
    ways: {
      private: to('Private', 'Shader'),
      workgroup: to('Workgroup'),
      'cross-workgroup': to('CrossWorkgroup', 'Kernel'),
      output: to('Output', 'Shader'),
    },
  }),
  mutatorOf({
    name: 'local-variable-in-later-block',
    rule: 'untyped-variable-in-a-function-is-in-its-first-block',
    summary: 'a variable stands at the beginning of a block that is not the first',
    ordinals: (module) => untypedVariablesOf(module, ({ isGlobal }) => !isGlobal),
    ways: {
      moved: (module, at) =>
        isUnused(module, untypedVariableAt(module, at).result) ? moved(module, at) : undefined,
      'behind-a-branch': (module, at) =>
        typedVariableFollows(module, at) ? undefined : splitBefore(module, at),
    },
  }),
]
