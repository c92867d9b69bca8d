import { fromBytes } from '#generators/words/from-bytes'
import { disassemble } from '#reference/disassemble/disassemble'
import type { Assembler, Disassembler, Output } from '../oracle/oracle.ts'
import { pool } from '../process/pool.ts'
import { firstLineDifference, firstWordDifference } from './first-difference.ts'
import type { Answered, Judged, Subject } from './subject.ts'

/** Modules between two chances to stop or to show progress. */
const atOnce = 64

function judged<T>(
  environment: string,
  output: Output<T>,
  difference: (value: T) => string | undefined,
): Judged {
  if (output.kind === 'invalid') return { environment, outcome: 'false-reject', verdict: output }
  if (output.kind !== 'output') return { environment, outcome: output.kind, verdict: output }
  const detail = difference(output.value)
  return detail === undefined
    ? { environment, outcome: 'agree', verdict: { kind: 'valid' } }
    : { environment, outcome: 'wrong-output', verdict: { kind: 'valid' }, detail }
}

async function ask(tool: Assembler | Disassembler, subject: Subject): Promise<Judged[]> {
  const { words, text, environments } = subject
  const [environment] = environments
  if (environment === undefined) return []
  if (tool.kind === 'disassembler')
    return [
      judged(environment.name, await tool.disassemble(words), (value) =>
        firstLineDifference(disassemble(words), value),
      ),
    ]
  return [
    judged(environment.name, await tool.assemble(text, environment), (value) => {
      const theirs = fromBytes(value)
      return theirs === undefined
        ? `${value.length} bytes are no whole number of words`
        : firstWordDifference(words, theirs)
    }),
  ]
}

/** Asks an assembler for the words of our assembly, or a disassembler for our disassembly of the words. */
export async function* askTranslator(
  tool: Assembler | Disassembler,
  subjects: readonly Subject[],
  jobs: number,
): AsyncGenerator<readonly Answered[]> {
  for (let at = 0; at < subjects.length; at += atOnce)
    yield await pool(subjects.slice(at, at + atOnce), jobs, async (subject) => ({
      subject,
      answers: await ask(tool, subject),
    }))
}
