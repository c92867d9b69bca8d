import type { CompareReflection } from './comparison.ts'
import type { ReflectionEntry } from './entries.ts'
import { isPlaced, numberOf, numbersOf } from './entry-values.ts'

/** Reports descriptors that a kernel uses and no instruction declares. */
export const compareUsedVariables: CompareReflection = ({ entries, variables, uses }, report) => {
  // An entry that cannot be read might be the missing one.
  const unread = entries.some(
    (entry) =>
      entry.name === undefined ||
      !isPlaced(entry) ||
      (entry.operands.has('Binding') &&
        numbersOf(entry, ['DescriptorSet', 'Binding']) === undefined),
  )
  if (unread) return
  const entryPointOf = (kernel: ReflectionEntry | undefined) => kernel?.operands.get('Kernel')?.id
  const declared = new Set<string>()
  for (const entry of entries)
    if (entry.operands.has('Binding'))
      declared.add(
        `${entryPointOf(entry.kernel)}/${numberOf(entry, 'DescriptorSet')}/${numberOf(entry, 'Binding')}`,
      )
  const told = new Set<string>()
  for (const kernel of entries) {
    const entryPoint = kernel.name === 'Kernel' ? entryPointOf(kernel) : undefined
    if (entryPoint === undefined) continue
    for (const { instruction, descriptorSet, binding } of variables) {
      if (descriptorSet === undefined || binding === undefined) continue
      const { result, word } = instruction
      const place = `${descriptorSet}/${binding}`
      if (declared.has(`undefined/${place}`) || declared.has(`${entryPoint}/${place}`)) continue
      if (uses(entryPoint, result) !== true || told.has(`${entryPoint}/${result}`)) continue
      told.add(`${entryPoint}/${result}`)
      const message = `variable %${result} at set ${descriptorSet}, binding ${binding} is used but not declared`
      report('variable-not-reflected', word, message, kernel)
    }
  }
}
