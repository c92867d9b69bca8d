import { execute } from '#reference/execute/execute'
import type { Buffer, Request, RunOutcome } from '#reference/execute/request'

/** The first difference of what two modules compute. */
export interface WrongResult {
  /** The kind of the difference, without names and numbers. */
  readonly key: string
  /** Set where the difference alone does not tell one fault from another. */
  readonly nameless?: true
  /** One line: buffer, offset, expected and got. */
  readonly said: string
}

/** A finished run. */
export type Finished = Extract<RunOutcome, { kind: 'finished' }>

/** A run that ended by a mistake of the interpreter. */
export type RunDefect = Extract<RunOutcome, { kind: 'defect' }>

/** The number of instructions that a correct transformation may add. */
const patience = { times: 20, more: 100_000 }

function hex(byte: number | undefined): string {
  return (byte ?? 0).toString(16).padStart(2, '0')
}

/** Bytes of a word around a difference. */
function wordAt(bytes: Uint8Array, offset: number): string {
  const first = offset - (offset % 4)
  return [...bytes.subarray(first, first + 4)].reverse().map(hex).join('')
}

/**
 * How bytes that another run left differ from those that the texts define; `undefined` if they do not.
 *
 * @param after buffers by the keys of the request.
 */
export function firstDifference(
  before: Finished,
  after: ReadonlyMap<string, Buffer>,
  request: Request,
): WrongResult | undefined {
  for (const [key, { bytes, known }] of before.buffers) {
    const other = after.get(key)
    // A buffer that the other module does not use stays as it was.
    const theirs = other?.bytes ?? request.bindings?.get(key)
    if (theirs === undefined) continue
    for (let offset = 0; offset < bytes.length; offset++) {
      if (known[offset] !== 1) continue
      const isUndefined = other !== undefined && other.known[offset] !== 1
      if (!isUndefined && theirs[offset] === bytes[offset]) continue
      const where = `buffer ${key}, byte ${offset}`
      const expected = wordAt(bytes, offset)
      if (isUndefined)
        return {
          key: 'computes an undefined value',
          nameless: true,
          said: `${where}: expected 0x${expected}, got an undefined value`,
        }
      return {
        key: 'computes another value',
        nameless: true,
        said: `${where}: expected 0x${expected}, got 0x${wordAt(theirs, offset)}`,
      }
    }
  }
  return undefined
}

/** The run of a module if its result is defined, at least in part, or shows a defect; otherwise `undefined`. */
export function definedRun(
  words: Uint32Array | Uint8Array,
  request: Request,
): Finished | RunDefect | undefined {
  const outcome = execute(words, request)
  if (outcome.kind === 'defect') return outcome
  if (outcome.kind !== 'finished') return undefined
  return [...outcome.buffers.values()].some(({ known }) => known.includes(1)) ? outcome : undefined
}

/**
 * How what `words` compute differs from `before`, the run of the module that they were made of; `undefined` if it does not,
 * or if the interpreter does not know something in them. A defect of the interpreter is returned as it is.
 */
export function wrongResult(
  before: Finished,
  words: Uint32Array | Uint8Array,
  request: Request,
): WrongResult | RunDefect | undefined {
  const steps = patience.times * before.steps + patience.more
  const after = execute(words, { ...request, limits: { ...request.limits, steps } })
  switch (after.kind) {
    case 'finished':
      return firstDifference(before, after.buffers, request)
    case 'undefined':
      return {
        key: `has undefined behavior: ${after.section}`,
        said: `its behavior is undefined at word ${after.word} (${after.instruction}): ${after.message}`,
      }
    case 'limit':
      return after.limit === 'steps'
        ? {
            key: 'does not end',
            nameless: true,
            said: `it does not end within ${steps} instructions, and the original takes ${before.steps}`,
          }
        : undefined
    case 'defect':
      return after
    default:
      return undefined
  }
}
