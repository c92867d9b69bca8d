import { hyphened } from '../../signatures/hyphened.ts'
import { declare } from '../capability.ts'
import { structureType } from '../composite-types.ts'
import type { Draft } from '../draft.ts'
import { always, type Emitter, emitter } from '../emitter.ts'
import { type ImageType, ofSize } from '../image-types.ts'
import { uint } from '../literals.ts'
import { typeOnce } from '../new-type.ts'
import { boolType, floatType, uintType } from '../scalar-types.ts'
import type { Type } from '../type.ts'
import { valueLike } from '../values.ts'
import { compute } from '../write.ts'
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

const plainDims: readonly string[] = ['1D', '2D', '3D']
const gatheredDims: readonly string[] = ['2D', 'Cube']
const isFragment = ({ world }: Draft) => world.model === 'Fragment'
const isSparse = ({ world }: Draft) => world.client !== 'opengl'

const keyOf = (of: Type | undefined) => `sparse ${of?.id}`

/** Result type of an instruction with that name: of a sparse one, a code and what another one would result in. */
function resultOf(draft: Draft, name: string, plain: Type): Type {
  if (!name.includes('Sparse')) return plain
  declare(draft, 'SparseResidency')
  return typeOnce(draft, keyOf(plain), () => structureType(draft, [uintType(draft), plain], false))
}

/** A comparison reads one component of an image of floats, which has fewer than three dimensions in Vulkan. */
const isCompared = ({ component, dim }: ImageType) => component.kind === 'float' && dim !== '3D'

/** A row that samples, as the parts of its name say: `Proj`, `Dref`, `ImplicitLod` or `ExplicitLod`. */
function sample(name: string): Emitter {
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
      compute(draft, name, type, sampled, coordinate, ...reference, ...level)
    },
    (draft) => (isExplicit || isFragment(draft)) && (!sparse || isSparse(draft)),
    // Few images are fit for a comparison.
    compares ? 3 : 1,
  )
}

function gather(name: string): Emitter {
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
      compute(draft, name, type, sampled, coordinate, operand)
    },
    name.includes('Sparse') ? isSparse : always,
  )
}

function fetch(name: string): Emitter {
  return row(
    hyphened(name),
    ({ sampled, dim }) => sampled && dim !== 'Cube',
    (draft, image) => {
      const object = load(draft, image.type)
      const coordinate = integerCoordinate(draft, image)
      const level = image.dim === 'Buffer' ? [] : [lod, valueLike(draft, uintType(draft))]
      const type = resultOf(draft, name, texel(draft, image))
      compute(draft, name, type, object, coordinate, ...level)
    },
    name.includes('Sparse') ? isSparse : always,
  )
}

function read(name: string): Emitter {
  return row(
    hyphened(name),
    isStored,
    (draft, image) => {
      const object = load(draft, image.type)
      const type = resultOf(draft, name, texel(draft, image))
      compute(draft, name, type, object, integerCoordinate(draft, image))
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
  emitter(
    'image-sparse-texels-resident',
    3,
    (draft) => {
      const found = draft.values.findLast(
        ({ type }) => type.kind === 'structure' && draft.types.get(keyOf(type.members[1])) === type,
      )
      if (found === undefined) return false
      const code = compute(draft, 'OpCompositeExtract', uintType(draft), found.id, 0)
      return compute(draft, 'OpImageSparseTexelsResident', boolType(draft), code)
    },
    (draft) => draft.world.shader && isSparse(draft),
  ),
]
