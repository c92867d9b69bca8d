import { disassemble } from '#reference/disassemble/disassemble'
import { outcomesOfResults } from '../expectations/expectations.ts'
import type { Probe } from '../fuzz/observe/probe.ts'
import type { Kit } from './kit.ts'

/**
 * How a script sees that an output is wrong. `companion`: the validator of the tool refuses it. `again`: a second run changes
 * it. `recorded`: it is the one that the tool wrote when the kit was made; `expected` is what it had to be, where that is known.
 */
export type Evidence =
  | { readonly kind: 'companion'; readonly output: Uint8Array }
  | { readonly kind: 'again' }
  | {
      readonly kind: 'recorded'
      readonly output: Uint8Array
      readonly expected?: Uint8Array
      /** The tool prints it, and writes no file. */
      readonly isPrinted?: true
    }

/**
 * How the output of a kit is seen to be wrong; `undefined` if its fault is another one.
 *
 * @param textOf what a translator prints for a module; absent of a tool that writes modules.
 */
export async function evidenceOf(
  { shown: { asked, disagreement } }: Pick<Kit, 'shown'>,
  { tools: [tool] }: Probe,
  textOf?: (words: Uint32Array) => Promise<Uint8Array | undefined>,
): Promise<Evidence | undefined> {
  const { outcome, options } = disagreement
  if (outcome === 'not-idempotent') return { kind: 'again' }
  if (outcome !== 'wrong-output' && !outcomesOfResults.has(outcome)) return undefined
  const { words, environment } = asked
  const text = await textOf?.(words)
  if (text !== undefined) return { kind: 'recorded', output: text, isPrinted: true }
  if (tool?.kind === 'disassembler') {
    const printed = await tool.disassemble(words)
    const expected = new TextEncoder().encode(disassemble(words))
    return printed.kind === 'output'
      ? {
          kind: 'recorded',
          output: new TextEncoder().encode(printed.value),
          expected,
          isPrinted: true,
        }
      : undefined
  }
  if (tool?.kind !== 'consumer') return undefined
  const question = { module: words, environment, ...(options === undefined ? {} : { options }) }
  const [written] = await tool.takeAll([question])
  if (written?.kind !== 'output' || written.value === null) return undefined
  // A validator says nothing about values.
  if (outcome === 'wrong-description') return { kind: 'recorded', output: written.value }
  const answers = await tool.companion?.judgeAll([
    { module: words, environment },
    { module: written.value, environment },
  ])
  return answers?.[0]?.kind === 'valid' && answers[1]?.kind === 'invalid'
    ? { kind: 'companion', output: written.value }
    : { kind: 'recorded', output: written.value }
}
