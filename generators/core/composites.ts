import { pairOf, tagIn, tagOf } from '../pairs/pair-of.ts'
import { cooperativeMatrices } from '../pairs/pieces.ts'
import { inWide } from '../pairs/tags.ts'
import { componentsLike, componentTypeOf, like, scalar, vectorOf } from '../signatures/facts.ts'
import { countOf } from '../signatures/shape.ts'
import {
  type Content,
  type Fact,
  type Form,
  type Signature,
  type Slot,
  signaturesOf,
  slot,
} from '../signatures/signature.ts'

const index = slot('vector-dynamic-index', scalar('integer'))

/** Components of both vectors together. */
function total(form: Form): number | undefined {
  const counts = [form.shape(1), form.shape(2)].map((shape) =>
    shape?.kind === 'vector' ? countOf(shape) : undefined,
  )
  const [one, other] = counts
  return one === undefined || other === undefined ? undefined : one + other
}

const noSource = 0xffff_ffff

const oneForEach: Fact = {
  reads: ['result'],
  must: (form) =>
    `be as many as Result Type has components (${form.shape('result')?.kind === 'vector' ? countOf(form.shape('result') ?? { kind: 'void' }) : 'none'})`,
  holds(own, form) {
    const result = form.shape('result')
    return own.kind === 'literals' && result?.kind === 'vector'
      ? own.numbers.length === result.count
      : undefined
  },
}

const inRange: Fact = {
  reads: [1, 2],
  must: (form) =>
    `be less than the components of both vectors together (${total(form)}), or 0xFFFFFFFF`,
  holds(own, form) {
    const limit = total(form)
    if (own.kind !== 'literals' || limit === undefined) return undefined
    return own.numbers.every((number) => number < limit || number === noSource)
  },
}

/** Valid literals: from the last component backwards, and in one more form the first and none at all. */
function shuffles(form: Form): readonly Content[] {
  const [count, limit] = [form.shape('result'), total(form)]
  if (count?.kind !== 'vector' || limit === undefined) return []
  const backwards = Array.from({ length: count.count }, (_, at) => (limit - 1 - at + limit) % limit)
  return [backwards, [...backwards.slice(0, -1), noSource]].map((numbers) => ({
    kind: 'literals',
    numbers,
  }))
}

const components: Slot = {
  kind: 'literals',
  facts: [
    { rule: 'vector-shuffle-count', fact: oneForEach },
    { rule: 'vector-shuffle-literal', fact: inRange },
  ],
  candidates: shuffles,
  ways(own, form) {
    if (own?.kind !== 'literals') return {}
    const { numbers } = own
    const limit = total(form) ?? 0
    const withLast = (last: number): Content => ({
      kind: 'literals',
      numbers: [...numbers.slice(0, -1), last],
    })
    const withFirst = (first: number): Content => ({
      kind: 'literals',
      numbers: [first, ...numbers.slice(1)],
    })
    return {
      'one-more': { kind: 'literals', numbers: [...numbers, 0] },
      'one-more-without-source': { kind: 'literals', numbers: [...numbers, noSource] },
      'one-less': { kind: 'literals', numbers: numbers.slice(1) },
      none: { kind: 'literals', numbers: [] },
      'first-past-the-end': withFirst(limit),
      'last-past-the-end': withLast(limit),
      'twice-as-far': withFirst(2 * limit),
      'last-but-one': withLast(0xffff_fffe),
      'sign-bit': withFirst(0x8000_0000),
      'all-ones-of-sixteen-bits': withLast(0xffff),
    }
  },
}

const shuffled = slot('vector-shuffle-operands', vectorOf(), componentsLike('result'))

/** Two structures with the same members, and what holds them. */
const twins = `%one = OpTypeStruct %float %uint
%outer = OpTypeStruct %one %uint2
%others = OpTypeArray %structure_float_and_uint %uint_2`

/** Two structures with the same members, and what holds them. */
const twinObjects = `%one = OpTypeStruct %float %uint
%other = OpTypeStruct %float %uint
%outer = OpTypeStruct %one %uint2
%others = OpTypeArray %other %uint_2`

const inCooperative = tagIn(cooperativeMatrices)`
declarations: %cooperative = OpTypeCooperativeMatrixKHR %float %uint_3 %uint_8 %uint_8 %uint_2`

const inLong = tagOf`capabilities: Shader LongVectorEXT
declarations: %float8 = OpTypeVector %float 8
%sized = OpTypeVectorIdEXT %float %uint_8
%unsized = OpTypeVectorIdEXT %float %spec_uint_2`

/** Instructions on components of vectors (3.3.12). */
export const signatures: readonly Signature[] = [
  ...signaturesOf()`
vector-extraction: OpVectorExtractDynamic ${slot('vector-extract-dynamic', componentTypeOf(1))}
  ${slot('vector-extract-dynamic', vectorOf())} ${index}
vector-insertion: OpVectorInsertDynamic ${slot('vector-insert-dynamic-result', vectorOf())}
  ${slot('vector-insert-dynamic-vector', like('result'))}
  ${slot('vector-insert-dynamic-component', componentTypeOf('result'))} ${index}`,
  ...signaturesOf({ constant: 'always' })`
vector-shuffle: OpVectorShuffle ${slot('vector-shuffle-result', vectorOf())} ${shuffled} ${shuffled}
  ${components}`,
]

const inTwinObjects = tagOf`declarations: ${twinObjects}`
const inTwins = tagOf`declarations: ${twins}`

/** Pairs of the rules on composites: how they are made, taken apart, changed and copied, cooperative matrices and long vectors among them. */
export const pairs = [
  pairOf`composite-construct-result/composites
vectors, matrices, arrays and structures are constructed, also the structure of no members
declarations: %empty = OpTypeStruct
body: %vector = OpCompositeConstruct %float2 %a_float %a_float
%matrix = OpCompositeConstruct %float2x2 %a_float2 %a_float2
%array = OpCompositeConstruct %uints %a_uint %a_uint
%structure = OpCompositeConstruct %uint_only %a_uint
%nothing = OpCompositeConstruct {%empty | integer: %uint | float: %float | boolean: %bool}`,
  pairOf`composite-construct-count/one-for-each: each member, element and column has its constituent
body: %matrix = OpCompositeConstruct %float2x2 %a_float2 {%a_float2 | matrix-of-three: %a_float2 %a_float2
  | matrix-of-one:}
%array = OpCompositeConstruct %uints %a_uint {%a_uint | array-of-one: | array-of-three: %a_uint %a_uint}
%structure = OpCompositeConstruct %uint_pair %a_uint %a_uint {| structure-of-three: %a_uint}
%single = OpCompositeConstruct %uint_only {%a_uint | structure-of-none:}`,
  pairOf`composite-construct-count/components-of-vectors
scalars and vectors together have as many components as the vector
body: %of_both = OpCompositeConstruct %float4 %a_float %a_float2 {%a_float | one-less: | one-more: %a_float2}
%of_vectors = OpCompositeConstruct %uint4 %a_uint2 {%a_uint2 | longer-vector: %a_uint3
  | as-many-constituents: %a_uint2 %a_uint %a_uint}
%of_scalars = OpCompositeConstruct %bool3 %a_bool %a_bool {%a_bool | scalar-less: | scalar-more: %a_bool %a_bool}`,
  inWide`composite-construct-type/like-the-parts: each constituent has the type of its place
declarations: ${twins}
body: %matrix = OpCompositeConstruct %float2x2 {%a_float2 %a_float2 | scalar-columns: %a_float %a_float
  | longer-column: %a_float2 %a_float3 | wider-column: %a_double2 %a_float2}
%array = OpCompositeConstruct %uints {%a_uint %a_uint | signed-element: %a_uint %a_int
  | vector-elements: %a_uint2 %a_uint2}
%structure = OpCompositeConstruct %one {%a_float %a_uint | exchanged: %a_uint %a_float}
%nested = OpCompositeConstruct %outer {%a_one | twin: %a_structure_float_and_uint} {%a_uint2
  | array-for-vector: %a_uints}
%nests = OpCompositeConstruct %one_array2 %a_one {%a_one | twin-element: %a_structure_float_and_uint}`,
  inWide`composite-construct-type/components-of-vectors
a vector is made of scalars of its component type and vectors of such
body: %of_both = OpCompositeConstruct %float4 {%a_float | integer-scalar: %a_uint} {%a_float3
  | wider-vector: %a_double3}
%of_vectors = OpCompositeConstruct %uint4 {%a_uint2 %a_uint2 | signed-vector: %a_uint2 %a_int2
  | signed-vectors: %a_int2 %a_int2}
%of_scalars = OpCompositeConstruct %bool2 %a_bool {%a_bool | integer-scalars: %a_uint}`,
  pairOf`composite-construct-two/of-two-vectors: a vector is made of two parts, another composite may be made of one
body: %floats_joined = OpCompositeConstruct %float4 {%a_float3 %a_float | floats: %a_float4}
%integers_joined = OpCompositeConstruct %int2 {%a_int %a_int | integers: %a_int2}
%single = OpCompositeConstruct %uint_only %a_uint`,
  pairOf`composite-construct-two/long-vectors: with long vectors one part is enough
capabilities: {LongVectorEXT | without-the-capability:} Shader
body: %copied = OpCompositeConstruct %float2 %a_float2`,
  inTwins`composite-index-bounds/up-to-the-last: indexes select constituents up to the last one
body: %of_vector = OpCompositeExtract %float %a_float3 {2 | vector: 3}
%of_matrix = OpCompositeExtract %float2 %a_float2x3 {2 | matrix: 3}
%of_array = OpCompositeExtract %uint %a_uints {1 | array: 2}
%of_structure = OpCompositeExtract %uint %a_uint_three {2 | structure: 3 | all-ones: 0xFFFFFFFF}
%of_nested = OpCompositeExtract %uint %a_outer 1 {1 | vector-in-structure: 2}
%of_elements = OpCompositeExtract %float %a_one_array2 {1 | element-of-structures: 2} 0`,
  inTwins`composite-index-bounds/insertions: what is inserted gets a place that there is
body: %in_vector = OpCompositeInsert %float2 %a_float %a_float2 {1 | vector: 2}
%in_matrix = OpCompositeInsert %float2x3 %a_float %a_float2x3 {2 1 | row-of-matrix: 1 2 | column-of-matrix: 3 1}
%in_array = OpCompositeInsert %uints %a_uint %a_uints {0 | array: 2 | sign-bit: 0x80000000}
%in_nested = OpCompositeInsert %outer %a_uint %a_outer 0 {1 | structure: 2}`,
  pairOf`composite-index-bounds/specialized: a component of a vector of specialization constants is taken
declarations: %vector = OpSpecConstantComposite %uint2 %spec_uint %spec_uint
%component = OpSpecConstantOp %uint CompositeExtract %vector {1 | extracted: 2}
%changed = OpSpecConstantOp %uint2 CompositeInsert %uint_1 %vector {1 | inserted: 2}`,
  inTwins`composite-index-depth/down-to-scalars: indexes lead down to scalars
body: %of_vector = OpCompositeExtract %float {%a_float3 | scalar: %a_float} 0 {| vector: 0}
%of_matrix = OpCompositeExtract %float %a_float2x2 0 0 {| matrix: 0}
%of_structure = OpCompositeExtract %float %a_outer 0 0 {| structure: 0}
%in_vector = OpCompositeInsert {%float2 %a_float %a_float2
  | inserted-in-scalar: %float %a_float %a_float} 0 {| inserted-in-vector: 0}
%in_nested = OpCompositeInsert %outer %a_uint %a_outer 1 0 {| inserted-in-nested: 0}`,
  inWide`composite-extract-type/what-is-reached: what is extracted has the type that the indexes reach
declarations: ${twinObjects}
body: %component = OpCompositeExtract {%float | integer-component: %uint | wider-component: %double
  | component-as-vector: %float2} %a_float2 1
%column = OpCompositeExtract {%float2 | component-for-column: %float | row-for-column: %float3} %a_float2x3 1
%element = OpCompositeExtract {%one | twin-element: %other} %a_one_array2 1
%member = OpCompositeExtract {%uint | signed-member: %int} %a_outer 0 {1 | other-member: 0}
%vector = OpCompositeExtract {%uint2 | array-for-vector: %uints} %a_outer 1`,
  pairOf`composite-extract-type/specialized: a component of a vector of specialization constants has its type
declarations: %vector = OpSpecConstantComposite %uint2 %spec_uint %spec_uint
%component = OpSpecConstantOp {%uint | signed: %int} CompositeExtract %vector 1`,
  inTwinObjects`composite-insert-type/like-the-composite: what is changed keeps its type
body: %vector = OpCompositeInsert {%float2 | longer-vector: %float3} %a_float {%a_float2
  | vector-for-array: %a_floats} 1
%matrix = OpCompositeInsert {%float2x3 | fewer-columns: %float2x2} %a_float2 %a_float2x3 1
%structure = OpCompositeInsert {%one | twin-result: %other} %a_float {%a_one | twin-composite: %a_other} 0
%array = OpCompositeInsert {%uints | vector-result: %uint2} %a_uint %a_uints 1`,
  inWide`composite-insert-object/what-is-reached: what is inserted has the type that the indexes reach
declarations: ${twinObjects}
body: %vector = OpCompositeInsert %float2 {%a_float | integer-component: %a_uint
  | wider-component: %a_double} %a_float2 1
%matrix = OpCompositeInsert %float2x3 {%a_float2 | scalar-column: %a_float | longer-column: %a_float3} %a_float2x3 1
%array = OpCompositeInsert %one_array2 {%a_one | twin-element: %a_other} %a_one_array2 1
%structure = OpCompositeInsert %outer {%a_uint | other-member: %a_float | signed-member: %a_int} %a_outer 0 1`,
  inTwinObjects`copy-object-type/like-the-operand: a copy has the type of what is copied
body: %number = OpCopyObject %uint {%a_uint | signed: %a_int}
%vector = OpCopyObject %float2 {%a_float2 | longer-vector: %a_float3 | array-for-vector: %a_floats}
%structure = OpCopyObject %one {%a_one | twin-structure: %a_other}
%address = OpCopyObject {%pointer_Private_uint | twin-pointer: %second_pointer_Private_uint} %variable_Private_uint`,
  pairOf`copy-object-not-void/beside-a-call: what a function returns is copied, unless that is nothing
before: %uint %number()
OpReturnValue %uint_1
%void %nothing()
body: %one_call = OpFunctionCall %uint %number
%other_call = OpFunctionCall %void %nothing
%copy = OpCopyObject {%uint %one_call | void: %void %other_call}`,
  inWide`transpose-type/rows-and-columns: three columns of two floats become two columns of three
body: %transposed = OpTranspose {%float3x2 | same-type: %float2x3 | more-columns: %float3x3
  | longer-columns: %float4x2} {%a_float2x3 | wider: %a_double2x3 | of-vector: %a_float3 | of-array: %a_floats}
%square = OpTranspose {%float2x2 %a_float2x2 | wider-square: %double2x2 %a_float2x2 | vectors: %float2 %a_float2}`,
  inTwinObjects`copy-logical-differs/twins: a logical copy has another type
body: %structure = OpCopyLogical %one {%a_other | same-structure: %a_one}
%array = OpCopyLogical %one_array2 {%a_others | same-array: %a_one_array2}`,
  inTwinObjects`copy-logical-matches/twins: a logical copy is built alike at all depths
+declarations: %outer_signed = OpTypeStruct %structure_float_and_int %uint2
%all_signed = OpTypeArray %structure_float_and_int %uint_2
body: %structure = OpCopyLogical {%one | signed-member: %structure_float_and_int | exchanged-members: %structure_uint_and_float} {%a_other
  | fewer-members: %a_float_only | more-members: %a_structure_float_and_uint_and_uint}
%array = OpCopyLogical {%one_array2 %a_others | longer-array: %one_array2 %a_other_array3
  | signed-elements: %all_signed %a_others | structure-for-array: %uints %a_uint_pair}
%nested = OpCopyLogical {%structure_other_and_uint2 %a_outer | signed-in-nested: %outer_signed %a_outer
  | array-in-nested: %structure_one_and_uints %a_structure_other_and_uint2}`,
  inTwinObjects`copy-logical-matches/aggregates-alone: only arrays and structures are copied logically
body: %copy = OpCopyLogical {%one %a_other | scalars: %uint %a_int | vector-from-array: %uint2 %a_uints
  | scalar-from-structure: %uint %a_uint_only | structure-from-scalar: %uint_only %a_uint
  | matrices: %float2x2 %a_float4x4}`,

  inCooperative`composite-construct-count/cooperative-matrices: one constituent is enough for a cooperative matrix
body: %same = OpCompositeConstruct %cooperative %a_float
%columns = OpCompositeConstruct %float2x2 %a_float2 {%a_float2 | one-for-a-common-matrix:}`,
  inCooperative`composite-construct-type/cooperative-matrices
a cooperative matrix is made of a scalar of its component type
body: %same = OpCompositeConstruct %cooperative %a_float`,
  inCooperative`composite-extract-type/cooperative-matrices: a part of a cooperative matrix has its component type
body: %component = OpCompositeExtract %float %a_cooperative 0`,
  inLong`vector-extract-dynamic/long-vectors: vectors of all lengths have components
body: %of_eight = OpVectorExtractDynamic %float {%a_float8 | of-array: %a_floats} %a_uint
%of_sized = OpVectorExtractDynamic {%float | integer-of-sized: %uint} %a_unsized %a_uint`,
  inLong`vector-insert-dynamic-component/long-vectors: components are inserted into vectors of all lengths
body: %in_eight = OpVectorInsertDynamic %float8 %a_float8 {%a_float | integer: %a_uint} %a_uint
%in_sized = OpVectorInsertDynamic %unsized %a_unsized {%a_float | vector: %a_float2} %a_uint`,
  inLong`vector-shuffle-count/long-vectors: a long vector has a literal for each component
body: %shuffled = OpVectorShuffle %float6 %a_float4 %a_float8 0 1 2 3 {| one-more: 9} 10 {11 | one-less:}`,
  inLong`vector-shuffle-literal/long-vectors: literals go up to the last component of a long vector
body: %shuffled = OpVectorShuffle %float2 %a_float8 %a_sized 8 {15 | one-more: 16}`,
  inLong`composite-index-bounds/long-vectors: indexes into a vector of a constant length stay below it
body: %component = OpCompositeExtract %float %a_sized {7 | one-more: 8}`,
  pairOf`composite-index-bounds/specialized-length
as long as the length is to be specialized, no index is out of bounds
declarations: %sized = OpTypeArray %float %spec_uint_2
body: %of_specialized = OpCompositeExtract %float %a_sized 5
%of_fixed = OpCompositeExtract %float %a_floats {1 | fixed-length: 5}`,
  pairOf`copy-logical-matches/lengths-by-one-constant: arrays that are copied logically have the same constant as length
declarations: %others = OpTypeArray %second_float_only %uint_2
%others_by_signed = OpTypeArray %second_float_only %int_2
body: %copy = OpCopyLogical %float_only_array2 {%a_others | by-another-constant: %a_others_by_signed}`,
  pairOf`composite-extract-type/where-nobody-comes
rules hold in blocks that are not reached and functions that are not called too
before: %void %uncalled()
%component = OpCompositeExtract {%uint | in-a-function: %float} %a_uint3 2
body: OpReturn
%unreached: %column = OpCompositeExtract {%float2 | in-a-block: %float3} %a_float2x3 2`,
  pairOf`composite-insert-object/specialized
a constant of the component type is inserted into a vector of specialization constants
declarations: %vector = OpSpecConstantComposite %uint2 %spec_uint %spec_uint
%changed = OpSpecConstantOp %uint2 CompositeInsert {%uint_2 | signed: %int_2 | vector: %vector} %vector 1`,
  pairOf`composite-insert-type/specialized: a changed vector of specialization constants keeps its type
declarations: %vector = OpSpecConstantComposite %uint2 %spec_uint %spec_uint
%changed = OpSpecConstantOp {%uint2 | longer: %uint3} CompositeInsert %uint_2 %vector 1`,
  pairOf`vector-shuffle-count/specialized
a shuffled vector of specialization constants has a literal for each component
declarations: %vector = OpSpecConstantComposite %uint2 %spec_uint %spec_uint
%shuffled = OpSpecConstantOp %uint3 VectorShuffle %vector %vector 0 2 {1 | one-less: | one-more: 1 0}`,
]
