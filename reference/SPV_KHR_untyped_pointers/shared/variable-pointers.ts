import type { Module } from '../../module.ts'

/** Whether VariablePointersStorageBuffer is declared, be it because VariablePointers implies it. */
export function hasVariablePointers({ capabilities }: Module): boolean {
  return capabilities.has('VariablePointersStorageBuffer')
}
