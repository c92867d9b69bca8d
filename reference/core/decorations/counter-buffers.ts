import { instructionByOpcode } from '#spec/grammar/grammar'
import type { Check } from '../../check.ts'
import type { Instruction } from '../../module.ts'
import { isConstantInstruction } from '../shared/constant-instruction.ts'
import { decorationAt } from '../shared/decoration-at.ts'
import { targetsOf } from '../shared/decoration-targets.ts'
import { enumerant } from '../shared/enumerant.ts'
import { opcodeSet } from '../shared/opcode-set.ts'

const counterBuffer = enumerant('Decoration', 'CounterBuffer')
const uniform = enumerant('StorageClass', 'Uniform')

const isVariable = opcodeSet(['OpVariable', 'OpUntypedVariableKHR'])

/** Whether it is a variable in Uniform, or an instruction with a type of which only an extension can say. */
function isUniformVariable(definition: Instruction): boolean {
  if (isVariable(definition)) return definition.valueAt(0) === uniform
  if (definition.resultType === 0) return false
  return instructionByOpcode(definition.opcode)?.version === null
}

/** Section 3.2.19. What is neither constant nor variable is no operand of OpDecorateId at all. */
export const checks: readonly Check[] = [
  {
    rule: 'core/counter-buffer-target',
    at: ['OpDecorateId', 'OpMemberDecorate'],
    having: ['Decoration.CounterBuffer'],
    judge(instruction, module, report) {
      const decoration = decorationAt(instruction)
      if (decoration?.value !== counterBuffer) return
      for (const { id, member, word } of targetsOf(module, instruction)) {
        const target = module.definition(id)
        if (target === undefined) continue
        if (member >= 0 || !isUniformVariable(target))
          report(word, 'CounterBuffer is for variables in Uniform')
      }
      const operand = instruction.operands.at(-1)
      const counter = operand && module.definition(operand.value)
      if (operand === undefined || operand === decoration || counter === undefined) return
      const isJudged = isVariable(counter) || isConstantInstruction(counter)
      if (isJudged && !isUniformVariable(counter))
        report(operand.word, `the counter buffer ${operand.value} is no variable in Uniform`)
    },
  },
]
