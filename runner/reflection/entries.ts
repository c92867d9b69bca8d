import type { Instruction, Module } from '#reference/module'
import {
  type Reflection,
  reflectionOf,
  unsignedConstant,
} from '#reference/NonSemantic.ClspvReflection/shared/reflection'
import { stringOf } from '#reference/shared/string-of'

/** An operand of a reflection instruction with the value of its id. */
export interface EntryOperand {
  readonly word: number
  readonly id: number
  /** `undefined` if the id does not refer to a definition of the required kind. */
  readonly value: number | string | undefined
}

/** A reflection instruction as a runtime reads it: its operands by the names the text gives them. */
export interface ReflectionEntry {
  /** `ArgumentStorageBuffer`, ...; `undefined` if the text does not define the number. */
  readonly name: string | undefined
  readonly instruction: Instruction
  readonly operands: ReadonlyMap<string, EntryOperand>
  /** The operands of a list, in order. */
  readonly list: readonly EntryOperand[]
  /** Whether the text gives it a kernel operand. Otherwise it applies to all kernels of the module. */
  readonly ofKernel: boolean
  /** The `Kernel` instruction that it refers to; `undefined` if there is none. */
  readonly kernel: ReflectionEntry | undefined
  /** The `ArgumentInfo` instruction that it refers to. */
  readonly info: ReflectionEntry | undefined
}

function meaning(module: Module, kind: string, id: number): number | string | undefined {
  if (kind === 'constant') return unsignedConstant(module, id)
  return kind === 'string' || kind === 'hex-string' ? stringOf(module, id) : undefined
}

function alone(module: Module, { instruction, row, operands }: Reflection): ReflectionEntry {
  const named = new Map<string, EntryOperand>()
  const list: EntryOperand[] = []
  operands.forEach(({ word, value: id }, index) => {
    const operand = row?.operands[index] ?? row?.operands.at(-1)
    if (operand === undefined) return
    const read = { word, id, value: meaning(module, operand.kind, id) }
    if (operand.quantifier === '*') list.push(read)
    else if (!named.has(operand.name)) named.set(operand.name, read)
  })
  const ofKernel = row?.operands.some(({ kind }) => kind === 'kernel') ?? false
  const name = row?.name
  const nothing = { kernel: undefined, info: undefined }
  return { name, instruction, operands: named, list, ofKernel, ...nothing }
}

/** Every instruction of the set in the module, in order. */
export function entriesOf(module: Module): readonly ReflectionEntry[] {
  const entries = module.all('OpExtInst').flatMap((instruction) => {
    const reflection = reflectionOf(module, instruction)
    return reflection === undefined ? [] : [alone(module, reflection)]
  })
  const byResult = new Map<number, ReflectionEntry>()
  for (const entry of entries) {
    const { result } = entry.instruction
    if (result !== 0 && !byResult.has(result)) byResult.set(result, entry)
  }
  const named = (
    entry: ReflectionEntry,
    operand: string,
    name: string,
  ): ReflectionEntry | undefined => {
    const target = byResult.get(entry.operands.get(operand)?.id ?? 0)
    return target?.name === name ? target : undefined
  }
  return entries.map((entry) => ({
    ...entry,
    kernel: entry.ofKernel ? named(entry, 'Kernel', 'Kernel') : undefined,
    info: named(entry, 'ArgInfo', 'ArgumentInfo'),
  }))
}
