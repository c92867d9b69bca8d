import { instructionNumbers } from '../pairs/instruction-numbers.ts'
import { pairOf } from '../pairs/pair-of.ts'

/** Pairs whose ways have a number that assembly cannot express, for lack of a name. */
export const pairs = [
  pairOf`instruction-number-is-1/only: the set has one instruction
imports: %set = OpExtInstImport "NonSemantic.DebugPrintf"
debug: %format = OpString "%u"
body: %subject = OpExtInst %void %set DebugPrintf %format %uint_7
${instructionNumbers(0, 2, 257, 0x8000_0001)}`,
]
