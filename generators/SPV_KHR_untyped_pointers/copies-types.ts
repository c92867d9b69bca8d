import type { Generator, Mutator } from '../maker.ts'
import type { Instruction, Module } from '../module.ts'
import { definition } from '../mutate/definition.ts'
import type { Graft } from '../mutate/graft.ts'
import { mutatorOf, type Way } from '../mutate/mutator-of.ts'
import { ordinalsOf } from '../mutate/ordinals-of.ts'
import { replaceInstruction } from '../mutate/replace-instruction.ts'
import { typeShape } from '../mutate/type-shape.ts'
import {
  addCopy,
  type CopyKinds,
  copyAt,
  copyKinds,
  copyWords,
  kindsOf,
  type Side,
  sides,
} from './shared/copies.ts'
import { addFunction } from './shared/functions.ts'
import { withInserted, withWords } from './shared/operands.ts'
import { type OtherType, otherTypes } from './shared/other-types.ts'
import { pointerInto, pointerType } from './shared/pointer-into.ts'
import {
  globalPointers,
  isPhysical,
  type Pointer,
  ruledOrdinals,
  storageClassName,
} from './shared/pointers.ts'
import { voidType } from './shared/things.ts'
import { objectType, objectTypeNames } from './shared/types.ts'
import { createWorld, isReadOnly, type World } from './shared/world.ts'

/** What becomes of the pointers to void before they are copied through. */
const casts: Readonly<Record<string, string>> = {
  bitcast: 'OpBitcast',
  chain: 'OpUntypedPtrAccessChainKHR',
}

function through(
  { builder, plain, uint, pointer }: World,
  storageClass: string,
  kind: string,
  cast: string,
  nothing: number,
): number {
  const integer = plain.scalar('uint').id
  if (kind === 'typed') {
    const typed = builder.type('OpTypePointer', storageClass, integer)
    return builder.place('function-declaration', 'OpBitcast', typed, nothing)
  }
  const operands = cast === 'OpBitcast' ? [nothing] : [integer, nothing, uint(1)]
  return builder.place('function-declaration', cast, pointer(storageClass), ...operands)
}

/** Storage classes that agree about whether memory in them is laid out explicitly. */
const classes = {
  shader: { target: 'StorageBuffer', source: 'Uniform' },
  kernel: { target: 'Function', source: 'CrossWorkgroup' },
  'physical-storage-buffer': { target: 'PhysicalStorageBuffer', source: 'StorageBuffer' },
} as const

export const generators: readonly Generator[] = [
  {
    name: 'copies-beside-run-time-arrays',
    rule: 'copy-memory-type-is-of-fixed-size',
    alsoApplies: [
      'copy-memory-typed-pointers-point-to-one-type',
      'copy-memory-has-a-typed-pointer',
    ],
    summary:
      'what stands in a run-time array, before it, or in as many bytes as an array takes, is copied',
    build(choices) {
      const which = choices.pick('pointers', copyKinds)
      const member = choices.pick('member', ['before', 'element'])
      const storageClass = choices.pick('source', ['StorageBuffer', 'PhysicalStorageBuffer'])
      const whole = choices.pick(
        'untyped-source',
        which === 'target-typed' ? [false, true] : [false],
      )

      const physical = storageClass === 'PhysicalStorageBuffer'
      const world = createWorld(physical ? 'physical-storage-buffer' : 'shader')
      const { builder, laid } = world
      const kind = kindsOf(which)
      const element = laid.array(laid.scalar('uint'), 4)
      const block = laid.block(element, laid.runTimeArray(element))
      const buffer = pointerInto(world, storageClass, 'typed', block.id)
      const indexes = member === 'before' ? [world.uint(0)] : [world.uint(1), world.uint(2)]
      const resultType = pointerType(world, storageClass, kind.source, element.id)
      const source =
        kind.source === 'typed'
          ? builder.add('OpAccessChain', resultType, buffer, ...indexes)
          : builder.add(
              'OpUntypedAccessChainKHR',
              resultType,
              block.id,
              buffer,
              ...(whole ? [] : indexes),
            )
      const target = pointerInto(world, 'Private', kind.target, element.id)
      builder.add('OpCopyMemory', target, source, ...(physical ? ['Aligned', 4] : []))
      return world.finish()
    },
  },
  {
    name: 'copies-beside-void-pointers',
    rule: 'copy-memory-typed-pointer-points-to-no-void',
    alsoApplies: ['copy-memory-has-a-typed-pointer', 'bitcast-changes-the-type'],
    summary: 'a function takes pointers to void, as C compilers emit them, and casts them to copy',
    build(choices) {
      const which: CopyKinds = choices.pick('pointers', copyKinds)
      const cast = choices.pick('cast', which === 'both-typed' ? ['bitcast'] : Object.keys(casts))
      const storageClass = choices.pick('source', ['CrossWorkgroup', 'Generic', 'UniformConstant'])
      const ground = choices.pick('ground', ['library', 'kernel-32'] as const)

      const world = createWorld(ground)
      const nothing = world.builder.type('OpTypeVoid')
      const parameters = ['Function', storageClass].map((each) =>
        pointerType(world, each, 'typed', nothing),
      )
      const kind = kindsOf(which)
      const opcode = casts[cast] ?? 'OpBitcast'
      addFunction(world, nothing, parameters, (add, to = 0, from = 0) => {
        const target = through(world, 'Function', kind.target, opcode, to)
        const source = through(world, storageClass, kind.source, opcode, from)
        add('OpCopyMemory', target, source)
        add('OpReturn')
      })
      return world.finish()
    },
  },
  {
    name: 'copies-of-many-types',
    rule: 'copy-memory-typed-pointers-point-to-one-type',
    alsoApplies: ['copy-memory-type-is-of-fixed-size', 'copy-memory-has-a-typed-pointer'],
    summary:
      'the typed pointers of a copy say what is copied: scalars, vectors, arrays, structures',
    build(choices) {
      const ground = choices.pick('ground', [
        'shader',
        'kernel',
        'physical-storage-buffer',
      ] as const)
      const which = choices.pick('pointers', copyKinds)
      const few = ground === 'physical-storage-buffer' ? objectTypeNames.slice(-3) : objectTypeNames
      const name = choices.pick('type', few)

      const world = createWorld(ground)
      const type = objectType(world.types(classes[ground].target), name)
      const aligned = ground === 'physical-storage-buffer' ? ['Aligned', type.alignment] : []
      addCopy(world, which, classes[ground], type, ...aligned)
      return world.finish()
    },
  },
]

function isRunTimeArray(module: Module, type: number | undefined): boolean {
  const at = ordinalsOf(module, 'OpTypeRuntimeArray')
  return at.some((each) => module.instructions[each]?.words[0] === type)
}

/** The last member where it is a run-time array. */
function arrayOf(module: Module, { pointee }: Pointer): number | undefined {
  const shape = typeShape(module, pointee)
  const last = shape.kind === 'structure' ? shape.members.at(-1) : undefined
  return isRunTimeArray(module, last) ? last : undefined
}

/** A typed pointer outside functions to a structure that ends in a run-time array. */
function bufferOf(module: Module): Pointer | undefined {
  return globalPointers(module).find(
    (pointer) =>
      arrayOf(module, pointer) !== undefined && !isReadOnly(storageClassName(pointer.storageClass)),
  )
}

/** Puts that pointer in the place of every typed one. */
function copied(before: Instruction, module: Module, at: number, id: number): Instruction {
  const copy = copyAt(module, at)
  const typed = sides.filter((side) => copy?.[side].kind === 'typed')
  return withWords(before, Object.fromEntries(typed.map((side) => [copyWords[side], id])))
}

const structure: Way = (module, at) => {
  const before = module.instructions[at]
  const buffer = bufferOf(module)
  if (before === undefined || buffer === undefined || copyAt(module, at) === undefined) {
    return undefined
  }
  return replaceInstruction(module, at, copied(before, module, at, buffer.id))
}

const array: Way = (module, at) => {
  const buffer = bufferOf(module)
  const member = buffer === undefined ? undefined : arrayOf(module, buffer)
  if (buffer === undefined || member === undefined || copyAt(module, at) === undefined) {
    return undefined
  }
  const last = (definition(module, buffer.pointee)?.words.length ?? 2) - 2
  return withInserted(module, at, (declare, before) => {
    const integer = declare.type('OpTypeInt', 32, 0)
    if (integer === undefined) return undefined
    const index = declare.add('OpConstant', integer, last)
    const type = declare.add('OpTypePointer', buffer.storageClass, member)
    return (put) => {
      const pointer = put('OpAccessChain', type, buffer.id, index)
      return Object.fromEntries(copied(before, module, at, pointer).words.entries())
    }
  })
}

/** One side points to the first part of what it pointed to. */
function partOf(module: Module, at: number, side: Side, pointer: Pointer): Module | undefined {
  const shape = typeShape(module, pointer.pointee)
  const part =
    shape.kind === 'structure'
      ? shape.members[0]
      : 'constituent' in shape
        ? shape.constituent
        : undefined
  if (part === undefined) return undefined
  return withInserted(module, at, (declare) => {
    const integer = declare.type('OpTypeInt', 32, 0)
    if (integer === undefined) return undefined
    const zero = declare.add('OpConstant', integer, 0)
    const type = declare.add('OpTypePointer', pointer.storageClass, part)
    return (put) => ({ [copyWords[side]]: put('OpAccessChain', type, pointer.id, zero) })
  })
}

/** One side is cast to point to something else, where pointers may be. */
function castTo(other: OtherType) {
  return (module: Module, at: number, side: Side, pointer: Pointer): Module | undefined => {
    if (!isPhysical(module) || pointer.pointee === undefined) return undefined
    const { pointee } = pointer
    return withInserted(module, at, (declare) => {
      const type = other(pointee)(declare, module, at)
      if (type === undefined) return undefined
      const result = declare.add('OpTypePointer', pointer.storageClass, type)
      return (put) => ({ [copyWords[side]]: put('OpBitcast', result, pointer.id) })
    })
  }
}

const changes = {
  'points-to-a-part': partOf,
  ...Object.fromEntries(
    Object.entries(otherTypes)
      // Kernels, which alone cast pointers, have no signed integers.
      .filter(([name]) => name !== 'other-signedness')
      .map(([name, other]) => [`is-cast-to-${name}`, castTo(other)]),
  ),
}

/** A pointer to void that is a constant or undefined. */
function toVoid(name: 'OpConstantNull' | 'OpUndef') {
  return (declare: Graft, nothing: number, storageClass: number) =>
    declare.add(name, declare.add('OpTypePointer', storageClass, nothing))
}

/** Puts pointers to void in the place of the typed pointers, all of which then point to one type. */
function way(kinds: string, make: ReturnType<typeof toVoid>): Way {
  return (module: Module, at) => {
    const copy = copyAt(module, at)
    if (copy === undefined || !isPhysical(module)) return undefined
    const typed = sides.filter((side) => copy[side].kind === 'typed')
    if (typed.join('-and-') !== kinds) return undefined
    return withInserted(module, at, (declare) => {
      const nothing = voidType(declare, module, at)
      if (nothing === undefined) return undefined
      const by = typed.map((side) => [
        copyWords[side],
        make(declare, nothing, copy[side].storageClass),
      ])
      return () => Object.fromEntries(by)
    })
  }
}

export const mutators: readonly Mutator[] = [
  mutatorOf({
    name: 'copy-of-run-time-array',
    rule: 'copy-memory-type-is-of-fixed-size',
    summary: 'the typed pointers of a copy point to what has no fixed size',
    ordinals: (module) => ruledOrdinals(module, 'OpCopyMemory'),
    ways: { 'structure-that-ends-in-it': structure, 'array-itself': array },
  }),
  mutatorOf({
    name: 'copy-of-two-types',
    rule: 'copy-memory-typed-pointers-point-to-one-type',
    summary: 'the typed pointers of a copy point to different types',
    ordinals: (module) =>
      ruledOrdinals(module, 'OpCopyMemory').filter((at) => {
        const copy = copyAt(module, at)
        return copy?.target.kind === 'typed' && copy.source.kind === 'typed'
      }),
    ways: Object.fromEntries(
      Object.entries(changes).flatMap(([name, change]) =>
        sides.map((side): [string, Way] => [
          `${side}-${name}`,
          (module, at) => {
            const pointer = copyAt(module, at)?.[side]
            return pointer === undefined ? undefined : change(module, at, side, pointer)
          },
        ]),
      ),
    ),
  }),
  mutatorOf({
    name: 'copy-of-void',
    rule: 'copy-memory-typed-pointer-points-to-no-void',
    summary: 'the typed pointers of a copy point to void',
    ordinals: (module) => ruledOrdinals(module, 'OpCopyMemory'),
    ways: {
      'null-target': way('target', toVoid('OpConstantNull')),
      'null-source': way('source', toVoid('OpConstantNull')),
      'null-both': way('target-and-source', toVoid('OpConstantNull')),
      'undefined-target': way('target', toVoid('OpUndef')),
      'undefined-source': way('source', toVoid('OpUndef')),
      'undefined-both': way('target-and-source', toVoid('OpUndef')),
    },
  }),
]
