import { fromBytes } from '#generators/words/bytes'
import { firstWordDifference } from '../../check/first-difference.ts'
import type { Assembler, Disassembler } from '../../oracle/oracle.ts'
import type { Asked } from './asked.ts'
import { failureOf } from './failure-of.ts'
import { messageTemplate } from './message-template.ts'
import { notAsked, type Observation } from './observation.ts'
import { opcodeAt } from './opcode-at.ts'

/** The instructions of a text, one a line; what the header says is the assembler's. */
function instructionLines(text: string): readonly string[] {
  return text.split('\n').filter((line) => line !== '' && !line.startsWith(';'))
}

/**
 * A printed module must be printed again once it was assembled, whatever else may be wrong with it. The assembler may
 * refuse it.
 */
async function printedAgain(
  disassembler: Disassembler,
  assembler: Assembler,
  { words, environment }: Asked,
): Promise<Observation> {
  const first = await disassembler.disassemble(words)
  if (first.kind !== 'output') return notAsked
  const back = await assembler.assemble(first.value, environment)
  if (back.kind !== 'output') return notAsked
  const second = await disassembler.disassemble(back.value)
  const before = instructionLines(first.value)
  const after = second.kind === 'output' ? instructionLines(second.value) : []
  const lineIndex = before.findIndex((line, index) => line !== after[index])
  if (lineIndex < 0 && before.length === after.length) return { kind: 'output', template: '' }
  const line = before[lineIndex] ?? after[before.length] ?? ''
  const key = `prints ${/\bOp\w+/.exec(line)?.[0] ?? 'something'} otherwise once it was assembled`
  const now = second.kind === 'output' ? (after[lineIndex] ?? 'nothing').trim() : second.kind
  return {
    kind: 'output',
    template: key,
    disagreement: { outcome: 'not-idempotent', key, said: `'${line.trim()}' becomes '${now}'` },
  }
}

async function roundTrip(
  disassembler: Disassembler,
  assembler: Assembler,
  asked: Asked,
): Promise<Observation> {
  const { words, environment, judge } = asked
  // A valid module's version fits its environment; the assembler writes that of the environment.
  if (judge.kind !== 'valid' || words[1] !== environment.version)
    return printedAgain(disassembler, assembler, asked)
  const text = await disassembler.disassemble(words)
  if (text.kind !== 'output') return notAsked
  const back = await assembler.assemble(text.value, environment)
  if (back.kind === 'invalid') {
    const template = `its own disassembly is refused: ${messageTemplate(back.message)}`
    return {
      kind: 'invalid',
      template,
      disagreement: { outcome: 'wrong-output', key: template, said: back.message },
    }
  }
  if (back.kind !== 'output') return failureOf(back, judge.kind)
  const theirs = fromBytes(back.value)
  if (theirs === undefined) return notAsked
  for (const field of [2, 3]) if (theirs.length > field) theirs[field] = words[field] as number
  const difference = firstWordDifference(words, theirs)
  if (difference === undefined) return { kind: 'output', template: '' }
  const wordIndex = words.findIndex((word, index) => word !== theirs[index])
  const key = `comes back otherwise: ${opcodeAt(words, wordIndex < 0 ? words.length : wordIndex)}`
  return {
    kind: 'output',
    template: key,
    disagreement: { outcome: 'wrong-output', key, said: difference },
  }
}

/**
 * Valid modules must come back as they were from a disassembler and the assembler beside it; of all others that it
 * prints and the assembler takes the text must.
 */
export async function observeRoundTrip(
  disassembler: Disassembler,
  assembler: Assembler,
  asked: readonly Asked[],
): Promise<readonly Observation[]> {
  return Promise.all(asked.map((question) => roundTrip(disassembler, assembler, question)))
}
