import type picocolors from 'picocolors'

/** The colours of a terminal, each a function that colours a text; without colours, every function returns its text. */
export type Colors = ReturnType<typeof picocolors.createColors>
