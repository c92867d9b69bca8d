import { printable } from '#runner/printable'

/** An argument, and the value of an option that is part of it. */
function partsOf(word: string): readonly string[] {
  return [word, word.slice(word.indexOf('=') + 1)]
}

/** A text that quotes arguments, each of which is in one line: no argument can pretend to be a line of ours. */
export function oneLineWords(text: string, argv: readonly string[]): string {
  return argv
    .flatMap(partsOf)
    .filter((word) => printable(word) !== word)
    .reduce((shown, word) => shown.replaceAll(word, printable(word)), text)
}
