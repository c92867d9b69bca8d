import type { Reflection } from '../reflection.ts'

/** The id of a name in the assembly, without its `%`. */
export type IdOf = (name: string) => number

/** A module as clspv would compile it from OpenCL C, and what it would say of it. */
export interface Program {
  /** First version of the set that has all that is always reflected. */
  readonly since: number
  /** Assembly without reflection and without import; it calls its void type `%void`, its 32-bit unsigned one `%uint`. */
  readonly assembly: (minor: number) => string
  /** Adds the reflection behind the last function. */
  readonly reflect: (reflection: Reflection, idOf: IdOf) => void
}
