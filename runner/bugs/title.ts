import { extentsOf, ordinalAt } from '#generators/words/extents-of'
import { checks } from '#reference/checks'
import { disassemble } from '#reference/disassemble/disassemble'
import { operandKinds } from '#spec/grammar/grammar'
import { instructionLines } from '../fuzz/finding/marked.ts'
import type { Kit } from './kit.ts'

const enumerants: ReadonlySet<string> = new Set(
  operandKinds.flatMap(({ enumerants: rows }) => (rows ?? []).map(({ name }) => name)),
)

/** Whether a word is the name of an enumerant; ordinary words are written in lower case. */
function isEnumerant(word: string): boolean {
  return /^[A-Z]/.test(word) && enumerants.has(word)
}

/** First word of the instruction that a message of SPIRV-Tools points at, which counts them from 1. */
export function refusedWord(words: Uint32Array, said: string): number | undefined {
  const line = /\bline (\d+):/.exec(said)?.[1]
  return line === undefined ? undefined : extentsOf(words)[Number(line) - 1]?.start
}

/** The instruction that holds a word, as it is printed, without its result. */
function instructionAt(words: Uint32Array, word: number): string {
  const at = ordinalAt(extentsOf(words), word)
  const line = instructionLines(disassemble(words, { header: false, indent: false }))[at] ?? ''
  return line.replace(/^%\w+ = /, '')
}

/** The instruction, and the enumerant or extended instruction that it is about. */
function nameOf(instruction: string): string {
  const [opcode = '', ...operands] = instruction.split(' ')
  if (opcode === 'OpExtInst') return operands[2] ?? opcode
  const isAbout = /^Op(Member)?Decorate|^OpExecutionMode|^OpCapability|^OpSpecConstantOp/.test(
    opcode,
  )
  const about = isAbout ? operands.find((word) => /^[A-Z]/.test(word)) : undefined
  return about === undefined ? opcode : `${opcode} ${about}`
}

/** The first instruction of the module that the rule is about, or the name in the section of the cause. */
function ruleSubject({ rule, cause, shown }: Kit): string {
  const names = checks.flatMap((check) =>
    check.rule === rule && 'at' in check && check.at !== '*' ? check.at : [],
  )
  const printed = disassemble(shown.asked.words, { header: false, indent: false })
  const found = names.find((name) => new RegExp(`\\b${name}\\b`).test(printed))
  const named = (cause.section.match(/[A-Za-z][A-Za-z0-9]*/g) ?? []).filter(
    (word) => /^Op[A-Z]/.test(word) || isEnumerant(word),
  )
  return named.at(-1) ?? found ?? ''
}

/** The instruction or enumerant that a kit is about; empty if its module has none that stands out. */
export function kitSubject(kit: Kit): string {
  const { asked } = kit.shown
  const word =
    asked.judge.kind === 'invalid'
      ? asked.judge.blames[0]?.word
      : refusedWord(asked.words, kit.finding.said)
  const instruction = word === undefined ? '' : instructionAt(asked.words, word)
  return instruction === '' ? ruleSubject(kit) : nameOf(instruction)
}

/** One line that names the tool's fault and the instruction or enumerant that it is about. */
export function kitTitle(kit: Kit): string {
  const { summary } = kit.cause
  const plain = summary.replace(/\.$/, '')
  const subject = kitSubject(kit)
  const isNamed = /\bOp[A-Z]/.test(plain) || subject.split(' ').some((word) => plain.includes(word))
  return isNamed ? plain : `${subject}: ${plain}`
}
