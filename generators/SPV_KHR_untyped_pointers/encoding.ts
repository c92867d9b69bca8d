import { instructionByOpcode } from '#spec/grammar/grammar'
import { opcodeOf } from '#spec/grammar/opcodes'
import type { Mutator } from '../maker.ts'
import type { Instruction, Module } from '../module.ts'
import { ordinalsOf, replaceInstruction } from '../mutate/changes.ts'
import { mutatorOf } from '../mutate/mutator-of.ts'
import { firstOf, resized } from '../pairs/damaged.ts'
import { ways } from '../pairs/pair-of.ts'
import { copy, copyBack, inWideCopying } from './shared/async-copying.ts'
import { inKind } from './shared/pieces.ts'

/** The least and the greatest number of words after the first, for each instruction that the text adds. */
const lengths: Readonly<Record<string, readonly [least: number, most: number]>> = {
  OpTypeUntypedPointerKHR: [2, 2],
  OpUntypedVariableKHR: [3, 5],
  OpUntypedAccessChainKHR: [4, Number.POSITIVE_INFINITY],
  OpUntypedInBoundsAccessChainKHR: [4, Number.POSITIVE_INFINITY],
  OpUntypedPtrAccessChainKHR: [5, Number.POSITIVE_INFINITY],
  OpUntypedInBoundsPtrAccessChainKHR: [5, Number.POSITIVE_INFINITY],
  OpUntypedArrayLengthKHR: [5, 5],
  OpUntypedPrefetchKHR: [2, 5],
}

function lengthsOf({ opcode }: Instruction) {
  return lengths[instructionByOpcode(opcode)?.name ?? '']
}

/** Ordinals of the instructions that the text adds. */
function ordinals(module: Module): readonly number[] {
  return ordinalsOf(module, ...Object.keys(lengths))
}

/** The module whose instruction `index` keeps only that many words after the first. */
function cut(module: Module, index: number, length: (least: number) => number): Module | undefined {
  const instruction = module.instructions[index]
  const [least] = (instruction && lengthsOf(instruction)) ?? []
  if (instruction === undefined || least === undefined) return undefined
  const wanted = length(least)
  if (wanted < 0 || wanted >= least) return undefined
  const words = instruction.words.slice(0, wanted)
  return replaceInstruction(module, index, { ...instruction, words })
}

/** The module whose instruction `index` has that many words more than it may have. */
function extend(module: Module, index: number, more: number, word?: number): Module | undefined {
  const instruction = module.instructions[index]
  const [, most = Number.POSITIVE_INFINITY] = (instruction && lengthsOf(instruction)) ?? []
  if (instruction === undefined || !Number.isFinite(most)) return undefined
  const { words } = instruction
  const filler = word ?? words.at(-1) ?? 0
  const added = Array.from({ length: most + more - words.length }, () => filler)
  return replaceInstruction(module, index, { ...instruction, words: [...words, ...added] })
}

/** How many words an instruction loses at its end, or which ones it has more; and the summary. */
type WordChange = readonly [change: number | readonly number[], summary: string]

/** Ways that each change the first instruction of that name. */
function sized(name: string, changes: Readonly<Record<string, WordChange>>) {
  return ways(
    Object.fromEntries(
      Object.entries(changes).map(([way, [change, summary]]) => {
        const [less, more] = typeof change === 'number' ? [change, []] : [0, change]
        const edits = (words: Uint32Array) =>
          resized(words, firstOf(words, opcodeOf(name)), less, ...more)
        return [way, { edits, summary }]
      }),
    ),
  )
}

/** Pairs on word counts, with the instruction for asynchronous copies and others; `mutators` change any module. */
export const pairs = [
  inWideCopying`async-copy-reaches-event/without-memory-operands: a copy has nine operands and no memory operands
body: ${copy}
${sized('OpUntypedGroupAsyncCopyKHR', {
  'without-event': [1, 'the copy ends before its event'],
  'without-stride': [2, 'the copy ends before its stride'],
  'without-number-of-elements': [3, 'the copy ends before its number of elements'],
  'without-size-of-an-element': [4, 'the copy ends before its size of an element'],
  'without-source': [5, 'the copy ends before its source'],
})}`,
  inWideCopying`async-copy-reaches-event/oldest-version in spv1.0: a copy in a module of version 1.0 has nine operands
entryPoints: OpEntryPoint Kernel %main "main"
body: ${copyBack}
${sized('OpUntypedGroupAsyncCopyKHR', {
  'result-only': [7, 'the copy ends after its result'],
  'without-event': [1, 'the copy ends before its event'],
})}`,
  inWideCopying`encoding-ends-at-the-last-operand/copy-with-memory-operands
a copy ends with the memory operands of its source
body: ${copy} Volatile Aligned 4
${sized('OpUntypedGroupAsyncCopyKHR', {
  'third-memory-operands': [[0], 'the copy has a third memory operand'],
  'three-words': [[1, 1, 1], 'the copy has three words after its memory operands'],
})}`,
  inWideCopying`encoding-ends-at-the-last-operand/pointer-types: an untyped pointer type ends with its storage class
body: ${copyBack}
${sized('OpTypeUntypedPointerKHR', {
  'type-of-four-words': [[1], 'OpTypeUntypedPointerKHR has a word after its Storage Class'],
  'type-of-seven-words': [
    [1, 1, 1, 1],
    'OpTypeUntypedPointerKHR has four words after its Storage Class',
  ],
})}`,
  inWideCopying`encoding-ends-at-the-last-operand/whole-variable: a variable ends with its initializer
declarations: %global = OpUntypedVariableKHR %untyped_pointer_CrossWorkgroup CrossWorkgroup %uint %uint_0
${sized('OpUntypedVariableKHR', {
  'variable-of-seven-words': [[1], 'OpUntypedVariableKHR has a word after its Initializer'],
  'variable-of-nine-words': [
    [1, 1, 1],
    'OpUntypedVariableKHR has three words after its Initializer',
  ],
})}`,
  inKind.shader`encoding-ends-at-the-last-operand/array-length
the length of an array is asked for by five operands
annotations: %buffer DescriptorSet 0, Binding 0
declarations: %to_buffer = OpTypeUntypedPointerKHR StorageBuffer
%buffer = OpUntypedVariableKHR %to_buffer StorageBuffer %block_stride4_uint_runtime_array
body: %length = OpUntypedArrayLengthKHR %uint %block_stride4_uint_runtime_array %buffer 0
${sized('OpUntypedArrayLengthKHR', {
  'length-of-seven-words': [[0], 'OpUntypedArrayLengthKHR has a word after its Array member'],
  'length-of-eight-words': [[0, 0], 'OpUntypedArrayLengthKHR has two words after its Array member'],
})}`,
]

export const mutators: readonly Mutator[] = [
  mutatorOf({
    name: 'instruction-cut-off',
    rule: 'word-count-reaches-the-last-required-operand',
    summary: 'the instruction ends before its last required operand',
    ordinals,
    ways: {
      'last-operand-missing': (module, index) => cut(module, index, (least) => least - 1),
      'two-operands-missing': (module, index) => cut(module, index, (least) => least - 2),
      'opcode-only': (module, index) => cut(module, index, (least) => (least > 2 ? 0 : -1)),
    },
  }),
  mutatorOf({
    name: 'operand-beyond-the-last',
    rule: 'word-count-ends-at-the-last-operand',
    summary: 'the instruction goes on behind its last optional operand',
    ordinals,
    ways: {
      'last-operand-again': (module, index) => extend(module, index, 1),
      zero: (module, index) => extend(module, index, 1, 0),
      'two-words': (module, index) => extend(module, index, 2),
      'many-words': (module, index) => extend(module, index, 40),
    },
  }),
]
