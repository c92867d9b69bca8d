import { instructionByName } from '#spec/grammar/grammar'
import { instruction } from '../../build/instruction.ts'
import type { Module } from '../../module.ts'
import { declaresCapability } from '../../mutate/declares-capability.ts'
import { definition } from '../../mutate/definition.ts'
import { freshId } from '../../mutate/fresh-id.ts'
import { insertDeclaration } from '../../mutate/insert-declaration.ts'
import { mutatorOf } from '../../mutate/mutator-of.ts'
import { usesOf } from '../../mutate/uses-of.ts'
import { arrayShape } from '../shared/array-shape.ts'
import { dataAt, dataOf } from '../shared/data.ts'
import { forms } from '../shared/forms.ts'

const dataOpcodes = Object.values(forms).map((name) => instructionByName(name)?.opcode)
const opName = 5

/** The only data of an array type that nothing but names and data use: nothing else minds the stride. */
function ordinals(module: Module): readonly number[] {
  if (!declaresCapability(module, 'Shader')) return []
  return dataOf(module).filter((at) => {
    const type = dataAt(module, at)?.resultType ?? 0
    if (arrayShape(module, type) === undefined) return false
    return usesOf(module, type).every(({ at: user }) => {
      const opcode = module.instructions[user]?.opcode
      return opcode === opName || (dataOpcodes.includes(opcode) && user === at)
    })
  })
}

/** Bytes from one element to the next without a gap. */
function tight(module: Module, type: number): number {
  const element = definition(module, arrayShape(module, type)?.element)
  return Math.max(1, (element?.words[1] ?? 32) / 8)
}

export const mutator = mutatorOf({
  name: 'array-stride',
  rule: 'result-type-has-no-array-stride',
  summary: 'the result type is decorated with ArrayStride',
  ordinals,
  ways: {
    tight: (module, at) => {
      const type = dataAt(module, at)?.resultType ?? 0
      const stride = tight(module, type)
      return insertDeclaration(module, instruction('OpDecorate', type, 'ArrayStride', stride))
    },
    wide: (module, at) => {
      const type = dataAt(module, at)?.resultType ?? 0
      return insertDeclaration(module, instruction('OpDecorate', type, 'ArrayStride', 16))
    },
    'through-a-group': (module, at) => {
      const type = dataAt(module, at)?.resultType ?? 0
      const { id, module: wider } = freshId(module)
      return [
        instruction('OpDecorate', id, 'ArrayStride', tight(module, type)),
        instruction('OpDecorationGroup', id),
        instruction('OpGroupDecorate', id, type),
      ].reduce(insertDeclaration, wider)
    },
  },
})
