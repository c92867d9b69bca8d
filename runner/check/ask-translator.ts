import { fromBytes } from '#generators/words/bytes'
import { disassemble } from '#reference/disassemble/disassemble'
import type { Environment } from '#spec/environments'
import type { Assembler, Disassembler, Output } from '../oracle/oracle.ts'
import { pool } from '../process/pool.ts'
import { firstLineDifference, firstWordDifference } from './first-difference.ts'
import type { Answered, JudgedAnswer, Subject } from './subject.ts'

/** Modules between two chances to stop or to show progress. */
const atOnce = 1024

const none = { kind: 'error', why: 'the tool gave no answer' } as const

function judged<T>(
  environment: string,
  output: Output<T>,
  difference: (value: T) => string | undefined,
): JudgedAnswer {
  if (output.kind === 'invalid') return { environment, outcome: 'false-reject', verdict: output }
  if (output.kind !== 'output') return { environment, outcome: output.kind, verdict: output }
  const detail = difference(output.value)
  return detail === undefined
    ? { environment, outcome: 'agree', verdict: { kind: 'valid' } }
    : { environment, outcome: 'wrong-output', verdict: { kind: 'valid' }, detail }
}

/** A question to a translator: the subject in its first environment. */
interface TranslatorQuestion {
  readonly subject: Subject
  readonly environment: Environment
}

async function askDisassembler(
  tool: Disassembler,
  asked: readonly TranslatorQuestion[],
  jobs: number,
): Promise<readonly JudgedAnswer[]> {
  const modules = asked.map(({ subject: { octets, words } }) => octets ?? words)
  const outputs =
    (await tool.disassembleAll?.(modules)) ??
    (await pool(modules, jobs, (module) => tool.disassemble(module)))
  return asked.map(({ subject: { octets, words }, environment }, index) =>
    judged(environment.name, outputs[index] ?? none, (value) =>
      firstLineDifference(disassemble(octets ?? words), value),
    ),
  )
}

async function askAssembler(
  tool: Assembler,
  asked: readonly TranslatorQuestion[],
  jobs: number,
): Promise<readonly JudgedAnswer[]> {
  const sources = asked.map(({ subject: { text }, environment }) => ({ text, environment }))
  const outputs =
    (await tool.assembleAll?.(sources)) ??
    (await pool(sources, jobs, ({ text, environment }) => tool.assemble(text, environment)))
  return asked.map(({ subject: { words }, environment }, index) =>
    judged(environment.name, outputs[index] ?? none, (value) => {
      const theirs = fromBytes(value)
      return theirs === undefined
        ? `${value.length} bytes are no whole number of words`
        : firstWordDifference(words, theirs)
    }),
  )
}

/** Asks an assembler for the words of our assembly, or a disassembler for our disassembly of the words. */
export async function* askTranslator(
  tool: Assembler | Disassembler,
  subjects: readonly Subject[],
  jobs: number,
): AsyncGenerator<readonly Answered[]> {
  for (let start = 0; start < subjects.length; start += atOnce) {
    const asked = subjects
      .slice(start, start + atOnce)
      .flatMap((subject) =>
        subject.environments.slice(0, 1).map((environment) => ({ subject, environment })),
      )
    const answers =
      tool.kind === 'disassembler'
        ? await askDisassembler(tool, asked, jobs)
        : await askAssembler(tool, asked, jobs)
    yield asked.map(({ subject }, index) => ({ subject, answers: answers.slice(index, index + 1) }))
  }
}
