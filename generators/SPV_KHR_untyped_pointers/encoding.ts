import { instructionByOpcode } from '#spec/grammar/grammar'
import type { Mutator } from '../maker.ts'
import type { Instruction, Module } from '../module.ts'
import { mutatorOf } from '../mutate/mutator-of.ts'
import { ordinalsOf } from '../mutate/ordinals-of.ts'
import { replaceInstruction } from '../mutate/replace-instruction.ts'
import { pairOf } from '../pairs/pair-of.ts'
import { untypedPointers } from '../pairs/pieces.ts'
import { rowsOf } from '../pairs/rows-of.ts'
import { buffersOf, inUntypedKernel, untypedKernel } from './shared/pieces.ts'

const [global, typedGlobal] = [
  '%null_untyped_pointer_CrossWorkgroup',
  '%null_pointer_CrossWorkgroup_uint',
]
const buffers = buffersOf('%block_stride4_uint_runtime_array')

const pieces = { shader: untypedPointers, kernel: untypedKernel, buffers } as const

/** One instruction of the text, and of its others no more than the type that it needs: pieces, declarations, and body. */
const alone = rowsOf(
  `
type | shader | %pointer = OpTypeUntypedPointerKHR StorageBuffer; %other = OpTypeUntypedPointerKHR Uniform |
variable | shader | | %own = OpUntypedVariableKHR %untyped_pointer_Function Function %uint
access | kernel | | %one = OpUntypedAccessChainKHR %untyped_pointer_CrossWorkgroup %uint ${typedGlobal}
in-bounds-access | kernel | | %one = OpUntypedInBoundsAccessChainKHR %untyped_pointer_CrossWorkgroup %uint ${typedGlobal}
ptr-access | kernel | | %one = OpUntypedPtrAccessChainKHR %untyped_pointer_CrossWorkgroup %uint ${typedGlobal} %uint_1
in-bounds-ptr-access | kernel | | %one = OpUntypedInBoundsPtrAccessChainKHR %untyped_pointer_CrossWorkgroup %uint ${typedGlobal} %uint_1
array-length | buffers | | %length = OpUntypedArrayLengthKHR %uint %block_stride4_uint_runtime_array %typed 0
prefetch | kernel | | OpUntypedPrefetchKHR ${typedGlobal} %uint_4`,
)

/** Pairs whose instructions are as long as they may be and as short; \`mutators\` change that. */
export const pairs = [
  ...alone.flatMap(([name = '', ground = '', declarations = '', body = '']) =>
    (ground === 'kernel' ? [''] : [' in spv1.3', '']).map(
      (
        version,
      ) => pairOf`word-count-reaches-the-last-required-operand/${name}${version === '' ? '' : '-before'}${version}
one instruction of the text, in its shortest form, is among typed pointers
${pieces[ground as keyof typeof pieces]}
${version === '' ? '' : 'interfaces:'}
${declarations && `declarations: ${declarations.replaceAll('; ', '\n')}`}
body: ${body}`,
    ),
  ),
  ...['', ' %uint_0', ' %uint_0 %uint_3', ' %uint_0 %uint_3 %uint_1'].map(
    (hints, count) => inUntypedKernel`word-count-ends-at-the-last-operand/${String(count)}-hints
kernel instructions of the text have some or all of their optional operands
declarations: %pairs = OpTypeArray %uint2 %uint_3
body: %own = OpUntypedVariableKHR %untyped_pointer_Function Function %uint ${count > 1 ? '%uint_1' : ''}
%one = OpUntypedAccessChainKHR %untyped_pointer_CrossWorkgroup %pairs ${global} ${count > 0 ? '%uint_2' : ''} ${count > 1 ? '%uint_1' : ''}
%two = OpUntypedInBoundsPtrAccessChainKHR %untyped_pointer_CrossWorkgroup %pairs ${global} %uint_0 ${count > 0 ? '%uint_2' : ''}
OpUntypedPrefetchKHR ${global} %uint_24${hints}`,
  ),
  pairOf`word-count-ends-at-the-last-operand/array-length
the length of an array is asked for in the shortest form that there is
${buffers}
body: %length = OpUntypedArrayLengthKHR %uint %block_stride4_uint_runtime_array %untyped 0`,
]

/** How many words the instructions that the text adds may have behind the first: at least, and at most. */
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

/** The module whose instruction `at` keeps only that many words behind the first. */
function cut(module: Module, at: number, length: (least: number) => number): Module | undefined {
  const instruction = module.instructions[at]
  const [least] = (instruction && lengthsOf(instruction)) ?? []
  if (instruction === undefined || least === undefined) return undefined
  const wanted = length(least)
  if (wanted < 0 || wanted >= least) return undefined
  const words = instruction.words.slice(0, wanted)
  return replaceInstruction(module, at, { ...instruction, words })
}

/** The module whose instruction `at` has that many words more than it may have. */
function extend(module: Module, at: number, more: number, word?: number): Module | undefined {
  const instruction = module.instructions[at]
  const [, most = Number.POSITIVE_INFINITY] = (instruction && lengthsOf(instruction)) ?? []
  if (instruction === undefined || !Number.isFinite(most)) return undefined
  const { words } = instruction
  const filler = word ?? words.at(-1) ?? 0
  const added = Array.from({ length: most + more - words.length }, () => filler)
  return replaceInstruction(module, at, { ...instruction, words: [...words, ...added] })
}

export const mutators: readonly Mutator[] = [
  mutatorOf({
    name: 'instruction-cut-off',
    rule: 'word-count-reaches-the-last-required-operand',
    summary: 'the instruction ends before its last required operand',
    ordinals,
    ways: {
      'last-operand-missing': (module, at) => cut(module, at, (least) => least - 1),
      'two-operands-missing': (module, at) => cut(module, at, (least) => least - 2),
      'opcode-only': (module, at) => cut(module, at, (least) => (least > 2 ? 0 : -1)),
    },
  }),
  mutatorOf({
    name: 'operand-beyond-the-last',
    rule: 'word-count-ends-at-the-last-operand',
    summary: 'the instruction goes on behind its last optional operand',
    ordinals,
    ways: {
      'last-operand-again': (module, at) => extend(module, at, 1),
      zero: (module, at) => extend(module, at, 1, 0),
      'two-words': (module, at) => extend(module, at, 2),
      'many-words': (module, at) => extend(module, at, 40),
    },
  }),
]
