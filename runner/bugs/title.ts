import { extentsOf, ordinalAt } from '#generators/words/extents-of'
import { checks } from '#reference/checks'
import { disassemble } from '#reference/disassemble/disassemble'
import { operandKinds } from '#spec/grammar/grammar'
import type { Cause } from '../causes/cause.ts'
import { instructionLines } from '../fuzz/finding/marked.ts'
import type { Kit } from './kit.ts'
import { ruleOfKit } from './place-of-kit.ts'
import { shortened } from './shortened.ts'

const enumerants: ReadonlySet<string> = new Set(
  operandKinds.flatMap(({ enumerants: rows }) => (rows ?? []).map(({ name }) => name)),
)

/** Whether a word is the name of an enumerant; ordinary words are written in lower case. */
function isEnumerant(word: string): boolean {
  return /^[A-Z]/.test(word) && enumerants.has(word)
}

/** First word of the instruction that a message of SPIRV-Tools points at, which counts them from 1. */
export function refusedWord(words: Uint32Array, message: string): number | undefined {
  const line = /\bline (\d+):/.exec(message)?.[1]
  return line === undefined ? undefined : extentsOf(words)[Number(line) - 1]?.start
}

/** The instruction that holds a word, as it is printed, without its result. */
function instructionAt(words: Uint32Array, word: number): string {
  const ordinal = ordinalAt(extentsOf(words), word)
  const line = instructionLines(disassemble(words, { header: false, indent: false }))[ordinal] ?? ''
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

/** The name in the section of the cause, or the first instruction of the module that the broken rule is about. */
function ruleSubject(kit: Kit): string {
  const { cause, shown, finding } = kit
  const named = (cause.section.match(/[A-Za-z][A-Za-z0-9]*/g) ?? []).filter(
    (word) => /^Op[A-Z]/.test(word) || isEnumerant(word),
  )
  const rule = finding.outcome === 'false-accept' ? ruleOfKit(kit) : undefined
  const names = checks.flatMap((check) =>
    check.rule === rule && 'at' in check && check.at !== '*' ? check.at : [],
  )
  const printed = disassemble(shown.asked.words, { header: false, indent: false })
  const found = names.find((name) => new RegExp(`\\b${name}\\b`).test(printed))
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

/** Characters that a title may have: trackers cut longer ones. */
const most = 100

/** Beginnings of titles that do not say that anything is wrong: before a name, and before a sentence. */
const neutral: Readonly<
  Partial<Record<Cause['kind'], { readonly name: string; readonly sentence: string }>>
> = {
  open: { name: 'question about ', sentence: 'question: ' },
  unsupported: { name: 'not supported: ', sentence: 'not supported: ' },
  policy: { name: 'decision about ', sentence: 'decision: ' },
  'other-revision': {
    name: 'another revision: ',
    sentence: 'another revision: ',
  },
}

function tail(section: string): string {
  return section.split(/: | \/ /).at(-1) ?? section
}

/** A sentence after a colon: its first word is in lower case unless it is a name. */
function afterColon(sentence: string): string {
  return sentence.replace(/^[A-Z][a-z]*(?=[ ,])/, (word) => word.toLowerCase())
}

/** The part of a title between the name of the tool and the id of the cause. */
function statement(kit: Kit, room: number): string {
  const { kind, section, summary, title } = kit.cause
  const beginning = neutral[kind]
  if (beginning !== undefined) {
    const found = [kitSubject(kit), ruleSubject(kit), tail(section)]
      .map((name) => (name === '' ? '' : `${beginning.name}${name}`))
      .find((words) => words !== '' && words.length <= room)
    if (found !== undefined) return found
  }
  const start = beginning?.sentence ?? ''
  const left = room - start.length
  const whole = shortened(summary, Number.POSITIVE_INFINITY)
  const sentence = whole.length <= left ? whole : (title ?? shortened(summary, left))
  return `${start}${afterColon(sentence)}`
}

/**
 * One line of at most 100 characters: the tool, what it does wrong, and the id of the cause. The title of a question,
 * or of a missing feature, asserts no fault.
 */
export function kitTitle(kit: Kit, tool: string): string {
  const [start, end] = [`${tool}: `, ` [${kit.id}]`]
  return `${start}${statement(kit, most - start.length - end.length)}${end}`
}
