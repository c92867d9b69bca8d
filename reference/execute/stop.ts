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
  /** An exception in the interpreter, which is a mistake of its own: the module is valid. */
  | { readonly kind: 'defect'; readonly message: string }

/** The place of an instruction. */
interface LocatedInstruction {
  readonly word: number
  readonly name: string
}

/**
 * Thrown by the actions of an invocation, and caught where invocations are run: it never leaves `execute`. Not an
 * Error, because making the stack of one takes longer than a small run.
 */
export class Stopped {
  readonly stop: Stop
  /** The instruction, if it is another one than the one that is being executed. */
  readonly at: LocatedInstruction | undefined

  constructor(stop: Stop, location?: LocatedInstruction) {
    this.stop = stop
    this.at = location
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

/**
 * The end of a run: anything else than a `Stopped` is a defect of the interpreter.
 *
 * @param location the instruction to which the interpreter failed to do justice, if it is not the one that is being executed.
 */
export function stoppedBy(error: unknown, location?: LocatedInstruction): Stopped {
  return error instanceof Stopped
    ? error
    : new Stopped({ kind: 'defect', message: `${error}` }, location)
}
