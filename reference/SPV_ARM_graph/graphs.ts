import type { Check } from '../check.ts'
import { opcodeSet } from '../core/shared/grammar.ts'
import { graphsOf } from '../core/shared/graphs.ts'
import { operandWord } from '../core/shared/operands.ts'

const graphType = 'OpTypeGraphARM'
const graphConstant = 'OpGraphConstantARM'
const isListed = opcodeSet([
  'OpGraphInputARM',
  'OpGraphSetOutputARM',
  'OpExtInst',
  'OpCompositeExtract',
  'OpLine',
  'OpNoLine',
])

/** OpTypeGraphARM, Logical Layout of a Module, 2.16.1. */
export const checks: readonly Check[] = [
  {
    rule: 'SPV_ARM_graph/graph-type-has-an-output',
    at: [graphType],
    judge(type, _, report) {
      const count = type.valueAt(0) ?? 0
      const types = type.operands.length - 1
      if (types <= count)
        report(operandWord(type, 0), `NumInputs is ${count} of ${types} inputs and outputs`)
    },
  },
  {
    rule: 'SPV_ARM_graph/graph-constant-ids-are-unique',
    among: [graphConstant],
    judgeModule(module, report) {
      const known = new Map<number, number>()
      for (const constant of module.all(graphConstant)) {
        const id = constant.valueAt(0)
        if (id === undefined) continue
        const earlier = known.get(id)
        if (earlier === undefined) known.set(id, constant.result)
        else report(operandWord(constant, 0), `%${earlier} has the GraphConstantID ${id}`)
      }
    },
  },
  {
    rule: 'SPV_ARM_graph/graphs-are-after-functions',
    among: ['OpGraphARM', 'OpGraphEntryPointARM'],
    judgeModule(module, report) {
      const last = module.functions.at(-1)
      if (last === undefined) return
      for (const name of ['OpGraphARM', 'OpGraphEntryPointARM'])
        for (const { index, word } of module.all(name))
          if (index < last.end) report(word, `${name} is before the end of the functions`)
    },
  },
  {
    rule: 'SPV_ARM_graph/graph-definition-is-complete',
    among: ['OpGraphARM', 'OpGraphEndARM'],
    judgeModule(module, report) {
      const ends = new Set<number>()
      for (const { definition, end, isComplete } of graphsOf(module)) {
        if (isComplete) ends.add(end)
        else report(definition.word, `no OpGraphEndARM ends the graph %${definition.result}`)
      }
      for (const { index, word } of module.all('OpGraphEndARM'))
        if (!ends.has(index)) report(word, 'OpGraphEndARM ends no graph')
    },
  },
  {
    rule: 'SPV_ARM_graph/graph-has-listed-instructions',
    among: ['OpGraphARM'],
    judgeModule(module, report) {
      for (const { definition, end, isComplete } of graphsOf(module)) {
        if (!isComplete) continue
        for (let index = definition.index + 1; index < end; index++) {
          const instruction = module.instructions.at(index)
          if (instruction !== undefined && !isListed(instruction))
            report(instruction.word, `${instruction.name} is in the graph %${definition.result}`)
        }
      }
    },
  },
  {
    rule: 'SPV_ARM_graph/graph-sets-an-output',
    among: ['OpGraphARM'],
    judgeModule(module, report) {
      const outputs = module.all('OpGraphSetOutputARM')
      for (const { definition, end, isComplete } of graphsOf(module))
        if (isComplete && !outputs.some(({ index }) => definition.index < index && index < end))
          report(definition.word, `the graph %${definition.result} sets no output`)
    },
  },
]
