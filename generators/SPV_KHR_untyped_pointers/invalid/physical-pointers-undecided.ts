import type { Module } from '../../module.ts'
import { definition } from '../../mutate/definition.ts'
import { mutatorOf } from '../../mutate/mutator-of.ts'
import { removeInstruction } from '../../mutate/remove-instruction.ts'
import { typeShape } from '../../mutate/type-shape.ts'
import { arraysFrom } from '../shared/arrays-from.ts'
import { decorationsOf } from '../shared/decorations-of.ts'
import { type PointerShape, pointerShape } from '../shared/pointer-shape.ts'
import { variableWords } from '../shared/untyped-variable-at.ts'

const opVariable = 59

/** The pointers that a type is or is an array of. */
function pointersIn(module: Module, type: number | undefined): PointerShape | undefined {
  return pointerShape(module, arraysFrom(module, type).at(-1))
}

/** True of untyped variables of pointers, and of typed ones of untyped pointers. */
function isJudged(module: Module, variable: number): boolean {
  const { opcode, words = [] } = definition(module, variable) ?? {}
  if (opcode !== opVariable) {
    return pointersIn(module, words[variableWords.dataType]) !== undefined
  }
  const shape = typeShape(module, words[variableWords.resultType])
  return shape.kind === 'pointer' && pointersIn(module, shape.pointee)?.kind === 'untyped'
}

export const mutator = mutatorOf({
  name: 'physical-pointers-undecided',
  rule: 'variable-with-physical-pointers-is-aliased-or-restricted',
  summary: 'a variable with pointers into PhysicalStorageBuffer does not say whether they alias',
  ordinals: (module) =>
    decorationsOf(module, ['AliasedPointer', 'RestrictPointer'], (target) =>
      isJudged(module, target),
    ),
  ways: { 'decoration-missing': removeInstruction },
})
