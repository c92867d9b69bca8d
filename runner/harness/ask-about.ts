import type { Output } from '../oracle/oracle.ts'
import type { HarnessPool } from './harness-pool.ts'
import { type HarnessReading, outputOf } from './output-of.ts'

/** The question to a harness about one module; a string gives the reason why it is not asked. */
export type HarnessQuestion = Parameters<HarnessPool['askAll']>[0][number] | string

/** Asks a harness about all that it can be asked about; the rest is unsupported. In the order of `asked`. */
export async function askAbout(
  pool: HarnessPool,
  asked: readonly HarnessQuestion[],
  reading: HarnessReading,
): Promise<readonly Output<Uint8Array>[]> {
  const answers = (
    await pool.askAll(asked.filter((question) => typeof question !== 'string'))
  ).values()
  return asked.map((question): Output<Uint8Array> => {
    if (typeof question === 'string') return { kind: 'unsupported', why: question }
    return outputOf(answers.next().value ?? { kind: 'not-asked', why: 'no answer' }, reading)
  })
}
