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
  slot,
  unclear,
} from '../signatures/signature.ts'
import { alsoOfSizes, fromOpenCl } from './shared/opencl-facts.ts'
import { beside, numbers } from './shared/set-facts.ts'

const either = numbers(['float', 'integer'])
const operation = (name: string, own: Omit<Signature, 'name' | keyof typeof fromOpenCl>) => ({
  ...fromOpenCl,
  ...own,
  name: `opencl-${name}`,
})

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

function length(
  name: string,
  operations: readonly string[],
  ...further: readonly Slot[]
): Signature {
  const rule = 'opencl-length-operand'
  const p = alsoOfSizes(
    slot(rule, numbers(['float'], { sizes: upToFour }), beside('result', scalarFloat, ofResult)),
    [8, 16],
  )
  const second = slot('opencl-distance-second', like(1))
  return operation(name, {
    operations,
    result: slot('opencl-length-result', scalarFloat),
    operands: operations[0]?.endsWith('distance') ? [p, second] : [joined(p, ...further)],
  })
}

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
const selected = slot('opencl-select-operand', like('result'))

/** Upsampling, and the geometric, relational and miscellaneous vector instructions of OpenCL.std (2.2, 2.4, 2.5, 2.7). */
export const signatures: readonly Signature[] = [
  operation('upsampling', {
    operations: ['u_upsample', 's_upsample'],
    result: slot(
      'opencl-upsample-result',
      numbers(['integer'], { widths: [16, 32, 64] }),
      beside(1, upsampled, asManyAs(1)),
      beside(1, upsampled, twiceAsWide),
    ),
    operands: [
      slot('opencl-upsample-operand', upsampled),
      slot('opencl-upsample-low-type', like(1)),
    ],
  }),
  operation('cross', {
    operations: ['cross'],
    result: alsoOfSizes(slot('opencl-cross-result', numbers(['float'], { sizes: [3, 4] })), [2, 8]),
    operands: [directed, directed],
  }),
  operation('normalization', {
    operations: ['normalize', 'fast_normalize'],
    result: alsoOfSizes(
      slot('opencl-normalize-result', numbers(['float'], { sizes: upToFour })),
      [8, 16],
    ),
    operands: [directed],
  }),
  length('distance', ['distance', 'fast_distance']),
  length('length', ['length']),
  // The text lists no scalars here, though this is the fast form of length, whose scalars were added later.
  length('fast-length', ['fast_length'], unclear(vectorOf())),
  operation('bit-selection', {
    operations: ['bitselect'],
    result: slot('opencl-select-result', either),
    operands: [selected, selected, selected],
  }),
  operation('selection', {
    operations: ['select'],
    result: slot('opencl-select-result', either),
    operands: [
      selected,
      selected,
      slot(
        'opencl-select-condition',
        numbers(['integer']),
        beside('result', either, asManyAs('result')),
        beside('result', either, asWideAs('result')),
      ),
    ],
  }),
  operation('shuffle', {
    operations: ['shuffle'],
    result: shuffledResult,
    operands: [source, mask],
  }),
  operation('shuffle-of-two', {
    operations: ['shuffle2'],
    result: shuffledResult,
    operands: [source, slot('opencl-shuffle-second', like(1)), mask],
  }),
]
