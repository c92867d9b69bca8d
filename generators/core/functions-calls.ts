import { pairOf } from '../pairs/pair-of.ts'
import { kernel, type Pieces } from '../pairs/pieces.ts'

/** Types that are alike, and a function that takes and gives values of one of them. */
const twins: Pieces = {
  declarations: `%one_pair = OpTypeStruct %uint %float
%other_pointer = OpTypePointer Function %one_pair
%type = OpTypeFunction %one_pair %one_pair %pointer_Function_one_pair`,
  entryPoints: 'GLCompute %main %variable_Private_one_pair',
  before: `%one_pair %helper(%one_pair %value_parameter, %pointer_Function_one_pair %pointer_parameter) as %type
OpUnreachable`,
  body: `%other_variable = OpVariable %other_pointer Function
%loaded = OpLoad %one_pair %variable_Private_one_pair
%call = OpFunctionCall %one_pair %helper %loaded %variable_Function_one_pair`,
}

/** A function of two numbers, called before it is defined, and one of nothing. */
const numbers: Pieces = {
  declarations: '%binary = OpTypeFunction %uint %uint %int',
  before: `%void %nothing()`,
  body: `%call = OpFunctionCall %uint %helper %uint_1 %int_1
%void_call = OpFunctionCall %void %nothing`,
  after: `%uint %helper(%uint %first, %int %second) as %binary
%sum = OpIAdd %uint %first %second
%converted = OpConvertUToF %float %sum
[%join] OpBranchConditional %true %left %join
%left: OpReturnValue %sum
%join: OpReturnValue %first`,
}

/** A function of three parameters that nothing calls, and a declaration. */
const uncalled: Pieces = {
  annotations: 'OpDecorate %declared LinkageAttributes "declared" Import',
  declarations: '',
  before: `%void %declared(%int %declared_parameter)
OpFunctionEnd
%void %helper(%uint %one, %uint %two, %float %three)`,
}

/** Pairs of the rules on the types of functions, on calls and on returns. */
export const pairs = [
  pairOf`function-type-is-function-type/two-functions
functions have function types
after: %helper = OpFunction %uint None {%signature_uint | return-type: %uint | structure: %uint_only
  | constant: %uint_1}
%helper_entry: OpReturnValue %uint_1
OpFunctionEnd
changed: OpFunction %void None {%signature | void-of-the-entry-point: %void}`,
  pairOf`function-result-type/twins
the result type is the return type itself, not one like it
${twins}
body:
changed: %helper = OpFunction {%one_pair | like-it: %structure_uint_and_float | void: %void | type-of-a-member: %uint}`,
  pairOf`function-result-type/numbers-and-nothing
a function gives a number, and a declaration gives nothing
${uncalled}
after: %last = OpFunction {%int | other-signedness: %uint | nothing-for-a-number: %void} None %signature_int
%last_entry: OpUnreachable
OpFunctionEnd
changed: %declared = OpFunction {%void | number-for-nothing: %int}`,
  pairOf`function-parameter-count/three-and-one
functions have the parameters of their types, with a body and without
${uncalled}
changed: {%three = OpFunctionParameter %float | last-left-out:}
{| one-too-many: %four = OpFunctionParameter %float}
changed: {%one = OpFunctionParameter %uint
%two = OpFunctionParameter %uint
%three = OpFunctionParameter %float
| none:}
changed: {%declared_parameter = OpFunctionParameter %int | none-in-a-declaration:}
changed: {| one-in-the-entry-point: %four = OpFunctionParameter %uint}
%entry:`,
  pairOf`function-parameter-type/three-and-one
parameters have the types of the function type in its order
${uncalled}
changed: %one = OpFunctionParameter {%uint | first-and-last-exchanged: %float}
changed: %three = OpFunctionParameter {%float | first-and-last-exchanged: %uint}
changed: OpFunctionParameter {%float | last-is-a-vector: %float2}
changed: OpFunctionParameter {%int | other-signedness-in-a-declaration: %uint}`,
  pairOf`function-parameter-type/twins
a parameter has the type of the function type itself, not one like it
${twins}
body:
changed: %value_parameter = OpFunctionParameter {%one_pair | structure: %structure_uint_and_float}
changed: %pointer_parameter = OpFunctionParameter {%pointer_Function_one_pair | pointer: %other_pointer
  | storage-class: %pointer_Private_one_pair}`,
  pairOf`call-target-is-function/forward-and-backward
a function above and one below are called
${numbers}
changed: %void {%nothing | function-type: %signature | constant: %uint_1 | result-type: %void
  | result-of-a-call: %call}`,
  pairOf`call-target-is-function/set-of-instructions
extended instructions are no functions
${numbers}
imports: %math = OpExtInstImport "GLSL.std.450"
changed: %void {%nothing | import-called: %math}`,
  pairOf`call-result-type/numbers-and-nothing
a call results in what the function returns, void included
${numbers}
changed: OpFunctionCall {%uint | other-signedness: %int | nothing-for-a-number: %void | float: %float}
changed: OpFunctionCall {%void | number-for-nothing: %uint}`,
  pairOf`call-result-type/twins
a call results in the return type itself, not in one like it
${twins}
changed: OpFunctionCall {%one_pair | like-it: %structure_uint_and_float}`,
  pairOf`call-argument-count/forward-and-backward
two arguments for two parameters, none for none
${numbers}
changed: %helper {%uint_1 %int_1 | last-left-out: %uint_1 | none: | one-too-many: %uint_1 %int_1 %int_1}
changed: %void %nothing {| one-for-none: %uint_1}`,
  pairOf`call-argument-count/declaration
a declared function is called with the argument it declares
${uncalled}
body: %call = OpFunctionCall %void %declared {%int_1 | none: | one-too-many: %int_1 %int_1}`,
  pairOf`call-argument-type/forward-and-backward
arguments have the types of the parameters in their order
${numbers}
changed: %helper {%uint_1 %int_1 | exchanged: %int_1 %uint_1 | last-of-other-signedness: %uint_1 %uint_1
  | first-a-float: %float_1 %int_1}`,
  pairOf`call-argument-type/twins
an argument has the type of the parameter itself, not one like it
${twins}
changed: %helper {%loaded | structure: %null_structure_uint_and_float}
changed: %loaded {%variable_Function_one_pair | pointer: %other_variable | storage-class: %variable_Private_one_pair
  | value-for-a-pointer: %loaded}`,
  pairOf`return-without-value/numbers-and-nothing
only functions that return void return without a value
${numbers}
changed: {OpReturnValue %sum | in-one-branch: OpReturn}
changed: {OpReturnValue %first | at-the-end: OpReturn}`,
  pairOf`return-without-value/lost-block
an unreachable block of a function that returns a number returns one too
${kernel}
before: %uint %helper()
OpReturnValue %uint_1
%lost: {OpReturnValue %uint_2 | in-the-lost-block: OpReturn}`,
  pairOf`return-value-type/number
every returned value has the return type
${numbers}
changed: OpReturnValue {%first | other-signedness: %second}
changed: OpReturnValue {%sum | float: %converted | function: %helper}
changed: %nothing_entry: {OpReturn | value-from-a-function-of-nothing: OpReturnValue %uint_1}`,
  pairOf`return-value-type/twins
a returned structure has the return type itself, not one like it
${twins}
before: ${(twins.before ?? '').replace('OpUnreachable', 'OpReturnValue %null_one_pair')}
changed: OpReturnValue {%null_one_pair | like-it: %null_structure_uint_and_float | member-of-it: %uint_1}`,
  pairOf`return-value-type/nothing
what a function of nothing gives is not returned
before: %void %nothing()
body: %call = OpFunctionCall %void %nothing
changed: %void %nothing
{OpReturn | void: OpReturnValue %call}`,
]
