import type { Module } from '#reference/module'
import { compareBindings } from './compare-bindings.ts'
import { compareBlocks } from './compare-blocks.ts'
import { compareData, compareRelocations } from './compare-data.ts'
import { compareDescriptors } from './compare-descriptors.ts'
import { compareOrdinals } from './compare-ordinals.ts'
import { compareOverlaps } from './compare-overlaps.ts'
import { comparePrintf } from './compare-printf.ts'
import { compareSpecIds } from './compare-spec-ids.ts'
import { compareUsedVariables } from './compare-used-variables.ts'
import { compareWorkgroupElements } from './compare-workgroup-elements.ts'
import { compareRequiredSizes, compareWorkgroupSizeSpecIds } from './compare-workgroup-sizes.ts'
import type { CompareReflection } from './comparison.ts'
import type { ReflectionEntry } from './entries.ts'
import { kernelName } from './entry-values.ts'
import type { Mismatch } from './mismatch.ts'
import { type ResourceVariable, resourceVariables } from './resource-variables.ts'
import { staticUse } from './static-use.ts'

const comparisons: readonly CompareReflection[] = [
  compareDescriptors,
  compareBindings,
  compareUsedVariables,
  compareBlocks,
  compareOverlaps,
  compareSpecIds,
  compareRequiredSizes,
  compareWorkgroupSizeSpecIds,
  compareWorkgroupElements,
  compareOrdinals,
  comparePrintf,
  compareData,
  compareRelocations,
]

function byPlace(
  variables: readonly ResourceVariable[],
): ReadonlyMap<string, readonly ResourceVariable[]> {
  const places = new Map<string, ResourceVariable[]>()
  for (const variable of variables) {
    const { descriptorSet, binding } = variable
    if (descriptorSet === undefined || binding === undefined) continue
    const place = `${descriptorSet}/${binding}`
    const others = places.get(place)
    if (others === undefined) places.set(place, [variable])
    else others.push(variable)
  }
  return places
}

/**
 * The contradictions between the reflection of a module and the module, in order of the words. If the module lacks
 * information, there is no mismatch.
 *
 * @param entries the module's reflection instructions.
 */
export function mismatchesOf(
  module: Module,
  entries: readonly ReflectionEntry[],
): readonly Mismatch[] {
  const variables = resourceVariables(module)
  const uses = staticUse(
    module,
    variables.map(({ instruction }) => instruction.result),
  )
  const compared = { module, entries, variables, descriptors: byPlace(variables), uses }
  const found: Mismatch[] = []
  for (const compare of comparisons)
    compare(compared, (code, word, message, kernel) => {
      const whose = kernel === undefined ? {} : { kernel: kernelName(kernel) }
      found.push({ class: 'semantics', code, word, ...whose, message })
    })
  return found.sort((a, b) => a.word - b.word)
}
