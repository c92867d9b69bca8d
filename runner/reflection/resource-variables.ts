import { innermostElement, pointeeType } from '#reference/core/shared/types'
import type { Instruction, Module } from '#reference/module'
import { enumerantByName } from '#spec/grammar/grammar'
import type { DescriptorType } from './descriptor-types.ts'

/** A variable at module scope that a pipeline gives memory or a descriptor to. */
export interface ResourceVariable {
  readonly instruction: Instruction
  /** Name of the storage class, as far as it matters here. */
  readonly storageClass: 'StorageBuffer' | 'Uniform' | 'UniformConstant' | 'PushConstant' | 'other'
  /** Its pointee, arrays of descriptors removed; `undefined` if it is untyped. */
  readonly type: Instruction | undefined
  readonly descriptorSet: number | undefined
  readonly binding: number | undefined
}

const storageClasses = new Map(
  (['StorageBuffer', 'Uniform', 'UniformConstant', 'PushConstant'] as const).map((name) => [
    enumerantByName('StorageClass', name)?.value,
    name,
  ]),
)

const dimensions = {
  buffer: enumerantByName('Dim', 'Buffer')?.value,
  subpass: enumerantByName('Dim', 'SubpassData')?.value,
}

function decorationValue(module: Module, id: number, name: string): number | undefined {
  const decoration = enumerantByName('Decoration', name)?.value
  return module.decorations(id).find((row) => row.decoration === decoration)?.operands[0]?.value
}

/** The module's variables outside functions, untyped ones included. */
export function resourceVariables(module: Module): readonly ResourceVariable[] {
  return [...module.all('OpVariable'), ...module.all('OpUntypedVariableKHR')].flatMap(
    (instruction) => {
      if (module.functionOf(instruction) !== undefined) return []
      const { result, operands } = instruction
      return [
        {
          instruction,
          storageClass: storageClasses.get(operands[0]?.value) ?? 'other',
          type: innermostElement(module, pointeeType(module, module.typeOf(result))),
          descriptorSet: decorationValue(module, result, 'DescriptorSet'),
          binding: decorationValue(module, result, 'Binding'),
        },
      ]
    },
  )
}

function imageType({ operands }: Instruction): DescriptorType | undefined {
  const dimension = operands[1]?.value
  const sampled = operands[5]?.value
  if (dimension === dimensions.subpass) return 'input attachment'
  const buffer = dimension === dimensions.buffer
  // 0 leaves it to run time.
  if (sampled === 1) return buffer ? 'uniform texel buffer' : 'sampled image'
  if (sampled === 2) return buffer ? 'storage texel buffer' : 'storage image'
  return undefined
}

/** The type of descriptor that the variable is; `undefined` where the module does not say. */
export function descriptorTypeOf(
  module: Module,
  { storageClass, type }: ResourceVariable,
): DescriptorType | undefined {
  if (storageClass === 'StorageBuffer') return 'storage buffer'
  if (type === undefined) return undefined
  if (storageClass === 'Uniform') {
    if (module.isDecorated(type.result, 'BufferBlock')) return 'storage buffer'
    return module.isDecorated(type.result, 'Block') ? 'uniform buffer' : undefined
  }
  if (storageClass !== 'UniformConstant') return undefined
  if (type.name === 'OpTypeImage') return imageType(type)
  if (type.name === 'OpTypeSampler') return 'sampler'
  return type.name === 'OpTypeSampledImage' ? 'combined image sampler' : undefined
}
