import { pairIn, pairOf, piecesIn, piecesOf, ways } from '../pairs/pair-of.ts'
import { kernel } from '../pairs/pieces.ts'
import { describeShape } from '../signatures/describe.ts'
import { fact, factWith, like, scalar, unsigned } from '../signatures/facts.ts'
import { componentOf, countOf, type Shape, sameType, widthOf } from '../signatures/shape.ts'
import {
  type Content,
  type Fact,
  joined,
  type Signature,
  type Slot,
  slot,
} from '../signatures/signature.ts'

const intWidths = 'Int8 Int16 Int64'
const inputs = 'DotProduct DotProductInputAll DotProductInput4x8BitPacked'

/** A shader with integers of all widths, vectors of the short ones, and dot products of all of them. */
const dots = piecesOf`capabilities: Shader ${intWidths} Float16 Float64 ${inputs}`

/** A kernel with the same, as far as a kernel can tell them apart, and longer vectors. */
const kernelDots = piecesIn(kernel)`
capabilities: ${kernel.capabilities} ${intWidths} Vector16 ${inputs}`

/** How four bytes lie in a word. */
const packed = 'PackedVectorFormat4x8Bit'

/** Dot products of packed vectors, without their format. */
const words = {
  signed: '%signed = OpSDot %int %a_int %a_int',
  unsigned: '%unsigned = OpUDot %uint %a_uint %a_uint',
  mixed: '%mixed = OpSUDot %int %a_int %a_uint',
  'signed-sum': '%signed_sum = OpSDotAccSat %int %a_int %a_int %a_int',
  'unsigned-sum': '%unsigned_sum = OpUDotAccSat %uint %a_uint %a_uint %a_uint',
  'mixed-sum': '%mixed_sum = OpSUDotAccSat %int %a_int %a_uint %a_int',
}

const formatted = Object.fromEntries(
  Object.entries(words).map(([way, line]) => [way, `${line} ${packed}`]),
)

/** The same of vectors of four bytes. */
const bytesBody = `%signed = OpSDot %int %a_char4 %a_char4
%unsigned = OpUDot %uint %a_uchar4 %a_uchar4
%mixed = OpSUDot %int %a_char4 %a_uchar4
%signed_sum = OpSDotAccSat %int %a_char4 %a_char4 %a_int
%unsigned_sum = OpUDotAccSat %uint %a_uchar4 %a_uchar4 %a_uint
%mixed_sum = OpSUDotAccSat %int %a_char4 %a_uchar4 %a_int`

function takes(...inputs: readonly string[]): string {
  const widths = ['Int8', 'Int16', 'Int64']
  return ['Shader', ...widths, 'DotProduct', ...inputs]
    .map((name) => `OpCapability ${name}`)
    .join('\n')
}

function isOfIntegers(shape: Shape): boolean {
  return componentOf(shape)?.kind === 'integer' && countOf(shape) !== undefined
}

const asWideAsComponents: Fact = factWith(
  1,
  (vector, name) => `be at least as wide as the components of ${name} (${widthOf(vector)} bits)`,
  (own, vector) => {
    const [width, least] = [widthOf(own), widthOf(vector)]
    if (vector.kind !== 'vector' || width === undefined || least === undefined) return undefined
    return width >= least
  },
)

const vectorOrWord: Fact = fact(
  'be a vector of integers or a 32-bit integer',
  (shape) => isOfIntegers(shape) && (shape.kind === 'vector' || widthOf(shape) === 32),
)

const bothOfAKind: Fact = factWith(
  1,
  (one, name) => `be a ${one.kind === 'vector' ? 'vector' : 'scalar'} as ${name} is`,
  (own, one) =>
    isOfIntegers(own) && isOfIntegers(one)
      ? (own.kind === 'vector') === (one.kind === 'vector')
      : undefined,
)

const unsignedComponents: Fact = fact('have components of Signedness 0', (shape) => {
  const component = componentOf(shape)
  return shape.kind !== 'vector' || component?.kind !== 'integer' || !component.signed
})

/** Between vectors, or between words, the same type. */
const sameAsFirst: Fact = factWith(
  1,
  (one, name) => `have the type of ${name}, ${describeShape(one)}`,
  (own, one) =>
    (own.kind === 'vector') === (one.kind === 'vector') ? sameType(own, one) : undefined,
)

const sizedAsFirst: Fact = factWith(
  1,
  (_, name) => `have as many components as ${name}, as wide as those`,
  (own, one) =>
    own.kind === 'vector' && one.kind === 'vector'
      ? own.count === one.count && widthOf(own) === widthOf(one)
      : undefined,
)

const packedFormat: Content = { kind: 'enumerant', name: packed }

/** Needed where the operands are scalars; vectors may have it too. */
const format: Slot = {
  kind: 'enumerant',
  optional: true,
  facts: [
    {
      rule: 'integer-dot-format',
      fact: {
        reads: [1],
        must: () => 'be given where the operands are scalars',
        holds: () => true,
        allowsNone(form) {
          const vector = form.shape(1)
          return vector?.kind === 'integer' ? false : undefined
        },
      },
    },
  ],
  candidates: () => [packedFormat],
  ways: (own) => (own === undefined ? {} : { absent: undefined }),
}

const result = slot('integer-dot-result', scalar('integer'), asWideAsComponents)
const unsignedResult = slot('integer-dot-result', scalar('integer'), unsigned, asWideAsComponents)
const first = slot('integer-dot-operand', vectorOrWord)
const second = slot('integer-dot-operand', vectorOrWord, bothOfAKind)
const same = slot('integer-dot-same', sameAsFirst)
const noSign = slot('integer-dot-signedness', unsignedComponents)
const accumulator = slot('integer-dot-accumulator', like('result'))

function dotProduct(
  name: string,
  operation: string,
  own: Slot,
  vectors: readonly Slot[],
): readonly Signature[] {
  const capabilities = ['DotProductInputAll', 'DotProductInput4x8BitPacked']
  const only = isOfIntegers
  const shared = { result: own, capabilities, only, inKernels: true } as const
  const inEachWay = ['integer-dot-operand']
  return [
    { ...shared, name, inEachWay, operations: [operation], operands: [...vectors, format] },
    {
      ...shared,
      name: `accumulated-${name}`,
      operations: [`${operation}AccSat`],
      operands: [...vectors, accumulator, format],
    },
  ]
}

/** Dot products of integers (3.3.13). */
export const signatures: readonly Signature[] = [
  ...dotProduct('signed-dot-product', 'OpSDot', result, [first, joined(second, same)]),
  ...dotProduct('unsigned-dot-product', 'OpUDot', unsignedResult, [
    joined(first, noSign),
    joined(second, noSign, same),
  ]),
  ...dotProduct('mixed-dot-product', 'OpSUDot', result, [
    first,
    joined(second, noSign, slot('integer-dot-same', sizedAsFirst)),
  ]),
]

/** Pairs of the rules on dot products of integers: their capabilities, the extension, long vectors. */
export const pairs = [
  pairOf`integer-dot-capability/packed: packed vectors have a capability of their own
capabilities: ${takes(`{DotProductInput4x8BitPacked
| for-vectors-of-bytes: DotProductInput4x8Bit
| for-all-vectors: DotProductInputAll
| for-both:
DotProductInput4x8Bit
OpCapability DotProductInputAll}`)}
body: ${Object.values(formatted).join('\n')}
changed: {OpCapability DotProductInput4x8BitPacked | none:}`,
  pairOf`integer-dot-capability/bytes: vectors of four bytes of either sign need no capability for all vectors
capabilities: ${takes('DotProductInput4x8Bit')}
body: ${bytesBody}
${ways({
  ...formatted,
  'three-bytes': '%signed = OpSDot %int %a_char3 %a_char3',
  'two-bytes': '%unsigned = OpUDot %uint %a_uchar2 %a_uchar2',
  'four-shorts': '%signed = OpSDot %int %a_short4 %a_short4',
  'four-words': '%unsigned = OpUDot %uint %a_uint4 %a_uint4',
  'mixed-three-bytes': '%mixed = OpSUDot %int %a_char3 %a_uchar3',
  'mixed-four-words': '%mixed = OpSUDot %int %a_int4 %a_uint4',
  'sum-of-three-bytes': '%signed_sum = OpSDotAccSat %int %a_char3 %a_char3 %a_int',
  'sum-of-two-shorts': '%unsigned_sum = OpUDotAccSat %uint %a_ushort2 %a_ushort2 %a_uint',
  'mixed-sum-of-two-bytes': '%mixed_sum = OpSUDotAccSat %int %a_char2 %a_uchar2 %a_int',
})}`,
  pairOf`integer-dot-capability/bytes-among-all: where all vectors are taken those of four bytes are
capabilities: ${takes('{DotProductInputAll | for-packed: DotProductInput4x8BitPacked}')}
body: ${bytesBody}
changed: {OpCapability DotProductInputAll | none:}`,
  pairOf`integer-dot-capability/all: the capability for all vectors is not for packed ones
capabilities: ${takes('DotProductInputAll')}
body: %signed = OpSDot %int %a_char3 %a_char3
%unsigned = OpUDot %uint %a_uchar4 %a_uchar4
%mixed = OpSUDot %int %a_short4 %a_ushort4
%signed_sum = OpSDotAccSat %long %a_int4 %a_int4 %a_long
%unsigned_sum = OpUDotAccSat %ulong %a_ulong2 %a_ulong2 %a_ulong
%mixed_sum = OpSUDotAccSat %int %a_char2 %a_uchar2 %a_int
${ways(formatted)}`,
  pairOf`integer-dot-capability/words: four words are not four bytes, and are not packed
capabilities: ${takes(`{DotProductInputAll
| for-vectors-of-bytes: DotProductInput4x8Bit
| for-packed: DotProductInput4x8BitPacked
| for-both:
DotProductInput4x8Bit
OpCapability DotProductInput4x8BitPacked}`)}
body: %signed = OpSDot %int %a_int4 %a_int4`,
  pairIn(kernelDots)`integer-dot-capability/kernel
sixteen bytes of a kernel are not four times four
capabilities: ${kernelDots.capabilities?.replace('InputAll', 'Input4x8Bit')}
body: %four = OpSDot %uint {%a_uchar4 %a_uchar4 | sixteen: %a_uchar16 %a_uchar16}
%word = OpUDot %uint {%a_uint %a_uint ${packed} | eight-shorts: %a_ushort8 %a_ushort8}`,
  pairOf`integer-dot-capability/by-an-extension in spv1.0, spv1.5
the capabilities are those of the extension by which earlier versions have the instructions
capabilities: ${takes('DotProductInput4x8BitKHR')}
body: %signed = OpSDotKHR %int {%a_char4 %a_char4 | packed: %a_int %a_int PackedVectorFormat4x8BitKHR
  | words: %a_int4 %a_int4}`,
  pairIn(dots)`integer-dot-format/by-an-extension in spv1.0, spv1.5
so does a module of an earlier version
body: %mixed = OpSUDotKHR %int %a_int %a_uint {PackedVectorFormat4x8BitKHR | without:}`,
  pairIn(dots)`integer-dot-result/by-an-extension in spv1.0, spv1.5
the rule is that of the extension by which earlier versions have the instructions
body: %signed = OpSDotKHR {%int | narrower: %short} %a_int4 %a_int4
%unsigned = OpUDotAccSatKHR {%uint %a_uchar4 %a_uchar4 %a_uint | signed-of-unsigned: %int %a_uchar4 %a_uchar4 %a_int}`,
  pairOf`integer-dot-operand/long-vectors
vectors of more than four integers have dot products, also where a constant tells how many
capabilities: ${dots.capabilities} LongVectorEXT
declarations: %sized = OpTypeVectorIdEXT %uint %uint_8
%sized_floats = OpTypeVectorIdEXT %float %uint_8
body: %signed = OpSDot %int {%a_int5 %a_int5 | floats-signed: %a_float5 %a_float5}
%unsigned = OpUDot %uint {%a_sized %a_sized | floats-unsigned: %a_sized_floats %a_sized_floats}
%mixed = OpSUDot %int %a_char32 %a_uchar32`,
  pairIn(dots)`integer-dot-operand/where-nobody-comes: the rule holds in blocks that are not reached
body: OpReturn
%unreached: %signed = OpSDot %int {%a_int2 %a_int2 | floats: %a_float2 %a_float2}`,
  pairIn(dots)`integer-dot-signedness/by-an-extension in spv1.0, spv1.5
the rule is that of the extension by which earlier versions have the instructions
body: %unsigned = OpUDotKHR %uint {%a_uint3 %a_uint3 | unsigned: %a_int3 %a_int3}
%mixed = OpSUDotKHR %int %a_int3 {%a_uint3 | second-mixed: %a_int3}`,
]
