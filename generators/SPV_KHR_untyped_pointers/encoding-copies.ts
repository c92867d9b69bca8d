import { opcodeOf } from '#spec/grammar/opcodes'
import { firstOf, resized } from '../pairs/damaged.ts'
import { pair } from '../pairs/pair.ts'
import type { Damage } from '../pairs/ways.ts'
import { asyncCopy, wideCopying } from './shared/async-copying.ts'

/** The first instruction of that name loses words at its end, or has more. */
function sized(name: string, less: number, ...more: number[]): Damage {
  return (words) => resized(words, firstOf(words, opcodeOf(name)), less, ...more)
}

const missing = ['event', 'stride', 'number of elements', 'size of an element', 'source']

/** A copy that ends before one of its operands, by the way. */
const endings = Object.fromEntries(
  missing.map((what, at) => [
    `without-${what.replaceAll(' ', '-')}`,
    {
      edits: sized('OpUntypedGroupAsyncCopyKHR', at + 1),
      summary: `the copy ends before its ${what}`,
    },
  ]),
)

const longer = {
  'type-of-four-words': {
    edits: sized('OpTypeUntypedPointerKHR', 0, 1),
    summary: 'OpTypeUntypedPointerKHR has a word after its Storage Class',
  },
  'type-of-seven-words': {
    edits: sized('OpTypeUntypedPointerKHR', 0, 1, 1, 1, 1),
    summary: 'OpTypeUntypedPointerKHR has four words after its Storage Class',
  },
}

/** A variable that has all of its operands, and is the first of the module. */
const wholeVariable = {
  ...wideCopying,
  declarations: `%to_global = OpTypeUntypedPointerKHR CrossWorkgroup
%global = OpUntypedVariableKHR %to_global CrossWorkgroup %uint %uint_0`,
}

/** Pairs of the rules on word counts, with the instruction for asynchronous copies. */
export const pairs = [
  pair(
    'async-copy-reaches-event',
    'without-memory-operands',
    'a copy has nine operands and no memory operands',
    { ...wideCopying, body: asyncCopy('%copy') },
    endings,
  ),
  pair(
    'async-copy-reaches-event',
    'oldest-version',
    'a copy in a module of version 1.0 has nine operands',
    {
      ...wideCopying,
      entryPoints: 'OpEntryPoint Kernel %main "main"',
      body: asyncCopy('%copy', { to: '%global', from: '%local' }),
    },
    {
      'result-only': {
        edits: sized('OpUntypedGroupAsyncCopyKHR', 7),
        summary: 'the copy ends after its result',
      },
      'without-event': {
        edits: sized('OpUntypedGroupAsyncCopyKHR', 1),
        summary: 'the copy ends before its event',
      },
    },
    { environments: ['spv1.0'] },
  ),
  pair(
    'encoding-ends-at-the-last-operand',
    'copy-with-memory-operands',
    'a copy ends with the memory operands of its source',
    { ...wideCopying, body: asyncCopy('%copy', { memory: 'Volatile Aligned 4' }) },
    {
      'third-memory-operands': {
        edits: sized('OpUntypedGroupAsyncCopyKHR', 0, 0),
        summary: 'the copy has a third memory operand',
      },
      'three-words': {
        edits: sized('OpUntypedGroupAsyncCopyKHR', 0, 1, 1, 1),
        summary: 'the copy has three words after its memory operands',
      },
    },
  ),
  pair(
    'encoding-ends-at-the-last-operand',
    'pointer-types',
    'an untyped pointer type ends with its storage class',
    { ...wideCopying, body: asyncCopy('%copy', { to: '%global', from: '%local' }) },
    longer,
  ),
  pair(
    'encoding-ends-at-the-last-operand',
    'whole-variable',
    'a variable ends with its initializer',
    wholeVariable,
    {
      'variable-of-seven-words': {
        edits: sized('OpUntypedVariableKHR', 0, 1),
        summary: 'OpUntypedVariableKHR has a word after its Initializer',
      },
      'variable-of-nine-words': {
        edits: sized('OpUntypedVariableKHR', 0, 1, 1, 1),
        summary: 'OpUntypedVariableKHR has three words after its Initializer',
      },
    },
  ),
  pair(
    'encoding-ends-at-the-last-operand',
    'array-length',
    'the length of an array is asked for by five operands',
    {
      capabilities: 'Shader UntypedPointersKHR',
      extensions: 'OpExtension "SPV_KHR_untyped_pointers"',
      annotations: `%block Block, 0 Offset 0
%words ArrayStride 4
%buffer DescriptorSet 0, Binding 0`,
      declarations: `%words = OpTypeRuntimeArray %uint
%block = OpTypeStruct %words
%to_buffer = OpTypeUntypedPointerKHR StorageBuffer
%buffer = OpUntypedVariableKHR %to_buffer StorageBuffer %block`,
      body: '%length = OpUntypedArrayLengthKHR %uint %block %buffer 0',
    },
    {
      'length-of-seven-words': {
        edits: sized('OpUntypedArrayLengthKHR', 0, 0),
        summary: 'OpUntypedArrayLengthKHR has a word after its Array member',
      },
      'length-of-eight-words': {
        edits: sized('OpUntypedArrayLengthKHR', 0, 0, 0),
        summary: 'OpUntypedArrayLengthKHR has two words after its Array member',
      },
    },
  ),
]
