import type { MessageRow } from './message-row.ts'

/** How MLIR's reader of SPIR-V says that its dialect does not have something. Tested with the real tool. */
export const mlirMessages: readonly MessageRow[] = [
  { pattern: /error: (unhandled|unsupported|unknown|unimplemented)\b/i, means: 'unsupported' },
  { pattern: /error: .* (not supported yet|right now|unimplemented)$/m, means: 'unsupported' },
]
