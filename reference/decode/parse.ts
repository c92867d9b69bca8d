import { opcodeOf } from '#spec/grammar/opcodes'
import { nonSemantic } from './declarations.ts'
import { type Defect, defectOf, outcomeOf } from './defect.ts'
import type { DecodeFault, WalkFault } from './fault.ts'
import { literalString } from './literals.ts'
import { instructionPlan, setPlan } from './plans.ts'
import { walkedIdBits, walkedOperands } from './walked-operands.ts'
import { Walker } from './walker.ts'
import { type Frames, frame, hasMagic, headerWords, mostPlain, wordsOf } from './words.ts'

const opExtInstImport = opcodeOf('OpExtInstImport')

/** Defects in instructions that are noted at most, of each outcome. */
export const mostDefects = 4096

/** A module taken apart into instructions, before anything is looked up in it. */
export interface Parsed {
  readonly words: Uint32Array
  readonly frames: Frames
  readonly walker: Walker
  readonly defects: Defect[]
  /** Octets after the last whole word. */
  readonly rest: number
  /** How many more defects are noted, for a module can have one in every word. */
  readonly room: Record<Defect['outcome'], number>
}

function moduleDefect(fault: DecodeFault, word: number, message: string): Defect {
  const outcome = 'invalid'
  return { rule: `core/${fault}`, fault, outcome, word, message, opcode: -1, instruction: -1 }
}

function headerDefects(words: Uint32Array, rest: number): Defect[] {
  if (words.length > 0 && !hasMagic(words))
    return [
      moduleDefect('magic-number', 0, 'the first word is the magic number in neither byte order'),
    ]
  if (rest > 0)
    return [
      moduleDefect(
        'whole-words',
        words.length,
        rest === 1
          ? '1 octet is left after the last whole word'
          : `${rest} octets are left after the last whole word`,
      ),
    ]
  if (words.length < headerWords)
    return [
      moduleDefect(
        'header-complete',
        words.length,
        `the header takes ${headerWords} words, there are ${words.length}`,
      ),
    ]
  return []
}

function stopDefect(words: Uint32Array, { starts, count, stopped }: Frames): Defect {
  const word = starts[count] as number
  const first = words[word] as number
  const opcode = first & 0xffff
  const name = instructionPlan(opcode)?.name ?? `Op${opcode}`
  const message =
    stopped === 'word-count-not-zero'
      ? `${name}: the word count is 0`
      : `${name}: the word count is ${first >>> 16}, ${words.length - word} words are left`
  const fault = stopped as DecodeFault
  return { ...moduleDefect(fault, word, message), opcode, instruction: count }
}

function noteImport(parsed: Parsed, index: number): void {
  const { words, frames } = parsed
  const word = (frames.starts[index] as number) + 2
  const name = literalString(words, word, frames.starts[index + 1] as number)
  if (setPlan(name) === undefined && !name.startsWith(nonSemantic))
    note(parsed, { fault: 'unknown-instruction-set', word }, index)
}

function note({ walker, defects, room }: Parsed, fault: WalkFault, index: number): void {
  if (room[outcomeOf(fault.fault)]-- > 0) defects.push(defectOf(walker, fault, index))
}

const noWords = new Uint32Array(0)

/** Finds the instructions of a module, and says what is wrong with its header. */
export function open(input: Uint8Array | Uint32Array): Parsed {
  const { words, rest } = wordsOf(input)
  const defects = headerDefects(words, rest)
  const frames = frame(hasMagic(words) ? words : noWords)
  const walker = new Walker(words, frames, words[3] ?? 0)
  const room = { invalid: mostDefects, unsupported: mostDefects }
  return { words, frames, walker, defects, rest, room }
}

/**
 * Checks the encoding of the instruction with that ordinal and notes what it defines. To be called for each
 * instruction once, in order.
 *
 * @returns whether the walker has walked it; it need not where the word count alone tells that all is well.
 */
export function take(parsed: Parsed, index: number): boolean {
  const { words, walker } = parsed
  const start = walker.frames.starts[index] as number
  const first = words[start] as number
  const plan = instructionPlan(first & 0xffff)
  if (plan === null) {
    walker.walk(index)
    for (const fault of walker.faults) note(parsed, fault, index)
    return true
  }
  const operandWords = (first >>> 16) - 1 - plan.typeWords - plan.resultWords
  const walked = operandWords < plan.plainLeast || operandWords > plan.plainMost
  if (walked) {
    walker.walk(index)
    if (walker.faults.length > 0) for (const fault of walker.faults) note(parsed, fault, index)
  }
  if (plan.resultWords === 1 && operandWords >= 0)
    walker.declarations.define(words[start + 1 + plan.typeWords] as number, index)
  if (plan.opcode === opExtInstImport && walker.whole) noteImport(parsed, index)
  return walked
}

/** Says what ended the instructions before the end of the words. To be called after the last {@link take}. */
export function close({ words, frames, defects, rest }: Parsed): void {
  // Octets after the last word are blamed already, and the instruction that they cut off is not blamed again.
  if (frames.stopped === 'word-count-not-zero' || (frames.stopped !== undefined && rest === 0))
    defects.push(stopDefect(words, frames))
}

/** Takes a module apart and says what is wrong with its encoding. Total: any input gives an answer. */
export function parse(input: Uint8Array | Uint32Array): Parsed {
  const parsed = open(input)
  const { walker, frames, words } = parsed
  const isSmall = words.length <= mostPlain
  if (isSmall) {
    walker.taken = new Array(frames.count)
    walker.takenIds = new Array(frames.count)
  }
  for (let index = 0; index < frames.count; index++)
    if (take(parsed, index) && isSmall) {
      walker.taken[index] = walkedOperands(walker)
      walker.takenIds[index] = walkedIdBits(walker)
    }
  close(parsed)
  return parsed
}
