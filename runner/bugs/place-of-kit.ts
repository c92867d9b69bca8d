import type { RuleId } from '#spec/rule'
import { ruleById } from '#spec/texts'
import type { Kit } from './kit.ts'
import { placeOf, placeOfSection, type TextReference } from './where.ts'

/** A fault that only our own decoder sees in an output, with the id of the rule. */
const outputFault = /^the output is invalid for the reference: (\S+) /

/** The rule that a kit is about: the one that its module or the output of the tool breaks; `undefined` if there is none. */
export function ruleOfKit({ rule, finding, shown: { asked } }: Kit): RuleId | undefined {
  const broken = outputFault.exec(finding.said)?.[1]
  if (broken !== undefined) return ruleById(broken)?.id
  if (finding.outcome !== 'false-accept' || asked.judge.kind !== 'invalid') return undefined
  return ruleById(asked.judge.blames[0]?.rule ?? '')?.id ?? rule
}

/**
 * Where the text says what a kit is about: the broken rule where a tool has to find it, and else the section of the cause,
 * with the words of the rule that an output breaks if it is of that section.
 */
export function placeOfKit(kit: Kit): TextReference {
  const { cause, rule, finding } = kit
  const broken = ruleOfKit(kit)
  if (broken !== undefined && finding.outcome === 'false-accept') return placeOf(broken)
  const place = placeOfSection(cause.section, [...(broken === undefined ? [] : [broken]), rule])
  const asks = broken === undefined ? undefined : ruleById(broken)
  return asks?.section === cause.section ? { ...place, requirement: asks.summary } : place
}
