import type { InstructionPlan, KindPlan } from '../decode/plan.ts'
import { instructionPlan } from '../decode/plans.ts'
import { shape } from '../decode/shape.ts'
import type { Walker } from '../decode/walker.ts'
import type { Names } from './friendly-names.ts'
import { numberText, singleText } from './number-text.ts'
import type { OctetWriter } from './octet-writer.ts'

const opSwitch = 251
const quote = 0x22
const backslash = 0x5c
const lineFeed = 0x0a
const percent = 0x25
const bar = 0x7c
const nothing = new Uint8Array(0)

/** Sets whose instructions spirv-dis shows by number, although the grammar has names for them. */
const numberedSets: ReadonlySet<string> = new Set(['NonSemantic.DebugBreak'])

/** Columns that result ids are set flush right in. */
const idColumns = 12
/** Columns before the opcode where there is no result id. */
const indentColumns = 15

/** Writes instructions, a line each. */
export class InstructionWriter {
  readonly #out: OctetWriter
  readonly #walker: Walker
  readonly #columns: number
  readonly #names: Names | undefined

  /** @param names what ids are called; their numbers where absent. */
  constructor(out: OctetWriter, walker: Walker, indent: boolean, names?: Names) {
    this.#out = out
    this.#walker = walker
    this.#columns = indent ? idColumns : 0
    this.#names = names
  }

  /**
   * Writes the instruction with that ordinal.
   *
   * @param walked whether the walker has just walked it; otherwise it is a simple one without fault. With names, it
   * must be walked.
   */
  write(index: number, walked: boolean): void {
    const walker = this.#walker
    const { words } = walker
    const { starts } = walker.frames
    const start = starts[index] as number
    const end = starts[index + 1] as number
    const plan = instructionPlan((words[start] as number) & 0xffff)
    if (plan === null || (walked && !walker.whole)) {
      this.#unknown(start, end)
      return
    }
    const out = this.#out
    const { typeWords } = plan
    if (plan.resultWords === 1) this.#result(words[start + 1 + typeWords] as number)
    else if (this.#columns > 0) out.spaces(indentColumns)
    out.ascii(plan.octets)
    if (typeWords === 1) this.#id(words[start + 1] as number)
    if (walked) this.#operands(plan)
    else {
      const first = start + 1 + typeWords + plan.resultWords
      if (end > first) out.wordList(words, first, end, plan.ids, plan.operands.length - 1)
    }
    out.octet(lineFeed)
  }

  #operands(plan: InstructionPlan): void {
    const walker = this.#walker
    const out = this.#out
    const { words } = walker
    const { kinds, at, length } = walker
    const typed = plan.opcode === opSwitch
    for (let n = 0; n < length; n++) {
      const kind = kinds[n] as KindPlan
      const word = at[n] as number
      switch (kind.shape) {
        case shape.id:
          this.#id(words[word] as number)
          break
        case shape.integer:
          if (typed) this.#number(word, (at[n + 1] as number) - word)
          else {
            out.spaces(1)
            out.number(words[word] as number)
          }
          break
        case shape.value:
          out.spaces(1)
          out.ascii(kind.enumerants.get(words[word] as number)?.octets ?? nothing)
          break
        case shape.mask:
          this.#mask(kind, words[word] as number)
          break
        case shape.string:
          this.#string(word)
          break
        default:
          this.#rare(kind, word, (at[n + 1] as number) - word)
      }
    }
  }

  #result(id: number): void {
    const out = this.#out
    if (this.#names === undefined) {
      out.result(id, this.#columns)
      return
    }
    const name = this.#names(id)
    out.spaces(Math.max(0, this.#columns - 1 - name.length))
    out.octet(percent)
    out.text(name)
    out.text(' = ')
  }

  #id(id: number): void {
    const out = this.#out
    if (this.#names === undefined) out.id(id)
    else {
      out.spaces(1)
      out.octet(percent)
      out.text(this.#names(id))
    }
  }

  #number(word: number, count: number): void {
    const type = this.#walker.literalType()
    const { words } = this.#walker
    const out = this.#out
    out.spaces(1)
    if (type !== undefined) out.text(numberText(type, words, word, count))
    else out.number(words[word] as number)
  }

  #mask(kind: KindPlan, value: number): void {
    const out = this.#out
    out.spaces(1)
    if (value === 0) {
      out.ascii(kind.enumerants.get(0)?.octets ?? nothing)
      return
    }
    let rest = value
    while (rest !== 0) {
      const bit = (rest & -rest) >>> 0
      rest = (rest & (rest - 1)) >>> 0
      out.ascii(kind.enumerants.get(bit)?.octets ?? nothing)
      if (rest !== 0) out.octet(bar)
    }
  }

  #string(start: number): void {
    const { words } = this.#walker
    const out = this.#out
    out.spaces(1)
    out.octet(quote)
    for (let at = start; ; at++) {
      const word = words[at] as number
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

  #rare(kind: KindPlan, word: number, count: number): void {
    const { words, extended, set } = this.#walker
    const value = words[word] as number
    const out = this.#out
    switch (kind.shape) {
      case shape.number:
        this.#number(word, count)
        break
      case shape.float:
        out.spaces(1)
        out.text(singleText(value))
        break
      case shape.embedded:
        out.spaces(1)
        out.text((instructionPlan(value)?.name ?? '').slice(2))
        break
      case shape.extended:
        out.spaces(1)
        if (extended === undefined || numberedSets.has(set?.name ?? '')) out.number(value)
        else out.ascii(extended.octets)
        break
      default:
        for (let at = word; at < word + count; at++) {
          out.spaces(1)
          out.number(words[at] as number)
        }
    }
  }

  #unknown(start: number, end: number): void {
    const { words } = this.#walker
    const out = this.#out
    const first = words[start] as number
    if (this.#columns > 0) out.spaces(indentColumns)
    out.text(`OpUnknown(${first & 0xffff}, ${first >>> 16})`)
    for (let at = start + 1; at < end; at++) {
      out.spaces(1)
      out.number(words[at] as number)
    }
    out.text('  ; note: ID bound may be incorrect after reassembly\n')
  }
}
