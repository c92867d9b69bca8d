/**
 * Counts the barriers of a workgroup, apart for those that order accesses to Workgroup memory, to buffers and to images. Workgroups run
 * one after the other, and a count is never used twice.
 */
export interface GroupClock {
  /** Counts from before this one are those of earlier workgroups. */
  readonly first: number
  workgroup: number
  buffers: number
  images: number
}

/** The memory whose accesses a barrier may order by itself. */
export type OrderedMemory = Exclude<keyof GroupClock, 'first'>

/** The author of an access to memory: an invocation, at a moment that its last barriers determine. */
export interface Accessor {
  /** Number of the invocation in the dispatch, from 1. */
  readonly number: number
  readonly group: GroupClock
}

/**
 * The accesses to an object that invocations share. Two accesses to a byte are ordered if the same invocation makes
 * them, or invocations of one workgroup with a barrier in between; otherwise they conflict if one of them writes and
 * not both are atomic (Memory Model, data races).
 */
export class Races {
  readonly #size: number
  readonly #clock: OrderedMemory
  /** The invocation that wrote each byte last: its number, negative if the write is atomic; 0 if no invocation did. */
  #writers: Int32Array | undefined
  #writeEpochs: Int32Array | undefined
  #readers: Int32Array | undefined
  #readEpochs: Int32Array | undefined

  constructor(size: number, clock: OrderedMemory) {
    this.#size = size
    this.#clock = clock
  }

  /** The count of barriers that matters for this object. */
  epochOf(accessor: Accessor): number {
    return accessor.group[this.#clock]
  }

  /** The number of an invocation whose write conflicts with this read; 0 if there is none. Notes the read. */
  read(offset: number, size: number, accessor: Accessor, isAtomic: boolean): number {
    const writers = this.#writers
    if (writers !== undefined)
      for (let byte = offset; byte < offset + size; byte++) {
        const other = this.#conflict(
          writers,
          this.#writeEpochs as Int32Array,
          byte,
          accessor,
          isAtomic,
        )
        if (other !== 0) return other
      }
    this.#readers ??= new Int32Array(this.#size)
    this.#readEpochs ??= new Int32Array(this.#size)
    const { number, group } = accessor
    const epoch = group[this.#clock]
    for (let byte = offset; byte < offset + size; byte++) {
      const last = this.#readers[byte] as number
      const before = this.#readEpochs[byte] as number
      // A reader of an earlier workgroup or of the same epoch is kept: only it can conflict with a later write.
      const isSuperseded = before >= group.first && before !== epoch
      if (last === 0 || isSuperseded) {
        this.#readers[byte] = isAtomic ? -number : number
        this.#readEpochs[byte] = epoch
      } else if (last !== number) this.#noteSecondReader(byte, accessor, isAtomic)
    }
    return 0
  }

  /** Like {@link read}, for a write. */
  write(offset: number, size: number, accessor: Accessor, isAtomic: boolean): number {
    this.#writers ??= new Int32Array(this.#size)
    this.#writeEpochs ??= new Int32Array(this.#size)
    const readers = this.#readers
    for (let byte = offset; byte < offset + size; byte++) {
      const writer = this.#conflict(this.#writers, this.#writeEpochs, byte, accessor, isAtomic)
      if (writer !== 0) return writer
      if (readers !== undefined) {
        const reader = this.#conflict(
          readers,
          this.#readEpochs as Int32Array,
          byte,
          accessor,
          isAtomic,
        )
        if (reader !== 0) return reader
      }
      const epoch = accessor.group[this.#clock]
      // An own write that was not atomic stays in conflict with what others do after an atomic one.
      const isKept = this.#writers[byte] === accessor.number && this.#writeEpochs[byte] === epoch
      this.#writers[byte] = isAtomic && !isKept ? -accessor.number : accessor.number
      this.#writeEpochs[byte] = epoch
    }
    return 0
  }

  /**
   * Two different readers since the last barrier conflict with a write by any invocation: an unused number marks that.
   */
  #noteSecondReader(byte: number, accessor: Accessor, isAtomic: boolean): void {
    const readers = this.#readers as Int32Array
    const last = readers[byte] as number
    if (last < 0 && isAtomic && last !== -accessor.number) readers[byte] = -manyReaders
    else if (last !== accessor.number && last !== -accessor.number) readers[byte] = manyReaders
    else if (!isAtomic) readers[byte] = accessor.number
  }

  #conflict(
    accessors: Int32Array,
    epochs: Int32Array,
    byte: number,
    accessor: Accessor,
    isAtomic: boolean,
  ): number {
    const other = accessors[byte] as number
    if (other === 0 || (isAtomic && other < 0)) return 0
    const number = Math.abs(other)
    if (number === accessor.number) return 0
    const epoch = epochs[byte] as number
    if (epoch >= accessor.group.first && epoch !== accessor.group[this.#clock]) return 0
    return number
  }
}

/** The number that represents several invocations. */
export const manyReaders = 2 ** 31 - 1
