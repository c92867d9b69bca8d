/** The two kinds of pointer types. */
const kinds = ['untyped', 'typed'] as const

export type Kind = (typeof kinds)[number]
