import { instructionByName } from '#spec/grammar/grammar'
import type { Module } from '../../module.ts'
import { definitionOf } from '../../mutate/definition-of.ts'
import { mutatorOf, type Way } from '../../mutate/mutator-of.ts'
import { ordinalsOf } from '../../mutate/ordinals-of.ts'
import { removeInstruction } from '../../mutate/remove-instruction.ts'
import { replaceWord } from '../../mutate/replace-word.ts'
import { isPhysical } from '../../SPV_KHR_untyped_pointers/shared/addressing.ts'
import { withInserted } from '../../SPV_KHR_untyped_pointers/shared/with-inserted.ts'
import { resultsOf } from '../../words/results-of.ts'
import { bufferPointerWords } from '../shared/buffer-pointer.ts'
import { heapBuiltIns, heapValue } from '../shared/heap-built-ins.ts'
import { chainOf, rootOf } from '../shared/walked.ts'

const variable = instructionByName('OpUntypedVariableKHR')?.opcode

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
    instructionByName('OpTypeUntypedPointerKHR')?.opcode
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

export const mutator = mutatorOf({
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
})
