import type { Instruction, Module } from '../../module.ts'
import { opcodeSet } from '../shared/opcode-set.ts'
import { families } from './families.ts'
import { dim, dimOf } from './image-parts.ts'

const levelled: ReadonlySet<number> = new Set([dim['1D'], dim['2D'], dim['3D'], dim.Cube])
const projected: ReadonlySet<number> = new Set([dim['1D'], dim['2D'], dim['3D'], dim.Rect])
const gathered: ReadonlySet<number> = new Set([dim['2D'], dim.Cube, dim.Rect])
const all: ReadonlySet<number> = new Set(Object.values(dim))

function without(...values: readonly number[]): ReadonlySet<number> {
  return new Set([...all].filter((value) => !values.includes(value)))
}

function rows(
  names: readonly string[],
  dims: ReadonlySet<number>,
): readonly (readonly [string, ReadonlySet<number>])[] {
  return names.map((name) => [name, dims])
}

/** Per instruction, the dimensionalities that it is for; later rows replace earlier ones. */
const fitDims: ReadonlyMap<string, ReadonlySet<number>> = new Map([
  ...rows([...families.sampling, ...families.samplingDepth], without(dim.Buffer)),
  ...rows(families.projecting, projected),
  ...rows(families.gathering, gathered),
  ...rows(families.fetching, without(dim.Cube)),
  ...rows([...families.writing, 'OpImageSparseRead'], without(dim.SubpassData)),
  ...rows(['OpImageQuerySizeLod', 'OpImageQueryLod', 'OpImageQueryLevels'], levelled),
  ...rows(['OpImageQuerySize'], without(dim.SubpassData)),
  ...rows(['OpImageQuerySamples'], new Set([dim['2D']])),
])

/** Whether images of that `Dim` have levels of detail. */
export function isLevelled(image: Instruction): boolean {
  return levelled.has(dimOf(image) ?? -1)
}

/** Whether the instruction is for images with that `Dim`; those of extensions are for their texts. */
export function isForDim({ name }: Instruction, image: Instruction): boolean {
  const value = dimOf(image) ?? -1
  return !all.has(value) || fitDims.get(name)?.has(value) !== false
}

const takesSampledImage = opcodeSet([
  ...families.sampling,
  ...families.samplingDepth,
  ...families.gathering,
  'OpImageQueryLod',
])

const bufferForbidden = 0x0001_0600

/** Whether the type of `Sampled Image` is wrong by itself, whatever the instruction is for. */
export function isNoSampledType(
  module: Module,
  instruction: Instruction,
  image: Instruction,
): boolean {
  if (!takesSampledImage(instruction)) return false
  const value = dimOf(image)
  return value === dim.SubpassData || (value === dim.Buffer && module.version >= bufferForbidden)
}
