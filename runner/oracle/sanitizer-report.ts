/** Without folders and addresses, which differ from one machine and one run to the next. */
function plain(line: string): string {
  return line
    .replaceAll(/ ?\(BuildId: \w+\)/g, '')
    .replaceAll(/\((?:[^()\s]*\/)?([^()\s/]+)\+0x([0-9a-f]+)\)/g, '$1+x$2')
    .replaceAll(/(?:\/[^/\s:]+)+\/([^/\s:]+)/g, '$1')
}

/**
 * What the report of a sanitizer comes to, in one line that is the same for the same fault: its summary, and of
 * undefined behaviour, where that names no more than the place, what was found there. `undefined` where there is none.
 *
 * @param stderr what the program wrote to standard error.
 */
export function sanitizerReport(stderr: string): string | undefined {
  const lines = stderr.split('\n')
  const found =
    lines.find((line) => /: runtime error: /.test(line)) ??
    lines.find((line) => /^SUMMARY: \w+Sanitizer: /.test(line)) ??
    lines.find((line) => /\w+Sanitizer: /.test(line))
  return found === undefined ? undefined : plain(found.replace(/^SUMMARY: /, '').trim())
}
