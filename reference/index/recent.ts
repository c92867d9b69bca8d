/** Something that can drop what it can make again. */
interface Forgetful {
  forget(): void
}

/** Those that were used last. All others are told to drop what they can make again. */
export class Recent {
  readonly #ring: Forgetful[] = []
  readonly #kept: number
  #next = 0

  /** @param kept how many may keep what they have made. */
  constructor(kept: number) {
    this.#kept = kept
  }

  /** Notes that one has made something, and has that one drop it that did so longest ago. */
  add(one: Forgetful): void {
    this.#ring[this.#next]?.forget()
    this.#ring[this.#next] = one
    this.#next = (this.#next + 1) % this.#kept
  }
}
