import { vi } from 'vitest'
import type * as families from '#reference/execute/families'

/** The interpreter's table with an exception planted in one instruction, for `vi.mock`. */
export async function tableWithDefect(name: string): Promise<typeof families> {
  const real = await vi.importActual<typeof families>('#reference/execute/families')
  return {
    ...real,
    emitOf: (asked) =>
      asked === name
        ? () => () => {
            throw new TypeError('planted')
          }
        : real.emitOf(asked),
  }
}
