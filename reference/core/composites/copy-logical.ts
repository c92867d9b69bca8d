import type { Check } from '../../check.ts'
import type { Instruction, Module } from '../../module.ts'
import { isArrayType } from '../shared/composite-type.ts'
import { opcodeSet } from '../shared/opcode-set.ts'
import { operandDefinition, operandType } from '../shared/operand.ts'
import { perModule } from '../shared/per-module.ts'
import { resultType } from '../shared/result-type.ts'

const at = ['OpCopyLogical']

/** By the ordinal of an array or structure type, a number that it has in common with those it logically matches. */
type Forms = ReadonlyMap<number, number>

const isAggregate = opcodeSet(['OpTypeArray', 'OpTypeStruct'])

/** The same of any type: all others match themselves alone. `undefined` where the type has no form. */
function formOf(module: Module, index: number, forms: Forms): number | undefined {
  if (index < 0) return undefined
  return isAggregate({ opcode: module.opcodeAt(index) }) ? forms.get(index) : -1 - index
}

/** What types that logically match have alike; `undefined` where a part has no form. */
function keyOf(module: Module, type: Instruction, forms: Forms): string | undefined {
  const isArray = isArrayType(type)
  const first = type.word + 2
  const end = isArray ? first + 1 : type.word + type.wordCount
  const parts: number[] = []
  for (let word = first; word < end; word++) {
    const part = module.definitionIndex(module.words[word] as number)
    const form = formOf(module, part, forms)
    if (form === undefined) return undefined
    parts.push(form)
  }
  return isArray ? `${parts} times ${type.valueAt(1)}` : `of ${parts}`
}

/**
 * Absent where a part is not declared before the type, or not at all: that is a fault of its own, and nothing else is
 * judged. Each type is looked at once: types of types of types have more paths than words.
 */
const aggregateForms = perModule((module): Forms => {
  const found = new Map<number, number>()
  const numbers = new Map<string, number>()
  const { instructions } = module
  for (let index = 0; index < instructions.length; index++) {
    const type = isAggregate({ opcode: module.opcodeAt(index) })
      ? instructions.at(index)
      : undefined
    const key = type && keyOf(module, type, found)
    if (key === undefined) continue
    const form = numbers.get(key) ?? numbers.size
    numbers.set(key, form)
    found.set(index, form)
  }
  return found
})

/** Checks of `OpCopyLogical`. */
export const checks: readonly Check[] = [
  {
    rule: 'core/copy-logical-differs',
    at,
    judge: (instruction, module, report) => {
      const operand = operandDefinition(module, instruction, 0)
      if (operand !== undefined && operand.resultType === instruction.resultType)
        report(instruction.word + 1, 'the operand has this type already')
    },
  },
  {
    rule: 'core/copy-logical-matches',
    at,
    judge: (instruction, module, report) => {
      const to = resultType(module, instruction)
      const from = operandType(module, instruction, 0)
      if (to === undefined || from === undefined || to === from) return
      const forms = aggregateForms(module)
      const wanted = formOf(module, to.index, forms)
      const given = formOf(module, from.index, forms)
      if (wanted !== undefined && given !== undefined && wanted !== given)
        report(instruction.word + 1, `type ${from.result} of the operand does not match`)
    },
  },
]
