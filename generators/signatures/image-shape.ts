import { float, integer, type Shape } from './shape.ts'

/** OpTypeImage, by its operands. */
export type ImageShape = Extract<Shape, { kind: 'image' }>

const formats: Readonly<Record<string, string>> = {
  float: 'Rgba32f',
  int: 'Rgba32i',
  uint: 'Rgba32ui',
}

/** The Sampled Types of images of shaders; those of kernels have `void`. */
const sampledTypes: Readonly<Record<string, Shape>> = {
  float: float(32),
  int: integer(32, true),
  uint: integer(32, false),
  void: { kind: 'void' },
}

/**
 * An image type by its operands in order, without Sampled Type's `%`: "float 2D 0 0 0 1 Unknown". `undefined` if the
 * shape is not an image.
 */
export function imageFrom(operands: readonly string[]): ImageShape | undefined {
  const [sampledType = '', dim, depth, arrayed, multisampled, sampled, format, access, ...more] =
    operands
  const component = Object.hasOwn(sampledTypes, sampledType) ? sampledTypes[sampledType] : undefined
  if (component === undefined || dim === undefined || format === undefined) return undefined
  if (more.length > 0 || !(access === undefined || /^(?:Read|Write)/.test(access))) return undefined
  return {
    kind: 'image',
    component,
    dim,
    depth: Number(depth),
    isArrayed: arrayed === '1',
    isMultisampled: multisampled === '1',
    sampled: Number(sampled),
    format,
    ...(access === undefined ? {} : { access }),
  }
}

/** The operands of an image type; `undefined` where the stock does not have its Sampled Type. */
export function operandsOfImage(image: ImageShape): readonly string[] | undefined {
  const key = JSON.stringify(image.component)
  const sampledType = Object.keys(sampledTypes).find(
    (name) => JSON.stringify(sampledTypes[name]) === key,
  )
  if (sampledType === undefined) return undefined
  const { dim, depth, isArrayed, isMultisampled, sampled, format, access } = image
  const numbers = [depth, Number(isArrayed), Number(isMultisampled), sampled]
  return [
    sampledType,
    dim,
    ...numbers.map(String),
    format,
    ...(access === undefined ? [] : [access]),
  ]
}

/** The image with another Sampled, and a format that goes with it. */
function usedAs(image: ImageShape, sampled: number): ImageShape {
  const [sampledType = ''] = operandsOfImage(image) ?? []
  return {
    ...image,
    sampled,
    format: sampled === 1 ? 'Unknown' : (formats[sampledType] ?? 'Unknown'),
  }
}

const dims: Readonly<Record<string, string>> = {
  'one-dimension': '1D',
  'two-dimensions': '2D',
  'three-dimensions': '3D',
  cube: 'Cube',
  rectangle: 'Rect',
  buffer: 'Buffer',
  'input-attachment': 'SubpassData',
}

const arrayable = ['1D', '2D', 'Cube']
const ofKernels = ['1D', '2D', '3D', 'Buffer']
const withSampler = ['1D', '2D', '3D', 'Cube', 'Rect']

function withDim(image: ImageShape, dim: string): ImageShape | undefined {
  if (image.isArrayed && !arrayable.includes(dim)) return undefined
  if (dim === 'SubpassData') return { ...image, dim, sampled: 2, format: 'Unknown' }
  if (dim === 'Buffer' && image.isMultisampled) return undefined
  return { ...image, dim }
}

/**
 * Image types that differ from one in a single operand, by way. Only types that every module of its stage may declare,
 * where it comes with a sampler too.
 */
export function otherImages(
  image: ImageShape,
  hasSampler: boolean,
): Readonly<Record<string, ImageShape>> {
  const { dim, isArrayed, isMultisampled, sampled, access } = image
  if (dim === 'SubpassData') return {}
  const found: Record<string, ImageShape | undefined> = {}
  for (const [way, other] of Object.entries(dims)) {
    const isAllowed =
      (access === undefined || ofKernels.includes(other)) &&
      (!hasSampler || withSampler.includes(other))
    if (other !== dim && isAllowed) found[way] = withDim(image, other)
  }
  if (arrayable.includes(dim)) {
    found[isArrayed ? 'one-layer' : 'layers'] = { ...image, isArrayed: !isArrayed }
  }
  if (dim === '2D') {
    found[isMultisampled ? 'one-sample' : 'samples'] = { ...image, isMultisampled: !isMultisampled }
  }
  const uses = { unsaid: 0, sampled: 1, stored: 2 }
  for (const [way, use] of Object.entries(uses)) {
    if (use === sampled || (use === 2 && (hasSampler || access !== undefined))) continue
    found[way] = usedAs(image, use)
  }
  return Object.fromEntries(
    Object.entries(found).flatMap(([way, other]) => (other === undefined ? [] : [[way, other]])),
  )
}

const ofDim: Readonly<Record<string, readonly [sampled: string, storage: string]>> = {
  '1D': ['Sampled1D', 'Image1D'],
  Rect: ['SampledRect', 'ImageRect'],
  Buffer: ['SampledBuffer', 'ImageBuffer'],
  SubpassData: ['InputAttachment', 'InputAttachment'],
}

/** Capabilities that an image type needs beside that of its stage, by its operands; the first one does not matter. */
export function capabilitiesOfImage(operands: readonly string[]): readonly string[] {
  const [, dim = '', , arrayed, multisampled, sampled, , access] = operands
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
    ...(access === undefined ? [] : ['ImageBasic']),
  ]
}
