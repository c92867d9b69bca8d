import type { Instruction, Module } from '../../module.ts'
import { opcodeSet } from './grammar.ts'
import { perModule } from './surveys.ts'
import { isArrayType } from './types.ts'

/** Keyed by the ordinal of an array or structure type, a number that it has in common with those it logically matches. */
type Forms = ReadonlyMap<number, number>

const isAggregate = opcodeSet(['OpTypeArray', 'OpTypeStruct'])

/** The same of any type: all others match themselves alone. `undefined` where the type has no form. */
function formOf(module: Module, index: number, forms: Forms): number | undefined {
  if (index < 0) return undefined
  return isAggregate({ opcode: module.opcodeAt(index) }) ? forms.get(index) : -1 - index
}

/** The common form of types that logically match; `undefined` if a part has no form. */
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

/**
 * Whether types surely neither are the same nor logically match (OpCopyLogical). Where a part of one is not declared,
 * nothing is known.
 */
export function logicallyDiffer(module: Module, type: Instruction, other: Instruction): boolean {
  const forms = aggregateForms(module)
  const [form, otherForm] = [type, other].map(({ index }) => formOf(module, index, forms))
  return form !== undefined && otherForm !== undefined && form !== otherForm
}
