import { enumerantByValue } from '#spec/grammar/grammar'
import { opcodeOf } from '#spec/grammar/opcodes'

/** The formats of `OpTypeFloat`: IEEE 754 where no encoding is named. */
export type FloatEncoding = 'ieee' | (typeof encodings)[number]

/** The properties that a number's words depend on. `width` is in bits. */
export type NumberType =
  | { readonly kind: 'integer'; readonly width: number; readonly signed: boolean }
  | { readonly kind: 'float'; readonly width: number; readonly encoding: FloatEncoding }

const opTypeInt = opcodeOf('OpTypeInt')
const opTypeFloat = opcodeOf('OpTypeFloat')

const encodings = [
  'BFloat16KHR',
  'Float8E4M3EXT',
  'Float8E5M2EXT',
  'Float6E2M3EXT',
  'Float6E3M2EXT',
  'Float4E2M1EXT',
  'Float8UnsignedE8M0EXT',
  'MXInt8EXT',
] as const

/**
 * The number type that an `OpTypeInt` or `OpTypeFloat` declares; `undefined` for other opcodes and for an encoding
 * whose numbers we cannot write.
 */
export function typeOfNumber(opcode: number, words: readonly number[]): NumberType | undefined {
  const width = words[1]
  if (width === undefined) return undefined
  if (opcode === opTypeInt) return { kind: 'integer', width, signed: (words[2] ?? 0) !== 0 }
  if (opcode !== opTypeFloat) return undefined
  if (words[2] === undefined) return { kind: 'float', width, encoding: 'ieee' }
  const name = enumerantByValue('FPEncoding', words[2])?.name
  const encoding = encodings.find((each) => each === name)
  return encoding && { kind: 'float', width, encoding }
}
