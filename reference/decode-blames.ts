import { conditionsOfRule } from '#spec/judged'
import { modulesIn } from '#spec/modules-in'
import type { RuleId } from '#spec/rule'
import { isInForce } from '#spec/versions'
import { definesInstruction, instructionSetOwner } from './core/shared/availability.ts'
import type { Defect } from './decode/defect.ts'
import type { DecodeFault } from './decode/fault.ts'
import type { Instruction, Module } from './module.ts'

/**
 * The exports of `reference/<TEXT>/decode-blame.ts` under the name `blame`: the rule of the text that a fault in the
 * encoding of one of its instructions or enumerants breaks, also where `core` would leave it undecided; `undefined` leaves the
 * blame with `core`. If there are several, the one that the followed version of the text has is meant; if it has none, the fault is passed over.
 *
 * @param instruction the one at fault, as far as it could be taken apart; `undefined` where the fault is in none.
 */
export type DecodeBlame = (
  defect: Defect,
  instruction: Instruction | undefined,
) => RuleId | readonly RuleId[] | undefined

const blames = await modulesIn<{ readonly blame: DecodeBlame }>(
  import.meta.url,
  /^[^/]+\/decode-blame$/,
)

/**
 * The rule that a defect breaks: that of the text which owns what is at fault, else the `core` rule of the fault; `undefined`
 * where the followed version of the owner has no rule on it.
 *
 * @param dates of the followed versions.
 */
export function ruleOf(
  defect: Defect,
  module: Module,
  dates: ReadonlyMap<string, string>,
): RuleId | undefined {
  const { instruction } = defect
  const found = instruction < 0 ? undefined : module.instructions.at(instruction)
  for (const [, { blame }] of blames) {
    const owned = blame(defect, found)
    if (owned === undefined) continue
    return [owned].flat().find((id) => {
      const row = conditionsOfRule(id)
      return row === undefined || isInForce(row, dates.get(row.text) ?? '')
    })
  }
  return defect.rule
}

const passedFaults: ReadonlySet<DecodeFault> = new Set<DecodeFault>([
  'operand-missing',
  'operand-excess',
  'unknown-instruction-set',
  'unknown-extended-instruction',
])

function setOf(module: Module, { name, operands, result }: Instruction): string | undefined {
  if (name === 'OpExtInstImport') return module.importName(result)
  if (name !== 'OpExtInst' && name !== 'OpExtInstWithForwardRefsKHR') return undefined
  return module.importName(operands[0]?.value ?? 0)
}

/**
 * Whether a defect lies where the grammar's knowledge decides nothing: in a non-semantic instruction set that has no
 * folder here, since under the core specification anybody may define such sets and every consumer may ignore their
 * instructions; or in an instruction of a set that has one, if the version we follow does not have the instruction.
 */
export function isPassedOver(
  module: Module,
  { fault, instruction, extended }: Defect,
  dates: ReadonlyMap<string, string>,
): boolean {
  if (!passedFaults.has(fault)) return false
  const found = instruction < 0 ? undefined : module.instructions.at(instruction)
  const set = found && setOf(module, found)
  if (set?.startsWith('NonSemantic.') !== true) return false
  const owner = instructionSetOwner(set)
  // The owner of a set has a rule on the numbers of its instructions, and on which version has which.
  if (owner === undefined || fault === 'unknown-extended-instruction') return true
  return extended !== undefined && !definesInstruction(owner, extended.number, dates.get(owner))
}
