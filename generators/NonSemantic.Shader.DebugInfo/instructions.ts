import { instructionNumbers } from '../pairs/instruction-numbers.ts'
import { pairOf } from '../pairs/pair-of.ts'

/** Pairs whose ways have a number that assembly cannot express, for lack of a name: just beyond each part of the table. */
export const pairs = [
  pairOf`instruction-number-is-defined/newest: the number of an instruction is in the table
imports: %set = OpExtInstImport "NonSemantic.Shader.DebugInfo.101"
declarations: %none = OpExtInst %void %set DebugInfoNone
${instructionNumbers(36, 99, 100, 111, 256, 0x8000_0000, 0xffff_ffff)}`,
  pairOf`instruction-number-is-defined/oldest: the number of an instruction is in the table
imports: %set = OpExtInstImport "NonSemantic.Shader.DebugInfo.100"
declarations: %none = OpExtInst %void %set DebugInfoNone
${instructionNumbers(36, 100, 111, 0x10000)}`,
]
