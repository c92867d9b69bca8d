/** The assembly in the file of a case, without the header of comments; ends with a newline. */
export function assemblyOf(text: string): string {
  const lines = text.split('\n')
  const first = lines.findIndex((line) => line.trim() !== '' && !line.startsWith(';'))
  return `${lines.slice(Math.max(0, first)).join('\n').trimEnd()}\n`
}
