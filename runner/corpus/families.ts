import { extentsOf, ordinalAt } from '#generators/words/extents-of'
import { checks } from '#reference/checks'
import { disassemble } from '#reference/disassemble/disassemble'
import { createValidator } from '#reference/validate'
import type { Case } from '#spec/case'
import { environmentByName } from '#spec/environments'
import type { RuleId } from '#spec/rule'
import { limitsOf } from '../limits/limits-of.ts'
import { groupBy } from '../report/group-by.ts'

/** A rule about several instructions, and which of them its cases break. */
export interface Family {
  readonly rule: RuleId
  /** Names of instructions, `OpSDot` or `Sqrt` of an extended set, in order. */
  readonly members: readonly string[]
  /** Members that an invalid case of the rule has at the word that the judge blames. */
  readonly broken: readonly string[]
}

interface FamilyCase {
  readonly case: Case
  readonly words: Uint32Array
  readonly octets?: Uint8Array
}

/** The instruction that holds a word, by its name; that of a set, or that which OpSpecConstantOp executes, by its own. */
function memberAt(words: Uint32Array, word: number): string {
  const lines = disassemble(words, { header: false, indent: false }).split('\n')
  return memberIn(lines[ordinalAt(extentsOf(words), word)] ?? '')
}

function memberIn(line: string): string {
  const [name = '', , third = '', fourth = ''] = line.replace(/^%\d+ = /, '').split(' ')
  if (name === 'OpExtInst') return fourth
  return name === 'OpSpecConstantOp' ? `Op${third}` : name
}

/** The instructions that the judge looks at for a rule; `OpExtInst` stands for those that the valid cases of the rule have. */
function membersOf(opcodes: readonly string[], valid: readonly FamilyCase[]): readonly string[] {
  if (!opcodes.includes('OpExtInst')) return opcodes
  const lines = valid.flatMap(({ words }) =>
    disassemble(words, { header: false, indent: false }).split('\n'),
  )
  const ofSets = lines.filter((line) => line.includes('OpExtInst ')).map(memberIn)
  return [...opcodes.filter((name) => name !== 'OpExtInst'), ...ofSets]
}

/** Whether a rule is asked of an instruction by itself: what OpSpecConstantOp executes, it also breaks alone. */
function isMember(name: string): boolean {
  return name !== 'OpSpecConstantOp' && name !== 'OpExtInstWithForwardRefsKHR'
}

/** The rules whose check looks at several instructions, with those of them that invalid cases break. */
export function families(cases: readonly FamilyCase[]): readonly Family[] {
  const judge = createValidator()
  const byRule = groupBy(cases, ({ case: { rule } }) => rule)
  return checks.flatMap((check) => {
    if (!('at' in check) || check.at === '*') return []
    const [about, { rule }] = [byRule.get(check.rule) ?? [], check]
    const controls = about.filter(({ case: { expect } }) => expect === 'valid')
    const members = [...new Set(membersOf(check.at, controls))].filter(isMember).sort()
    if (members.length < 2) return []
    const broken = new Set<string>()
    for (const { case: filed, words, octets } of about) {
      const environment = environmentByName(filed.environments[0] ?? '')
      if (filed.control === null || octets !== undefined || environment === undefined) continue
      const verdict = judge(words, environment, limitsOf(filed))
      if (verdict.kind !== 'invalid') continue
      for (const { word } of verdict.blames) broken.add(memberAt(words, word))
    }
    return [{ rule, members, broken: members.filter((name) => broken.has(name)) }]
  })
}

/** The members that no case breaks, a line for each rule with such: the rule, a semicolon, and the names. */
export function openMembers(found: readonly Family[]): readonly string[] {
  return found
    .flatMap(({ rule, members, broken }) => {
      const others = members.filter((name) => !broken.includes(name))
      return others.length === 0 ? [] : [`${rule}; ${others.join(' ')}`]
    })
    .sort()
}
