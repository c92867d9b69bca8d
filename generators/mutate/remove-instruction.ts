import type { Module } from '../module.ts'
import { replaceInstruction } from './replace-instruction.ts'

/** The module without the instruction with ordinal `at`; whatever it defined is no longer defined. */
export function removeInstruction(module: Module, at: number): Module {
  return replaceInstruction(module, at)
}
