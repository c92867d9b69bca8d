import { asksForLayout } from '../../core/layout/laid-out.ts'
import { isStructType } from '../../core/shared/composite-type.ts'
import { isAnyArrayType } from '../../core/shared/innermost.ts'
import { perModule } from '../../core/shared/per-module.ts'
import { pointeeType, storageClassOf } from '../../core/shared/pointer-type.ts'
import type { Instruction, Module } from '../../module.ts'

/** Whether there is an object of a type. */
function isTypeOfObject(module: Module, type: Instruction): boolean {
  return module
    .uses(type.result)
    .some(({ name, resultType }) => resultType === type.result && name !== 'OpFunction')
}

function rootsOf(module: Module): readonly Instruction[] {
  return module.all('OpTypePointer').flatMap((pointer) => {
    const pointee = pointeeType(module, pointer)
    if (pointee === undefined || !asksForLayout(storageClassOf(pointer))) return []
    return isTypeOfObject(module, pointer) ? [pointee] : []
  })
}

/** Structures and arrays with an explicit layout by the amended definition. */
export interface LaidOutTypes {
  readonly structures: readonly Instruction[]
  readonly arrays: readonly Instruction[]
}

const none: LaidOutTypes = { structures: [], arrays: [] }

/**
 * The laid-out structures and arrays, those without descriptors among them: what objects in Uniform, StorageBuffer,
 * PushConstant and PhysicalStorageBuffer consist of. None in modules without DescriptorHeapEXT.
 */
export const laidOutTypes = perModule((module): LaidOutTypes => {
  if (!module.capabilities.has('DescriptorHeapEXT')) return none
  const structures: Instruction[] = []
  const arrays: Instruction[] = []
  const seen = new Set<Instruction>()
  const open = [...rootsOf(module)]
  for (let type = open.pop(); type !== undefined; type = open.pop()) {
    const isStructure = isStructType(type)
    if (seen.has(type) || (!isStructure && !isAnyArrayType(type))) continue
    seen.add(type)
    if (isStructure) structures.push(type)
    else arrays.push(type)
    for (const { value } of isStructure ? type.operands : type.operands.slice(0, 1)) {
      const part = module.definition(value)
      if (part !== undefined) open.push(part)
    }
  }
  return { structures, arrays }
})
