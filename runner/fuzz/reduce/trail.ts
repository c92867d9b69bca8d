/** One round of making a module smaller in one way. */
export interface TrailStep {
  /** The way that was tried. */
  readonly way: string
  /** Smaller modules that the tool was asked about. */
  readonly asked: number
  /** Instructions of the module before and after it. */
  readonly from: number
  readonly to: number
}

/** The tries to make a module smaller, and why they ended. */
export interface Trail {
  readonly steps: readonly TrailStep[]
  /**
   * `smallest`: no smaller module shows the same. `questions`: the tool was asked as often as it may be. `words`: the
   * reference was asked about as many words as it may be. `patience`: the tool was waited for as often as it may be.
   * `over`: the user ended it.
   */
  readonly end: 'smallest' | 'questions' | 'words' | 'patience' | 'over'
}

const ends: Readonly<Record<Trail['end'], string>> = {
  smallest: 'no smaller module shows the same',
  questions: 'the tool has been asked as often as one module may cost',
  words: 'the reference has judged as many words as one module may cost',
  patience: 'the tool has been waited for as often as one module may cost',
  over: 'it was ended',
}

/** The trail as lines; steps that asked nothing are left out. */
export function trailLines({ steps, end }: Trail): readonly string[] {
  return [
    ...steps
      .filter(({ asked }) => asked > 0)
      .map(
        ({ way, asked, from, to }) =>
          `${way}: ${asked} tried, ${from === to ? 'none fits' : `${from} -> ${to} instructions`}`,
      ),
    `stopped: ${ends[end]}`,
  ]
}
