import { instructions } from '#spec/grammar/grammar'
import type { Instruction, Module } from '../../module.ts'
import { enumerant, opcodeSet } from './grammar.ts'
import { operandDefinition, operandType, resultType } from './operands.ts'
import { perModule } from './surveys.ts'
import {
  isExtensionType,
  isFloatType,
  isIntegerType,
  isNumericalType,
  isStructType,
  scalarWidth,
} from './types.ts'

const images = instructions
  .filter(({ name, version }) => version !== null && name.startsWith('OpImage'))
  .map(({ name }) => name)

/** Core instructions named `OpImage<rest>` and `OpImageSparse<rest>`. */
function withSparse(...names: readonly string[]): readonly string[] {
  const wanted = new Set(names.flatMap((rest) => [`OpImage${rest}`, `OpImageSparse${rest}`]))
  return images.filter((name) => wanted.has(name))
}

/** Image instructions of core by what they do, including sparse ones unless stated otherwise. */
export const families = {
  fetching: withSparse('Fetch'),
  reading: withSparse('Read'),
  writing: withSparse('Write'),
  /** Instructions without a depth-comparison reference. */
  sampling: withSparse(
    'SampleImplicitLod',
    'SampleExplicitLod',
    'SampleProjImplicitLod',
    'SampleProjExplicitLod',
  ),
  samplingDepth: withSparse(
    'SampleDrefImplicitLod',
    'SampleDrefExplicitLod',
    'SampleProjDrefImplicitLod',
    'SampleProjDrefExplicitLod',
  ),
  implicitLod: withSparse(
    'SampleImplicitLod',
    'SampleDrefImplicitLod',
    'SampleProjImplicitLod',
    'SampleProjDrefImplicitLod',
  ),
  explicitLod: withSparse(
    'SampleExplicitLod',
    'SampleDrefExplicitLod',
    'SampleProjExplicitLod',
    'SampleProjDrefExplicitLod',
  ),
  projecting: withSparse(
    'SampleProjImplicitLod',
    'SampleProjExplicitLod',
    'SampleProjDrefImplicitLod',
    'SampleProjDrefExplicitLod',
  ),
  /** Instructions that compare with a depth reference: {@link families.samplingDepth} and gathering. */
  comparing: withSparse(
    'SampleDrefImplicitLod',
    'SampleDrefExplicitLod',
    'SampleProjDrefImplicitLod',
    'SampleProjDrefExplicitLod',
    'DrefGather',
  ),
  gathering: withSparse('Gather', 'DrefGather'),
  /** Instructions that gather a component. */
  gatheringComponent: withSparse('Gather'),
  queries: ['Format', 'Order', 'SizeLod', 'Size', 'Levels', 'Samples'].map(
    (rest) => `OpImageQuery${rest}`,
  ),
} as const

/** Values of `Dim`. */
export const dim = {
  '1D': enumerant('Dim', '1D'),
  '2D': enumerant('Dim', '2D'),
  '3D': enumerant('Dim', '3D'),
  Cube: enumerant('Dim', 'Cube'),
  Rect: enumerant('Dim', 'Rect'),
  Buffer: enumerant('Dim', 'Buffer'),
  SubpassData: enumerant('Dim', 'SubpassData'),
} as const

/** Value of `Dim` of an image type. */
export function dimOf(image: Instruction): number | undefined {
  return image.valueAt(1)
}

/** Whether an image type is arrayed. */
export function isArrayed(image: Instruction): boolean {
  return image.valueAt(3) === 1
}

/** Whether an image type is multisampled. */
export function isMultisampled(image: Instruction): boolean {
  return image.valueAt(4) === 1
}

/** Whether it is not; neither holds of a value that `MS` cannot have. */
export function isSingleSampled(image: Instruction): boolean {
  return image.valueAt(4) === 0
}

/** `Sampled` of an image type. */
export function sampledOf(image: Instruction): number | undefined {
  return image.valueAt(5)
}

/** Value of `Image Format` of an image type. */
export function formatOf(image: Instruction): number | undefined {
  return image.valueAt(6)
}

const coordinates: ReadonlyMap<number, number> = new Map([
  [dim['1D'], 1],
  [dim['2D'], 2],
  [dim['3D'], 3],
  [dim.Cube, 3],
  [dim.Rect, 2],
  [dim.Buffer, 1],
  [dim.SubpassData, 2],
])

/** Coordinates that `Dim` of an image type asks for, without the layer; `undefined` for those of extensions. */
export function coordinatesOf(image: Instruction): number | undefined {
  return coordinates.get(dimOf(image) ?? -1)
}

const takesImage = opcodeSet([
  ...families.fetching,
  ...families.reading,
  ...families.writing,
  ...families.queries,
])

function findImageType(module: Module, instruction: Instruction): Instruction | undefined {
  const type = operandType(module, instruction, 0)
  if (takesImage(instruction)) return type?.name === 'OpTypeImage' ? type : undefined
  if (type?.name !== 'OpTypeSampledImage') return undefined
  const image = module.definition(type.valueAt(0) ?? 0)
  return image?.name === 'OpTypeImage' ? image : undefined
}

interface LatestImage {
  index: number
  image: Instruction | undefined
}

/** The latest request: a dozen checks ask for the same one after the other. */
const latestImage = perModule((): LatestImage => ({ index: -1, image: undefined }))

/**
 * The image type of an image instruction, of `Image` or under `Sampled Image`; `undefined` where the operand is not what
 * the instruction takes.
 */
export function imageType(module: Module, instruction: Instruction): Instruction | undefined {
  const last = latestImage(module)
  if (last.index !== instruction.index) {
    last.index = instruction.index
    last.image = findImageType(module, instruction)
  }
  return last.image
}

/**
 * The type of the object at operand `index`; `undefined` where the operand is missing or no object, which other rules
 * say, and where an extension says what may be done with the type.
 */
export function objectType(
  module: Module,
  instruction: Instruction,
  index: number,
): Instruction | undefined {
  if (operandDefinition(module, instruction, index)?.name === 'OpFunction') return undefined
  const type = operandType(module, instruction, index)
  return isExtensionType(type) ? undefined : type
}

/** The type of the texels: that of the second member where a sparse instruction results in a structure of two. */
export function texelType(module: Module, instruction: Instruction): Instruction | undefined {
  const type = resultType(module, instruction)
  if (!instruction.name.startsWith('OpImageSparse')) return type
  if (!isStructType(type) || type.operands.length !== 2) return undefined
  return module.definition(type.valueAt(1) ?? 0)
}

/** Whether the Sampled Type of the image is void. */
export function isSampledVoid(module: Module, instruction: Instruction): boolean {
  const sampled = imageType(module, instruction)?.valueAt(0)
  return sampled !== undefined && module.definition(sampled)?.name === 'OpTypeVoid'
}

/** Whether a component type is the Sampled Type of the image, which may be void and then says nothing. */
export function isSampledType(
  module: Module,
  instruction: Instruction,
  component: Instruction | undefined,
): boolean {
  const sampled = imageType(module, instruction)?.valueAt(0)
  const type = sampled === undefined ? undefined : module.definition(sampled)
  return !isNumericalType(type) || type === component
}

/** Whether it declares the 32-bit floating-point type. */
export function isFloat32(type: Instruction | undefined): boolean {
  return isFloatType(type) && scalarWidth(type) === 32
}

/** Whether it declares a 32-bit integer type. */
export function isInteger32(type: Instruction | undefined): boolean {
  return isIntegerType(type) && scalarWidth(type) === 32
}

const levelled: ReadonlySet<number> = new Set([dim['1D'], dim['2D'], dim['3D'], dim.Cube])
const projected: ReadonlySet<number> = new Set([dim['1D'], dim['2D'], dim['3D'], dim.Rect])
const gathered: ReadonlySet<number> = new Set([dim['2D'], dim.Cube, dim.Rect])
const sized: ReadonlySet<number> = new Set([...levelled, dim.Rect, dim.Buffer])
/** The Dims of core, and the one of SPV_EXT_shader_tile_image, which leaves the sentences on Dim of most instructions as they are. */
const allDims: ReadonlySet<number> = new Set([
  ...Object.values(dim),
  enumerant('Dim', 'TileImageDataEXT'),
])

function without(...values: readonly number[]): ReadonlySet<number> {
  return new Set([...allDims].filter((value) => !values.includes(value)))
}

function dimRows(
  names: readonly string[],
  dims: ReadonlySet<number>,
): readonly (readonly [string, ReadonlySet<number>])[] {
  return names.map((name) => [name, dims])
}

/** Per instruction, the dimensionalities that it is for; later rows replace earlier ones. */
const fitDims: ReadonlyMap<string, ReadonlySet<number>> = new Map([
  ...dimRows([...families.sampling, ...families.samplingDepth], without(dim.Buffer)),
  ...dimRows(families.projecting, projected),
  ...dimRows(families.gathering, gathered),
  ...dimRows(families.fetching, without(dim.Cube)),
  ...dimRows([...families.writing, 'OpImageSparseRead'], without(dim.SubpassData)),
  ...dimRows(['OpImageQuerySizeLod', 'OpImageQueryLod', 'OpImageQueryLevels'], levelled),
  ...dimRows(['OpImageQuerySize'], sized),
  ...dimRows(['OpImageQuerySamples'], new Set([dim['2D']])),
])

/** Whether images of that `Dim` have levels of detail. */
export function isLevelled(image: Instruction): boolean {
  return levelled.has(dimOf(image) ?? -1)
}

/** Whether the instruction is for images with that `Dim`; those of other extensions are for their texts. */
export function isForDim({ name }: Instruction, image: Instruction): boolean {
  const value = dimOf(image) ?? -1
  return !allDims.has(value) || fitDims.get(name)?.has(value) !== false
}

const takesSampledImage = opcodeSet([
  ...families.sampling,
  ...families.samplingDepth,
  ...families.gathering,
  'OpImageQueryLod',
])

const bufferForbidden = 0x0001_0600

/** Whether no sampled image is of that type, which the rules of OpTypeSampledImage say. */
export function isNeverSampled(module: Module, image: Instruction): boolean {
  const value = dimOf(image)
  return value === dim.SubpassData || (value === dim.Buffer && module.version >= bufferForbidden)
}

/** Whether the type of `Sampled Image` is wrong by itself, whatever the instruction is for. */
export function isNoSampledType(
  module: Module,
  instruction: Instruction,
  image: Instruction,
): boolean {
  return takesSampledImage(instruction) && isNeverSampled(module, image)
}
