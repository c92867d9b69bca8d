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

const ofDim: Readonly<Record<string, readonly [sampled: string, storage: string]>> = {
  '1D': ['Sampled1D', 'Image1D'],
  Rect: ['SampledRect', 'ImageRect'],
  Buffer: ['SampledBuffer', 'ImageBuffer'],
  SubpassData: ['InputAttachment', 'InputAttachment'],
}

function ofImage(image: string): readonly string[] {
  const [, dim = '', , arrayed, multisampled, sampled] = image.split(' ')
  const isStorage = sampled === '2'
  const isArrayed = arrayed === '1'
  const named = ofDim[dim]?.[isStorage ? 1 : 0]
  const ofCubes = isStorage ? 'ImageCubeArray' : 'SampledCubeArray'
  const isMultisampledStorage = isStorage && multisampled === '1'
  return [
    ...(named === undefined ? [] : [named]),
    ...(dim === 'Cube' && isArrayed ? [ofCubes] : []),
    ...(isMultisampledStorage ? ['StorageImageMultisample'] : []),
    ...(isMultisampledStorage && isArrayed ? ['ImageMSArray'] : []),
  ]
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
  return [...new Set([...images.flatMap(ofImage), ...queries, ...named])]
}
