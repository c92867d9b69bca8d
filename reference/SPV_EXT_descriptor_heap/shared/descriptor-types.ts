import { descriptorTypes } from '#spec/SPV_EXT_descriptor_heap/descriptors'
import { isCompositeType, isStructType } from '../../core/shared/composite-type.ts'
import { perModule } from '../../core/shared/per-module.ts'
import { isTypeDeclaration } from '../../core/shared/type-declaration.ts'
import type { Instruction, Module } from '../../module.ts'

const names: ReadonlySet<string> = new Set(descriptorTypes)

/** Whether it declares a descriptor type (2.2.2). */
export function isDescriptorType({ name }: Instruction): boolean {
  return names.has(name)
}

function partsOf(type: Instruction): readonly number[] {
  const parts = isStructType(type)
    ? type.operands
    : isCompositeType(type)
      ? type.operands.slice(0, 1)
      : []
  return parts.map(({ value }) => value)
}

/** By id of a type; `undefined` where it is open. Parts of a type come before it. */
const holding = perModule((module): ReadonlyMap<number, boolean | undefined> => {
  const known = new Map<number, boolean | undefined>()
  for (const type of module.instructions) {
    if (type.name === 'OpFunction') break
    if (!isTypeDeclaration(type)) continue
    const parts = partsOf(type).map((part) => known.get(part))
    const holds = isDescriptorType(type) || parts.includes(true)
    const open = type.name === 'OpTypeSampledImage' || parts.includes(undefined)
    known.set(type.result, holds || (open ? undefined : false))
  }
  return known
})

/**
 * Whether the type is or contains a descriptor type, at any depth but not through pointers. `undefined` where it is no
 * type, where a part that other rules find at fault may have been one, and where the text leaves open whether the image
 * and the sampler of an OpTypeSampledImage count.
 */
export function holdsDescriptor(module: Module, type: number): boolean | undefined {
  return holding(module).get(type)
}
