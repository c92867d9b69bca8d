import { assemble } from '../../../assembly/assemble.ts'
import { createBuilder } from '../../../builder/create-builder.ts'
import { versionWord } from '../../../builder/versions.ts'
import { MakerError } from '../../../maker-error.ts'
import type { Module } from '../../../module.ts'
import { read } from '../../../words/read.ts'
import { createReflection } from '../reflection.ts'
import type { Program } from './program.ts'

/** The module of a program with its reflection, in that version of SPIR-V and of the set. */
export function reflectedProgram(program: Program, minor: number, version: number): Module {
  const assembled = assemble(program.assembly(minor), {
    version: versionWord(minor),
    preserveIds: false,
    generator: 0,
  })
  if (assembled.kind === 'faulty') {
    const [{ line, message } = { line: 0, message: '' }] = assembled.errors
    throw new MakerError('faulty-template', `line ${line}: ${message}`)
  }
  const from = read(assembled.words)
  const idOf = (name: string): number => {
    const id = assembled.ids.get(name)
    if (id === undefined) throw new MakerError('faulty-template', `there is no %${name}`)
    return id
  }
  if (from === undefined) throw new MakerError('faulty-template', 'there are no instructions')
  const builder = createBuilder({ from, version: from.version })
  const word = idOf('uint')
  const ground = {
    builder,
    nothing: idOf('void'),
    constant: (value: number) => builder.constant(word, value),
  }
  program.reflect(createReflection(ground, version), idOf)
  return builder.module()
}
