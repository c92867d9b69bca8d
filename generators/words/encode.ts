import type { Module } from '../module.ts'
import { headerLength, magicNumber } from './header.ts'

/**
 * The words of a module, header included. An instruction of more than 65535 words keeps the low 16 bits of its word
 * count: what cannot be said is not checked here.
 */
export function encode(module: Module): Uint32Array {
  const { instructions } = module
  let length = headerLength + instructions.length
  for (const { words } of instructions) length += words.length
  const out = new Uint32Array(length)
  out[0] = magicNumber
  out[1] = module.version
  out[2] = module.generator
  out[3] = module.bound
  out[4] = module.schema
  let index = headerLength
  for (const { opcode, words } of instructions) {
    out[index++] = ((words.length + 1) << 16) | opcode
    for (const word of words) out[index++] = word
  }
  return out
}
