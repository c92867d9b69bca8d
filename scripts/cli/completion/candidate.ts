/** A suggestion for the next word. */
export interface SuggestedWord {
  readonly value: string
  /** One line; shells that show none leave it out. */
  readonly about: string
}

/** A candidate that says nothing about itself. */
export function plain(value: string): SuggestedWord {
  return { value, about: '' }
}
