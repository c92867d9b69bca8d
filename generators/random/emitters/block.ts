import type { Draft } from '../draft.ts'

/** Writes up to that many statements into the open block, or into blocks that follow it. */
export type Block = (draft: Draft, count: number) => void
