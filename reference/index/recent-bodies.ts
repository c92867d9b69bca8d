/** Something that can drop what it can make again. */
interface Forgetful {
  forget(): void
}

/** More than any check looks at at a time. */
const kept = 1024

/**
 * The instructions of function bodies whose operands were made last. Those of all others are dropped: kept, the
 * operands of a large module take several times the memory of its words.
 */
export class RecentBodies {
  /** Word index of the first instruction whose operands may be dropped. */
  readonly from: number
  readonly #ring: Forgetful[] = []
  #next = 0

  constructor(from: number) {
    this.from = from
  }

  /** Notes that the operands of an instruction were made, and has those dropped that were made longest ago. */
  add(instruction: Forgetful): void {
    this.#ring[this.#next]?.forget()
    this.#ring[this.#next] = instruction
    this.#next = (this.#next + 1) % kept
  }
}
