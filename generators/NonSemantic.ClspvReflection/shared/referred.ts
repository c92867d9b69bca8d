import type { Referred } from './examples.ts'
import { instructionNamed } from './instruction-named.ts'
import type { Reflection } from './reflection.ts'
import type { Shader } from './shader.ts'

/** Adds what an instruction refers to, and nothing else: a function, a `Kernel` and an `ArgumentInfo`. */
export function addReferred(
  shader: Shader,
  { addKernel, add }: Reflection,
  name: string,
  optional: number,
): Referred {
  const { operands } = instructionNamed(name)
  const kinds = operands
    .filter(({ quantifier }) => quantifier === '' || optional > 0)
    .map(({ kind }) => kind)
  const entry = shader.kernel('main')
  return {
    function: entry,
    ...(kinds.includes('kernel') ? { kernel: addKernel(entry, 'main') } : {}),
    ...(kinds.includes('argument-info')
      ? { 'argument-info': add('ArgumentInfo', shader.builder.string('argument')) }
      : {}),
  }
}
