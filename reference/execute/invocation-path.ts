/** A structured construct that an invocation is in. */
export interface Construct {
  readonly header: number
  readonly merge: number
  /** Continue Target; 0 for selections. */
  readonly continues: number
  /** The state of control flow when the construct was entered. */
  readonly path: number
}

/**
 * The way of an invocation through control flow. Invocations of the same path execute the same dynamic instances: a path parts at
 * conditional branches, and comes together again at the merge block of a construct (Uniform Control Flow).
 */
export interface InvocationPath {
  path: number
  readonly constructs: Construct[]
}
