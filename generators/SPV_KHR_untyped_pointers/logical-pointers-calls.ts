import { opcodeOf } from '#spec/grammar/opcodes'
import { environmentsOf } from '../builder/versions.ts'
import type { Generator, Mutator } from '../maker.ts'
import type { Module } from '../module.ts'
import { definitionOf } from '../mutate/definition-of.ts'
import type { Graft } from '../mutate/graft.ts'
import { mutatorOf, type Way } from '../mutate/mutator-of.ts'
import { ordinalsOf } from '../mutate/ordinals-of.ts'
import { type Add, addFunction } from './shared/functions.ts'
import { calledInVain, createVariableWorld } from './shared/logical-pointers.ts'
import { type Put, withInserted } from './shared/operands.ts'
import { kinds, pointerInto, pointerType, variableIn } from './shared/pointer-into.ts'
import {
  globalPointers,
  hasVariablePointers,
  isLogical,
  type Pointer,
  pointerAt,
  ruledOrdinals,
  storageClassName,
} from './shared/pointers.ts'
import { createWorld, type GroundName, type World } from './shared/world.ts'

/** What the length is asked of: pointers that are no variable pointers, though variable pointers be declared. */
const pointers = ['variable', 'copy', 'chain', 'element-of-blocks', 'parameter'] as const

function length({ laid }: World, add: Add, block: number, pointer: number): void {
  add('OpUntypedArrayLengthKHR', laid.scalar('uint').id, block, pointer, 1)
}

const passed: Readonly<
  Record<string, { readonly ground: GroundName; readonly capability?: string }>
> = {
  Function: { ground: 'shader' },
  Private: { ground: 'shader' },
  Workgroup: { ground: 'shader' },
  UniformConstant: { ground: 'shader' },
  AtomicCounter: { ground: 'shader', capability: 'AtomicStorage' },
  StorageBuffer: { ground: 'variable-pointers' },
  PhysicalStorageBuffer: { ground: 'physical-storage-buffer' },
  CrossWorkgroup: { ground: 'kernel' },
}

/** What is passed in the place of the variable itself where any pointer will do. */
const argumentPointers: Readonly<
  Record<string, (world: World, add: Add, type: number, pointer: number) => number>
> = {
  variable: (_world, _add, _type, pointer) => pointer,
  copy: (_, add, type, pointer) => add('OpCopyObject', type, pointer),
  chain: ({ plain }, add, type, pointer) =>
    add('OpUntypedAccessChainKHR', type, plain.scalar('uint').id, pointer),
}

const anywhere: ReadonlySet<string> = new Set([
  'StorageBuffer',
  'PhysicalStorageBuffer',
  'CrossWorkgroup',
])

export const generators: readonly Generator[] = [
  {
    name: 'lengths-of-descriptors',
    rule: 'array-length-pointer-is-no-variable-pointer',
    alsoApplies: ['array-length-variable-is-a-descriptor', 'array-length-pointer-is-a-pointer'],
    summary: 'lengths are asked of descriptors, beside variable pointers',
    environments: ({ minor = '6' }) => environmentsOf(minor),
    build(choices) {
      const variable = choices.pick('variable-pointers', [true, false])
      const pointer = choices.pick(
        'pointer',
        variable ? pointers : pointers.filter((each) => each !== 'parameter'),
      )
      const kind = choices.pick('kind', kinds)
      const minor = choices.pick('minor', [6, 3])

      const world = variable
        ? createVariableWorld('VariablePointersStorageBuffer', { minor })
        : createWorld('shader', { minor })
      const { builder, laid } = world
      const block = laid.block(laid.scalar('uint'), laid.runTimeArray(laid.scalar('uint')))
      const storageClass = 'StorageBuffer'
      const of = pointer === 'element-of-blocks' ? laid.array(block, 4) : block
      const buffer = pointerInto(world, storageClass, kind, of.id)
      const untyped = world.pointer(storageClass)
      const type = builder.typeOf(buffer) ?? 0
      if (variable) {
        const other = pointerInto(world, storageClass, 'untyped', laid.scalar('uint').id)
        const condition = builder.constant(world.plain.scalar('bool').id, true)
        const selected = builder.add('OpSelect', untyped, condition, other, other)
        builder.add('OpStore', variableIn(world, 'Private', 'untyped', untyped), selected)
      }
      if (pointer === 'parameter') {
        const nothing = builder.type('OpTypeVoid')
        const parameter = pointerType(world, storageClass, kind, block.id)
        const callee = addFunction(world, nothing, [parameter], (add, given = 0) => {
          length(world, add, block.id, given)
          add('OpReturn')
        })
        builder.add('OpFunctionCall', nothing, callee, buffer)
        return world.finish()
      }
      const asked = {
        variable: () => buffer,
        copy: () => builder.add('OpCopyObject', type, buffer),
        chain: () => builder.add('OpUntypedAccessChainKHR', untyped, block.id, buffer),
        'element-of-blocks': () =>
          builder.add('OpUntypedInBoundsAccessChainKHR', untyped, of.id, buffer, world.uint(2)),
      }[pointer]()
      length(world, builder.add, block.id, asked)
      return world.finish()
    },
  },
  {
    name: 'pointer-arguments',
    rule: 'function-call-passes-a-memory-object-declaration',
    alsoApplies: ['logical-pointer-operand-is-of-a-listed-instruction'],
    summary: 'functions are given variables, and hand the pointers on to others',
    build(choices) {
      const storageClass = choices.pick('storage-class', Object.keys(passed))
      const depth = choices.pick('calls', [1, 2])
      const free = anywhere.has(storageClass)
      const pointer = choices.pick('argument', free ? Object.keys(argumentPointers) : ['variable'])

      const { ground, capability } = passed[storageClass] ?? { ground: 'shader' }
      const world = createWorld(ground)
      const { builder } = world
      if (capability !== undefined) builder.capability(capability)
      const type = world.pointer(storageClass)
      const nothing = builder.type('OpTypeVoid')
      const data = world.types(storageClass).scalar('uint').id
      const variable = pointerInto(world, storageClass, 'untyped', data)
      const argument = (add: Add, from: number) =>
        argumentPointers[pointer]?.(world, add, type, from) ?? from
      let callee = addFunction(world, nothing, [type], (add, parameter = 0) => {
        if (ground === 'physical-storage-buffer') builder.decorate(parameter, 'Aliased')
        add('OpReturn')
      })
      if (depth === 2) {
        const inner = callee
        callee = addFunction(world, nothing, [type, type], (add, one = 0, other = 0) => {
          if (ground === 'physical-storage-buffer') {
            for (const each of [one, other]) builder.decorate(each, 'Aliased')
          }
          for (const each of [one, other]) {
            add('OpFunctionCall', nothing, inner, argument(add, each))
          }
          add('OpReturn')
        })
      }
      const given = Array.from({ length: depth }, () => argument(builder.add, variable))
      builder.add('OpFunctionCall', nothing, callee, ...given)
      return world.finish()
    },
  },
]

const firstArgument = 3

/** Makes a pointer of the same type from another one. */
type Derive = (declare: Graft, pointer: Pointer) => ((put: Put) => number) | undefined

function chain(name: string, indexed: boolean): Derive {
  return (declare, { id, type }) => {
    const integer = declare.type('OpTypeInt', 32, 0)
    const vector = integer === undefined ? undefined : declare.type('OpTypeVector', integer, 4)
    if (integer === undefined || vector === undefined) return undefined
    if (!indexed) return (put) => put(name, type, integer, id)
    const index = declare.add('OpConstant', integer, 1)
    return (put) => put(name, type, vector, id, index)
  }
}

const derivations: Readonly<Record<string, Derive>> = {
  copy:
    (_, { id, type }) =>
    (put) =>
      put('OpCopyObject', type, id),
  'chain-without-indexes': chain('OpUntypedAccessChainKHR', false),
  chain: chain('OpUntypedAccessChainKHR', true),
  'in-bounds-chain': chain('OpUntypedInBoundsAccessChainKHR', true),
}

function untypedLogical(module: Module, at: number, word: number): Pointer | undefined {
  const pointer = word < firstArgument ? undefined : pointerAt(module, at, word)
  return pointer?.kind === 'untyped' && isLogical(module, pointer.storageClass)
    ? pointer
    : undefined
}

function passedInstead(which: 0 | -1, derive: Derive): Way {
  return (module, at) => {
    const words = module.instructions[at]?.words ?? []
    const places = words.flatMap((_, word) => (untypedLogical(module, at, word) ? [word] : []))
    const word = places.at(which)
    const pointer = word === undefined ? undefined : untypedLogical(module, at, word)
    if (word === undefined || pointer === undefined) return undefined
    if (which === -1 && places.length === 1) return undefined
    return withInserted(module, at, (declare) => {
      const write = derive(declare, pointer)
      return write === undefined ? undefined : (put) => ({ [word]: write(put) })
    })
  }
}

const opFunctionParameter = opcodeOf('OpFunctionParameter')

/** Place of Pointer in an `OpUntypedArrayLengthKHR`, and of the first argument in an `OpFunctionCall`. */
const pointerWord = 3

/** Makes a variable pointer in the place of the pointer. */
type Make = (declare: Graft, pointer: Pointer, module: Module) => ((put: Put) => number) | undefined

const selected: Make = (declare, { id, type }) => {
  const boolean = declare.type('OpTypeBool')
  if (boolean === undefined) return undefined
  const truth = declare.add('OpConstantTrue', boolean)
  return (put) => put('OpSelect', type, truth, id, id)
}

function derived(name: string): Make {
  return (declare, pointer, module) => {
    const integer = declare.type('OpTypeInt', 32, 0)
    const select = selected(declare, pointer, module)
    if (integer === undefined || select === undefined) return undefined
    if (name === 'OpCopyObject') return (put) => put(name, pointer.type, select(put))
    if (pointer.kind === 'typed') return undefined
    return (put) => put(name, pointer.type, integer, select(put))
  }
}

const makes: Readonly<Record<string, Make>> = {
  select: selected,
  null: (declare, { type }) => {
    const nothing = declare.add('OpConstantNull', type)
    return () => nothing
  },
  load: (_, { type }, module) => {
    const holder = globalPointers(module).find(
      (each) => each.kind === 'untyped' && storageClassName(each.storageClass) === 'Private',
    )
    return holder === undefined ? undefined : (put) => put('OpLoad', type, holder.id)
  },
  'copy-of-select': derived('OpCopyObject'),
  'chain-of-select': derived('OpUntypedAccessChainKHR'),
  'in-bounds-chain-of-select': derived('OpUntypedInBoundsAccessChainKHR'),
}

function through(make: Make): Way {
  return (module, at) => {
    const pointer = pointerAt(module, at, pointerWord)
    if (pointer === undefined || !isLogical(module, pointer.storageClass)) return undefined
    return withInserted(module, at, (declare) => {
      const write = make(declare, pointer, module)
      return write === undefined ? undefined : (put) => ({ [pointerWord]: write(put) })
    })
  }
}

/** True of calls that hand their first argument to a function that asks for its length. */
function passes(module: Module, at: number): boolean {
  const callee = definitionOf(module, module.instructions[at]?.words[2] ?? 0)
  const parameter = module.instructions[(callee ?? -2) + 1]
  return (
    parameter?.opcode === opFunctionParameter &&
    ordinalsOf(module, 'OpUntypedArrayLengthKHR').some(
      (length) => module.instructions[length]?.words[pointerWord] === parameter.words[1],
    )
  )
}

/** What a function that never ends is said to give back. */
const called: Way = (module, at) => {
  const type = pointerAt(module, at, pointerWord)?.type
  const before = module.instructions[at]
  const wider = type === undefined ? undefined : calledInVain(module, at, type)
  if (wider === undefined || before === undefined) return undefined
  const place = wider.instructions.indexOf(before)
  const result = wider.instructions[place - 1]?.words[1] ?? 0
  const instructions = wider.instructions.map((each, index) =>
    index === place ? { ...each, words: each.words.with(pointerWord, result) } : each,
  )
  return { ...wider, instructions }
}

export const mutators: readonly Mutator[] = [
  mutatorOf({
    name: 'argument-no-memory-object-declaration',
    rule: 'function-call-passes-a-memory-object-declaration',
    summary: 'a function is given a logical pointer that was derived from a variable',
    ordinals: (module) =>
      hasVariablePointers(module) ? [] : ruledOrdinals(module, 'OpFunctionCall'),
    ways: Object.fromEntries(
      Object.entries(derivations).flatMap(([variant, derive]) => [
        [variant, passedInstead(0, derive)],
        [`last-${variant}`, passedInstead(-1, derive)],
      ]),
    ),
  }),
  mutatorOf({
    name: 'length-of-variable-pointer',
    rule: 'array-length-pointer-is-no-variable-pointer',
    summary: 'a length is asked of a variable pointer',
    ordinals: (module) =>
      hasVariablePointers(module)
        ? [
            ...ordinalsOf(module, 'OpUntypedArrayLengthKHR'),
            ...ordinalsOf(module, 'OpFunctionCall').filter((at) => passes(module, at)),
          ]
        : [],
    ways: {
      ...Object.fromEntries(
        Object.entries(makes).map(([variant, make]) => [variant, through(make)]),
      ),
      call: called,
    },
  }),
]
