import { opcodeOf } from '#spec/grammar/opcodes'
import type { Frames } from './frames.ts'
import { IdTable } from './id-table.ts'
import { literalString } from './literal-string.ts'
import { type NumberType, numberType } from './number-type.ts'
import { instructionPlan } from './plans.ts'
import { type SetPlan, setPlan } from './set-plan.ts'

const opExtInstImport = opcodeOf('OpExtInstImport')

/** An imported instruction set, as far as the grammar knows it. */
export interface ImportedSet {
  readonly name: string
  readonly plan: SetPlan | undefined
}

/**
 * Which instruction defines which id, and what that says about words that come later. Asked for an instruction, it
 * answers with what stands before that one, as a single pass over the module would know it.
 */
export class Declarations {
  readonly #words: Uint32Array
  readonly #frames: Frames
  /** Ordinal of the defining instruction plus one, by result id. */
  readonly #ordinals: IdTable
  #sets: Map<number, ImportedSet> | undefined

  /** @param bound of the header: only a hint of how densely ids lie. */
  constructor(words: Uint32Array, frames: Frames, bound: number) {
    this.#words = words
    this.#frames = frames
    this.#ordinals = new IdTable(Math.min(bound, words.length))
  }

  /** Notes that the instruction with that ordinal defines `id`; the first one to do so counts. 0 is no id. */
  define(id: number, index: number): void {
    if (id !== 0 && this.#ordinals.get(id) === 0) this.#ordinals.set(id, index + 1)
  }

  /** Ordinal of the instruction that defines `id`; -1 where there is none. */
  definition(id: number): number {
    return this.#ordinals.get(id) - 1
  }

  /** Word index of the instruction before the one at `index` that defines `id`; 0 where there is none. */
  #word(id: number, index: number): number {
    const ordinal = this.#ordinals.get(id) - 1
    return ordinal < 0 || ordinal >= index ? 0 : (this.#frames.starts[ordinal] as number)
  }

  /** The set that `id` imports; `undefined` where `id` is no import. */
  importedSet(id: number, index: number): ImportedSet | undefined {
    const word = this.#word(id, index)
    if (word === 0) return undefined
    let set = this.#sets?.get(word)
    if (set !== undefined) return set
    const first = this.#words[word] as number
    if ((first & 0xffff) !== opExtInstImport || first >>> 16 < 3) return undefined
    const name = literalString(this.#words, word + 2, word + (first >>> 16))
    set = { name, plan: setPlan(name) }
    this.#sets ??= new Map()
    this.#sets.set(word, set)
    return set
  }

  /** The integer or float type that `id` declares. */
  numberType(id: number, index: number): NumberType | undefined {
    const word = this.#word(id, index)
    return word === 0 ? undefined : numberType(this.#words, word)
  }

  /** The integer or float type of the value `id`. */
  numberTypeOf(id: number, index: number): NumberType | undefined {
    const word = this.#word(id, index)
    if (word === 0) return undefined
    const first = this.#words[word] as number
    if (first >>> 16 < 2 || instructionPlan(first & 0xffff)?.typeWords !== 1) return undefined
    return this.numberType(this.#words[word + 1] as number, index)
  }
}
