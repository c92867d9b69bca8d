import type { MessageRow } from './message-row.ts'

/** How LLVM's translator says that it does not know something. Tested with the real tool. */
export const llvmSpirvMessages: readonly MessageRow[] = [
  { pattern: /uses unknown extension '/, means: 'unsupported' },
  { pattern: /^InvalidModule: .*unsupported SPIR-V version number /, means: 'unsupported' },
  { pattern: /^InvalidBuiltinSetName: /, means: 'unsupported' },
  { pattern: /^UnimplementedOpCode: /, means: 'unsupported' },
  { pattern: /^InvalidAddressingModel: /, means: 'unsupported' },
]
