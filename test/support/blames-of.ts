import type { Selection } from '#reference/dispatch'
import { validate } from '#reference/validate'
import type { Assembler } from '#runner/oracle/oracle'
import { environmentByName } from '#spec/environments'

/** A module in assembly. */
export interface Program {
  readonly text: string
  /** The environment that it is for, and judged in. */
  readonly environment: string
  /** Changes the words that the assembler made, for what no assembly says. */
  readonly change?: (words: Uint32Array) => Uint32Array
}

/**
 * The rules that the judge blames for a module, each once, in the order of their words; none where it accepts.
 *
 * @throws when the assembler refuses the text, or the judge gives no verdict on its words.
 */
export async function blamesOf(
  assemble: Assembler,
  { text, environment, change }: Program,
  selection: Selection = {},
): Promise<string[]> {
  const target = environmentByName(environment)
  if (target === undefined) throw new Error(`no environment ${environment}`)
  const output = await assemble.assemble(text, target)
  if (output.kind !== 'output') throw new Error(`spirv-as: ${JSON.stringify(output)}\n${text}`)
  const words = new Uint32Array(new Uint8Array(output.value).buffer)
  const verdict = validate(change === undefined ? words : change(words), target, selection)
  if (verdict.kind === 'valid') return []
  if (verdict.kind !== 'invalid' || verdict.blames.length === 0)
    throw new Error(JSON.stringify(verdict))
  return [...new Set(verdict.blames.map(({ rule }) => rule))]
}
