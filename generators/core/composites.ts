import { pairOf } from '../pairs/pair-of.ts'
import { wide } from '../pairs/pieces.ts'

/** Two structures with the same members, and what holds them. */
const twins = `%one = OpTypeStruct %float %uint
%outer = OpTypeStruct %one %uint2
%others = OpTypeArray %structure_float_and_uint %uint_2`

/** Pairs of the rules on constructing composites and on the parts of composites. */
export const pairs = [
  pairOf`composite-construct-result/composites
vectors, matrices, arrays and structures are constructed, also the structure of no members
declarations: %empty = OpTypeStruct
body: %vector = OpCompositeConstruct %float2 %a_float %a_float
%matrix = OpCompositeConstruct %float2x2 %a_float2 %a_float2
%array = OpCompositeConstruct %uints %a_uint %a_uint
%structure = OpCompositeConstruct %uint_only %a_uint
%nothing = OpCompositeConstruct {%empty | integer: %uint | float: %float | boolean: %bool}`,
  pairOf`composite-construct-count/one-for-each
each member, element and column has its constituent
body: %matrix = OpCompositeConstruct %float2x2 %a_float2 {%a_float2 | matrix-of-three: %a_float2 %a_float2
  | matrix-of-one:}
%array = OpCompositeConstruct %uints %a_uint {%a_uint | array-of-one:
  | array-of-three: %a_uint %a_uint}
%structure = OpCompositeConstruct %uint_pair %a_uint %a_uint {| structure-of-three: %a_uint}
%single = OpCompositeConstruct %uint_only {%a_uint | structure-of-none:}`,
  pairOf`composite-construct-count/components-of-vectors
scalars and vectors together have as many components as the vector
body: %of_both = OpCompositeConstruct %float4 %a_float %a_float2 {%a_float | one-less:
  | one-more: %a_float2}
%of_vectors = OpCompositeConstruct %uint4 %a_uint2 {%a_uint2 | longer-vector: %a_uint3
  | as-many-constituents: %a_uint2 %a_uint %a_uint}
%of_scalars = OpCompositeConstruct %bool3 %a_bool %a_bool {%a_bool | scalar-less:
  | scalar-more: %a_bool %a_bool}`,
  pairOf`composite-construct-type/like-the-parts
each constituent has the type of its place
${wide}
declarations: ${twins}
body: %matrix = OpCompositeConstruct %float2x2 {%a_float2 %a_float2 | scalar-columns: %a_float %a_float
  | longer-column: %a_float2 %a_float3 | wider-column: %a_double2 %a_float2}
%array = OpCompositeConstruct %uints {%a_uint %a_uint | signed-element: %a_uint %a_int
  | vector-elements: %a_uint2 %a_uint2}
%structure = OpCompositeConstruct %one {%a_float %a_uint | exchanged: %a_uint %a_float}
%nested = OpCompositeConstruct %outer {%a_one | twin: %a_structure_float_and_uint} {%a_uint2
  | array-for-vector: %a_uints}
%nests = OpCompositeConstruct %one_array2 %a_one {%a_one | twin-element: %a_structure_float_and_uint}`,
  pairOf`composite-construct-type/components-of-vectors
a vector is made of scalars of its component type and vectors of such
${wide}
body: %of_both = OpCompositeConstruct %float4 {%a_float | integer-scalar: %a_uint} {%a_float3
  | wider-vector: %a_double3}
%of_vectors = OpCompositeConstruct %uint4 {%a_uint2 %a_uint2 | signed-vector: %a_uint2 %a_int2
  | signed-vectors: %a_int2 %a_int2}
%of_scalars = OpCompositeConstruct %bool2 %a_bool {%a_bool | integer-scalars: %a_uint}`,
  pairOf`composite-construct-two/of-two-vectors
a vector is made of two parts, another composite may be made of one
body: %floats_joined = OpCompositeConstruct %float4 {%a_float3 %a_float | floats: %a_float4}
%integers_joined = OpCompositeConstruct %int2 {%a_int %a_int | integers: %a_int2}
%single = OpCompositeConstruct %uint_only %a_uint`,
  pairOf`composite-construct-two/long-vectors
with long vectors one part is enough
capabilities: {LongVectorEXT | without-the-capability:} Shader
extensions: OpExtension "SPV_EXT_long_vector"
body: %copied = OpCompositeConstruct %float2 %a_float2`,
  pairOf`composite-index-bounds/up-to-the-last
indexes select constituents up to the last one
declarations: ${twins}
body: %of_vector = OpCompositeExtract %float %a_float3 {2 | vector: 3}
%of_matrix = OpCompositeExtract %float2 %a_float2x3 {2 | matrix: 3}
%of_array = OpCompositeExtract %uint %a_uints {1 | array: 2}
%of_structure = OpCompositeExtract %uint %a_uint_three {2 | structure: 3 | all-ones: 0xFFFFFFFF}
%of_nested = OpCompositeExtract %uint %a_outer 1 {1 | vector-in-structure: 2}
%of_elements = OpCompositeExtract %float %a_one_array2 {1 | element-of-structures: 2} 0`,
  pairOf`composite-index-bounds/insertions
what is inserted gets a place that there is
declarations: ${twins}
body: %in_vector = OpCompositeInsert %float2 %a_float %a_float2 {1 | vector: 2}
%in_matrix = OpCompositeInsert %float2x3 %a_float %a_float2x3 {2 1 | row-of-matrix: 1 2
  | column-of-matrix: 3 1}
%in_array = OpCompositeInsert %uints %a_uint %a_uints {0 | array: 2 | sign-bit: 0x80000000}
%in_nested = OpCompositeInsert %outer %a_uint %a_outer 0 {1 | structure: 2}`,
  pairOf`composite-index-bounds/specialized
a component of a vector of specialization constants is taken
declarations: %vector = OpSpecConstantComposite %uint2 %spec_uint %spec_uint
%component = OpSpecConstantOp %uint CompositeExtract %vector {1 | extracted: 2}
%changed = OpSpecConstantOp %uint2 CompositeInsert %uint_1 %vector {1 | inserted: 2}`,
  pairOf`composite-index-depth/down-to-scalars
indexes lead down to scalars
declarations: ${twins}
body: %of_vector = OpCompositeExtract %float {%a_float3 | scalar: %a_float} 0 {| vector: 0}
%of_matrix = OpCompositeExtract %float %a_float2x2 0 0 {| matrix: 0}
%of_structure = OpCompositeExtract %float %a_outer 0 0 {| structure: 0}
%in_vector = OpCompositeInsert {%float2 %a_float %a_float2
  | inserted-in-scalar: %float %a_float %a_float} 0 {| inserted-in-vector: 0}
%in_nested = OpCompositeInsert %outer %a_uint %a_outer 1 0 {| inserted-in-nested: 0}`,
]
