import { assemble } from '#generators/assembly/assemble'
import type { Module } from '#generators/module'
import { read } from '#generators/words/read'

/** The module of an assembly text. */
export function moduleOf(text: string): Module {
  const assembled = assemble(text)
  const module = assembled.kind === 'assembled' ? read(assembled.words) : undefined
  if (module === undefined) throw new Error(`faulty: ${text}`)
  return module
}
