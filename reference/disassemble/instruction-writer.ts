import { type Parsed, take } from '../decode/parse.ts'
import { type InstructionPlan, instructionPlan, type KindPlan } from '../decode/plans.ts'
import { Walker } from '../decode/walker.ts'
import type { FriendlyNames } from './friendly-names.ts'
import { OctetWriter } from './octet-writer.ts'
import { type OperandOutput, operandWriters, writeId } from './operand-writers.ts'

const utf8 = new TextEncoder()

const lineFeed = 0x0a
const percent = 0x25

/** Columns that result ids are set flush right in. */
const idColumns = 12
/** Columns before an opcode that has no result id. */
const indentColumns = 15

/** Octets that a line takes at most: for the opcode and the names in a few masks, and for each word. */
const perLine = 2048
const perWord = 64
/** The same for a word where ids have names, which are as long as that or a little longer. */
const perNamedWord = 320

/** Writes instructions, a line each. */
export class InstructionWriter implements OperandOutput {
  readonly out: OctetWriter
  readonly walker: Walker
  readonly names: FriendlyNames | undefined
  readonly #columns: number
  readonly #comment: ((index: number) => string | undefined) | undefined
  readonly #perWord: number

  /**
   * @param names what ids are called; their numbers if absent.
   * @param comment what is said after an instruction.
   */
  constructor(
    out: OctetWriter,
    walker: Walker,
    indent: boolean,
    names?: FriendlyNames,
    comment?: (index: number) => string | undefined,
  ) {
    this.#comment = comment
    this.out = out
    this.walker = walker
    this.names = names
    this.#columns = indent ? idColumns : 0
    this.#perWord = names === undefined ? perWord : perNamedWord
  }

  /**
   * Writes the instruction with that ordinal.
   *
   * @param walked whether the walker has just walked it; otherwise its operands are plain and without fault. With
   * names, it must be walked.
   */
  write(index: number, walked: boolean): void {
    const { walker, out } = this
    const { words } = walker
    const { starts } = walker.frames
    const start = starts[index] as number
    const end = starts[index + 1] as number
    const plan = instructionPlan((words[start] as number) & 0xffff)
    out.reserve(perLine + (end - start) * this.#perWord)
    if (plan === null || (walked && !walker.whole)) this.#unknown(start, end)
    else if (walked) this.#walked(plan, start)
    else this.#plain(plan, start, end)
    const comment = this.#comment?.(index)
    if (comment !== undefined) {
      const octets = utf8.encode(`  ; ${comment}`)
      out.reserve(octets.length + 1)
      out.ascii(octets)
    }
    out.octet(lineFeed)
  }

  #plain(plan: InstructionPlan, start: number, end: number): void {
    const { words } = this.walker
    const { out } = this
    let index = start + 1 + plan.typeWords
    if (plan.resultWords === 1) out.result(words[index++] as number, this.#columns)
    else this.#indent()
    out.ascii(plan.octets)
    if (plan.typeWords === 1) out.id(words[start + 1] as number)
    out.wordList(words, index, end, plan.plainIds, plan.operands.length - 1)
  }

  #walked(plan: InstructionPlan, start: number): void {
    const { out, walker } = this
    const { words, kinds, at: starts, length } = walker
    if (plan.resultWords === 1) this.#result(words[start + 1 + plan.typeWords] as number)
    else this.#indent()
    out.ascii(plan.octets)
    if (plan.typeWords === 1) writeId(this, words[start + 1] as number)
    for (let n = 0; n < length; n++) {
      const kind = kinds[n] as KindPlan
      const word = starts[n] as number
      operandWriters[kind.shape]?.(this, kind, word, (starts[n + 1] as number) - word)
    }
  }

  #indent(): void {
    this.out.spaces(this.#columns > 0 ? indentColumns : 0)
  }

  #result(id: number): void {
    const { out, names } = this
    if (names === undefined) {
      out.result(id, this.#columns)
      return
    }
    const name = names(id)
    out.spaces(Math.max(0, this.#columns - 1 - name.length))
    out.octet(percent)
    out.text(name)
    out.text(' = ')
  }

  #unknown(start: number, end: number): void {
    const { out, walker } = this
    const first = walker.words[start] as number
    this.#indent()
    out.text(`OpUnknown(${first & 0xffff}, ${first >>> 16})`)
    if (end > start + 1) out.wordList(walker.words, start + 1, end, 0, 0)
    out.text('  ; note: ID bound may be incorrect after reassembly')
  }
}

/** Instructions from which on a rehearsal takes less time than it saves. */
const worthwhile = 20_000
const places = 128
const perPlace = 16

/**
 * Disassembles a few instructions from all over a large module and throws the text away. The engine compiles functions
 * for the values they have met so far; a module comes in sections (names, annotations, types, bodies), and each new one
 * would make it throw away the compiled code and begin again. Changes nothing in `parsed`.
 */
export function rehearse({ words, frames, rest }: Parsed): void {
  const { count } = frames
  if (count < worthwhile) return
  const walker = new Walker(words, frames, words[3] ?? 0)
  const room = { invalid: 0, unsupported: 0 }
  const parsed: Parsed = { words, frames, walker, defects: [], rest, room }
  const writer = new InstructionWriter(new OctetWriter(() => {}), walker, true)
  for (let place = 0; place < places; place++) {
    const from = Math.floor((count / places) * place)
    for (let index = from; index < from + perPlace; index++)
      writer.write(index, take(parsed, index))
  }
}
