/** Why a run ended before its invocations did. */
export type Stop =
  | {
      readonly kind: 'undefined'
      /** The section that leaves the behavior undefined: an instruction, or a heading of the text. */
      readonly section: string
      /** The rule of the catalogue that says so, if one does. */
      readonly rule?: string
      readonly message: string
    }
  /** The texts allow several results, between which the order of invocations decides. */
  | { readonly kind: 'open'; readonly message: string }
  | { readonly kind: 'unsupported'; readonly message: string }
  | {
      readonly kind: 'limit'
      readonly limit: 'steps' | 'bytes' | 'call depth'
      readonly message: string
    }

/**
 * Thrown by what an invocation does, and caught where invocations are run: it never leaves `execute`. Not an Error, because
 * making the stack of one takes longer than a small run.
 */
export class Stopped {
  readonly stop: Stop

  constructor(stop: Stop) {
    this.stop = stop
  }
}

/** Ends the run because the texts do not define what happens next. */
export function undefinedBehavior(section: string, message: string, rule?: string): Stopped {
  return new Stopped({
    kind: 'undefined',
    section,
    message,
    ...(rule === undefined ? {} : { rule }),
  })
}

/** Ends the run because it needs something that the interpreter does not know. */
export function unsupported(message: string): Stopped {
  return new Stopped({ kind: 'unsupported', message })
}

/** Ends the run because its result is one of several. */
export function openResult(message: string): Stopped {
  return new Stopped({ kind: 'open', message })
}
