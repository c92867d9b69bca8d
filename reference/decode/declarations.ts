import { opcodeOf } from '#spec/grammar/opcodes'
import { type LiteralType, literalString, numberType } from './literals.ts'
import { instructionPlan, type SetPlan, setPlan } from './plans.ts'
import { type Frames, type NumberArray, zeros } from './words.ts'

/**
 * Numbers by id. Memory goes with `dense` and with the ids that are set, never with the size of an id: ids below
 * `dense` lie in an array, others in a map.
 */
export class IdTable {
  readonly #low: NumberArray
  #high: Map<number, number> | undefined

  constructor(dense: number) {
    this.#low = zeros(dense)
  }

  /** The number of `id`; 0 where none was set. */
  get(id: number): number {
    if (id < this.#low.length) return this.#low[id] as number
    return this.#high?.get(id) ?? 0
  }

  /** Puts in place of each number the sum of those before it, in an order of its own; gives the sum of all. */
  accumulate(): number {
    let sum = 0
    for (let id = 0; id < this.#low.length; id++) {
      const value = this.#low[id] as number
      this.#low[id] = sum
      sum += value
    }
    for (const [id, value] of this.#high ?? []) {
      this.#high?.set(id, sum)
      sum += value
    }
    return sum
  }

  set(id: number, value: number): void {
    if (id < this.#low.length) this.#low[id] = value
    else {
      this.#high ??= new Map()
      this.#high.set(id, value)
    }
  }
}

/**
 * How the names of sets begin that hold instructions without meaning for execution, which may be ignored and take
 * nothing but ids: core specification, `OpExtInstImport`, and SPV_KHR_non_semantic_info.
 */
export const nonSemantic = 'NonSemantic.'

const opExtInstImport = opcodeOf('OpExtInstImport')

/** An imported instruction set, as far as the grammar knows it. */
export interface ImportedSet {
  readonly name: string
  readonly plan: SetPlan | undefined
}

/**
 * Which instruction defines which id, and what that says about words that come later. When asked about an instruction,
 * it answers with the declarations before that one, as a single pass over the module would know them.
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

  /** Notes that the instruction with that ordinal defines `id`; the first one to do so counts. 0 is not an id. */
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

  /** The set that `id` imports; `undefined` where `id` is not an import. */
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
  numberType(id: number, index: number): LiteralType | undefined {
    const word = this.#word(id, index)
    return word === 0 ? undefined : numberType(this.#words, word)
  }

  /** The integer or float type of the value `id`. */
  numberTypeOf(id: number, index: number): LiteralType | undefined {
    const word = this.#word(id, index)
    if (word === 0) return undefined
    const first = this.#words[word] as number
    if (first >>> 16 < 2 || instructionPlan(first & 0xffff)?.typeWords !== 1) return undefined
    return this.numberType(this.#words[word + 1] as number, index)
  }
}
