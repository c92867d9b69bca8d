import type { Module } from '../../module.ts'
import { definition } from '../../mutate/definition.ts'

const opConstant = 43
const opTypeInt = 21

/** The value of an `OpConstant` of 32-bit unsigned integer type; `undefined` of whatever else the id is. */
export function wordValue(module: Module, id: number): number | undefined {
  const constant = definition(module, id)
  if (constant?.opcode !== opConstant) return undefined
  const type = definition(module, constant.words[0])
  const isWord = type?.opcode === opTypeInt && type.words[1] === 32 && type.words[2] === 0
  return isWord ? constant.words[2] : undefined
}
