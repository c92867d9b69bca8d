import { maskOfPair } from './shared/mask-of-pair.ts'

/** OpCopyMemory, Memory Operands. */
export const check = maskOfPair(
  'SPV_KHR_untyped_pointers/copy-memory-source-mask-is-not-make-pointer-available',
  1,
  'MakePointerAvailable',
)
