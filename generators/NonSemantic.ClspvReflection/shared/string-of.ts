import type { Module } from '../../module.ts'
import { definition } from '../../mutate/definition.ts'
import { textAt } from './text-at.ts'

const opString = 7

/** The string of an `OpString`; `undefined` of whatever else the id is. */
export function stringOf(module: Module, id: number): string | undefined {
  const string = definition(module, id)
  return string?.opcode === opString ? textAt(string.words, 1) : undefined
}
