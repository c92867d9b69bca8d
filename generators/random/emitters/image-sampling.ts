import { opcodeOf } from '#spec/grammar/opcodes'
import { hyphened } from '../../signatures/hyphened.ts'
import { capabilityNamed, declare } from '../capability.ts'
import { structureType } from '../composite-types.ts'
import { compute } from '../compute.ts'
import type { Draft } from '../draft.ts'
import type { Emitter } from '../emitter.ts'
import { type ImageType, ofSize } from '../image-types.ts'
import { uint } from '../literals.ts'
import { boolType, floatType, uintType } from '../scalar-types.ts'
import type { Type } from '../type.ts'
import { valueLike } from '../values.ts'
import {
  floatCoordinate,
  integerCoordinate,
  isStored,
  load,
  lod,
  row,
  sampledWithSampler,
  texel,
  withSampler,
} from './image.ts'

const sparseResidency = capabilityNamed('SparseResidency')
const opCompositeExtract = opcodeOf('OpCompositeExtract')
const opImageSparseTexelsResident = opcodeOf('OpImageSparseTexelsResident')
const plainDims: readonly string[] = ['1D', '2D', '3D']
const gatheredDims: readonly string[] = ['2D', 'Cube']
const isFragment = ({ world }: Draft) => world.model === 'Fragment'
const isSparse = ({ world }: Draft) => world.client !== 'opengl'
const always = () => true

const keyOf = (of: Type | undefined) => `sparse ${of?.id}`

/** What a sparse instruction results in: a code, and what another one would. */
function sparseType(draft: Draft, of: Type): Type {
  const known = draft.types.get(keyOf(of))
  if (known !== undefined) return known
  const type = structureType(draft, [uintType(draft), of], false)
  draft.types.set(keyOf(of), type)
  return type
}

/** Result type of an instruction with that name, and the capability that it asks for. */
function resultOf(draft: Draft, name: string, plain: Type): Type {
  if (!name.includes('Sparse')) return plain
  declare(draft, sparseResidency)
  return sparseType(draft, plain)
}

/** A comparison reads one component of an image of floats, which has fewer than three dimensions in Vulkan. */
const isCompared = ({ component, dim }: ImageType) => component.kind === 'float' && dim !== '3D'

/** A row that samples, as the parts of its name say: `Proj`, `Dref`, `ImplicitLod` or `ExplicitLod`. */
function sample(name: string): Emitter {
  const opcode = opcodeOf(name)
  const projects = name.includes('Proj')
  const compares = name.includes('Dref')
  const isExplicit = name.includes('ExplicitLod')
  const sparse = name.includes('Sparse')
  return row(
    hyphened(name),
    (image) =>
      sampledWithSampler(image) &&
      (!projects || (plainDims.includes(image.dim) && !image.arrayed)) &&
      (!compares || isCompared(image)),
    (draft, image) => {
      const sampled = withSampler(draft, image)
      const count = image.coordinates + (projects ? 1 : 0)
      const coordinate = valueLike(draft, ofSize(draft, floatType(draft), count))
      const reference = compares ? [valueLike(draft, floatType(draft))] : []
      const level = isExplicit ? [lod, valueLike(draft, floatType(draft))] : []
      const type = resultOf(draft, name, compares ? image.component : texel(draft, image))
      compute(draft, opcode, type, sampled, coordinate, ...reference, ...level)
    },
    (draft) => (isExplicit || isFragment(draft)) && (!sparse || isSparse(draft)),
    // Few images are fit for a comparison.
    compares ? 3 : 1,
  )
}

function gather(name: string): Emitter {
  const opcode = opcodeOf(name)
  const compares = name.includes('Dref')
  return row(
    hyphened(name),
    (image) =>
      sampledWithSampler(image) &&
      gatheredDims.includes(image.dim) &&
      (!compares || isCompared(image)),
    (draft, image) => {
      const sampled = withSampler(draft, image)
      const operand = compares
        ? valueLike(draft, floatType(draft))
        : uint(draft, draft.draw.below(4))
      const coordinate = floatCoordinate(draft, image)
      const type = resultOf(draft, name, texel(draft, image))
      compute(draft, opcode, type, sampled, coordinate, operand)
    },
    name.includes('Sparse') ? isSparse : always,
  )
}

function fetch(name: string): Emitter {
  const opcode = opcodeOf(name)
  return row(
    hyphened(name),
    ({ sampled, dim }) => sampled && dim !== 'Cube',
    (draft, image) => {
      const object = load(draft, image.type)
      const coordinate = integerCoordinate(draft, image)
      const level = image.dim === 'Buffer' ? [] : [lod, valueLike(draft, uintType(draft))]
      const type = resultOf(draft, name, texel(draft, image))
      compute(draft, opcode, type, object, coordinate, ...level)
    },
    name.includes('Sparse') ? isSparse : always,
  )
}

function read(name: string): Emitter {
  const opcode = opcodeOf(name)
  return row(
    hyphened(name),
    isStored,
    (draft, image) => {
      const object = load(draft, image.type)
      const type = resultOf(draft, name, texel(draft, image))
      compute(draft, opcode, type, object, integerCoordinate(draft, image))
    },
    name.includes('Sparse') ? isSparse : always,
  )
}

/** The kinds of sampling, in the middle of a name. */
const kinds = ['', 'Dref', 'Proj', 'ProjDref'] as const

/** Instructions that read texels, each also with a code that says whether they are resident. */
export const samplings: readonly Emitter[] = [
  ...kinds.flatMap((kind) => [
    sample(`OpImageSample${kind}ImplicitLod`),
    sample(`OpImageSample${kind}ExplicitLod`),
  ]),
  ...['', 'Dref'].flatMap((kind) => [
    sample(`OpImageSparseSample${kind}ImplicitLod`),
    sample(`OpImageSparseSample${kind}ExplicitLod`),
    gather(`OpImage${kind}Gather`),
    gather(`OpImageSparse${kind}Gather`),
  ]),
  fetch('OpImageFetch'),
  fetch('OpImageSparseFetch'),
  read('OpImageRead'),
  read('OpImageSparseRead'),
  {
    name: 'image-sparse-texels-resident',
    weight: 3,
    applies: (draft) => draft.world.shader && isSparse(draft),
    emit(draft) {
      const found = draft.values.findLast(
        ({ type }) => type.kind === 'structure' && draft.types.get(keyOf(type.members[1])) === type,
      )
      if (found === undefined) return false
      const code = compute(draft, opCompositeExtract, uintType(draft), found.id, 0)
      compute(draft, opImageSparseTexelsResident, boolType(draft), code)
      return true
    },
  },
]
