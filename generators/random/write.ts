import type { Draft } from './draft.ts'

/** Writes an instruction without a result into the open block. */
export function write(draft: Draft, opcode: number, ...words: readonly number[]): void {
  draft.body.push({ opcode, words })
}
