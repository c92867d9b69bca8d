/** The assembly in a case's file without its header of comments; ends with a line end. */
export function assemblyOf(text: string): string {
  const lines = text.split('\n')
  const first = lines.findIndex((line) => line.trim() !== '' && !line.startsWith(';'))
  return `${lines.slice(Math.max(0, first)).join('\n').trimEnd()}\n`
}
