import { IdTable } from '../decode/id-table.ts'
import { mostPlain, type Numbers, zeros } from '../decode/numbers.ts'

/** Visits pairs of an id and the ordinal of an instruction, ascending by ordinal. Asked twice, it must visit the same. */
export type EachPair = (visit: (id: number, ordinal: number) => void) => void

/** Visits what `each` visits, which is asked once. */
function recorded(each: EachPair): EachPair {
  const ids: number[] = []
  const ordinals: number[] = []
  each((id, ordinal) => {
    ids.push(id)
    ordinals.push(ordinal)
  })
  return (visit) => {
    for (let n = 0; n < ids.length; n++) visit(ids[n] as number, ordinals[n] as number)
  }
}

/** Ordinals of instructions by id, all of them in one array: first it is counted how many there are of each id. */
export class OrdinalsById {
  readonly #ordinals: Numbers
  /** By id: where its ordinals begin, and how many there are. */
  readonly #firsts: IdTable
  readonly #counts: IdTable

  /** @param dense ids below it cost less; see {@link IdTable}. */
  constructor(dense: number, pairs: EachPair) {
    const each = dense <= mostPlain ? recorded(pairs) : pairs
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

  /** Those of `id`, ascending, each once. */
  of(id: number): readonly number[] {
    const first = this.#firsts.get(id)
    const end = first + this.#counts.get(id)
    const list: number[] = []
    for (let place = first; place < end; place++) list.push(this.#ordinals[place] as number)
    return list
  }

  /** Whether `id` has any. */
  has(id: number): boolean {
    return this.#counts.get(id) > 0
  }
}
