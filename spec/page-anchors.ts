/** Where a published page can be linked to. */
export interface PageAnchors {
  /** The name of its file, without `.html`. */
  readonly page: string
  /** The headings have the numbers that AsciiDoctor gives to sections, of which anchors have nothing. */
  readonly isNumbered: boolean
  /**
   * Its headings in order. One that ends with `[[name]]` has that anchor; the others have one that AsciiDoctor makes from
   * their words.
   */
  readonly headings: readonly string[]
  /** Anchors within sections: instructions, terms and tables. */
  readonly names: readonly string[]
}
