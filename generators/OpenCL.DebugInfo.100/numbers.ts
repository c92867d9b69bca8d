import { instructionNumbers } from '../pairs/instruction-numbers.ts'
import { pairOf } from '../pairs/pair-of.ts'

/** Pairs whose ways have a number that assembly cannot express, for lack of a name: just beyond the table, and of its descendant. */
export const pairs = [
  pairOf`instruction-number-is-defined/beyond in spv1.2: the number of an instruction is one of the table
capabilities: Addresses Kernel Linkage
imports: %set = OpExtInstImport "OpenCL.DebugInfo.100"
memoryModel: OpMemoryModel Physical64 OpenCL
declarations: %none = OpExtInst %void %set DebugInfoNone
${instructionNumbers(37, 103, 0x8000_0000, 0xffff_ffff)}`,
]
