import type { Instruction } from '../../module.ts'

/** An instruction known by its name, so that a predicate that fails says nothing else about it. */
export type Named<Name extends string> = Instruction & { readonly name: Name }
