import type { CompareReflection } from './comparison.ts'
import type { ReflectionEntry } from './entries.ts'
import { numberOf, wordOf } from './entry-values.ts'

const images: readonly string[] = [
  'ArgumentSampledImage',
  'ArgumentStorageImage',
  'ArgumentStorageTexelBuffer',
  'ArgumentUniformTexelBuffer',
]

/** Instructions that tell more of an argument, with the kinds of argument it can be. */
const companions: ReadonlyMap<string, readonly string[]> = new Map([
  ['ImageArgumentInfoChannelOrderPushConstant', images],
  ['ImageArgumentInfoChannelDataTypePushConstant', images],
  ['ImageArgumentInfoChannelOrderUniform', images],
  ['ImageArgumentInfoChannelDataTypeUniform', images],
  ['NormalizedSamplerMaskPushConstant', ['ArgumentSampler']],
])

/** Arguments of one kernel against each other, by their ordinals. */
export const compareOrdinals: CompareReflection = ({ entries }, report) => {
  const byOrdinal = new Map<ReflectionEntry, Map<number, ReflectionEntry>>()
  const others: {
    readonly entry: ReflectionEntry
    readonly kernel: ReflectionEntry
    readonly ordinal: number
  }[] = []
  for (const entry of entries) {
    const { kernel } = entry
    const ordinal = numberOf(entry, 'Ordinal')
    if (kernel === undefined || ordinal === undefined) continue
    if (companions.has(entry.name ?? '')) {
      others.push({ entry, kernel, ordinal })
      continue
    }
    const known = byOrdinal.get(kernel) ?? new Map<number, ReflectionEntry>()
    byOrdinal.set(kernel, known)
    const before = known.get(ordinal)
    if (before === undefined) known.set(ordinal, entry)
    else if (before.name !== entry.name) {
      const message = `argument ${ordinal} is an ${entry.name} and an ${before.name}`
      report('ordinal-clash', wordOf(entry, 'Ordinal'), message, kernel)
    }
  }
  for (const { entry, kernel, ordinal } of others) {
    const argument = byOrdinal.get(kernel)?.get(ordinal)?.name
    if (argument === undefined || companions.get(entry.name ?? '')?.includes(argument)) continue
    const message = `${entry.name}: argument ${ordinal} is an ${argument}`
    report('ordinal-of-other-kind', wordOf(entry, 'Ordinal'), message, kernel)
  }
}
