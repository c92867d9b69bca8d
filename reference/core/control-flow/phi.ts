import type { Check } from '../../check.ts'
import type { Instruction, Module } from '../../module.ts'
import { controlFlowOf } from '../shared/control-flow.ts'
import { resultType } from '../shared/result-type.ts'
import { isStructureSound } from '../shared/structure.ts'

function forEachPair(
  { operands }: Instruction,
  visit: (variable: number, parent: number, word: number) => void,
): void {
  for (let index = 0; index + 1 < operands.length; index += 2) {
    const variable = operands[index]
    const parent = operands[index + 1]
    if (variable !== undefined && parent !== undefined)
      visit(variable.value, parent.value, variable.word)
  }
}

function flowAround(module: Module, phi: Instruction) {
  const block = module.blockOf(phi)
  if (block === undefined || !isStructureSound(module)) return undefined
  const flow = controlFlowOf(module, block.function)
  const number = flow.numberOf(block.label.result)
  return number === undefined ? undefined : { flow, number }
}

const at = ['OpPhi']

/** Checks of `OpPhi` against its type and the control-flow graph. */
export const checks: readonly Check[] = [
  {
    rule: 'core/phi-result-type',
    at,
    judge: (instruction, module, report) => {
      if (resultType(module, instruction)?.name === 'OpTypeVoid')
        report(instruction.word + 1, 'OpPhi results in void')
    },
  },
  {
    rule: 'core/phi-variable-type',
    at,
    judge: (instruction, module, report) =>
      forEachPair(instruction, (variable, _, word) => {
        const definition = module.definition(variable)
        if (definition !== undefined && definition.resultType !== instruction.resultType)
          report(word, `the variable has type ${definition.resultType}`)
      }),
  },
  {
    rule: 'core/phi-parents',
    at,
    judge: (instruction, module, report) => {
      const around = flowAround(module, instruction)
      if (around === undefined) return
      const predecessors = around.flow.branches.predecessors[around.number] ?? []
      const given = Math.floor(instruction.operands.length / 2)
      if (given !== predecessors.length) {
        report(instruction.word, `${given} parents for ${predecessors.length} predecessors`)
        return
      }
      const missing = new Set(predecessors)
      forEachPair(instruction, (_, parent, word) => {
        if (module.definition(parent) === undefined) return
        const number = around.flow.numberOf(parent)
        if (number === undefined || !missing.delete(number))
          report(word + 1, `${parent} is no predecessor, or stands here twice`)
      })
    },
  },
  {
    rule: 'core/phi-variable-dominates-parent',
    at,
    judge: (instruction, module, report) => {
      const around = flowAround(module, instruction)
      if (around === undefined) return
      const { branches } = around.flow
      forEachPair(instruction, (variable, parent, word) => {
        const definition = module.definition(variable)
        const home = definition && module.blockOf(definition)
        const from = home && around.flow.numberOf(home.label.result)
        const to = around.flow.numberOf(parent)
        if (from === undefined || to === undefined) return
        if (!branches.dominates(from, to))
          report(word, `the definition of ${variable} does not dominate parent ${parent}`)
      })
    },
  },
]
