import { IdTable } from '../decode/id-table.ts'
import { mostPlain, type Numbers, zeros } from '../decode/numbers.ts'

/** Visits pairs of an id and the ordinal of an instruction, ascending by ordinal. Asked twice, it must visit the same. */
export type EachPair = (visit: (id: number, ordinal: number) => void) => void

/** Ordinals of instructions by id. */
export interface OrdinalsById {
  /** Those of `id`, ascending, each once. */
  of(id: number): readonly number[]
  /** Whether `id` has any. */
  has(id: number): boolean
}

/** @param dense ids below it cost less; see {@link IdTable}. */
export function ordinalsById(dense: number, each: EachPair): OrdinalsById {
  return dense <= mostPlain ? new Chains(dense, each) : new Runs(dense, each)
}

/** Each ordinal with the place of the next one of the same id: takes more memory, and is made sooner. */
class Chains implements OrdinalsById {
  readonly #ordinals: number[] = []
  /** By place: that of the next one plus one, 0 where there is none. */
  readonly #nexts: number[] = []
  /** By id: the place of the first one plus one. */
  readonly #firsts: IdTable

  constructor(dense: number, each: EachPair) {
    const ids: number[] = []
    const ordinals = this.#ordinals
    const nexts = this.#nexts
    const firsts = new IdTable(dense)
    each((id, ordinal) => {
      ids.push(id)
      ordinals.push(ordinal)
      nexts.push(0)
    })
    for (let place = ids.length - 1; place >= 0; place--) {
      const id = ids[place] as number
      nexts[place] = firsts.get(id)
      firsts.set(id, place + 1)
    }
    this.#firsts = firsts
  }

  of(id: number): readonly number[] {
    const list: number[] = []
    let last = -1
    for (let place = this.#firsts.get(id); place > 0; place = this.#nexts[place - 1] as number) {
      const ordinal = this.#ordinals[place - 1] as number
      if (ordinal !== last) list.push(ordinal)
      last = ordinal
    }
    return list
  }

  has(id: number): boolean {
    return this.#firsts.get(id) > 0
  }
}

/** All of them in one array: first it is counted how many there are of each id. */
class Runs implements OrdinalsById {
  readonly #ordinals: Numbers
  /** By id: where its ordinals begin, and how many there are. */
  readonly #firsts: IdTable
  readonly #counts: IdTable

  constructor(dense: number, each: EachPair) {
    const firsts = new IdTable(dense)
    each((id) => firsts.set(id, firsts.get(id) + 1))
    const ordinals = zeros(firsts.accumulate())
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

  of(id: number): readonly number[] {
    const first = this.#firsts.get(id)
    const end = first + this.#counts.get(id)
    const list: number[] = []
    for (let place = first; place < end; place++) list.push(this.#ordinals[place] as number)
    return list
  }

  has(id: number): boolean {
    return this.#counts.get(id) > 0
  }
}
