import { instructionByOpcode } from '#spec/grammar/grammar'
import { descriptorTypes } from '#spec/SPV_EXT_descriptor_heap/descriptors'
import type { Module } from '../../module.ts'
import { definition } from '../../mutate/definition.ts'

/** The types that a composite type has its parts from: of an array its element, of a structure its members. */
export function partsOf(module: Module, type: number): readonly number[] {
  const { opcode, words } = definition(module, type) ?? { opcode: 0, words: [] }
  const name = instructionByOpcode(opcode)?.name
  if (name === 'OpTypeStruct') return words.slice(1)
  return name === 'OpTypeArray' || name === 'OpTypeRuntimeArray' ? words.slice(1, 2) : []
}

/** The type and all that is nested in it. */
export function nestedIn(module: Module, type: number): ReadonlySet<number> {
  const found = new Set([type])
  for (const each of found) for (const part of partsOf(module, each)) found.add(part)
  return found
}

/** True of a type that is or contains a descriptor type. */
export function containsDescriptor(module: Module, type: number): boolean {
  return [...nestedIn(module, type)].some((each) =>
    descriptorTypes.includes(
      instructionByOpcode(definition(module, each)?.opcode ?? 0)?.name ?? '',
    ),
  )
}
