import { enumerantByValue } from '#spec/grammar/grammar'
import type { Check } from '../../check.ts'
import type { Instruction, Module } from '../../module.ts'
import { blockStructures } from '../shared/block-structures.ts'
import { eachDecorated } from '../shared/decorated-variables.ts'
import { enumerant } from '../shared/enumerant.ts'
import { isExtensionType } from '../shared/extension-type.ts'
import { innermostElement } from '../shared/innermost.ts'
import { storageClassName } from '../shared/storage-class-name.ts'
import { heldType, isBuiltIn } from '../shared/variables.ts'

const nonWritable = enumerant('Decoration', 'NonWritable')
const wanted: ReadonlySet<number> = new Set([
  nonWritable,
  ...['Volatile', 'Coherent', 'NonReadable'].map((name) => enumerant('Decoration', name)),
])
/** With the Vulkan memory model they are the fault of `core/vulkan-memory-model-decorations` wherever they stand. */
const ofOtherModels: ReadonlySet<number> = new Set(
  ['Volatile', 'Coherent'].map((name) => enumerant('Decoration', name)),
)
const vulkan = enumerant('MemoryModel', 'Vulkan')
const subpassData = enumerant('Dim', 'SubpassData')

/** Sampled Type comes first, then Dim, Depth, Arrayed, MS and Sampled. */
const [dimAt, sampledAt] = [1, 5]
const storage = 2

/** From this version on, what is written to by its initializer alone may be NonWritable. */
const ownVariables = 0x0001_0400

type Holds = (type: Instruction, module: Module, decoration: number) => boolean

const never: Holds = () => false
const own: Holds = (_, { version }, decoration) =>
  decoration === nonWritable && version >= ownVariables

/** By storage class, whether a variable of it, or an element of its array, may have such a decoration. */
const byStorageClass: ReadonlyMap<number, Holds> = new Map(
  Object.entries<Holds>({
    UniformConstant: (type) => {
      if (type.name === 'OpTypeImage')
        return type.valueAt(sampledAt) === storage && type.valueAt(dimAt) !== subpassData
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
    Private: own,
    Function: own,
  }).map(([name, holds]) => [enumerant('StorageClass', name), holds]),
)

/** Section 3.2.19: Volatile, Coherent, NonWritable, NonReadable. */
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
      const isVulkan = module.all('OpMemoryModel')[0]?.valueAt(1) === vulkan
      eachDecorated(module, module.all('OpVariable'), wanted, (variable, { decoration, word }) => {
        if (isVulkan && ofOtherModels.has(decoration)) return
        const storageClass = variable.valueAt(0) ?? -1
        const holds = byStorageClass.get(storageClass)
        const type = innermostElement(module, heldType(module, variable))
        if (holds === undefined || type === undefined || isExtensionType(type)) return
        if (holds(type, module, decoration) || isBuiltIn(module, variable)) return
        const name = enumerantByValue('Decoration', decoration)?.name
        report(
          word,
          `${name} is not for variable ${variable.result}, ${type.name} in ${storageClassName(storageClass)}`,
        )
      })
    },
  },
]
