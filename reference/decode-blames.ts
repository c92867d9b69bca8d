import { existsSync } from 'node:fs'
import type { RuleId } from '#spec/rule'
import { texts } from '#spec/texts'
import type { Defect, Fault } from './decode/defect.ts'

/**
 * What `reference/<TEXT>/decode-blame.ts` exports under the name `blame`: the rule of the text that a fault in the
 * encoding of one of its instructions breaks; `undefined` leaves the blame with `core`.
 *
 * @param extended set and number, where the fault lies in the operands of an extended instruction.
 */
export type DecodeBlame = (
  opcode: number,
  fault: Fault,
  extended?: Defect['extended'],
) => RuleId | undefined

const here = new URL('.', import.meta.url)
const extension = import.meta.url.endsWith('.ts') ? 'ts' : 'js'

async function load(text: string): Promise<readonly DecodeBlame[]> {
  const file = new URL(`${text}/decode-blame.${extension}`, here)
  if (!existsSync(file)) return []
  const module: { readonly blame: DecodeBlame } = await import(file.href)
  return [module.blame]
}

const blames = (await Promise.all(texts.map(({ name }) => load(name)))).flat()

/** The rule that a defect breaks: that of the text which owns the instruction, else the `core` rule of the fault. */
export function ruleOf({ opcode, fault, extended, rule }: Defect): RuleId {
  for (const blame of blames) {
    const owned = blame(opcode, fault, extended)
    if (owned !== undefined) return owned
  }
  return rule
}
