/** A program with its arguments. */
export type Command = readonly [program: string, ...args: readonly string[]]
