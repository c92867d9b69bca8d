function indented(value: unknown, step: string, pad: string): string {
  return JSON.stringify(value, null, step).replaceAll('\n', `\n${pad}`)
}

function isIterable(value: object): value is Iterable<unknown> {
  return Symbol.iterator in value
}

/**
 * A value as `JSON.stringify` writes it, in parts. Any iterable is written as an array, iterated while it is written,
 * after everything before it and before everything after it.
 *
 * @param step blanks by which each level is indented; empty for one line.
 */
export function* jsonParts(value: unknown, step: string, pad = ''): Generator<string, void> {
  if (typeof value !== 'object' || value === null) {
    yield indented(value, step, pad)
    return
  }
  const inner = `${pad}${step}`
  const line = step === '' ? '' : `\n${inner}`
  const isList = isIterable(value)
  let isFirst = true
  yield isList ? '[' : '{'
  if (isList) {
    // The content below a list that is not an array is written at once: it has many short members.
    const isShort = Array.isArray(value)
    for (const element of value) {
      yield `${isFirst ? '' : ','}${line}`
      isFirst = false
      if (isShort) yield* jsonParts(element, step, inner)
      else yield indented(element, step, inner)
    }
  } else
    for (const [name, member] of Object.entries(value)) {
      if (member === undefined) continue
      yield `${isFirst ? '' : ','}${line}${JSON.stringify(name)}:${step === '' ? '' : ' '}`
      isFirst = false
      yield* jsonParts(member, step, inner)
    }
  if (!isFirst && step !== '') yield `\n${pad}`
  yield isList ? ']' : '}'
}

/** The same as a file. */
export function* jsonFile(value: unknown, step: string): Generator<string, void> {
  yield* jsonParts(value, step)
  yield '\n'
}
