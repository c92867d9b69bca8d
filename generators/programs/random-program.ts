import { assemble } from '../assembly/assemble.ts'
import type { Choices } from '../choices.ts'
import { MakerError } from '../maker-error.ts'
import type { Module } from '../module.ts'
import { createDraw } from '../random/draw.ts'
import type { RandomModule } from '../random/random-module.ts'
import { read } from '../words/read.ts'
import { branches, calls, loops, switches } from './control-flow.ts'
import {
  constant,
  createProgram,
  emit,
  global,
  type ProgramDraft,
  typeId,
  value,
  word,
} from './draft.ts'
import {
  arithmetic,
  bits,
  comparison,
  conversion,
  division,
  extendedArithmetic,
  floats,
  shift,
} from './integers.ts'
import { aliases, arrays, scalars, structures } from './memory.ts'
import { constantData, replicatedComposites, specialization, untypedAccess } from './texts.ts'
import { vectors } from './vectors.ts'

const statements: readonly ((draft: ProgramDraft) => void)[] = [
  arithmetic,
  arithmetic,
  shift,
  division,
  comparison,
  conversion,
  bits,
  extendedArithmetic,
  floats,
  vectors,
  vectors,
  arrays,
  aliases,
  scalars,
  structures,
  untypedAccess,
  untypedAccess,
  constantData,
  replicatedComposites,
  specialization,
  branches,
  switches,
  loops,
  calls,
]

/** Words of each buffer that a program uses: input, output and scratch. */
export const bufferWords = 64
const inputs = 6

function buffers(draft: ProgramDraft): void {
  typeId(draft, 'uint')
  draft.decorations.push(
    'OpDecorate %words ArrayStride 4',
    'OpDecorate %block Block',
    'OpMemberDecorate %block 0 Offset 0',
    ...['input', 'output', 'scratch'].flatMap((name, n) => [
      `OpDecorate %${name} DescriptorSet 0`,
      `OpDecorate %${name} Binding ${n}`,
    ]),
  )
  global(draft, '%words', 'OpTypeRuntimeArray %uint')
  global(draft, '%block', 'OpTypeStruct %words')
  global(draft, '%block_pointer', 'OpTypePointer StorageBuffer %block')
  global(draft, '%word_pointer', 'OpTypePointer StorageBuffer %uint')
  for (const name of ['input', 'output', 'scratch']) {
    global(draft, `%${name}`, 'OpVariable %block_pointer StorageBuffer')
    draft.interfaces.push(`%${name}`)
  }
}

/** Integers of 32 bits that say all about a value. */
function words32(
  draft: ProgramDraft,
  { id, type }: ProgramDraft['values'][number],
): readonly string[] {
  switch (type) {
    case 'uint':
      return [id]
    case 'bool':
      return [emit(draft, 'uint', `OpSelect ${id} ${constant(draft, 1)} ${constant(draft, 0)}`)]
    case 'uint2':
    case 'uint4':
      return Array.from({ length: type === 'uint2' ? 2 : 4 }, (_, n) =>
        emit(draft, 'uint', `OpCompositeExtract ${id} ${n}`),
      )
    case 'uint64':
      return words32(draft, { id: emit(draft, 'uint2', `OpBitcast ${id}`), type: 'uint2' })
    default:
      return [emit(draft, 'uint', `OpUConvert ${id}`)]
  }
}

/** Every value is stored or part of one that is, so that nothing is dead. */
function storeAll(draft: ProgramDraft): void {
  let slot = 0
  let rest: string | undefined
  for (const each of [...draft.values].reverse())
    for (const part of words32(draft, each))
      if (slot < bufferWords - 1)
        draft.body.push(`OpStore ${word(draft, 'output', slot++)} ${part}`)
      else rest = rest === undefined ? part : emit(draft, 'uint', `OpIAdd ${rest} ${part}`)
  if (rest !== undefined) draft.body.push(`OpStore ${word(draft, 'output', slot)} ${rest}`)
}

function textOf(draft: ProgramDraft): string {
  return [
    ...[...draft.capabilities].map((name) => `OpCapability ${name}`),
    ...[...draft.extensions].map((name) => `OpExtension "${name}"`),
    '%glsl = OpExtInstImport "GLSL.std.450"',
    'OpMemoryModel Logical GLSL450',
    `OpEntryPoint GLCompute %main "main" ${draft.interfaces.join(' ')}`,
    'OpExecutionMode %main LocalSize 1 1 1',
    ...draft.decorations,
    ...draft.globals,
    ...draft.functions,
    '%main = OpFunction %void None %procedure',
    '%start = OpLabel',
    ...draft.locals,
    ...draft.body,
    'OpReturn',
    'OpFunctionEnd',
  ].join('\n')
}

/**
 * A compute shader of one invocation that stores all that it computes, and whose behavior is defined whatever is in its
 * buffers, of {@link bufferWords} words each: bindings 0 to 2 of set 0. All that is random about it comes from `choices`.
 *
 * @param isSpelledOut the twin of the same choices, which computes the same where specialization constants have their defaults:
 *   constant data, replicated composites, specialization constants and words through untyped pointers are spelled out, and calls
 *   are inlined.
 */
export function randomProgram(choices: Choices, most = 14, isSpelledOut = false): RandomModule {
  const draw = createDraw(choices)
  const draft = createProgram(draw, isSpelledOut)
  global(draft, '%void', 'OpTypeVoid')
  global(draft, '%procedure', 'OpTypeFunction %void')
  buffers(draft)
  for (let n = 0; n < inputs; n++) emit(draft, 'uint', `OpLoad ${word(draft, 'input', n)}`)
  for (let left = 1 + draw.below(most); left > 0; left--) draw.of(statements)(draft)
  value(draft, 'uint')
  storeAll(draft)
  const made = assemble(textOf(draft), { version: 0x0001_0600, generator: 0 })
  if (made.kind === 'faulty')
    throw new MakerError(
      'faulty-template',
      `line ${made.errors[0]?.line}: ${made.errors[0]?.message}`,
    )
  return { ...(read(made.words) as Module), environment: 'spv1.6' }
}
