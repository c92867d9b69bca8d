import { printable } from '#runner/printable'

/** Prints something that is worth knowing and no error to standard error, in one line whatever names it quotes. */
export function note(what: string): void {
  console.error(`note: ${printable(what)}`)
}
