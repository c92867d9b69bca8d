import type { RuleId } from '#spec/rule'
import type { Check } from '../check.ts'
import { graphAt } from '../core/shared/graphs.ts'
import { hasType } from '../core/shared/object-operands.ts'
import { operandDefinition, operandType, operandWord } from '../core/shared/operands.ts'
import { isIntegerType, scalarWidth } from '../core/shared/types.ts'
import type { Instruction, Module } from '../module.ts'
import { type InOutTypes, inOutTypesAround } from './shared/graph-types.ts'

/** One of the two instructions: where its index is, and which types that selects among. */
interface IndexedAccess {
  readonly name: 'OpGraphInputARM' | 'OpGraphSetOutputARM'
  /** The word of the slugs: `input-...`, `output-...`. */
  readonly word: 'input' | 'output'
  readonly indexAt: number
  readonly typesOf: (types: InOutTypes) => readonly number[]
  /** Id of the type of what is defined or set, and the word that says it. */
  readonly typeOf: (
    module: Module,
    access: Instruction,
  ) => readonly [type: number | undefined, word: number]
}

const input: IndexedAccess = {
  name: 'OpGraphInputARM',
  word: 'input',
  indexAt: 0,
  typesOf: ({ inputs }) => inputs,
  typeOf: (_, { resultType, word }) => [resultType, word + 1],
}

const output: IndexedAccess = {
  name: 'OpGraphSetOutputARM',
  word: 'output',
  indexAt: 1,
  typesOf: ({ outputs }) => outputs,
  typeOf: (module, access) => [operandType(module, access, 0)?.result, operandWord(access, 0)],
}

/** The index at an operand, read as an unsigned number; `undefined` where the module does not fix it. */
function indexAt(module: Module, access: Instruction, place: number): bigint | undefined {
  const constant = operandDefinition(module, access, place)
  if (constant?.name !== 'OpConstant' && constant?.name !== 'OpConstantNull') return undefined
  const type = operandType(module, access, place)
  const value = module.integerValue(constant.result)
  if (value === undefined || !isIntegerType(type)) return undefined
  return BigInt.asUintN(scalarWidth(type) ?? 32, value)
}

/** The type that the index selects; `undefined` where it is unknown or selects nothing. */
function selectedType(
  { indexAt: place, typesOf }: IndexedAccess,
  module: Module,
  instruction: Instruction,
): Instruction | undefined {
  const types = inOutTypesAround(module, instruction)
  const index = indexAt(module, instruction, place)
  if (types === undefined || index === undefined) return undefined
  return module.definition(typesOf(types)[Number(index)] ?? 0)
}

function isArray(type: Instruction): boolean {
  return type.name === 'OpTypeArray' || type.name === 'OpTypeRuntimeArray'
}

function hasElement({ indexAt: place }: IndexedAccess, { operands }: Instruction): boolean {
  return operands.length > place + 1
}

/** The checks of what an index selects. */
function selections(access: IndexedAccess): readonly Check[] {
  const { name, word, indexAt: place, typesOf, typeOf } = access
  return [
    {
      rule: `SPV_ARM_graph/${word}-has-its-type-of-the-graph`,
      at: [name],
      judge(instruction, module, report) {
        const [type, typeWord] = typeOf(module, instruction)
        const value = access === output ? operandDefinition(module, instruction, 0) : undefined
        if (value !== undefined && !hasType(value)) report(typeWord, `${value.name} has no type`)
        const selected = selectedType(access, module, instruction)
        if (selected === undefined) return
        const isElement = hasElement(access, instruction)
        if (isElement && !isArray(selected)) return
        const expected = isElement ? selected.valueAt(0) : selected.result
        if (type !== undefined && expected !== undefined && type !== expected)
          report(typeWord, `the type is %${type}, the graph has %${expected} there`)
      },
    },
    {
      rule: `SPV_ARM_graph/${word}-element-is-of-an-array`,
      at: [name],
      judge(instruction, module, report) {
        const selected = selectedType(access, module, instruction)
        if (selected !== undefined && hasElement(access, instruction) && !isArray(selected))
          report(
            operandWord(instruction, place + 1),
            `there is an ElementIndex, and the ${word} is %${selected.result}, ${selected.name}`,
          )
      },
    },
    {
      rule: `SPV_ARM_graph/${word}-index-selects-an-${word}`,
      at: [name],
      judge(instruction, module, report) {
        const types = inOutTypesAround(module, instruction)
        const index = indexAt(module, instruction, place)
        if (types === undefined || index === undefined) return
        const count = typesOf(types).length
        if (index >= BigInt(count))
          report(operandWord(instruction, place), `the index is ${index}, of ${count} ${word}s`)
      },
    },
  ]
}

/** Whether two accesses with the same index are surely to the same input or output. */
function isSame(
  { indexAt: place }: IndexedAccess,
  module: Module,
  earlier: Instruction,
  later: Instruction,
): boolean {
  const [a, b] = [earlier, later].map((instruction) => instruction.operands.length > place + 1)
  if (!a || !b) return true
  const [first, second] = [earlier, later].map((access) => indexAt(module, access, place + 1))
  return earlier.valueAt(place + 1) === later.valueAt(place + 1)
    ? true
    : first !== undefined && first === second
}

function once(rule: RuleId, access: IndexedAccess): Check {
  const { name, word, indexAt: place } = access
  return {
    rule,
    among: [name],
    judgeModule(module, report) {
      const known = new Map<string, Instruction[]>()
      for (const instruction of module.all(name)) {
        const graph = graphAt(module, instruction.index)
        const index = indexAt(module, instruction, place)
        if (graph === undefined || index === undefined) continue
        const key = `${graph.definition.index} ${index}`
        const others = known.get(key) ?? []
        if (others.some((other) => isSame(access, module, other, instruction)))
          report(operandWord(instruction, place), `the graph has ${word} ${index} already`)
        known.set(key, [...others, instruction])
      }
    },
  }
}

function isLine(name: string | undefined): boolean {
  return name === 'OpLine' || name === 'OpNoLine'
}

/** The nearest instruction before (-1) or after (1) that is not a line. */
function neighbour(module: Module, { index }: Instruction, step: 1 | -1): string | undefined {
  let next = index + step
  while (isLine(module.instructions.at(next)?.name)) next += step
  return module.instructions.at(next)?.name
}

function beside(rule: RuleId, name: string, step: 1 | -1, ...others: readonly string[]): Check {
  return {
    rule,
    at: [name],
    judge(instruction, module, report) {
      const found = neighbour(module, instruction, step)
      if (found === undefined || !others.includes(found))
        report(
          instruction.word,
          `${found ?? 'nothing'} is ${step < 0 ? 'before' : 'after'} ${name}`,
        )
    },
  }
}

/** OpGraphInputARM, OpGraphSetOutputARM, 2.16.1. */
export const checks: readonly Check[] = [
  ...selections(input),
  ...selections(output),
  once('SPV_ARM_graph/input-is-defined-once', input),
  once('SPV_ARM_graph/output-is-set-once', output),
  beside('SPV_ARM_graph/inputs-are-first', 'OpGraphInputARM', -1, 'OpGraphARM', 'OpGraphInputARM'),
  beside(
    'SPV_ARM_graph/outputs-are-last',
    'OpGraphSetOutputARM',
    1,
    'OpGraphSetOutputARM',
    'OpGraphEndARM',
  ),
  {
    rule: 'SPV_ARM_graph/element-index-is-single',
    at: ['OpGraphInputARM', 'OpGraphSetOutputARM'],
    judge(instruction, _, report) {
      const second = (instruction.name === output.name ? output : input).indexAt + 2
      if (instruction.operands.length > second)
        report(operandWord(instruction, second), 'there is an ElementIndex already')
    },
  },
]
