import { enumerantByName } from '#spec/grammar/grammar'
import { opcodeOf } from '#spec/grammar/opcodes'
import { decorateThrough, routes } from '../builder/decorate-through.ts'
import { environmentsOf } from '../builder/versions.ts'
import type { Generator, Mutator } from '../maker.ts'
import type { Module } from '../module.ts'
import { declaresCapability } from '../mutate/declares-capability.ts'
import { definition } from '../mutate/definition.ts'
import { mutatorOf } from '../mutate/mutator-of.ts'
import { ordinalsOf } from '../mutate/ordinals-of.ts'
import { removeCapability } from '../mutate/remove-capability.ts'
import { removeInstruction } from '../mutate/remove-instruction.ts'
import { typeShape } from '../mutate/type-shape.ts'
import { resultsOf } from '../words/results-of.ts'
import { decorationsOf } from './shared/decorations.ts'
import { goodLayouts } from './shared/good-layouts.ts'
import { interfaceOf } from './shared/interfaces.ts'
import { brokenLayouts, type Draw, drawIn, drawWays } from './shared/layouts.ts'
import { type Kind, kinds, variableIn } from './shared/pointer-into.ts'
import { storageClass } from './shared/pointers.ts'
import { newInstructions } from './shared/things.ts'
import { variableWords } from './shared/variables.ts'
import { createWorld, enable } from './shared/world.ts'

type Member = Exclude<keyof typeof goodLayouts, 'block'>

const members = Object.keys(goodLayouts).filter((name) => name !== 'block') as Member[]

export const generators: readonly Generator[] = [
  {
    name: 'workgroup-blocks-without-untyped-pointers',
    rule: 'workgroup-blocks-are-aliased-without-untyped-pointers',
    alsoApplies: ['workgroup-variables-are-blocks-all-or-none'],
    summary: 'several typed blocks in Workgroup are aliased, or the module has untyped pointers',
    environments: ({ minor = '6' }) => environmentsOf(minor),
    build(choices) {
      const count = choices.pick('variables', [2, 3, 1])
      const enabled = choices.pick('untyped-pointers', [false, true])
      const aliased = choices.pick('aliased', enabled || count === 1 ? [false, true] : [true])
      const route = choices.pick('route', aliased ? routes : ['direct'])
      const minor = choices.pick('minor', [6, 4])

      const world = createWorld('shader', { minor, enabled: false })
      if (enabled) enable(world)
      const { builder, laid } = world
      builder.capability('WorkgroupMemoryExplicitLayoutKHR')
      builder.extension('SPV_KHR_workgroup_memory_explicit_layout')
      for (let made = 0; made < count; made++) {
        const block = laid.block(laid.array(laid.scalar('uint'), made + 1)).id
        const variable = variableIn(world, 'Workgroup', 'typed', block)
        if (aliased) decorateThrough(world, route, variable, 'Aliased')
      }
      return world.finish()
    },
  },
  {
    name: 'workgroup-blocks',
    rule: 'workgroup-block-data-type-is-explicitly-laid-out',
    alsoApplies: ['workgroup-variables-are-blocks-all-or-none'],
    summary: 'blocks in Workgroup have a layout where the capability for it is declared',
    environments: ({ minor = '6' }) => environmentsOf(minor),
    build(choices) {
      const member = choices.pick('member', members)
      const count = choices.pick('variables', [1, 2])
      const other = choices.pick('second', count === 1 ? ['untyped'] : kinds)
      const aliased = choices.pick('aliased', [false, true])
      const minor = choices.pick('minor', [6, 4])

      const world = createWorld('shader', { minor })
      const { builder } = world
      builder.capability('WorkgroupMemoryExplicitLayoutKHR')
      builder.extension('SPV_KHR_workgroup_memory_explicit_layout')
      for (const kind of ['untyped', other].slice(0, count) as (typeof other)[]) {
        const block = drawIn(world, (s) =>
          s.structure([{ type: goodLayouts[member](s), offset: 0 }], 'Block'),
        )
        const variable = variableIn(world, 'Workgroup', kind, block)
        if (aliased) builder.decorate(variable, 'Aliased')
      }
      return world.finish()
    },
  },
  {
    name: 'workgroup-variables',
    rule: 'workgroup-variables-are-blocks-all-or-none',
    alsoApplies: ['untyped-variable-in-function-private-or-workgroup-has-a-data-type'],
    summary: 'all variables in Workgroup are blocks, or none; others are beside them',
    environments: ({ minor = '6' }) => environmentsOf(minor),
    build(choices) {
      const blocks = choices.pick('blocks', [true, false])
      const first = choices.pick('first', kinds)
      const rest = choices.pick('rest', ['untyped', 'typed', 'none'])
      const unlisted = choices.pick('unlisted', [false, true])
      const minor = choices.pick('minor', [6, 5, 4])

      const world = createWorld('shader', { minor })
      const { builder, laid } = world
      builder.capability('WorkgroupMemoryExplicitLayoutKHR')
      builder.extension('SPV_KHR_workgroup_memory_explicit_layout')
      const structure = (isBlock: boolean) =>
        isBlock ? laid.block(laid.scalar('uint')).id : laid.structure(laid.scalar('uint')).id
      const list: readonly Kind[] = rest === 'none' ? [first] : [first, rest, rest]
      for (const kind of list) variableIn(world, 'Workgroup', kind, structure(blocks))
      // What the interface does not list may differ.
      if (unlisted) {
        const pointer = world.pointer('Workgroup')
        builder.place(
          'declaration',
          'OpUntypedVariableKHR',
          pointer,
          'Workgroup',
          structure(!blocks),
        )
      }
      variableIn(world, 'StorageBuffer', 'untyped', structure(true))
      return world.finish()
    },
  },
]

const opVariable = opcodeOf('OpVariable')

const blockDecoration = enumerantByName('Decoration', 'Block')?.value

/** A variable in Workgroup that the interface of an entry point lists. */
interface WorkgroupVariable {
  readonly at: number
  readonly result: number
  readonly isTyped: boolean
  readonly isBlock: boolean
}

function isBlock(module: Module, type: number | undefined): boolean {
  return ordinalsOf(module, 'OpDecorate').some((at) => {
    const [target, decoration] = module.instructions[at]?.words ?? []
    return target === type && decoration === blockDecoration
  })
}

function contentOf(module: Module, at: number): number | undefined {
  const { opcode, words = [] } = module.instructions[at] ?? {}
  if (opcode !== opVariable) return words[variableWords.dataType]
  const shape = typeShape(module, words[variableWords.resultType])
  return shape.kind === 'pointer' ? shape.pointee : undefined
}

/** Those of modules with one entry point. */
function workgroupVariables(module: Module): readonly WorkgroupVariable[] {
  const entries = ordinalsOf(module, 'OpEntryPoint')
  const [entry] = entries
  if (entry === undefined || entries.length > 1) return []
  const { ids } = interfaceOf(module, entry)
  return ordinalsOf(module, 'OpVariable', 'OpUntypedVariableKHR').flatMap((at) => {
    const instruction = module.instructions[at]
    if (instruction?.words[variableWords.storageClass] !== storageClass('Workgroup')) return []
    const { result } = resultsOf(instruction)
    if (!ids.includes(result) || definition(module, result) === undefined) return []
    return [
      {
        at,
        result,
        isTyped: instruction.opcode === opVariable,
        isBlock: isBlock(module, contentOf(module, at)),
      },
    ]
  })
}

const version14 = 0x0001_0400

function typedBlocks(module: Module): readonly WorkgroupVariable[] {
  const applies =
    declaresCapability(module, 'WorkgroupMemoryExplicitLayoutKHR') &&
    module.version >= version14 &&
    ordinalsOf(module, ...newInstructions, 'OpCopyMemorySized').length === 0
  const all = applies ? workgroupVariables(module) : []
  return all.length > 1 && all.every(({ isTyped, isBlock }) => isTyped && isBlock) ? all : []
}

/** True where no variable of the module is aliased, by itself or through a group. */
function isPlain(module: Module): boolean {
  return (
    decorationsOf(module, ['Aliased']).length === 0 &&
    ordinalsOf(module, 'OpGroupDecorate').length === 0
  )
}

const { 'stride-of-blocks': _, ...inBlocks } = brokenLayouts

/** Blocks with nothing else in them. */
const blocks = Object.fromEntries(
  Object.entries(inBlocks).map(([name, draw]): [string, Draw] => [
    name,
    (s) => s.structure([{ type: draw(s), offset: 0 }], 'Block'),
  ]),
)

const { block, ...others } = drawWays(variableWords.dataType, {
  integer: (s) => s.uint(),
  structure: (s) => s.structure([{ type: s.uint(), offset: 0 }]),
  'array-of-blocks': (s) => s.array(s.structure([{ type: s.uint(), offset: 0 }], 'Block'), 2),
  block: (s) => s.structure([{ type: s.uint(), offset: 0 }], 'Block'),
})

export const mutators: readonly Mutator[] = [
  mutatorOf({
    name: 'workgroup-block-not-aliased',
    rule: 'workgroup-blocks-are-aliased-without-untyped-pointers',
    summary:
      'without untyped pointers, one of several blocks in Workgroup is not aliased, or none is',
    ordinals: (module) => typedBlocks(module).map(({ at }) => at),
    ways: {
      'decoration-missing': (module, at) => {
        const variable = typedBlocks(module).find((each) => each.at === at)
        const [decoration] = decorationsOf(module, ['Aliased'], (id) => id === variable?.result)
        return decoration === undefined || declaresCapability(module, 'UntypedPointersKHR')
          ? undefined
          : removeInstruction(module, decoration)
      },
      'capability-missing': (module, at) => {
        const all = typedBlocks(module)
        return isPlain(module) &&
          all[0]?.at === at &&
          declaresCapability(module, 'UntypedPointersKHR')
          ? removeCapability(module, 'UntypedPointersKHR')
          : undefined
      },
    },
  }),
  mutatorOf({
    name: 'workgroup-block-not-laid-out',
    rule: 'workgroup-block-data-type-is-explicitly-laid-out',
    summary: 'a block in Workgroup lacks a part of its layout, or contradicts it',
    ordinals: (module) =>
      declaresCapability(module, 'WorkgroupMemoryExplicitLayoutKHR')
        ? workgroupVariables(module)
            .filter(({ isTyped, isBlock }) => !isTyped && isBlock)
            .map(({ at }) => at)
        : [],
    ways: drawWays(variableWords.dataType, blocks),
  }),
  mutatorOf({
    name: 'workgroup-blocks-and-others',
    rule: 'workgroup-variables-are-blocks-all-or-none',
    summary: 'one of several variables in Workgroup is a block, or is none, unlike the others',
    ordinals: (module) => {
      const applies =
        declaresCapability(module, 'WorkgroupMemoryExplicitLayoutKHR') &&
        module.version >= version14
      const all = applies ? workgroupVariables(module) : []
      return all.length < 2 ? [] : all.filter(({ isTyped }) => !isTyped).map(({ at }) => at)
    },
    ways: {
      ...Object.fromEntries(
        Object.entries(others).map(([variant, way]) => [
          variant,
          (module, at) =>
            workgroupVariables(module).every(({ isBlock }) => isBlock)
              ? way(module, at)
              : undefined,
        ]),
      ),
      block: (module, at) =>
        workgroupVariables(module).some(({ isBlock }) => isBlock) ? undefined : block?.(module, at),
    },
  }),
]
