import type { MessageRow } from './message-row.ts'

/** Messages of runtimes and sanitizers, which end a program with an ordinary exit code. */
export const faultMessages: readonly MessageRow[] = [
  { pattern: /(Address|Memory|Thread|Leak|UndefinedBehavior)Sanitizer: /, means: 'crash' },
  { pattern: /: runtime error: /, means: 'crash' },
  { pattern: /^thread '.*' (\(\d+\) )?panicked at /, means: 'crash' },
  { pattern: /^terminate called /, means: 'crash' },
  { pattern: /: error while loading shared libraries: /, means: 'error' },
]
