import { instruction } from '../builder/instruction.ts'
import { environmentsOf } from '../builder/versions.ts'
import type { Generator, Mutator } from '../maker.ts'
import type { Module } from '../module.ts'
import { declaresCapability } from '../mutate/declares-capability.ts'
import { mutatorOf, type Way } from '../mutate/mutator-of.ts'
import { ordinalOfCapability } from '../mutate/ordinal-of-capability.ts'
import { ordinalsOf } from '../mutate/ordinals-of.ts'
import { removeInstruction } from '../mutate/remove-instruction.ts'
import { replaceInstruction } from '../mutate/replace-instruction.ts'
import { resultsOf } from '../words/results-of.ts'
import { writtenWith } from './shared/functions.ts'
import {
  calledInVain,
  createVariableWorld,
  joinedByPhi,
  variableClassesOf,
  variablePointerCapabilities,
} from './shared/logical-pointers.ts'
import { withInserted, withOperand, withWords } from './shared/operands.ts'
import { kinds, variableIn } from './shared/pointer-into.ts'
import { sourcesFor, withPointer } from './shared/pointer-sources.ts'
import {
  globalPointers,
  hasIdleResult,
  hasVariablePointers,
  isLogical,
  type Pointer,
  pointerAt,
  pointerWith,
  storageClass,
  storageClassName,
} from './shared/pointers.ts'
import { type Take, unlistedUses } from './shared/unlisted-uses.ts'
import { load } from './shared/world.ts'

export const generators: readonly Generator[] = [
  {
    name: 'comparisons-with-variable-pointers',
    rule: 'pointer-comparison-is-of-storage-buffer-or-workgroup',
    alsoApplies: ['equal-pointers-have-one-storage-class', 'compared-operands-are-pointers'],
    summary: 'untyped logical pointers are compared with each other and with typed ones',
    environments: ({ minor = '6' }) => environmentsOf(minor),
    build(choices) {
      const capability = choices.pick('capability', variablePointerCapabilities)
      const storageClass = choices.pick('storage-class', variableClassesOf(capability))
      const opcode = choices.pick('opcode', ['OpPtrEqual', 'OpPtrNotEqual'])
      const first = choices.pick('first', kinds)
      const second = choices.pick('second', first === 'typed' ? (['untyped'] as const) : kinds)
      const minor = choices.pick('minor', [6, 4])

      const world = createVariableWorld(capability, { minor })
      const { builder, plain } = world
      const type = world.types(storageClass).scalar('uint').id
      const [one = 0, other = 0] = [first, second].map((kind) =>
        variableIn(world, storageClass, kind, type),
      )
      for (const beside of ['Private', 'Uniform', 'PushConstant', 'Input']) {
        variableIn(world, beside, 'untyped', world.types(beside).scalar('uint').id)
      }
      builder.add(opcode, plain.scalar('bool').id, one, other)
      return world.finish()
    },
  },
  {
    name: 'variable-pointers',
    rule: 'variable-pointer-is-into-storage-buffer-or-workgroup',
    alsoApplies: ['variable-pointers-admit-untyped-ptr-access-chain'],
    summary: 'variable pointers of either kind are made in every way beside ordinary pointers',
    environments: ({ minor = '6' }) => environmentsOf(minor),
    build(choices) {
      const capability = choices.pick('capability', variablePointerCapabilities)
      const storageClass = choices.pick('storage-class', variableClassesOf(capability))
      const kind = choices.pick('pointer', kinds)
      const source = choices.pick(
        'source',
        sourcesFor({ ground: 'variable-pointers' }, storageClass, kind),
      )
      const minor = choices.pick('minor', source === 'select' ? [6, 3, 0] : [6])

      const world = createVariableWorld(capability, { minor })
      const type = world.types(storageClass).scalar('uint')
      for (const other of ['Private', 'Function', 'Uniform', 'PushConstant']) {
        const { id } = world.types(other).scalar('uint')
        world.builder.add('OpLoad', id, variableIn(world, other, 'untyped', id))
      }
      withPointer(source, { world, storageClass, kind, type }, (add, pointer) => {
        load(writtenWith(world, add), storageClass, type, pointer)
      })
      return world.finish()
    },
  },
]

const makers = [
  'OpSelect',
  'OpPhi',
  'OpFunctionCall',
  'OpPtrAccessChain',
  'OpUntypedPtrAccessChainKHR',
  'OpLoad',
  'OpConstantNull',
]

/** Pointers that are variable pointers by the instruction that yields them, in that storage class. */
function variablePointersOf(module: Module, storageClass: string): readonly Pointer[] {
  return ordinalsOf(module, ...makers).flatMap((at) => {
    const { result = 0 } = resultsOf(module.instructions[at] ?? { opcode: 0, words: [] })
    const pointer = pointerWith(module, result)
    return storageClassName(pointer?.storageClass) === storageClass ? (pointer ?? []) : []
  })
}

/** The module that has variable pointers into storage buffers only; `undefined` where it had no others before. */
function withStorageBufferOnly(module: Module): Module | undefined {
  const at = ordinalOfCapability(module, 'VariablePointers')
  if (at === undefined) return undefined
  const other = 'VariablePointersStorageBuffer'
  return declaresCapability(module, other)
    ? removeInstruction(module, at)
    : replaceInstruction(module, at, instruction('OpCapability', other))
}

const first = 2

const second = 3

function comparisons(module: Module): readonly number[] {
  return ordinalsOf(module, 'OpPtrEqual', 'OpPtrNotEqual')
}

/** Compares an untyped pointer into that storage class with itself. */
function into(storageClass: string): Way {
  return (module, at) => {
    const before = module.instructions[at]
    const pointer = globalPointers(module).find(
      (each) => each.kind === 'untyped' && storageClassName(each.storageClass) === storageClass,
    )
    if (before === undefined || pointer === undefined || !comparisons(module).includes(at)) {
      return undefined
    }
    if (!isLogical(module, pointer.storageClass)) return undefined
    return replaceInstruction(
      module,
      at,
      withWords(before, { [first]: pointer.id, [second]: pointer.id }),
    )
  }
}

/** True where the one comparison of the module is of two untyped pointers into Workgroup. */
function comparesInWorkgroup(module: Module): boolean {
  const [at, ...more] = comparisons(module)
  return (
    at !== undefined &&
    more.length === 0 &&
    [first, second]
      .map((word) => pointerAt(module, at, word))
      .every(
        (each) => each?.kind === 'untyped' && storageClassName(each.storageClass) === 'Workgroup',
      )
  )
}

const allowed: ReadonlySet<string> = new Set(['StorageBuffer', 'Workgroup'])

/** The untyped pointer that a load goes through, where no variable pointer may point there. */
function loadedThrough(module: Module, at: number): Pointer | undefined {
  const pointer = ordinalsOf(module, 'OpLoad').includes(at) ? pointerAt(module, at, 2) : undefined
  return pointer?.kind === 'untyped' &&
    isLogical(module, pointer.storageClass) &&
    !allowed.has(storageClassName(pointer.storageClass))
    ? pointer
    : undefined
}

function way(take: Take): Way {
  return (module, at) => {
    const pointer = loadedThrough(module, at)
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

/** Reads the memory of a Function or Private variable as a pointer into that class. */
function loadOf(into: string): Way {
  return (module, at) => {
    const pointer = loadedThrough(module, at)
    const holds = ['Function', 'Private'].includes(storageClassName(pointer?.storageClass))
    return holds && hasIdleResult(module, at) && isLogical(module, storageClass(into))
      ? withOperand(module, at, 0, (graft) => graft.add('OpTypeUntypedPointerKHR', into))
      : undefined
  }
}

export const mutators: readonly Mutator[] = [
  mutatorOf({
    name: 'comparison-in-wrong-class',
    rule: 'pointer-comparison-is-of-storage-buffer-or-workgroup',
    summary: 'logical pointers are compared in a storage class that variable pointers leave out',
    ordinals: (module) => {
      const at = ordinalOfCapability(module, 'VariablePointers')
      return hasVariablePointers(module)
        ? [...comparisons(module), ...(at === undefined ? [] : [at])]
        : []
    },
    ways: {
      private: into('Private'),
      uniform: into('Uniform'),
      'push-constant': into('PushConstant'),
      input: into('Input'),
      'workgroup-by-the-lesser-capability': (module, at) =>
        ordinalOfCapability(module, 'VariablePointers') === at &&
        comparesInWorkgroup(module) &&
        variablePointersOf(module, 'Workgroup').length === 0
          ? withStorageBufferOnly(module)
          : undefined,
    },
  }),
  mutatorOf({
    name: 'variable-pointer-in-wrong-class',
    rule: 'variable-pointer-is-into-storage-buffer-or-workgroup',
    summary: 'a variable pointer points into a storage class that has no variable pointers',
    ordinals: (module) => {
      const at = ordinalOfCapability(module, 'VariablePointers')
      return hasVariablePointers(module)
        ? [...ordinalsOf(module, 'OpLoad'), ...(at === undefined ? [] : [at])]
        : []
    },
    ways: {
      select: way(unlistedUses.select),
      'ptr-access-chain': way(unlistedUses['untyped-ptr-access-chain']),
      null: way(({ declare, pointer }) => {
        declare.add('OpConstantNull', pointer.type)
        return () => {}
      }),
      'chain-of-null': way(({ declare, pointer }) => {
        const integer = declare.type('OpTypeInt', 32, 0)
        const nothing = declare.add('OpConstantNull', pointer.type)
        return integer === undefined
          ? undefined
          : (put) => put('OpUntypedInBoundsAccessChainKHR', pointer.type, integer, nothing)
      }),
      'copy-of-null': way(({ declare, pointer }) => {
        const nothing = declare.add('OpConstantNull', pointer.type)
        return (put) => put('OpCopyObject', pointer.type, nothing)
      }),
      phi: (module, at) => {
        const pointer = loadedThrough(module, at)
        return pointer === undefined ? undefined : joinedByPhi(module, at, pointer)
      },
      call: (module, at) => {
        const type = loadedThrough(module, at)?.type
        return type === undefined ? undefined : calledInVain(module, at, type)
      },
      'load-of-uniform': loadOf('Uniform'),
      'load-of-private': loadOf('Private'),
      'workgroup-by-the-lesser-capability': (module, at) =>
        ordinalOfCapability(module, 'VariablePointers') === at &&
        ordinalsOf(module, 'OpPtrEqual', 'OpPtrNotEqual', 'OpPtrDiff').length === 0 &&
        variablePointersOf(module, 'Workgroup').length > 0 &&
        variablePointersOf(module, 'Workgroup').every(({ kind }) => kind === 'untyped')
          ? withStorageBufferOnly(module)
          : undefined,
    },
  }),
]
