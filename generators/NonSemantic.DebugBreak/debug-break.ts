import { instructionNumbers } from '../pairs/instruction-numbers.ts'
import { pairOf } from '../pairs/pair-of.ts'

/** Pairs whose ways have a number that assembly cannot express, for lack of a name. */
export const pairs = [
  pairOf`instruction-number-is-1/only: the set has one instruction
imports: %set = OpExtInstImport "NonSemantic.DebugBreak"
body: %sum = OpIAdd %uint %uint_1 %uint_1
%subject = OpExtInst %void %set 1
${instructionNumbers(0, 2, 257, 0x8000_0001)}`,
]
