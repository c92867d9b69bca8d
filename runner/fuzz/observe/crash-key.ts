/**
 * The words of a program about the place where it crashed: frames of a stack, an assertion, a report of a runtime. That
 * an exception was not caught names no place: many faults end with the same one of the C++ library.
 */
const telling =
  /^in \S|assert|panicked at|Sanitizer: |: runtime error: |check failed|fatal error|unreachable/i

/** Functions of a WebAssembly module without names: those of a panic are the same for all faults. */
const numbered = /^in (?:wasm-function-\d+(?:, |: ))+unreachable\b|in wasm-function-\d+/g

/** The message of the C++ library about an exception that is not caught. */
const uncaught = /^terminate called/

/**
 * The key that distinguishes one crash of a program from another: all of its message if that names the place in the
 * program, without folders, addresses and numbers of the module, but with line numbers of source files.
 *
 * @returns `names` is `false` where it said nothing that could tell two faults apart: its stack has to.
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
  const names = telling.test(message.replaceAll(numbered, ''))
  return { key: names || uncaught.test(message) ? `${signal} ${plain}` : signal, names }
}
