import { IdTable } from '../decode/id-table.ts'

/** Visits pairs of an id and the ordinal of an instruction, ascending by ordinal. Asked twice, it must visit the same. */
export type EachPair = (visit: (id: number, ordinal: number) => void) => void

/** Ordinals of instructions by id, all of them in one array: first it is counted how many there are of each id. */
export class OrdinalsById {
  readonly #ordinals: Uint32Array
  /** By id: where its ordinals begin, and how many there are. */
  readonly #firsts: IdTable
  readonly #counts: IdTable

  /** @param dense ids below it cost less; see {@link IdTable}. */
  constructor(dense: number, each: EachPair) {
    const firsts = new IdTable(dense)
    each((id) => firsts.set(id, firsts.get(id) + 1))
    const ordinals = new Uint32Array(firsts.accumulate())
    const counts = new IdTable(dense)
    each((id, ordinal) => {
      const count = counts.get(id)
      const place = firsts.get(id) + count
      if (count > 0 && ordinals[place - 1] === ordinal) return
      ordinals[place] = ordinal
      counts.set(id, count + 1)
    })
    this.#ordinals = ordinals
    this.#firsts = firsts
    this.#counts = counts
  }

  /** Those of `id`, ascending, each once. */
  of(id: number): readonly number[] {
    const first = this.#firsts.get(id)
    return Array.from(this.#ordinals.subarray(first, first + this.#counts.get(id)))
  }

  /** Whether `id` has any. */
  has(id: number): boolean {
    return this.#counts.get(id) > 0
  }
}
