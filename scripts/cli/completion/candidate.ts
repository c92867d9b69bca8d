/** What may be typed next. */
export interface Candidate {
  readonly value: string
  /** One line; shells that show none leave it out. */
  readonly about: string
}

/** A candidate that says nothing about itself. */
export function plain(value: string): Candidate {
  return { value, about: '' }
}
