import { capabilitiesOfImage } from '../../signatures/image-shape.ts'

const ofWords: readonly (readonly [RegExp, string])[] = [
  [/Sparse/, 'SparseResidency'],
  [/\b(?:Offset|ConstOffsets)\b/, 'ImageGatherExtended'],
  [/\bMinLod\b/, 'MinLod'],
  [/\b(?:MakeTexel|NonPrivateTexel|VolatileTexel)/, 'VulkanMemoryModel'],
  [/%(?:a_)?half/, 'Float16'],
  [/%(?:a_)?double/, 'Float64'],
  [/%(?:a_)?u?long/, 'Int64'],
  [/%(?:a_)?u?short/, 'Int16'],
]

/** Without an access qualifier: kernels declare the capability of it themselves. */
function ofShaders(image: string): readonly string[] {
  return capabilitiesOfImage(image.split(' ').slice(0, 7))
}

/**
 * Capabilities that a module about images needs beside that of its stage.
 *
 * @param words of its instructions.
 * @param images Sampled Type of each, and the operands of the image type behind it.
 */
export function imageCapabilities(
  words: string,
  images: readonly string[],
  isKernel: boolean,
): readonly string[] {
  const queries = /OpImageQuery/.test(words) && !isKernel ? ['ImageQuery'] : []
  const named = ofWords.flatMap(([pattern, capability]) =>
    pattern.test(words) ? [capability] : [],
  )
  return [...new Set([...images.flatMap(ofShaders), ...queries, ...named])]
}
