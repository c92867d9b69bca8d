import { type Problem, problem } from '../problem.ts'
import type { NamedOperands } from './module-reflection.ts'

/** Bytes of a buffer or of all push constants that a call may need. */
const mostBytes = 1 << 24

/** Bytes with others written into them, as long as both need. */
function written(before: Uint8Array, offset: number, bytes: Uint8Array): Uint8Array {
  const after = new Uint8Array(Math.max(before.length, offset + bytes.length))
  after.set(before)
  after.set(bytes, offset)
  return after
}

/** The values that the call of a kernel passes, as they are put together. */
export class CallMemory {
  /** Keyed by `set,binding`. */
  readonly bindings = new Map<string, Uint8Array>()
  /** Keyed by SpecId. */
  readonly specialization = new Map<number, bigint>()
  pushConstants: Uint8Array = new Uint8Array()

  /** Writes into the buffer at the DescriptorSet and Binding of a row, in which other arguments may lie too. */
  bind(row: object, offset: number, bytes: Uint8Array, what: string): Problem | undefined {
    const { descriptorSet, binding } = row as NamedOperands
    const key = `${descriptorSet},${binding}`
    const why = this.#unfit(offset, bytes, what)
    if (why === undefined)
      this.bindings.set(key, written(this.bindings.get(key) ?? new Uint8Array(), offset, bytes))
    return why
  }

  /** Writes push constants. */
  push(offset: number, bytes: Uint8Array, what: string): Problem | undefined {
    const why = this.#unfit(offset, bytes, what)
    if (why === undefined) this.pushConstants = written(this.pushConstants, offset, bytes)
    return why
  }

  #unfit(offset: number, bytes: Uint8Array, what: string): Problem | undefined {
    const end = offset + bytes.length
    return offset >= 0 && end <= mostBytes
      ? undefined
      : problem('bad-call', `${what}: not between bytes 0 and ${mostBytes}`)
  }
}
