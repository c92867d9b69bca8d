import type { Module } from '../module.ts'

/** The module with another version word in its header. */
export function withVersion(module: Module, version: number): Module {
  return { ...module, version }
}
