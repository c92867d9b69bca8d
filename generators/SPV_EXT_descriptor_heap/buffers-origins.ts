import { opcodeOf } from '#spec/grammar/opcodes'
import { routes } from '../builder/decorate-through.ts'
import type { Generator, Mutator } from '../maker.ts'
import type { Module } from '../module.ts'
import { definitionOf } from '../mutate/definition-of.ts'
import { mutatorOf, type Way } from '../mutate/mutator-of.ts'
import { ordinalsOf } from '../mutate/ordinals-of.ts'
import { removeInstruction } from '../mutate/remove-instruction.ts'
import { replaceWord } from '../mutate/replace-word.ts'
import { addFunction } from '../SPV_KHR_untyped_pointers/shared/functions.ts'
import {
  type Declare,
  operandWays,
  withInserted,
} from '../SPV_KHR_untyped_pointers/shared/operands.ts'
import { isPhysical } from '../SPV_KHR_untyped_pointers/shared/pointers.ts'
import { first, noPointers, of, uintType } from '../SPV_KHR_untyped_pointers/shared/things.ts'
import { resultsOf } from '../words/results-of.ts'
import { bufferPointerWords, chainOf, follow, pathNames, rootOf } from './shared/buffers.ts'
import { createHeap, heapBuiltIns, heapValue } from './shared/heap.ts'

export const generators: readonly Generator[] = [
  {
    name: 'buffer-arguments',
    rule: 'buffer-pointer-buffer-is-an-untyped-pointer',
    alsoApplies: ['pointer-instructions-stand-in-a-block'],
    summary: 'the buffer is an untyped pointer: of the same function, or a parameter',
    build(choices) {
      const source = choices.pick('source', ['chain', 'parameter', 'chain-of-parameter'])
      const storageClass = choices.pick('storage-class', ['StorageBuffer', 'Uniform'])
      const times = choices.pick('times', [1, 2])

      const heap = createHeap()
      const { builder } = heap
      builder.capability('Int64')
      const resource = heap.heap()
      const result = heap.pointer(storageClass)
      const buffer = heap.bufferType(storageClass)
      const type = heap.pointer('UniformConstant')
      if (source === 'chain') {
        const slot = heap.slot(buffer, resource)
        for (let time = 0; time < times; time++) builder.add('OpBufferPointerEXT', result, slot)
        return heap.finish()
      }
      const [array, index] = [heap.heapArray(buffer), heap.uint(2)]
      const nothing = builder.type('OpTypeVoid')
      addFunction(heap, nothing, [type], (add, parameter = 0) => {
        const slot =
          source === 'parameter'
            ? parameter
            : add('OpUntypedAccessChainKHR', type, array, parameter, index)
        for (let time = 0; time < times; time++) add('OpBufferPointerEXT', result, slot)
        add('OpReturn')
      })
      return heap.finish()
    },
  },
  {
    name: 'heap-paths',
    rule: 'buffer-pointer-buffer-comes-from-the-resource-heap',
    alsoApplies: ['buffer-pointer-buffer-is-an-untyped-pointer'],
    summary: 'the buffer is reached from the resource heap, in one step or more',
    build(choices) {
      const path = choices.pick('path', pathNames)
      const route = choices.pick('route', routes)
      const beside = choices.pick('beside', ['nothing', 'sampler-heap', 'another-variable'])

      const ground = choices.pick('ground', ['shader', 'physical-shader'])

      const heap = createHeap({ ground })
      const base = heap.heap('ResourceHeapEXT', route)
      const pointer = heap.pointer('UniformConstant')
      if (beside === 'sampler-heap') heap.heap('SamplerHeapEXT')
      if (beside === 'another-variable') heap.untypedVariable(pointer, 'UniformConstant')
      const buffer = follow(heap, path, heap.bufferType('StorageBuffer'), base)
      heap.builder.add('OpBufferPointerEXT', heap.pointer('StorageBuffer'), buffer)
      return heap.finish()
    },
  },
]

const variable = opcodeOf('OpUntypedVariableKHR')

function bufferAt(module: Module, at: number): number | undefined {
  return module.instructions[at]?.words[bufferPointerWords.buffer]
}

/** The variable that the buffer comes from. */
function rootAt(module: Module, at: number): number | undefined {
  const root = rootOf(module, bufferAt(module, at))
  return root?.opcode === variable ? root?.words[1] : undefined
}

/** The direct decoration that makes a resource heap of the buffer's variable. */
function builtInOf(module: Module, at: number): number | undefined {
  const root = rootAt(module, at)
  return heapBuiltIns(module, 'ResourceHeapEXT').find(
    (each) => module.instructions[each]?.words[0] === root,
  )
}

/** The untyped variable of module scope that is the other heap, or no heap. */
function otherVariable(module: Module, at: number, isHeap: boolean): number | undefined {
  const root = rootAt(module, at)
  const heaps = heapBuiltIns(module).map((each) => module.instructions[each]?.words[0])
  return ordinalsOf(module, 'OpUntypedVariableKHR')
    .map((each) => module.instructions[each]?.words[1])
    .find((each) => each !== root && heaps.includes(each) === isHeap)
}

/** Asks for the pointer through a chain like the one there is, from another variable. */
function fromVariable(isHeap: boolean): Way {
  return (module, at) => {
    const other = otherVariable(module, at, isHeap)
    const chain = chainOf(module, bufferAt(module, at))
    if (other === undefined || chain === undefined || rootAt(module, at) === undefined) {
      return undefined
    }
    const [type = 0, , baseType = 0, , ...indexes] = chain.words
    return withInserted(module, at, () => (put) => {
      const made = put('OpUntypedAccessChainKHR', type, baseType, other, ...indexes)
      return { [bufferPointerWords.buffer]: made }
    })
  }
}

/** Takes what the same instruction gives for a buffer again. */
const pointerOfPointer: Way = (module, at) => {
  const { words } = module.instructions[at] ?? { words: [] }
  const [type = 0, , buffer = 0] = words
  const isUntyped =
    module.instructions[definitionOf(module, type) ?? -1]?.opcode ===
    opcodeOf('OpTypeUntypedPointerKHR')
  if (!isUntyped || rootAt(module, at) === undefined) return undefined
  return withInserted(module, at, () => (put) => ({
    [bufferPointerWords.buffer]: put('OpBufferPointerEXT', type, buffer),
  }))
}

/** Null and undefined pointers are not for logical addressing. */
function nothingOf(name: 'OpConstantNull' | 'OpUndef', chained: boolean): Way {
  return (module, at) => {
    const chain = chainOf(module, bufferAt(module, at))
    if (chain === undefined || !isPhysical(module)) return undefined
    const [type = 0, , baseType = 0, , ...indexes] = chain.words
    return withInserted(module, at, (declare) => {
      const nothing = declare.add(name, type)
      return (put) => ({
        [bufferPointerWords.buffer]: chained
          ? put('OpUntypedAccessChainKHR', type, baseType, nothing, ...indexes)
          : nothing,
      })
    })
  }
}

/** Reaches something of another type, at the beginning of what the pointer there is points to. */
function reaching(declare: Declare): Way {
  return (module, at) => {
    const buffer = module.instructions[at]?.words[bufferPointerWords.buffer]
    const [type] = chainOf(module, buffer)?.words ?? []
    if (buffer === undefined || type === undefined) return undefined
    return withInserted(module, at, (graft) => {
      const element = declare(graft, module, at)
      if (element === undefined) return undefined
      return (put) => ({
        [bufferPointerWords.buffer]: put('OpUntypedAccessChainKHR', type, element, buffer),
      })
    })
  }
}

export const mutators: readonly Mutator[] = [
  mutatorOf({
    name: 'buffer-at-no-place',
    rule: 'buffer-pointer-buffer-is-in-the-heap',
    summary: 'the buffer is the heap itself, not something in it',
    ordinals: (module) => {
      return ordinalsOf(module, 'OpBufferPointerEXT').filter((at) => {
        const buffer = module.instructions[at]?.words[bufferPointerWords.buffer]
        return chainOf(module, buffer) !== undefined && rootOf(module, buffer)?.opcode === variable
      })
    },
    ways: {
      variable: (module, at) => {
        const root = rootOf(module, module.instructions[at]?.words[bufferPointerWords.buffer])
        return withInserted(module, at, () => () => ({
          [bufferPointerWords.buffer]: root?.words[1] ?? 0,
        }))
      },
      copy: (module, at) => {
        const root = rootOf(module, module.instructions[at]?.words[bufferPointerWords.buffer])
        const [type = 0, id = 0] = root?.words ?? []
        return withInserted(module, at, () => (put) => ({
          [bufferPointerWords.buffer]: put('OpCopyObject', type, id),
        }))
      },
    },
  }),
  mutatorOf({
    name: 'buffer-from-elsewhere',
    rule: 'buffer-pointer-buffer-comes-from-the-resource-heap',
    summary: 'the buffer is not reached from the resource heap',
    ordinals: (module) =>
      ordinalsOf(module, 'OpBufferPointerEXT').filter(
        (at) => resultsOf(module.instructions[at] ?? { opcode: 0, words: [] }).result !== 0,
      ),
    ways: {
      'sampler-heap-instead': (module, at) => {
        const built = builtInOf(module, at)
        return built === undefined || heapBuiltIns(module, 'SamplerHeapEXT').length > 0
          ? undefined
          : replaceWord(module, built, 2, heapValue('SamplerHeapEXT'))
      },
      'no-heap': (module, at) => {
        const built = builtInOf(module, at)
        return built === undefined ? undefined : removeInstruction(module, built)
      },
      'other-heap': fromVariable(true),
      'other-variable': fromVariable(false),
      'pointer-of-pointer': pointerOfPointer,
      null: nothingOf('OpConstantNull', false),
      'chain-from-null': nothingOf('OpConstantNull', true),
      undef: nothingOf('OpUndef', false),
      'chain-from-undef': nothingOf('OpUndef', true),
    },
  }),
  mutatorOf({
    name: 'buffer-no-untyped-pointer',
    rule: 'buffer-pointer-buffer-is-an-untyped-pointer',
    summary: 'the buffer is no untyped pointer',
    ordinals: (module) => ordinalsOf(module, 'OpBufferPointerEXT'),
    ways: operandWays(bufferPointerWords.buffer, {
      ...noPointers,
      'typed-variable': first('OpVariable'),
      'typed-null': (graft, module, at) => {
        if (!isPhysical(module)) return undefined
        const uint = uintType(graft, module, at)
        return uint === undefined
          ? undefined
          : graft.add('OpConstantNull', graft.add('OpTypePointer', 'UniformConstant', uint))
      },
      'buffer-type': first('OpTypeBufferEXT'),
      'pointer-type': first('OpTypeUntypedPointerKHR'),
      'buffer-undef': of(first('OpTypeBufferEXT'), 'OpUndef'),
      'size-of-a-buffer': first('OpConstantSizeOfEXT'),
      'structure-with-the-pointer': (graft) =>
        graft.add(
          'OpUndef',
          graft.add('OpTypeStruct', graft.add('OpTypeUntypedPointerKHR', 'UniformConstant')),
        ),
      function: first('OpFunction'),
    }),
  }),
  mutatorOf({
    name: 'buffer-of-other-type',
    rule: 'buffer-pointer-buffer-reaches-a-buffer-type',
    summary: 'the chain reaches something else than a buffer',
    ordinals: (module) => ordinalsOf(module, 'OpBufferPointerEXT'),
    ways: {
      integer: reaching(uintType),
      sampler: reaching((graft) => graft.type('OpTypeSampler')),
      image: reaching((graft, module, at) => {
        const uint = uintType(graft, module, at)
        return uint === undefined
          ? undefined
          : graft.type('OpTypeImage', uint, '2D', 0, 0, 0, 2, 'R32ui')
      }),
    },
  }),
]
