import type { ComparedReflection } from './comparison.ts'
import type { ReflectionEntry } from './entries.ts'
import { numberOf } from './entry-values.ts'
import type { ResourceVariable } from './resource-variables.ts'

/** Largest number of variables at one binding to compare, so that the input does not determine the running time. */
const most = 16

/**
 * The variables, among those that an instruction may refer to, that it can: the ones its kernel uses, since each kernel
 * may have a variable in one place; all of them if none is used, or if the instruction applies to all kernels.
 */
export function candidates(
  { uses }: ComparedReflection,
  entry: ReflectionEntry,
  variables: readonly ResourceVariable[],
): readonly ResourceVariable[] {
  if (variables.length > most) return []
  const entryPoint = entry.kernel?.operands.get('Kernel')?.id
  if (entryPoint === undefined) return variables
  const used = variables.filter(({ instruction }) => uses(entryPoint, instruction.result) !== false)
  return used.length === 0 ? variables : used
}

/** The variables with the descriptor set and binding of an instruction. */
export function variablesAt(
  { variables }: ComparedReflection,
  entry: ReflectionEntry,
): readonly ResourceVariable[] {
  const set = numberOf(entry, 'DescriptorSet')
  const binding = numberOf(entry, 'Binding')
  if (set === undefined || binding === undefined) return []
  return variables.filter(
    (variable) => variable.descriptorSet === set && variable.binding === binding,
  )
}
