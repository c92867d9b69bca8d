import { dispatchOf } from '../execute/dispatch-of.ts'
import { requestOf } from '../results/run-file.ts'
import type { AmberBuffer } from './amber-program.ts'
import type { ExportedResult } from './exported-result.ts'

/** The run of a shader by a script, and its expected results. */
export interface AmberRun {
  /** Workgroups in x, y and z. */
  readonly groups: string
  readonly specialization: readonly { readonly id: number; readonly value: number }[]
  /** `data` holds 32-bit words; empty: the buffer holds zeros. */
  readonly buffers: readonly (AmberBuffer & { readonly name: string; readonly data: string })[]
  /** 32-bit words; empty if there are none. */
  readonly pushConstants: string
  readonly expectations: readonly { readonly name: string; readonly words: string }[]
}

const nameOf = (binding: string) => `buffer_${binding}`

const isWhole = (digits: string) => digits.length % 8 === 0

/** Bytes in hexadecimal as 32-bit words; the lowest byte comes first. */
function wordsOf(digits: string): string {
  const bytes = Buffer.from(digits, 'hex')
  return Array.from(
    { length: bytes.length / 4 },
    (_, index) =>
      `0x${bytes
        .readUInt32LE(4 * index)
        .toString(16)
        .padStart(8, '0')}`,
  ).join(' ')
}

/**
 * How a script runs a case with results; `undefined` if no script can: Amber specializes 32-bit constants only, it has no heaps, it
 * does not know the features that some results need, and buffers are filled and compared word by word.
 */
export function amberRun({ file, words }: ExportedResult): AmberRun | undefined {
  const {
    input,
    expected,
    pushConstants = '',
    descriptorSizes,
    dispatch,
    features,
    draw,
    images,
  } = file
  // Amber's scripts of graphics draw triangles that they name, and no points of attributes; images have no bytes in them.
  if (draw !== undefined || images !== undefined) return undefined
  // A script cannot enable features of a structure that Amber does not know.
  if (features !== undefined) return undefined
  const { specialization } = dispatchOf(words, requestOf(file))
  if (descriptorSizes !== undefined || specialization.some(({ bytes }) => bytes.length !== 4))
    return undefined
  if (![...Object.values(input), ...Object.values(expected), pushConstants].every(isWhole))
    return undefined
  return {
    groups: dispatch.join(' '),
    specialization: specialization.map(({ id, bytes }) => ({
      id,
      value: Buffer.from(bytes).readUInt32LE(),
    })),
    buffers: Object.entries(input).map(([binding, digits]) => ({
      set: 0,
      binding: Number(binding),
      name: nameOf(binding),
      data: wordsOf(digits),
    })),
    pushConstants: wordsOf(pushConstants),
    expectations: Object.entries(expected).map(([binding, digits]) => ({
      name: nameOf(binding),
      words: wordsOf(digits),
    })),
  }
}
