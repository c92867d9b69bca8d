import { enumerantByValue } from '#spec/grammar/grammar'
import type { Check } from '../../check.ts'
import type { Instruction, Module } from '../../module.ts'
import { blockStructures, eachDecorated } from '../shared/decorations.ts'
import { enumerant, enumerantSet, storageClassName } from '../shared/grammar.ts'
import { isVulkan } from '../shared/memory-models.ts'
import {
  innermostElement,
  isExtensionType,
  isPointerType,
  storageClassOf,
} from '../shared/types.ts'
import { heldType, isBuiltIn } from '../shared/variables.ts'

const nonWritable = enumerant('Decoration', 'NonWritable')

const memoryDecorations: ReadonlySet<number> = new Set([
  nonWritable,
  ...['Volatile', 'Coherent', 'NonReadable'].map((name) => enumerant('Decoration', name)),
])

/** With the Vulkan memory model they break `core/vulkan-memory-model-decorations` wherever they appear. */
const ofOtherModels: ReadonlySet<number> = enumerantSet('Decoration', 'Volatile', 'Coherent')

const subpassData = enumerant('Dim', 'SubpassData')

/** Sampled Type comes first, then Dim, Depth, Arrayed, MS and Sampled. */
const [dimAt, sampledAt] = [1, 5]

const storageImage = 2

/** From this version on, what is written to by its initializer alone may be NonWritable. */
const ownVariables = 0x0001_0400

type Holds = (type: Instruction, module: Module, decoration: number) => boolean

const never: Holds = () => false

const ifReadOnly: Holds = (_, { version }, decoration) =>
  decoration === nonWritable && version >= ownVariables

/** Keyed by storage class, whether a variable of it, or an element of its array, may have such a decoration. */
const byStorageClass: ReadonlyMap<number, Holds> = new Map(
  Object.entries<Holds>({
    UniformConstant: (type) => {
      if (type.name === 'OpTypeImage')
        return type.valueAt(sampledAt) === storageImage && type.valueAt(dimAt) !== subpassData
      return type.name !== 'OpTypeSampler' && type.name !== 'OpTypeSampledImage'
    },
    StorageBuffer: ({ result }, module) => {
      const { block, bufferBlock } = blockStructures(module)
      return block.has(result) || bufferBlock.has(result)
    },
    Uniform: ({ result }, module) => blockStructures(module).bufferBlock.has(result),
    Input: never,
    Output: never,
    Workgroup: never,
    PushConstant: never,
    Private: ifReadOnly,
    Function: ifReadOnly,
  }).map(([name, holds]) => [enumerant('StorageClass', name), holds]),
)

/** Variables, and parameters that point to objects. */
function memoryObjects(module: Module): readonly Instruction[] {
  const parameters = module.all('OpFunctionParameter')
  return [
    ...module.all('OpVariable'),
    ...module.all('OpUntypedVariableKHR'),
    ...parameters.filter(({ resultType }) => isPointerType(module.definition(resultType))),
  ]
}

/** Checks of Volatile, Coherent, NonWritable and NonReadable (3.2.19) on memory objects. */
export const checks: readonly Check[] = [
  {
    rule: 'core/memory-decoration-object',
    among: [
      'Decoration.NonWritable',
      'Decoration.Volatile',
      'Decoration.Coherent',
      'Decoration.NonReadable',
    ],
    judgeModule(module, report) {
      if (!module.capabilities.has('Shader')) return
      const isOfVulkan = isVulkan(module)
      eachDecorated(
        module,
        memoryObjects(module),
        memoryDecorations,
        (variable, { decoration, word }) => {
          if (isOfVulkan && ofOtherModels.has(decoration)) return
          const storageClass = storageClassOf(module.definition(variable.resultType)) ?? -1
          const holds = byStorageClass.get(storageClass)
          const type = innermostElement(module, heldType(module, variable))
          if (holds === undefined || type === undefined || isExtensionType(type)) return
          if (holds(type, module, decoration) || isBuiltIn(module, variable)) return
          const name = enumerantByValue('Decoration', decoration)?.name
          report(
            word,
            `${name} is not for ${variable.name} ${variable.result}, ${type.name} in ${storageClassName(storageClass)}`,
          )
        },
      )
    },
  },
]
