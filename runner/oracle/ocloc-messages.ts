import type { MessageRow } from './message-row.ts'

/** How Intel's offline compiler says that it does not know something. Tested with the real tool. */
export const oclocMessages: readonly MessageRow[] = [
  { pattern: /uses unknown extension '/, means: 'unsupported' },
  {
    pattern: /^(Error: )?(UnimplementedOpCode|InvalidBuiltinSetName|InvalidAddressingModel): /,
    means: 'unsupported',
  },
  { pattern: /: Unsupported JointMatrix operation: /, means: 'unsupported' },
  { pattern: /^IGC: Internal Compiler Error/, means: 'crash' },
  { pattern: / is not supported( on this platform)?\.$/, means: 'unsupported' },
]
