import { opcodeOf } from '#spec/grammar/opcodes'
import { instruction } from '../builder/instruction.ts'
import { createProgram } from '../builder/program.ts'
import { environmentsOf, versionWord } from '../builder/versions.ts'
import type { Generator, Mutator } from '../maker.ts'
import type { Module } from '../module.ts'
import { declaresCapability } from '../mutate/declares-capability.ts'
import { firstFunction, type Graft, graft } from '../mutate/graft.ts'
import { insertInstructions } from '../mutate/insert-instructions.ts'
import { mutatorOf, type Way } from '../mutate/mutator-of.ts'
import { ordinalsOf } from '../mutate/ordinals-of.ts'
import { replaceInstruction } from '../mutate/replace-instruction.ts'
import { addAtomic, atomics } from './shared/atomics.ts'
import { chainAt, chainsOf } from './shared/chains.ts'
import { writtenWith } from './shared/functions.ts'
import { listedUses, texelPointer } from './shared/listed-uses.ts'
import { calledInVain, joinedByPhi, logicalPointerTypes } from './shared/logical-pointers.ts'
import { type Put, withInserted, withOperand } from './shared/operands.ts'
import { type Kind, kinds, pointerType, variableIn } from './shared/pointer-into.ts'
import { type SourceName, sourcesFor, withPointer } from './shared/pointer-sources.ts'
import {
  hasIdleResult,
  hasVariablePointers,
  isLogical,
  type Pointer,
  pointerAt,
  pointerWith,
  storageClassName,
} from './shared/pointers.ts'
import { typesOf } from './shared/types.ts'
import { type Take, unlistedUses } from './shared/unlisted-uses.ts'
import { createWorld, enable, load, type World } from './shared/world.ts'

/**
 * A kernel whose pointers are logical, as its addressing model says; its `ground` is that of other logical pointers.
 *
 * @param minor of the version.
 */
function createLogicalKernel(minor = 6): World {
  const program = createProgram('kernel', versionWord(minor), 'OpenCL', 'Logical')
  const { builder } = program
  builder.capability('GenericPointer')
  enable(program)
  const plain = typesOf(program, false)
  return {
    ...program,
    ground: 'shader',
    plain,
    laid: typesOf(program, true),
    types: () => plain,
    pointer: (storageClass) => builder.type('OpTypeUntypedPointerKHR', storageClass),
    typedPointer: (storageClass, pointee) => builder.type('OpTypePointer', storageClass, pointee),
    strided(storageClass, stride) {
      const pointer = builder.add('OpTypeUntypedPointerKHR', storageClass)
      builder.decorate(pointer, 'ArrayStride', stride)
      return pointer
    },
    uint: (value) => builder.constant(plain.scalar('uint').id, value),
    describe: () => {},
  }
}

const settings = ['shader', 'kernel'] as const

const classes = {
  shader: ['StorageBuffer', 'Function', 'Private'],
  kernel: ['CrossWorkgroup', 'Function', 'Workgroup'],
}

const accesses = ['OpLoad', 'OpStore']

/** Instructions that yield physical pointers, and would yield logical ones in vain. */
const physical: Readonly<Record<string, (world: World, type: number) => number>> = {
  OpUndef: ({ builder }, type) => builder.add('OpUndef', type),
  OpConvertUToPtr: ({ builder, plain }, type) => {
    const address = builder.constant(plain.scalar('ulong').id, 4096)
    return builder.add('OpConvertUToPtr', type, address)
  },
  OpCompositeExtract: (world, type) => {
    const { builder, laid } = world
    const pair = laid.block(laid.scalar('ulong'), { id: type, size: 8, alignment: 8 }).id
    const buffer = variableIn(world, 'StorageBuffer', 'untyped', pair)
    const object = builder.add('OpLoad', pair, buffer)
    return builder.add('OpCompositeExtract', type, object, 1)
  },
}

const logicalClasses = ['StorageBuffer', 'Private', 'Function'] as const

function yieldPhysical(world: World, kind: Kind, name: string): void {
  const storageClass = 'PhysicalStorageBuffer'
  const type = world.laid.scalar('uint')
  const make = physical[name]
  if (make === undefined) {
    withPointer(name as SourceName, { world, storageClass, kind, type }, (add, pointer) => {
      load(writtenWith(world, add), storageClass, type, pointer)
    })
  } else {
    const pointer = make(world, pointerType(world, storageClass, kind, type.id))
    load(world, storageClass, type, pointer)
  }
}

export const generators: readonly Generator[] = [
  {
    name: 'listed-instructions',
    rule: 'logical-pointer-operand-is-of-a-listed-instruction',
    alsoApplies: ['logical-pointer-result-is-of-a-listed-instruction'],
    summary: 'every instruction that may take logical pointers takes one, in shaders and kernels',
    environments: ({ minor = '6' }) =>
      minor === '3' ? environmentsOf(minor).slice(0, 1) : environmentsOf(minor),
    build(choices) {
      const instruction = choices.pick('instruction', Object.keys(listedUses))
      const use = listedUses[instruction]
      const setting = choices.pick('setting', use?.settings ?? settings)
      const kind = choices.pick('pointer', use?.kinds ?? kinds)
      const usual = classes[setting]
      const storageClass = choices.pick(
        `class-in-a-${setting}`,
        accesses.includes(instruction) ? usual : usual.slice(0, 1),
      )
      const until = atomics.get(instruction)?.until
      const minor = choices.pick('minor', until === undefined ? [6] : [until])

      const world =
        setting === 'shader' ? createWorld('shader', { minor }) : createLogicalKernel(minor)
      use?.write(world, use.storageClass ?? storageClass, kind)
      return world.finish()
    },
  },
  {
    name: 'listed-results',
    rule: 'logical-pointer-result-is-of-a-listed-instruction',
    alsoApplies: ['logical-pointer-operand-is-of-a-listed-instruction'],
    summary: 'instructions that may yield logical pointers do so, others yield physical ones',
    build(choices) {
      const storageClass = choices.pick('storage-class', [
        ...logicalClasses,
        'Image',
        'PhysicalStorageBuffer',
      ])
      const kind = choices.pick('pointer', kinds)
      if (storageClass === 'Image') {
        const world = createWorld('shader')
        const increment = atomics.get('OpAtomicIIncrement')
        const pointer = texelPointer(world, kind)
        if (increment !== undefined) {
          addAtomic(world, world.builder.add, increment, pointer, world.plain.scalar('uint').id)
        }
        return world.finish()
      }
      if (storageClass === 'PhysicalStorageBuffer') {
        const ground = 'physical-storage-buffer'
        const name = choices.pick('result-of', [
          ...sourcesFor({ ground }, storageClass, kind),
          ...Object.keys(physical),
        ])
        const world = createWorld(ground)
        yieldPhysical(world, kind, name)
        return world.finish()
      }
      const ground = 'shader'
      const source = choices.pick('source', sourcesFor({ ground }, storageClass, kind))
      const world = createWorld(ground)
      const type = world.types(storageClass).scalar('uint')
      withPointer(source, { world, storageClass, kind, type }, (add, pointer) => {
        load(writtenWith(world, add), storageClass, type, pointer)
      })
      return world.finish()
    },
  },
]

const { opcode } = instruction('OpUntypedInBoundsPtrAccessChainKHR', 1, 1, 1, 1, 1)

const pointerWords = [
  ['OpLoad', 2],
  ['OpStore', 0],
] as const

/** The pointer of the load or store with ordinal `at`. */
function accessedThrough(module: Module, at: number): Pointer | undefined {
  const [, word] = pointerWords.find(([name]) => ordinalsOf(module, name).includes(at)) ?? []
  return word === undefined ? undefined : pointerAt(module, at, word)
}

/**
 * Ordinals of loads and stores through logical pointers, in modules where such pointers are held to the two lists of
 * instructions that may take them and yield them.
 */
function logicalAccesses(module: Module): readonly number[] {
  if (hasVariablePointers(module) || !declaresCapability(module, 'UntypedPointersKHR')) return []
  return ordinalsOf(module, ...pointerWords.map(([name]) => name)).filter((at) => {
    const pointer = accessedThrough(module, at)
    return pointer !== undefined && isLogical(module, pointer.storageClass)
  })
}

/** Has something yield a pointer of that type, in front of an access through such a pointer. */
type Yield = (declare: Graft, type: number) => ((put: Put) => void) | undefined

const yields: Readonly<Record<string, Yield>> = {
  null: (declare, type) => {
    declare.add('OpConstantNull', type)
    return () => {}
  },
  undef: (_, type) => (put) => put('OpUndef', type),
  'undef-outside': (declare, type) => {
    declare.add('OpUndef', type)
    return () => {}
  },
  bitcast: (declare, type) => {
    const integer = declare.type('OpTypeInt', 32, 0)
    if (integer === undefined) return undefined
    const address = declare.add('OpConstant', integer, 16)
    return (put) => put('OpBitcast', type, address)
  },
  'composite-extract': (declare, type) => {
    const structure = declare.add('OpTypeStruct', type)
    const object = declare.add('OpConstantNull', structure)
    return (put) => put('OpCompositeExtract', type, object, 0)
  },
  'composite-extract-of-undef': (declare, type) => {
    const structure = declare.add('OpTypeStruct', declare.add('OpTypeStruct', type))
    return (put) => put('OpCompositeExtract', type, put('OpUndef', structure), 0, 0)
  },
}

function way(make: Yield): Way {
  return (module, at) => {
    const type = accessedThrough(module, at)?.type
    if (type === undefined) return undefined
    return withInserted(module, at, (declare) => {
      const write = make(declare, type)
      if (write === undefined) return undefined
      return (put) => {
        write(put)
        return {}
      }
    })
  }
}

/** Loads a pointer from memory that was not said to hold one. */
function loaded(kind: string): Way {
  return (module: Module, at) => {
    const pointer = accessedThrough(module, at)
    const holds = ['Function', 'Private'].includes(storageClassName(pointer?.storageClass))
    const isLoad = ordinalsOf(module, 'OpLoad').includes(at)
    const type = logicalPointerTypes[kind]
    return type !== undefined &&
      pointer?.kind === 'untyped' &&
      holds &&
      isLoad &&
      hasIdleResult(module, at)
      ? withOperand(module, at, 0, type)
      : undefined
  }
}

const opLabel = opcodeOf('OpLabel')

/** Ordinal of the first function that has a block, where functions with blocks may stand. */
function firstDefinition(module: Module): number {
  const label = module.instructions.findIndex(({ opcode }) => opcode === opLabel)
  const before = ordinalsOf(module, 'OpFunction').filter((at) => at < label)
  return before.at(-1) ?? module.instructions.length
}

/** The module with a function, called by nobody, that gives back what it is given: something of that type. */
function returnedFromFunction(module: Module, type: number): Module | undefined {
  if (firstFunction(module) === module.instructions.length) return undefined
  const declare = graft(module, firstFunction(module))
  const signature = declare.type('OpTypeFunction', type, type)
  if (signature === undefined) return undefined
  const { module: wider, shift } = declare.done()
  const [callee, parameter, label] = [wider.bound, wider.bound + 1, wider.bound + 2]
  const added = insertInstructions(
    wider,
    firstDefinition(module) + shift,
    instruction('OpFunction', type, callee, 'None', signature),
    instruction('OpFunctionParameter', type, parameter),
    instruction('OpLabel', label),
    instruction('OpReturnValue', parameter),
    instruction('OpFunctionEnd'),
  )
  return { ...added, bound: wider.bound + 3 }
}

function taken(take: Take): Way {
  return (module, at) => {
    const pointer = accessedThrough(module, at)
    if (pointer === undefined) return undefined
    return withInserted(module, at, (declare) => {
      const write = take({ module, pointer, declare })
      if (write === undefined) return undefined
      return (put) => {
        write(put)
        return {}
      }
    })
  }
}

export const mutators: readonly Mutator[] = [
  mutatorOf({
    name: 'in-bounds-ptr-access-chain-of-logical-pointer',
    rule: 'in-bounds-ptr-access-chain-takes-no-logical-pointer',
    summary: 'a pointer access chain that starts at a logical pointer is said to stay in bounds',
    ordinals: (module) =>
      hasVariablePointers(module)
        ? chainsOf(module, ['ptr-access']).filter((at) => {
            const base = pointerWith(module, chainAt(module, at)?.base)
            return base !== undefined && isLogical(module, base.storageClass)
          })
        : [],
    ways: {
      'in-bounds': (module, at) => {
        const chain = module.instructions[at]
        return chain === undefined
          ? undefined
          : replaceInstruction(module, at, { ...chain, opcode })
      },
    },
  }),
  mutatorOf({
    name: 'unlisted-result-logical-pointer',
    rule: 'logical-pointer-result-is-of-a-listed-instruction',
    summary: 'an instruction that is not in the list yields a logical pointer',
    ordinals: logicalAccesses,
    ways: {
      ...Object.fromEntries(Object.entries(yields).map(([variant, make]) => [variant, way(make)])),
      'load-untyped': loaded('untyped-pointer'),
      'load-typed': loaded('typed-pointer'),
      'function-call': (module, at) => {
        const type = accessedThrough(module, at)?.type
        return type === undefined ? undefined : calledInVain(module, at, type)
      },
    },
  }),
  mutatorOf({
    name: 'unlisted-use-of-logical-pointer',
    rule: 'logical-pointer-operand-is-of-a-listed-instruction',
    summary: 'an instruction that is not in the list takes a logical pointer',
    ordinals: logicalAccesses,
    ways: {
      ...Object.fromEntries(
        Object.entries(unlistedUses).map(([variant, take]) => [variant, taken(take)]),
      ),
      phi: (module, at) => {
        const pointer = accessedThrough(module, at)
        return pointer === undefined ? undefined : joinedByPhi(module, at, pointer)
      },
      'return-value': (module, at) => {
        const type = accessedThrough(module, at)?.type
        return type === undefined ? undefined : returnedFromFunction(module, type)
      },
    },
  }),
]
