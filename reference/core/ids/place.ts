/** An id at a word of the module. */
export interface Place {
  readonly word: number
  readonly id: number
}
