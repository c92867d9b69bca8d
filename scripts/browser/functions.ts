import { assemble } from '#generators/assembly/assemble'
import { decode } from '#reference/decode/decode'
import { disassemble } from '#reference/disassemble/disassemble'
import { validate } from '../library/validate.ts'
import { judge } from './judge.ts'

/** What the first part has for callers in its own thread. */
export const functions = { assemble, decode, disassemble, judge, validate }
