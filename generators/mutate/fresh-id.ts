import type { Module } from '../module.ts'

/** An id that the module does not use, and the module with the bound that goes with it. */
export function freshId(module: Module): { readonly id: number; readonly module: Module } {
  return { id: module.bound, module: { ...module, bound: module.bound + 1 } }
}
