import { debugEnumerants } from '../NonSemantic.Shader.DebugInfo/enumerants.ts'
import { wordsBeforeOperands } from '../NonSemantic.Shader.DebugInfo/facts.ts'
import {
  commonSpellings,
  type Spelling,
  spellingDifferences,
} from '../NonSemantic.Shader.DebugInfo/spellings.ts'
import type { Facts } from '../rule.ts'
import { debugInstructions } from './operands.ts'

/** What the text calls *Scope* where an entity is declared, and the grammar *Parent*, as its descendant does. */
const scopes = debugInstructions.flatMap(({ name, operands }): readonly Spelling[] => {
  const index = operands.findIndex((operand) => operand.name === 'Scope')
  const same = index < 0 || name === 'DebugScope' || name === 'DebugInlinedAt'
  return same ? [] : [[name, index, 'Scope', 'Parent']]
})

/** Transcribed from the numbers, operands, flags and enumerants of OpenCL.DebugInfo.100. */
export const facts: Facts = {
  instructionSet: 'OpenCL.DebugInfo.100',
  instructions: debugInstructions.map(({ name, number, operands }) => ({
    name,
    opcode: number,
    wordCount: wordsBeforeOperands + operands.filter(({ quantifier }) => quantifier === '').length,
    variable: operands.some(({ quantifier }) => quantifier !== ''),
    operands,
    capabilities: [],
  })),
  enumerants: debugEnumerants('LiteralInteger'),
  differences: spellingDifferences([...commonSpellings, ...scopes]),
}
