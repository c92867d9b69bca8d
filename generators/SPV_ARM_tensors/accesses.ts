import { pairIn, pairOf } from '../pairs/pair-of.ts'
import { bindingsOf } from '../pairs/pieces.ts'
import { loaded, tensors, withGrid } from './shared/tensors.ts'

const grid = withGrid(tensors)

/** Tensors of other types, each loaded from a variable that is named after it. */
function withOthers(types: Readonly<Record<string, string>>) {
  const names = Object.keys(types)
  const lines = names.map(
    (name) => `%type_${name} = OpTypeTensorARM ${types[name]}
%to_${name} = OpTypePointer UniformConstant %type_${name}
%in_${name} = OpVariable %to_${name} UniformConstant`,
  )
  return {
    ...grid,
    interfaces: `%variable ${names.map((name) => `%in_${name}`).join(' ')}`,
    annotations: bindingsOf(['variable', ...names.map((name) => `in_${name}`)]),
    declarations: `${grid.declarations}\n${lines.join('\n')}`,
    body: [loaded, ...names.map((name) => `%${name} = OpLoad %type_${name} %in_${name}`)].join(
      '\n',
    ),
  }
}

const unranked = withOthers({ unranked: '%float', line: '%float %uint_1' })

const ranked = withOthers({
  line: '%float %uint_1',
  cube: '%float %int_3',
  open: '%float %spec_uint_2',
})

/** Types that hold no scalars, and scalars of another type than the elements, by way. */
const noScalars = ['float2', 'float2x2', 'float_only', 'floats_array3', 'floats_only']

const others = ['double', 'half', 'uint', 'bool', 'doubles', 'int_array3']

function waysOf(names: readonly string[], prefix: string): string {
  return names.map((name) => `| ${name.replaceAll('_', '-')}: ${prefix}${name}`).join(' ')
}

/** Types of what is no array of integers. */
const noCoordinates = ['floats', 'bools', 'uint2', 'uint', 'uint_pair', 'uints_array2', 'uint2s']

const truths = withOthers({ truth: '%bool %uint_2' })

/** Pairs of the rules on instructions that read, write and measure tensors. */
export const pairs = [
  pairIn(unranked)`tensor-is-ranked/shader: tensors that are read, written and measured have a rank
body: ${unranked.body}
%read = OpTensorReadARM %float {%grid | read: %unranked | read-pointer: %variable | read-array: %a_floats} %a_uints
OpTensorWriteARM {%grid | written: %unranked | written-number: %float_1} %a_uints %read
%size = OpTensorQuerySizeARM %uint {%line | measured: %unranked | measured-pointer: %variable} %uint_0`,
  pairIn(grid)`coordinates-are-an-array-of-integers/shader
coordinates are integers of any width and signedness, constant or not
body: ${loaded}
%read = OpTensorReadARM %float %grid {%a_uints ${waysOf(noCoordinates, '%a_')}}
OpTensorWriteARM %grid {%a_ints ${waysOf(noCoordinates.slice(2, 5), '%a_').replaceAll('| ', '| written-')}} %read
%wide = OpTensorReadARM %float %grid %a_longs
%narrow = OpTensorReadARM %float %grid %null_ushorts`,
  pairOf`coordinates-length-is-the-rank/shader: there are as many coordinates as dimensions, where both are known
${ranked}
body: ${ranked.body}
%one = OpTensorReadARM %float %line {%a_uint_array1 | more-than-one: %a_uints}
%two = OpTensorReadARM %float %grid {%a_uints | less-than-two: %a_uint_array1 | more-than-two: %a_uint_array3}
OpTensorWriteARM %cube {%a_uint_array3 | less-than-three: %a_uints | more-than-three: %a_uint_array4} %one
%of_open = OpTensorReadARM %float %open %a_uint_array3`,
  pairIn(grid)`read-results-in-scalars/shader: one element is read, or several into an array
body: ${loaded}
%one = OpTensorReadARM {%float ${waysOf(noScalars, '%')}} %grid %a_uints
%three = OpTensorReadARM %float_array3 %grid %a_uints`,
  pairOf`read-results-in-scalars/truth-values: one truth value is read, or several into an array
${truths}
body: ${truths.body}
%one = OpTensorReadARM {%bool | vector: %bool2} %truth %a_uints
%two = OpTensorReadARM {%bools | structure: %bool_pair} %truth %a_uints`,
  pairOf`read-results-in-elements/shader: what is read has the type of the elements, alone or in an array
${grid}
body: ${loaded}
%one = OpTensorReadARM {%float ${waysOf(others, '%')}} %grid %a_uints
%two = OpTensorReadARM %floats %grid %a_uints`,
  pairOf`read-results-in-elements/integers: integers are read with the signedness that they have
${withOthers({ signed: '%int %uint_2', truth: '%bool %uint_2' })}
body: ${withOthers({ signed: '%int %uint_2', truth: '%bool %uint_2' }).body}
%one = OpTensorReadARM {%int | unsigned: %uint | unsigned-array: %uint_array4 | wide: %long} %signed %a_uints
%two = OpTensorReadARM {%bools | numbers: %uints} %truth %a_uints`,
  pairIn(grid)`written-object-is-scalars/shader: one element is written, or several from an array
body: ${loaded}
OpTensorWriteARM %grid %a_uints {%a_float ${waysOf(noScalars.slice(0, 3), '%a_')}}
OpTensorWriteARM %grid %a_uints %a_float_array3`,
  pairOf`written-object-is-scalars/truth-values: one truth value is written, or several from an array
${truths}
body: ${truths.body}
OpTensorWriteARM %truth %a_uints {%true | vector: %a_bool2}
OpTensorWriteARM %truth %a_uints {%a_bools | structure: %a_bool_pair}`,
  pairOf`written-object-is-elements/shader: what is written has the type of the elements, alone or in an array
${grid}
body: ${loaded}
OpTensorWriteARM %grid %a_uints {%a_float ${waysOf(others.slice(1, 5), '%a_')}}
OpTensorWriteARM %grid %a_uints %null_floats`,
  pairOf`size-is-an-integer/shader: the size of a dimension is an integer of any width and signedness
${grid}
body: ${loaded}
%size = OpTensorQuerySizeARM {%uint | float: %float | boolean: %bool | vector: %uint2 | array: %uints} %grid %uint_1
%signed = OpTensorQuerySizeARM %int %grid %uint_0
%wide = OpTensorQuerySizeARM %ulong %grid %uint_1
%narrow = OpTensorQuerySizeARM %uchar %grid %uint_0`,
  pairOf`dimension-is-an-integer-constant/shader: a dimension comes from any constant instruction
${withGrid(tensors, '%sum = OpSpecConstantOp %uint IAdd %spec_uint %uint_0')}
body: ${loaded}
%number = OpIAdd %uint %uint_0 %uint_0
%size = OpTensorQuerySizeARM %uint %grid {%uint_1 | undefined: %a_uint | float: %float_1 | boolean: %true | vector: %null_uint2
| computed: %number | specialized-float: %spec_float}
${['%int_1', '%ulong_0', '%null_uint', '%spec_uint', '%sum', '%spec_uint_2']
  .map((constant, at) => `%by_${at} = OpTensorQuerySizeARM %uint %grid ${constant}`)
  .join('\n')}`,
  pairOf`dimension-is-less-than-the-rank/shader: dimensions are less than the rank, where both are known
${ranked}
body: ${ranked.body}
%of_line = OpTensorQuerySizeARM %uint %line {%uint_0 | of-a-line: %uint_1}
%first = OpTensorQuerySizeARM %uint %line %null_uint
%of_grid = OpTensorQuerySizeARM %uint %grid {%uint_1 | equal: %uint_2 | more: %uint_3 | negative: %int_minus_1 | wide: %ulong_2
| large: %uint_4294967295}
%of_cube = OpTensorQuerySizeARM %uint %cube {%int_2 | of-a-cube: %int_3}
%of_open = OpTensorQuerySizeARM %uint %open %uint_7`,
]
