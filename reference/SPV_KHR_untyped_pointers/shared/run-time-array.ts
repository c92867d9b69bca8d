import { containsType } from '../../core/shared/contains-type.ts'
import type { Instruction, Module } from '../../module.ts'

function isRunTimeArray({ name }: Instruction): boolean {
  return name === 'OpTypeRuntimeArray'
}

/** Whether a type is or contains a run-time array, so that objects of it have no fixed size. */
export function containsRunTimeArray(module: Module, type: Instruction | undefined): boolean {
  return containsType(module, type, isRunTimeArray)
}
