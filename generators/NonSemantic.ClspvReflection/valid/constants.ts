import { reflectionInstructions } from '#spec/NonSemantic.ClspvReflection/operands'
import type { Generator } from '../../maker.ts'
import { instructionNamed } from '../shared/instruction-named.ts'
import { createReflection } from '../shared/reflection.ts'
import { createShader } from '../shared/shader.ts'

/** Instructions of nothing but constants. */
const names = reflectionInstructions
  .filter(({ operands }) =>
    operands.every(({ kind, quantifier }) => kind === 'constant' && quantifier === ''),
  )
  .map(({ name }) => name)

/** A single operand shares its constant with nothing. */
function sharings(name: string): readonly string[] {
  return instructionNamed(name).operands.length > 1 ? ['shared', 'one-each'] : ['one-each']
}

export const generator: Generator = {
  name: 'constants',
  rule: 'constant-operand-is-32-bit-unsigned',
  alsoApplies: ['constant-operand-is-op-constant'],
  summary: 'constants of any value, one for all operands or one for each, named or not',
  build(choices) {
    const name = choices.pick('instruction', names)
    const value = choices.pick('value', [0, 1, 0x7fff_ffff, 0x8000_0000, 0xffff_ffff])
    const sharing = choices.pick('constants', sharings(name))
    const named = choices.pick('named', [false, true])

    const shader = createShader(6)
    const { builder, constant, word } = shader
    const reflection = createReflection(shader, 6)
    shader.kernel('main')
    const operands = instructionNamed(name).operands.map((operand) => {
      const id = sharing === 'shared' ? constant(value) : builder.add('OpConstant', word, value)
      if (named && sharing === 'one-each') builder.name(id, operand.name)
      return id
    })
    if (named && sharing === 'shared') builder.name(operands[0] as number, 'shared')
    reflection.add(name, ...operands)
    return shader.module()
  },
}
