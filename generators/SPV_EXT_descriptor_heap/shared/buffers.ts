import { instructionByOpcode } from '#spec/grammar/grammar'
import { opcodeOf } from '#spec/grammar/opcodes'
import type { Instruction, Module } from '../../module.ts'
import { definition } from '../../mutate/definition.ts'
import { structureOf } from './contents.ts'
import type { Heap } from './heap.ts'

/** Words of an OpBufferPointerEXT behind its first one. */
export const bufferPointerWords = { resultType: 0, result: 1, buffer: 2 } as const

/** Writes the way from a heap to one of its descriptors; the pointer to it. */
type Path = (heap: Heap, element: number, base: number) => number

function chain(
  { builder, pointer }: Heap,
  baseType: number,
  base: number,
  indexes: readonly number[],
  name = 'OpUntypedAccessChainKHR',
): number {
  return builder.add(name, pointer('UniformConstant'), baseType, base, ...indexes)
}

function copy({ builder, pointer }: Heap, operand: number): number {
  return builder.add('OpCopyObject', pointer('UniformConstant'), operand)
}

/** A structure of an integer and the descriptor. */
function record(heap: Heap, element: number): number {
  return structureOf(heap, [
    { type: heap.plain.scalar('uint').id, offsetId: heap.uint(0) },
    { type: element, offsetId: heap.uint(64) },
  ])
}

/** A sized array whose stride the client knows. */
function sized(heap: Heap, element: number, stride: number): number {
  const array = heap.builder.add('OpTypeArray', element, heap.uint(4))
  heap.builder.add('OpDecorateId', array, 'ArrayStrideIdEXT', stride)
  return array
}

/** Ways to a descriptor, by name. */
const paths: Readonly<Record<string, Path>> = {
  element: (heap, element, base) => heap.slot(element, base),
  'element-in-bounds': (heap, element, base) =>
    chain(heap, heap.heapArray(element), base, [heap.uint(2)], 'OpUntypedInBoundsAccessChainKHR'),
  'without-indexes': (heap, element, base) => chain(heap, element, base, []),
  'element-of-sized-array': (heap, element, base) =>
    chain(heap, sized(heap, element, heap.sizeOf(element)), base, [heap.uint(3)]),
  'element-of-element': (heap, element, base) => {
    const inner = sized(heap, element, heap.uint(64))
    return chain(heap, heap.heapArray(inner, heap.uint(256)), base, [heap.uint(5), heap.uint(1)])
  },
  member: (heap, element, base) => chain(heap, record(heap, element), base, [heap.uint(1)]),
  'member-of-element': (heap, element, base) => {
    const array = heap.heapArray(record(heap, element), heap.uint(128))
    return chain(heap, array, base, [heap.uint(7), heap.uint(1)])
  },
  'in-two-steps': (heap, element, base) => {
    const inner = record(heap, element)
    const outer = chain(heap, heap.heapArray(inner, heap.uint(128)), base, [heap.uint(7)])
    return chain(heap, inner, outer, [heap.uint(1)])
  },
  'in-three-steps': (heap, element, base) => {
    const inner = sized(heap, element, heap.uint(64))
    const outer = heap.heapArray(inner, heap.uint(256))
    const first = chain(heap, outer, base, [])
    const second = chain(heap, outer, first, [heap.uint(1)])
    return chain(heap, inner, second, [heap.uint(2)])
  },
  'other-type-in-between': (heap, element, base) => {
    const sampler = heap.builder.type('OpTypeSampler')
    return heap.slot(element, heap.slot(sampler, base))
  },
  'from-a-copy': (heap, element, base) => heap.slot(element, copy(heap, base)),
  copied: (heap, element, base) => copy(heap, heap.slot(element, base)),
  'copied-again-and-again': (heap, element, base) =>
    copy(heap, copy(heap, heap.slot(element, copy(heap, copy(heap, base))))),
}

export const pathNames: readonly string[] = Object.keys(paths)

/** Follows the path of that name. */
export function follow(heap: Heap, name: string, element: number, base = heap.heap()): number {
  return paths[name]?.(heap, element, base) ?? heap.slot(element, base)
}

const copyObject = opcodeOf('OpCopyObject')

/** True of the untyped access chains without an element of their own. */
function isChain({ opcode }: Instruction): boolean {
  const name = instructionByOpcode(opcode)?.name
  return name === 'OpUntypedAccessChainKHR' || name === 'OpUntypedInBoundsAccessChainKHR'
}

/** The instruction that a pointer comes from when copies are looked through; `undefined` where there is none. */
function withoutCopies(module: Module, id: number | undefined): Instruction | undefined {
  let found = definition(module, id)
  for (let steps = 0; found?.opcode === copyObject && steps < 64; steps++) {
    found = definition(module, found?.words[2])
  }
  return found
}

/** The chain that a pointer comes from when copies are looked through. */
export function chainOf(module: Module, id: number | undefined): Instruction | undefined {
  const found = withoutCopies(module, id)
  return found !== undefined && isChain(found) ? found : undefined
}

/** The instruction at the end of the way back through chains and copies. */
export function rootOf(module: Module, id: number | undefined): Instruction | undefined {
  let found = withoutCopies(module, id)
  for (let steps = 0; found !== undefined && isChain(found) && steps < 64; steps++) {
    found = withoutCopies(module, found.words[3])
  }
  return found
}
