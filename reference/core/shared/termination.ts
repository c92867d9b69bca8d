import { terminations } from '../../index/terminations.ts'
import { opcodeSet } from './opcode-set.ts'

/** Whether it is a block termination instruction. */
export const isTermination = opcodeSet(terminations)
