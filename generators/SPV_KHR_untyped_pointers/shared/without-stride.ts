import { enumerantByName } from '#spec/grammar/grammar'
import { instruction } from '../../build/instruction.ts'
import type { Module } from '../../module.ts'
import { insertDeclaration } from '../../mutate/insert-declaration.ts'
import { ordinalsOf } from '../../mutate/ordinals-of.ts'
import { removeInstruction } from '../../mutate/remove-instruction.ts'

const arrayStride = enumerantByName('Decoration', 'ArrayStride')?.value

/** Ordinal of the decoration that gives the id its stride, by itself or through a group of one. */
export function strideOf(module: Module, target: number): number | undefined {
  const groups = ordinalsOf(module, 'OpGroupDecorate')
    .map((at) => module.instructions[at]?.words ?? [])
    .filter((words) => words.length === 2 && words[1] === target)
    .map(([group]) => group)
  return ordinalsOf(module, 'OpDecorate').find((at) => {
    const [id, decoration] = module.instructions[at]?.words ?? []
    return decoration === arrayStride && (id === target || groups.includes(id))
  })
}

/** The module in which the id has no stride. */
export function withoutStride(module: Module, target: number): Module | undefined {
  const at = strideOf(module, target)
  return at === undefined ? undefined : removeInstruction(module, at)
}

/** The module in which something else has the stride that the id has had. */
export function withStrideOn(module: Module, target: number, other: number): Module | undefined {
  const at = strideOf(module, target)
  const stride = module.instructions[at ?? -1]?.words[2]
  if (at === undefined || stride === undefined || strideOf(module, other) !== undefined) {
    return undefined
  }
  const moved = instruction('OpDecorate', other, 'ArrayStride', stride)
  return insertDeclaration(removeInstruction(module, at), moved)
}
