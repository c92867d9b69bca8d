import { opcodeOf } from '#spec/grammar/opcodes'
import { instructionPlan, type KindPlan } from '../decode/plans.ts'
import { type KindShape, shape } from '../decode/shape.ts'
import type { Walker } from '../decode/walker.ts'
import type { FriendlyNames } from './friendly-names.ts'
import { numberText, singleText } from './number-text.ts'
import type { OctetWriter } from './octet-writer.ts'

const opSwitch = opcodeOf('OpSwitch')
const quote = 0x22
const percent = 0x25
const backslash = 0x5c
const bar = 0x7c
const nothing = new Uint8Array(0)

/** Sets whose instructions spirv-dis shows by number, although the grammar has names for them. */
const numberedSets: ReadonlySet<string> = new Set(['NonSemantic.DebugBreak'])

/** The output and look-ups with which operands are written. */
export interface OperandOutput {
  readonly out: OctetWriter
  /** Has just walked the instruction. */
  readonly walker: Walker
  /** The names of ids; their numbers if absent. */
  readonly names: FriendlyNames | undefined
}

/** Writes an operand with a space before it. */
type OperandWriter = (line: OperandOutput, kind: KindPlan, word: number, count: number) => void

/** An id that is not a result. */
export function writeId({ out, names }: OperandOutput, id: number): void {
  if (names === undefined) {
    out.id(id)
    return
  }
  out.spaces(1)
  out.octet(percent)
  out.text(names(id))
}

function number({ out, walker }: OperandOutput, _: KindPlan, word: number, count: number): void {
  const type = walker.literalType()
  out.spaces(1)
  if (type !== undefined) out.text(numberText(type, walker.words, word, count))
  else
    for (let index = word; index < word + count; index++)
      writeWord(out, walker.words, index, index > word)
}

function writeWord(out: OctetWriter, words: Uint32Array, index: number, spaced: boolean): void {
  if (spaced) out.spaces(1)
  out.number(words[index] as number)
}

function integer(line: OperandOutput, kind: KindPlan, word: number, count: number): void {
  const { out, walker } = line
  if (walker.plan?.opcode === opSwitch) number(line, kind, word, count)
  else writeWord(out, walker.words, word, true)
}

function value({ out, walker }: OperandOutput, kind: KindPlan, word: number): void {
  out.spaces(1)
  out.ascii(kind.enumerants.get(walker.words[word] as number)?.octets ?? nothing)
}

function mask({ out, walker }: OperandOutput, kind: KindPlan, word: number): void {
  out.spaces(1)
  let rest = walker.words[word] as number
  if (rest === 0) out.ascii(kind.enumerants.get(0)?.octets ?? nothing)
  while (rest !== 0) {
    const bit = (rest & -rest) >>> 0
    rest = (rest & (rest - 1)) >>> 0
    out.ascii(kind.enumerants.get(bit)?.octets ?? nothing)
    if (rest !== 0) out.octet(bar)
  }
}

function string({ out, walker }: OperandOutput, _: KindPlan, start: number): void {
  const { words } = walker
  out.spaces(1)
  out.octet(quote)
  for (let index = start; ; index++) {
    const word = words[index] as number
    for (let shift = 0; shift < 32; shift += 8) {
      const octet = (word >>> shift) & 0xff
      if (octet === 0) {
        out.octet(quote)
        return
      }
      if (octet === quote || octet === backslash) out.octet(backslash)
      out.octet(octet)
    }
  }
}

function embedded({ out, walker }: OperandOutput, _: KindPlan, word: number): void {
  out.spaces(1)
  out.text((instructionPlan(walker.words[word] as number)?.name ?? '').slice('Op'.length))
}

function extended({ out, walker }: OperandOutput, _: KindPlan, word: number): void {
  out.spaces(1)
  const plan = walker.extended
  if (plan === undefined || numberedSets.has(walker.set?.name ?? ''))
    out.number(walker.words[word] as number)
  else out.ascii(plan.octets)
}

const byShape: Readonly<Record<KindShape, OperandWriter>> = {
  [shape.id]: (line, _, word) => writeId(line, line.walker.words[word] as number),
  [shape.integer]: integer,
  [shape.float]: ({ out, walker }, _, word) => {
    out.spaces(1)
    out.text(singleText(walker.words[word] as number))
  },
  [shape.string]: string,
  [shape.value]: value,
  [shape.mask]: mask,
  [shape.number]: number,
  [shape.extended]: extended,
  [shape.embedded]: embedded,
  // A walk leaves the parts of these as operands of their own.
  [shape.numberAndId]: number,
  [shape.pair]: integer,
}

/**
 * How an operand is written, by the shape of its kind. A table and no switch: what is called through it stays out of
 * the callers' compiled code, which would otherwise be compiled again whenever a module comes to a new kind.
 */
export const operandWriters: readonly OperandWriter[] = Object.values(shape).map(
  (kind) => byShape[kind],
)
