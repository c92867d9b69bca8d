import type { Check } from '../check.ts'
import { extensionWith } from '../core/shared/extension-checks.ts'
import { enumerant } from '../core/shared/grammar.ts'
import { operandDefinition, operandWord, resultType } from '../core/shared/operands.ts'
import { pointeeType, storageClassOf } from '../core/shared/types.ts'
import { inOutTypes } from './shared/graph-types.ts'

const entryPoint = 'OpGraphEntryPointARM'
const [graphAtOperand, nameAt, interfaceFrom] = [0, 1, 2]
const uniformConstant = enumerant('StorageClass', 'UniformConstant')

/** OpGraphEntryPointARM, Dependencies. */
export const checks: readonly Check[] = [
  extensionWith('SPV_ARM_graph/tensors-extension-is-declared', 'SPV_ARM_graph', 'SPV_ARM_tensors'),
  {
    rule: 'SPV_ARM_graph/graph-entry-point-present',
    among: ['GraphARM'],
    judgeModule(module, report) {
      if (module.all(entryPoint).length === 0) report(0, 'there is no OpGraphEntryPointARM')
    },
  },
  {
    rule: 'SPV_ARM_graph/graph-entry-point-name-is-unique',
    among: [entryPoint],
    judgeModule(module, report) {
      const names = new Set<string>()
      for (const { operands } of module.all(entryPoint)) {
        const word = operands[nameAt]?.word
        if (word === undefined) continue
        const name = module.string(word)
        if (names.has(name)) report(word, `there is a graph entry point ${JSON.stringify(name)}`)
        names.add(name)
      }
    },
  },
  {
    rule: 'SPV_ARM_graph/interface-lists-inputs-then-outputs',
    at: [entryPoint],
    judge(entry, module, report) {
      const graph = operandDefinition(module, entry, graphAtOperand)
      const types = graph?.name === 'OpGraphARM' ? inOutTypes(resultType(module, graph)) : undefined
      if (types === undefined) return
      const expected = [...types.inputs, ...types.outputs]
      const given = entry.operands.slice(interfaceFrom)
      if (given.length !== expected.length)
        report(
          entry.word,
          `the interface lists ${given.length} variables, the graph has ${expected.length} inputs and outputs`,
        )
      given.forEach(({ value }, index) => {
        const variable = module.definition(value)
        if (variable?.name !== 'OpVariable') return
        const pointer = resultType(module, variable)
        const pointee = pointeeType(module, pointer)
        const type = expected[index]
        if (storageClassOf(pointer) !== uniformConstant || pointee === undefined) return
        if (type !== undefined && pointee.result !== type)
          report(
            operandWord(entry, interfaceFrom + index),
            `%${value} points to %${pointee.result}, the graph has %${type} there`,
          )
      })
    },
  },
]
