import { innermostElement, pointeeType } from '#reference/core/shared/types'
import type { Instruction, Module } from '#reference/module'
import type { DescriptorType } from '../reflection/descriptor-types.ts'
import { descriptorTypeOf, resourceVariables } from '../reflection/resource-variables.ts'

/** A binding of a descriptor set layout. */
export interface DescriptorBinding {
  readonly set: number
  readonly binding: number
  /** A `VkDescriptorType`. */
  readonly type: number
  /** Descriptors in it. */
  readonly count: number
}

const types: Readonly<Record<DescriptorType | 'acceleration structure', number>> = {
  sampler: 0,
  'combined image sampler': 1,
  'sampled image': 2,
  'storage image': 3,
  'uniform texel buffer': 4,
  'storage texel buffer': 5,
  'uniform buffer': 6,
  'storage buffer': 7,
  'input attachment': 10,
  'acceleration structure': 1_000_150_000,
}

/** Descriptors of an array whose length the module does not state. */
const unstated = 16
/** Descriptors of an array, and numbers of bindings, that drivers are not asked to make room for. */
const tooMany = 4096

/** The type of the object that the variable points to, arrays included; for an untyped variable its Data Type. */
function contents(
  module: Module,
  { name, operands, result }: Instruction,
): Instruction | undefined {
  const dataType = operands[1]?.value
  if (name !== 'OpUntypedVariableKHR') return pointeeType(module, module.typeOf(result))
  return dataType === undefined ? undefined : module.definition(dataType)
}

function countOf(module: Module, type: Instruction | undefined): number {
  if (type?.name === 'OpTypeRuntimeArray') return unstated
  if (type?.name !== 'OpTypeArray') return 1
  const length = module.integerValue(type.operands[1]?.value ?? 0)
  const inner = countOf(module, module.definition(type.operands[0]?.value ?? 0))
  return (length === undefined ? unstated : Number(length)) * inner
}

/**
 * The bindings that a pipeline layout needs for the variables of a module, by set and number; in words why it cannot have one
 * that fits.
 */
export function descriptorBindings(module: Module): readonly DescriptorBinding[] | string {
  const found = new Map<string, DescriptorBinding>()
  for (const variable of resourceVariables(module)) {
    const { instruction, descriptorSet: set, binding } = variable
    if (set === undefined || binding === undefined) continue
    const all = contents(module, instruction)
    const type = innermostElement(module, all)
    const known =
      type?.name === 'OpTypeAccelerationStructureKHR'
        ? 'acceleration structure'
        : descriptorTypeOf(module, { ...variable, type })
    if (known === undefined) return `the type of descriptor of %${instruction.result} is not known`
    const declared = { set, binding, type: types[known], count: countOf(module, all) }
    if (binding > tooMany || declared.count > tooMany)
      return `set ${set}, binding ${binding}: more than ${tooMany} descriptors`
    const other = found.get(`${set} ${binding}`)
    if (other !== undefined && other.type !== declared.type)
      return `set ${set}, binding ${binding} has descriptors of several types`
    found.set(`${set} ${binding}`, {
      ...declared,
      count: Math.max(declared.count, other?.count ?? 0),
    })
  }
  return [...found.values()].sort((a, b) => a.set - b.set || a.binding - b.binding)
}
