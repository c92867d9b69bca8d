import { maskOfPair } from './shared/mask-of-pair.ts'

/** OpCopyMemory, Memory Operands. */
export const check = maskOfPair(
  'SPV_KHR_untyped_pointers/copy-memory-target-mask-is-not-make-pointer-visible',
  0,
  'MakePointerVisible',
)
