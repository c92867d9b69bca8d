import { fromBytes } from '#generators/words/bytes'
import { disassemble } from '#reference/disassemble/disassemble'
import { firstLineDifference, firstWordDifference } from '../../check/first-difference.ts'
import { toAssembly } from '../../corpus/assembly.ts'
import type { Assembler, Disassembler, Output } from '../../oracle/oracle.ts'
import type { Asked } from './asked.ts'
import { failureOf } from './failure-of.ts'
import { messageTemplate } from './message-template.ts'
import { notAsked, type Observation } from './observation.ts'
import { opcodeAt } from './opcode-at.ts'

function wrong(key: string, message: string): Observation {
  return {
    kind: 'output',
    template: key,
    disagreement: { outcome: 'wrong-output', key, said: message },
  }
}

function refused(output: Exclude<Output<unknown>, { readonly kind: 'output' }>, judge: string) {
  if (output.kind !== 'invalid') return failureOf(output, judge)
  const template = messageTemplate(output.message)
  return {
    kind: 'invalid',
    template,
    disagreement: { outcome: 'false-reject', key: template, said: output.message },
  } as const
}

/** Words and assembly say the same only of what can be decoded. */
function isDecodable({ judge }: Asked): boolean {
  return judge.kind === 'valid' || (judge.kind === 'invalid' && judge.phase === 'validate')
}

function compareText({ words }: Asked, theirs: string): Observation {
  const ours = disassemble(words)
  const difference = firstLineDifference(ours, theirs)
  if (difference === undefined) return { kind: 'output', template: '' }
  const [left, right] = [ours.split('\n'), theirs.split('\n')]
  const lineIndex = left.findIndex((line, index) => line !== right[index])
  const name = /\bOp\w+/.exec(left[lineIndex] ?? '')?.[0] ?? 'header'
  return wrong(`prints ${name} otherwise`, difference)
}

function compareWords(ours: Uint32Array, bytes: Uint8Array): Observation {
  const theirs = fromBytes(bytes)
  if (theirs === undefined) return wrong('no whole words', `${bytes.length} bytes`)
  // The generator of the words is not part of their meaning.
  if (theirs.length > 2 && ours.length > 2) theirs[2] = ours[2] as number
  const difference = firstWordDifference(ours, theirs)
  if (difference === undefined) return { kind: 'output', template: '' }
  const wordIndex = ours.findIndex((word, index) => word !== theirs[index])
  return wrong(
    `makes other words of ${opcodeAt(ours, wordIndex < 0 ? ours.length : wordIndex)}`,
    difference,
  )
}

async function printed(
  tool: Disassembler,
  asked: Asked,
  mayRefuse: MayRefuse,
): Promise<Observation> {
  if (asked.judge.kind === 'unsupported') return notAsked
  const output = await tool.disassemble(asked.words)
  if (output.kind === 'output')
    return isDecodable(asked) ? compareText(asked, output.value) : { kind: 'output', template: '' }
  const excused =
    asked.judge.kind === 'invalid' && !(mayRefuse === 'undecodable' && isDecodable(asked))
  if (output.kind === 'invalid' && excused)
    return { kind: 'invalid', template: messageTemplate(output.message) }
  return refused(output, asked.judge.kind)
}

async function assembled(tool: Assembler, asked: Asked): Promise<Observation> {
  if (!isDecodable(asked)) return notAsked
  const { words, environment } = asked
  const text = toAssembly(words, environment.name)
  if (text === undefined) return notAsked
  const output = await tool.assemble(text, environment)
  return output.kind === 'output'
    ? compareWords(words, output.value)
    : refused(output, asked.judge.kind)
}

/**
 * The modules that a disassembler may refuse: all that are `invalid`, so that a campaign does not find the same refusal in
 * each of them, or as the corpus has it only those that cannot be decoded.
 */
export type MayRefuse = 'invalid' | 'undecodable'

/** Compares what a disassembler prints, or what an assembler makes of our assembly, with our own. */
export async function observeTranslator(
  tool: Disassembler | Assembler,
  asked: readonly Asked[],
  mayRefuse: MayRefuse = 'invalid',
): Promise<readonly Observation[]> {
  return Promise.all(
    asked.map((question) =>
      tool.kind === 'disassembler' ? printed(tool, question, mayRefuse) : assembled(tool, question),
    ),
  )
}
