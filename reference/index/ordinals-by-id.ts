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

/** All of them in one array: first it is counted how many there are of each id. */
class PackedOrdinals implements OrdinalsById {
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

/** Each id's in a chain: one visit makes them, and they take twice the memory. */
class ChainedOrdinals implements OrdinalsById {
  /** By place, from 1: an ordinal, and the place of the next one of the same id, 0 after the last. */
  readonly #ordinals: number[] = [0]
  readonly #next: number[] = [0]
  /** By id: the places of its first and last ordinal, 0 where it has none. */
  readonly #firsts: IdTable
  readonly #lasts: IdTable

  constructor(dense: number, each: EachPair) {
    this.#firsts = new IdTable(dense)
    this.#lasts = new IdTable(dense)
    each((id, ordinal) => this.#add(id, ordinal))
  }

  #add(id: number, ordinal: number): void {
    const last = this.#lasts.get(id)
    if (last > 0 && this.#ordinals[last] === ordinal) return
    const place = this.#ordinals.length
    this.#ordinals.push(ordinal)
    this.#next.push(0)
    if (last === 0) this.#firsts.set(id, place)
    else this.#next[last] = place
    this.#lasts.set(id, place)
  }

  of(id: number): readonly number[] {
    const list: number[] = []
    for (let place = this.#firsts.get(id); place > 0; place = this.#next[place] as number)
      list.push(this.#ordinals[place] as number)
    return list
  }

  has(id: number): boolean {
    return this.#lasts.get(id) > 0
  }
}

/**
 * The ordinals that pairs name.
 *
 * @param dense ids below it cost less; see {@link IdTable}.
 */
export function ordinalsById(dense: number, pairs: EachPair): OrdinalsById {
  return dense <= mostPlain ? new ChainedOrdinals(dense, pairs) : new PackedOrdinals(dense, pairs)
}
