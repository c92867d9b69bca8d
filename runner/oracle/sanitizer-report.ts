/** Without folders and addresses, which differ from one machine and one run to the next. */
function plain(line: string): string {
  return line
    .replaceAll(/ ?\(BuildId: \w+\)/g, '')
    .replaceAll(/\((?:[^()\s]*\/)?([^()\s/]+)\+0x([0-9a-f]+)\)/g, '$1+x$2')
    .replaceAll(/(?:\/[^/\s:]+)+\/([^/\s:]+)/g, '$1')
}

/**
 * The report of a sanitizer in one line that is the same for the same fault: its summary, and for undefined behaviour,
 * if the summary names the place only, the finding there. `undefined` if there is no report.
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
