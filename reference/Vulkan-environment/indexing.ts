import type { Check } from '../check.ts'
import { constituentType } from '../core/shared/composite-type.ts'
import { isConstantInstruction } from '../core/shared/constant-instruction.ts'
import { enumerant } from '../core/shared/enumerant.ts'
import { innermostElement, isAnyArrayType } from '../core/shared/innermost.ts'
import { operandDefinition, operandWord } from '../core/shared/operand.ts'
import { declaresVariable, heldType } from '../core/shared/variables.ts'
import type { Instruction, Module } from '../module.ts'

const [uniformConstant, uniform, storageBuffer] = [
  enumerant('StorageClass', 'UniformConstant'),
  enumerant('StorageClass', 'Uniform'),
  enumerant('StorageClass', 'StorageBuffer'),
]
const [buffer, subpassData] = [enumerant('Dim', 'Buffer'), enumerant('Dim', 'SubpassData')]
const [sampledSlot, sampled, storage] = [5, 1, 2]

/** Kinds of resources: the start of the capabilities, and that of the slug. */
const kinds = {
  UniformBuffer: 'uniform-buffer',
  SampledImage: 'sampled-image',
  StorageBuffer: 'storage-buffer',
  StorageImage: 'storage-image',
  InputAttachment: 'input-attachment',
  UniformTexelBuffer: 'uniform-texel-buffer',
  StorageTexelBuffer: 'storage-texel-buffer',
} as const

type Kind = keyof typeof kinds

function kindOfImage(image: Instruction | undefined): Kind | undefined {
  if (image?.name !== 'OpTypeImage') return undefined
  const dim = image.valueAt(1)
  const use = image.valueAt(sampledSlot)
  if (dim === subpassData) return 'InputAttachment'
  if (use === storage) return dim === buffer ? 'StorageTexelBuffer' : 'StorageImage'
  if (use !== sampled) return undefined
  return dim === buffer ? 'UniformTexelBuffer' : 'SampledImage'
}

function kindOf(module: Module, resource: Instruction, storageClass: number): Kind | undefined {
  if (storageClass === uniformConstant) {
    if (resource.name === 'OpTypeSampler') return 'SampledImage'
    if (resource.name === 'OpTypeSampledImage')
      return kindOfImage(operandDefinition(module, resource, 0))
    return kindOfImage(resource)
  }
  if (resource.name !== 'OpTypeStruct') return undefined
  if (storageClass === storageBuffer) return 'StorageBuffer'
  if (storageClass !== uniform) return undefined
  if (module.isDecorated(resource.result, 'BufferBlock')) return 'StorageBuffer'
  return module.isDecorated(resource.result, 'Block') ? 'UniformBuffer' : undefined
}

/** An access chain on a variable: the type that its indexes go into, and the place of the first of them. */
interface Chain {
  readonly variable: Instruction
  readonly type: Instruction | undefined
  readonly first: number
}

function chainOn(module: Module, chain: Instruction): Chain | undefined {
  const isUntyped = chain.name.startsWith('OpUntyped')
  const variable = operandDefinition(module, chain, isUntyped ? 1 : 0)
  if (variable === undefined || !declaresVariable(variable)) return undefined
  const type = isUntyped ? operandDefinition(module, chain, 0) : heldType(module, variable)
  return { variable, type, first: isUntyped ? 2 : 1 }
}

function indexed(kind: Kind): Check {
  return {
    rule: `Vulkan-environment/${kinds[kind]}-constant-index`,
    at: [
      'OpAccessChain',
      'OpInBoundsAccessChain',
      'OpUntypedAccessChainKHR',
      'OpUntypedInBoundsAccessChainKHR',
    ],
    judge(instruction, module, report) {
      const chain = chainOn(module, instruction)
      if (chain === undefined || !isAnyArrayType(chain.type)) return
      const resource = innermostElement(module, chain.type)
      const storageClass = chain.variable.valueAt(0) ?? -1
      if (resource === undefined || kindOf(module, resource, storageClass) !== kind) return
      const { capabilities } = module
      if (
        capabilities.has(`${kind}ArrayDynamicIndexing`) ||
        capabilities.has(`${kind}ArrayNonUniformIndexing`)
      )
        return
      let array = chain.type
      for (let at = chain.first; at < instruction.operands.length; at++) {
        if (!isAnyArrayType(array)) return
        if (!isConstantInstruction(operandDefinition(module, instruction, at)))
          report(
            operandWord(instruction, at),
            'the index into an array of resources is no constant',
          )
        array = constituentType(module, array, 0)
      }
    },
  }
}

/** Indexes into arrays of resources. */
export const checks: readonly Check[] = (Object.keys(kinds) as Kind[]).map(indexed)
