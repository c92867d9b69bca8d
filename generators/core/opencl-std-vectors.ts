import {
  asManyAs,
  asWideAs,
  componentsLike,
  factWith,
  like,
  vectorOf,
} from '../signatures/facts.ts'
import { componentOf, sameType, widthOf } from '../signatures/shape.ts'
import {
  type Fact,
  joined,
  type Signature,
  type Slot,
  signature,
  slot,
  unclear,
} from '../signatures/signature.ts'
import { alsoOfSizes, fromOpenCl } from './shared/opencl-facts.ts'
import { beside, numbers } from './shared/set-facts.ts'

const either = numbers(['float', 'integer'])
const operation = (heading: string, ...slots: readonly [Slot, ...Slot[]]) =>
  signature(`opencl-${heading}`, slots, fromOpenCl)

const upsampled = numbers(['integer'], { widths: [8, 16, 32] })

const twiceAsWide: Fact = factWith(
  1,
  (shape, name) => `be twice as wide as ${name} (${widthOf(shape)} bits)`,
  (own, shape) => widthOf(own) === 2 * (widthOf(shape) ?? 0),
)

const scalarFloat = numbers(['float'], { sizes: [1] })
const upToFour = [1, 2, 3, 4]

/** Result Type itself, or components of it. */
const ofResult: Fact = factWith(
  'result',
  () => 'have components of Result Type',
  (own, shape) => {
    const component = componentOf(own)
    return component !== undefined && sameType(component, shape)
  },
)

const lengthResult = slot('opencl-length-result', scalarFloat)
const measured = alsoOfSizes(
  slot(
    'opencl-length-operand',
    numbers(['float'], { sizes: upToFour }),
    beside('result', scalarFloat, ofResult),
  ),
  [8, 16],
)

const directed = slot('opencl-geometric-operand', like('result'))
const permuted = [2, 4, 8, 16]
const shuffled = numbers(['float', 'integer'], { sizes: permuted })
const source = slot(
  'opencl-shuffle-operand',
  shuffled,
  beside('result', shuffled, componentsLike('result')),
)
const mask = slot(
  'opencl-shuffle-mask',
  numbers(['integer'], { sizes: permuted }),
  beside('result', shuffled, asManyAs('result')),
  beside('result', shuffled, asWideAs('result')),
)
const shuffledResult = slot('opencl-shuffle-result', shuffled)
const selectResult = slot('opencl-select-result', either)
const selected = slot('opencl-select-operand', like('result'))

/** Upsampling, and the geometric, relational and miscellaneous vector instructions of OpenCL.std (2.2, 2.4, 2.5, 2.7). */
export const signatures: readonly Signature[] = [
  operation(
    'upsampling: u_upsample s_upsample',
    slot(
      'opencl-upsample-result',
      numbers(['integer'], { widths: [16, 32, 64] }),
      beside(1, upsampled, asManyAs(1)),
      beside(1, upsampled, twiceAsWide),
    ),
    slot('opencl-upsample-operand', upsampled),
    slot('opencl-upsample-low-type', like(1)),
  ),
  operation(
    'cross: cross',
    alsoOfSizes(slot('opencl-cross-result', numbers(['float'], { sizes: [3, 4] })), [2, 8]),
    directed,
    directed,
  ),
  operation(
    'normalization: normalize fast_normalize',
    alsoOfSizes(slot('opencl-normalize-result', numbers(['float'], { sizes: upToFour })), [8, 16]),
    directed,
  ),
  operation(
    'distance: distance fast_distance',
    lengthResult,
    measured,
    slot('opencl-distance-second', like(1)),
  ),
  operation('length: length', lengthResult, measured),
  // The text lists no scalars here, though this is the fast form of length, whose scalars were added later.
  operation('fast-length: fast_length', lengthResult, joined(measured, unclear(vectorOf()))),
  operation('bit-selection: bitselect', selectResult, selected, selected, selected),
  operation(
    'selection: select',
    selectResult,
    selected,
    selected,
    slot(
      'opencl-select-condition',
      numbers(['integer']),
      beside('result', either, asManyAs('result')),
      beside('result', either, asWideAs('result')),
    ),
  ),
  operation('shuffle: shuffle', shuffledResult, source, mask),
  operation(
    'shuffle-of-two: shuffle2',
    shuffledResult,
    source,
    slot('opencl-shuffle-second', like(1)),
    mask,
  ),
]
