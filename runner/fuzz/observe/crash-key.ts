/** What a program says of the place where it died: frames of a stack, an assertion, a report of a runtime. */
const telling =
  /^in \S|assert|panicked at|terminate called|Sanitizer: |: runtime error: |check failed|fatal error|unreachable/i

/**
 * What tells one death of a program from another: all that it said where that names the place in the program, without
 * folders, addresses and numbers of the module, but with line numbers of source files.
 *
 * @returns `names` is `false` where it said nothing that could tell two faults apart.
 */
export function crashKey(
  signal: string,
  message: string,
): { readonly key: string; readonly names: boolean } {
  const plain = message
    .replaceAll(/(?:[\w.+-]*\/)+([\w.+-]+)/g, '$1')
    .replaceAll(/%[\w.]+/g, '%')
    .replaceAll(/(\.\w{1,5}(?::\d+)+)|\+x[0-9a-f]+|0x[0-9a-f]+|\b\d+\b/gi, (number, place) =>
      place !== undefined || number.startsWith('+') ? number : '#',
    )
    .replaceAll(/\s+/g, ' ')
    .trim()
    .slice(0, 200)
  const names = telling.test(message)
  return { key: names ? `${signal} ${plain}` : signal, names }
}
