/** Sentences of ours; either would settle a text that can be read in two ways. */
export interface Wording {
  /** For the reading of the rule's summary. */
  readonly strict: string
  /** For the other reading. */
  readonly lax: string
}

/** The wordings of a sentence by which an extension requires another one. */
export function requiring(extension: string, others: string): Wording {
  return {
    strict: `A module that declares ${extension} must declare ${others} as well.`,
    lax: `A module that declares ${extension} need not declare another extension than this one.`,
  }
}
