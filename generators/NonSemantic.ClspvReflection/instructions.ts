import { instructionNumbers } from '../pairs/instruction-numbers.ts'
import { pairOf } from '../pairs/pair-of.ts'

/** Pairs whose ways have a number that assembly cannot express, for lack of a name. */
export const pairs = [
  pairOf`instruction-number-is-between-1-and-42/newest: the number of an instruction is in the table
imports: %set = OpExtInstImport "NonSemantic.ClspvReflection.7"
after: %of_42 = OpExtInst %void %set WorkgroupVariableSize %variable_Workgroup_uint %uint_4
${instructionNumbers(0, 43, 298, 0x8000_002a, 0xffff_ffff)}`,
  pairOf`instruction-number-is-between-1-and-42/oldest: the number of an instruction is in the table
imports: %set = OpExtInstImport "NonSemantic.ClspvReflection.1"
after: %of_17 = OpExtInst %void %set PushConstantGlobalSize %uint_16 %uint_4
${instructionNumbers(43, 100)}`,
  pairOf`instruction-number-is-defined/usual: the number of an instruction is in the table
until: 2024-11-20
imports: %set = OpExtInstImport "NonSemantic.ClspvReflection.6"
after: %of_17 = OpExtInst %void %set PushConstantGlobalSize %uint_16 %uint_4
${instructionNumbers(0, 42, 43, 257, 0x8000_0001, 0xffff_ffff)}`,
]
