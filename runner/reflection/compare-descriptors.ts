import { candidates, variablesAt } from './candidates.ts'
import type { CompareReflection } from './comparison.ts'
import { type DescriptorType, descriptorTypes } from './descriptor-types.ts'
import { isPlaced, numbersOf, wordOf } from './entry-values.ts'
import { descriptorTypeOf, type ResourceVariable } from './resource-variables.ts'

const buffers: readonly string[] = ['StorageBuffer', 'Uniform']
const opaque: readonly string[] = ['UniformConstant']

/** Storage classes in which descriptors of a type lie; Uniform has storage buffers in old modules. */
function storageClassesOf(type: DescriptorType): readonly string[] {
  if (type === 'storage buffer') return buffers
  return type === 'uniform buffer' ? ['Uniform'] : opaque
}

type DescriptorDifference = readonly ['storage-class-differs' | 'descriptor-type-differs', string]

/** Every descriptor that reflection declares against the variables with its descriptor set and binding. */
export const compareDescriptors: CompareReflection = (compared, report) => {
  const { module, entries } = compared
  // With heaps, descriptors need no variable of their own.
  const heaps = module.capabilities.has('DescriptorHeapEXT')

  function difference(
    variable: ResourceVariable,
    type: DescriptorType,
  ): DescriptorDifference | undefined {
    const { storageClass, instruction } = variable
    const id = `%${instruction.result}`
    if (storageClass !== 'other' && !storageClassesOf(type).includes(storageClass))
      return ['storage-class-differs', `variable ${id} lies in ${storageClass}`]
    const ownType = descriptorTypeOf(module, variable)
    if (ownType === undefined || ownType === type) return undefined
    return ['descriptor-type-differs', `variable ${id} is a ${ownType}`]
  }

  for (const entry of entries) {
    const type = descriptorTypes.get(entry.name ?? '')
    const numbers = numbersOf(entry, ['DescriptorSet', 'Binding'])
    if (type === undefined || numbers === undefined || !isPlaced(entry)) continue
    const [set, binding] = numbers
    const place = `set ${set}, binding ${binding}`
    const word = wordOf(entry, 'Binding')
    const variables = variablesAt(compared, entry)
    if (variables.length === 0) {
      if (!heaps)
        report('variable-missing', word, `${entry.name}: no variable at ${place}`, entry.kernel)
      continue
    }
    const found = candidates(compared, entry, variables).map((resourceVariable) =>
      difference(resourceVariable, type),
    )
    const [first] = found
    if (first === undefined || found.includes(undefined)) continue
    const [code, what] = first
    const message = `${entry.name} at ${place} is a ${type}: ${what}`
    report(code, entry.instruction.word, message, entry.kernel)
  }
}
