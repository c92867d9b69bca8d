import { existsSync } from 'node:fs'
import type { RuleId } from '#spec/rule'
import { texts } from '#spec/texts'
import type { Defect } from './decode/defect.ts'
import type { Instruction, Module } from './module.ts'

/**
 * What `reference/<TEXT>/decode-blame.ts` exports under the name `blame`: the rule of the text that a fault in the
 * encoding of one of its instructions or enumerants breaks; `undefined` leaves the blame with `core`.
 *
 * @param instruction the one at fault, as far as it could be taken apart; `undefined` where the fault is in none.
 */
export type DecodeBlame = (
  defect: Defect,
  instruction: Instruction | undefined,
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

/** The rule that a defect breaks: that of the text which owns what is at fault, else the `core` rule of the fault. */
export function ruleOf(defect: Defect, module: Module): RuleId {
  for (const blame of blames) {
    const owned = blame(defect, module.instructions[defect.instruction])
    if (owned !== undefined) return owned
  }
  return defect.rule
}
