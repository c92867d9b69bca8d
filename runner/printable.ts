function asEscape(control: string): string {
  return `\\u${control.charCodeAt(0).toString(16).padStart(4, '0')}`
}

/** A string of a module, a log or a tool in one line: what a terminal would take as a command is shown as an escape. */
export function printable(text: string): string {
  return text.replaceAll(/\p{Cc}/gu, asEscape)
}

const ofLines = /[^\P{Cc}\n\t]/gu

/** The same, without the beginnings of the colours that the command line prints. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: the characters to find
const ofColouredLines = /(?!\u001b\[(?:[0-2]|22|3\d)m)[^\P{Cc}\n\t]/gu

/** Like {@link printable}, of a text with lines, tabs and, where the output has them, the colours that the command line prints. */
export function printableLines(text: string, isColoured = false): string {
  return text.replaceAll(isColoured ? ofColouredLines : ofLines, asEscape)
}
