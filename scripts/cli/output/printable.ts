/** A string of a module for people: what a terminal would take as a command is shown as an escape. */
export function printable(text: string): string {
  return text.replaceAll(
    /\p{Cc}/gu,
    (control) => `\\x${control.charCodeAt(0).toString(16).padStart(2, '0')}`,
  )
}
