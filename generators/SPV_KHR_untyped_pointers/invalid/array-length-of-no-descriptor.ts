import { enumerantByName } from '#spec/grammar/grammar'
import type { Module } from '../../module.ts'
import { mutatorOf, type Way } from '../../mutate/mutator-of.ts'
import { ordinalsOf } from '../../mutate/ordinals-of.ts'
import { removeInstruction } from '../../mutate/remove-instruction.ts'

/** Removes the only decoration of that name. */
function without(name: string): Way {
  const value = enumerantByName('Decoration', name)?.value
  return (module) => {
    const at = ordinalsOf(module, 'OpDecorate').find(
      (each) => module.instructions[each]?.words[1] === value,
    )
    return at === undefined ? undefined : removeInstruction(module, at)
  }
}

/** True where a chain with indexes is the way to the variable: that is not judged. */
function hasOneDescriptor(module: Module): boolean {
  const binding = enumerantByName('Decoration', 'Binding')?.value
  const bindings = ordinalsOf(module, 'OpDecorate').filter(
    (at) => module.instructions[at]?.words[1] === binding,
  )
  return bindings.length === 1
}

export const mutator = mutatorOf({
  name: 'array-length-of-no-descriptor',
  rule: 'array-length-variable-is-a-descriptor',
  summary: 'the variable whose array is measured lacks its set or its binding',
  ordinals: (module) => {
    const lengths = ordinalsOf(module, 'OpUntypedArrayLengthKHR')
    return lengths.length === 1 && hasOneDescriptor(module) && !hasIndexes(module) ? lengths : []
  },
  ways: {
    'set-missing': without('DescriptorSet'),
    'binding-missing': without('Binding'),
  },
})

/** True of modules with a chain that goes anywhere. */
function hasIndexes(module: Module): boolean {
  const chains = ordinalsOf(
    module,
    'OpAccessChain',
    'OpInBoundsAccessChain',
    'OpUntypedAccessChainKHR',
    'OpUntypedInBoundsAccessChainKHR',
  )
  const typed = ordinalsOf(module, 'OpAccessChain', 'OpInBoundsAccessChain')
  return chains.some((at) => {
    const { length } = module.instructions[at]?.words ?? []
    return length > (typed.includes(at) ? 3 : 4)
  })
}
