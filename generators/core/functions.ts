import { pairIn, pairOf, piecesOf, tagIn, tagOf } from '../pairs/pair-of.ts'
import { inFragment, inKernel, inLibrary } from '../pairs/tags.ts'

/** A function of two parameters in front of `%main`. */
const inBinary = tagOf`before: %uint %helper(%uint %first, %int %second)
-> %helper_next
%helper_next: OpReturnValue %first`

/** Two declarations and a definition that calls one of them. */
const imports = piecesOf`annotations: %outer LinkageAttributes "outer" Import
%other LinkageAttributes "other" Import
%inner LinkageAttributes "inner" Export
declarations: %unary = OpTypeFunction %void %uint
before: %void %outer(%uint %outer_parameter) as %unary
OpFunctionEnd
%void %other()
OpFunctionEnd
%void %inner()
%call = OpFunctionCall %void %outer %uint_1`

const inGroups = tagIn(imports)`annotations: %imported LinkageAttributes "outer" Import
%imported = OpDecorationGroup
%exported LinkageAttributes "inner" Export
%exported = OpDecorationGroup
OpGroupDecorate %imported %outer
OpGroupDecorate %exported %inner
%other LinkageAttributes "other" Import`

const inVariables = tagOf`debug: %file = OpString "file"
declarations: %private_pointer = OpTypePointer Private %uint
body: OpLine %file 1 1
%one = OpVariable %pointer_Function_uint Function
OpNoLine
%two = OpVariable %pointer_Function_uint Function %uint_1
OpStore %one %uint_2
-> %next: %value = OpLoad %uint %two`

const lastVariable = '%two = OpVariable %pointer_Function_uint Function %uint_1\n'

/** Types that are alike, and a function that takes and gives values of one of them. */
const twins = piecesOf`declarations: %one_pair = OpTypeStruct %uint %float
%other_pointer = OpTypePointer Function %one_pair
before: %one_pair %helper(%one_pair %value_parameter, %pointer_Function_one_pair %pointer_parameter)
OpUnreachable
body: %other_variable = OpVariable %other_pointer Function
%loaded = OpLoad %one_pair %variable_Private_one_pair
%call = OpFunctionCall %one_pair %helper %loaded %variable_Function_one_pair`

/** A function of two numbers, called before it is defined, and one of nothing. */
const inNumbers = tagOf`before: %void %nothing()
body: %call = OpFunctionCall %uint %helper %uint_1 %int_1
%void_call = OpFunctionCall %void %nothing
after: %uint %helper(%uint %first, %int %second)
%sum = OpIAdd %uint %first %second
%converted = OpConvertUToF %float %sum
[%join] OpBranchConditional %true %left %join
%left: OpReturnValue %sum
%join: OpReturnValue %first`

/** A function of three parameters that nothing calls, and a declaration. */
const inUncalled = tagOf`annotations: OpDecorate %declared LinkageAttributes "declared" Import
before: %void %declared(%int %declared_parameter)
OpFunctionEnd
%void %helper(%uint %one, %uint %two, %float %three)`
const inTwins = pairIn(twins)

/** Pairs of the rules on the shape and the types of functions, on calls, returns and exports. */
export const pairs = [
  inBinary`function-begin/one-after-the-other: a function ends before the next one begins
changed: OpReturnValue %first
{OpFunctionEnd | behind-a-block:}`,
  pairIn(imports)`function-begin/declarations: a declaration ends before the next function begins
changed: %outer_parameter = OpFunctionParameter %uint
{OpFunctionEnd | behind-a-parameter:}
changed: %other = OpFunction %void None %signature
{OpFunctionEnd | behind-the-function-itself:}`,
  inBinary`function-end/two-functions: every function has an end, and nothing else has
after: %void %last()
%last_entry: {OpUnreachable
OpFunctionEnd | last-function-without: OpUnreachable}
{| twice-behind-all: OpFunctionEnd}
changed: OpReturnValue %first
{| twice-between: OpFunctionEnd}
changed: {| in-front-of-all: OpFunctionEnd}
%helper = OpFunction`,
  inBinary`parameter-placement/two-parameters: parameters follow the function immediately
moved: {%second = OpFunctionParameter %int | last-one-in-the-first-block: behind %helper_entry:}
moved: {%helper_entry: | both-in-the-first-block: before %first = OpFunctionParameter %uint}
changed: {%second = OpFunctionParameter %int | last-one-in-the-second-block:}
changed: %helper_next:
{| last-one-in-the-second-block: %second = OpFunctionParameter %int}`,
  pairOf`block-begins-with-label/two-blocks: what follows the end of a block is a label, which a line may precede
debug: %file = OpString "file"
main: %main = OpFunction %void None %signature
OpLine %file 1 1
{| no-operation-in-front-of-the-first: OpNop | value-in-front-of-the-first: %sum = OpIAdd %uint %uint_1 %uint_1}
%entry:
end: OpReturn
{OpLine %file 2 1
%lost:
| termination-behind-termination:
| no-operation-in-front-of-the-second:
OpLine %file 2 1
OpNop
%lost:}
OpReturn
changed: %lost: {OpReturn | no-operation-in-front-of-the-end: OpReturn
OpNop}`,
  pairOf`block-begins-with-label/non-semantic-instructions: notes stand in blocks and outside functions
imports: %set = OpExtInstImport "NonSemantic.Notes"
body: %note = OpExtInst %void %set 1
end: OpReturn
{%lost: | label-left-out:}
OpUnreachable
changed: {%lost | value-behind-the-block: %sum = OpBitReverse %uint %uint_1
%lost} = OpLabel`,
  pairOf`block-ends-with-termination/chain: every block ends with a branch or a return
body: {-> %next | falls-through:}
%next: %sum = OpIAdd %uint %uint_1 %uint_1
end: {OpReturn | falls-through-into-a-lost-block:}
%lost: {OpUnreachable | no-operation-instead: OpNop}
changed: %lost = {OpLabel
OpUnreachable | falls-out-of-the-function: OpLabel}`,
  inFragment`block-ends-with-termination/fragment
a fragment shader ends by terminating its invocation, and demotes it before
body: OpDemoteToHelperInvocation
[%join] OpBranchConditional %true %left %right
%left: {OpTerminateInvocation | demoted-only: OpDemoteToHelperInvocation}
%right: {OpKill | kill-left-out:}
%join:
end: OpUnreachable`,
  pairIn(imports)`declarations-before-definitions/two-declarations
functions of other modules stand before all functions of this one
changed: {%other = OpFunction %void None %signature
OpFunctionEnd
| behind-the-first-definition:}
changed: {| behind-the-first-definition:
%other = OpFunction %void None %signature
OpFunctionEnd}
%main = OpFunction
changed: {%outer = OpFunction %void None %unary
%outer_parameter = OpFunctionParameter %uint
OpFunctionEnd
| behind-all-definitions:}
changed: %entry: OpReturn
OpFunctionEnd
{| behind-all-definitions:
%outer = OpFunction %void None %unary
%outer_parameter = OpFunctionParameter %uint
OpFunctionEnd}`,
  inVariables`variable-placement/lines-among-variables: variables stand first in the first block, with lines among them
changed: {OpNoLine | behind-no-operation: OpNop | behind-an-undefined-value: %undefined = OpUndef %uint}
changed: {${lastVariable} | in-the-second-block:}
changed: {%next: | in-the-second-block: %next:
${lastVariable}}
changed: {${lastVariable}OpStore %one %uint_2 | behind-a-store: OpStore %one %uint_2
${lastVariable}}`,
  inVariables`function-variable-storage-class/shader
the variables of a function are in Function, with and without an initializer
changed: {| private: %three = OpVariable %private_pointer Private
  | workgroup: %three = OpVariable %pointer_Workgroup_uint Workgroup}
%one = OpVariable %pointer_Function_uint Function
changed: {${lastVariable} | private-with-initializer: ${lastVariable}%three = OpVariable %private_pointer Private %uint_1}`,
  inKernel`function-variable-storage-class/kernel: the variables of a function in front of the kernel are in Function
before: %void %helper()
%one = OpVariable {%pointer_Function_uint Function | cross-workgroup: %pointer_CrossWorkgroup_uint CrossWorkgroup}`,
  pairOf`global-variable-storage-class/shader: variables outside functions are in any class but Function
declarations: %unused = OpVariable {%pointer_Private_uint Private | function: %pointer_Function_uint Function}
%unused_too = OpVariable {%pointer_Private_uint Private
  | function-with-initializer: %pointer_Function_uint Function} %uint_1
body: %value = OpLoad %uint %variable_Private_uint`,
  pairIn(imports)`declaration-is-import/decorated: every function without a body is an import
changed: {OpDecorate %other LinkageAttributes "other" Import | undecorated:}
changed: "outer" {Import | exported: Export}`,
  inGroups`declaration-is-import/by-a-group: a function without a body is an import by a decoration group
changed: "outer" {Import | exported: Export}
changed: {OpGroupDecorate %imported %outer | not-in-the-group:}`,
  pairIn(imports)`definition-is-not-import/exported: a function with a body is exported
changed: "inner" {Export | imported: Import}`,
  inGroups`definition-is-not-import/undecorated-and-by-a-group
a function with a body is exported by a decoration group, another one not decorated
changed: "inner" {Export | imported: Import}
changed: %other = OpFunction %void None %signature
{| body-added:
%other_entry: OpUnreachable}`,
  pairOf`function-type-is-function-type/two-functions: functions have function types
after: %helper = OpFunction %uint None {%signature_uint | return-type: %uint | structure: %uint_only
  | constant: %uint_1}
%helper_entry: OpReturnValue %uint_1
OpFunctionEnd
changed: OpFunction %void None {%signature | void-of-the-entry-point: %void}`,
  inTwins`function-result-type/twins: the result type is the return type itself, not one like it
body:
changed: %helper = OpFunction {%one_pair | like-it: %structure_uint_and_float | void: %void | type-of-a-member: %uint}`,
  inUncalled`function-result-type/numbers-and-nothing: a function gives a number, and a declaration gives nothing
after: %last = OpFunction {%int | other-signedness: %uint | nothing-for-a-number: %void} None %signature_int
%last_entry: OpUnreachable
OpFunctionEnd
changed: %declared = OpFunction {%void | number-for-nothing: %int}`,
  inUncalled`function-parameter-count/three-and-one
functions have the parameters of their types, with a body and without
changed: {%three = OpFunctionParameter %float | last-left-out:}
{| one-too-many: %four = OpFunctionParameter %float}
changed: {%one = OpFunctionParameter %uint
%two = OpFunctionParameter %uint
%three = OpFunctionParameter %float
| none:}
changed: {%declared_parameter = OpFunctionParameter %int | none-in-a-declaration:}
changed: {| one-in-the-entry-point: %four = OpFunctionParameter %uint}
%entry:`,
  inUncalled`function-parameter-type/three-and-one: parameters have the types of the function type in its order
changed: %one = OpFunctionParameter {%uint | first-and-last-exchanged: %float}
changed: %three = OpFunctionParameter {%float | first-and-last-exchanged: %uint}
changed: OpFunctionParameter {%float | last-is-a-vector: %float2}
changed: OpFunctionParameter {%int | other-signedness-in-a-declaration: %uint}`,
  inTwins`function-parameter-type/twins: a parameter has the type of the function type itself, not one like it
body:
changed: %value_parameter = OpFunctionParameter {%one_pair | structure: %structure_uint_and_float}
changed: %pointer_parameter = OpFunctionParameter {%pointer_Function_one_pair | pointer: %other_pointer
  | storage-class: %pointer_Private_one_pair}`,
  inNumbers`call-target-is-function/forward-and-backward: a function above and one below are called
changed: %void {%nothing | function-type: %signature | constant: %uint_1 | result-type: %void
  | result-of-a-call: %call}`,
  inNumbers`call-target-is-function/set-of-instructions: extended instructions are no functions
imports: %math = OpExtInstImport "GLSL.std.450"
changed: %void {%nothing | import-called: %math}`,
  inNumbers`call-result-type/numbers-and-nothing: a call results in what the function returns, void included
changed: OpFunctionCall {%uint | other-signedness: %int | nothing-for-a-number: %void | float: %float}
changed: OpFunctionCall {%void | number-for-nothing: %uint}`,
  inTwins`call-result-type/twins: a call results in the return type itself, not in one like it
changed: OpFunctionCall {%one_pair | like-it: %structure_uint_and_float}`,
  inNumbers`call-argument-count/forward-and-backward: two arguments for two parameters, none for none
changed: %helper {%uint_1 %int_1 | last-left-out: %uint_1 | none: | one-too-many: %uint_1 %int_1 %int_1}
changed: %void %nothing {| one-for-none: %uint_1}`,
  inUncalled`call-argument-count/declaration: a declared function is called with the argument it declares
body: %call = OpFunctionCall %void %declared {%int_1 | none: | one-too-many: %int_1 %int_1}`,
  inNumbers`call-argument-type/forward-and-backward: arguments have the types of the parameters in their order
changed: %helper {%uint_1 %int_1 | exchanged: %int_1 %uint_1 | last-of-other-signedness: %uint_1 %uint_1
  | first-a-float: %float_1 %int_1}`,
  inTwins`call-argument-type/twins: an argument has the type of the parameter itself, not one like it
changed: %helper {%loaded | structure: %null_structure_uint_and_float}
changed: %loaded {%variable_Function_one_pair | pointer: %other_variable | storage-class: %variable_Private_one_pair
  | value-for-a-pointer: %loaded}`,
  inNumbers`return-without-value/numbers-and-nothing: only functions that return void return without a value
changed: {OpReturnValue %sum | in-one-branch: OpReturn}
changed: {OpReturnValue %first | at-the-end: OpReturn}`,
  inKernel`return-without-value/lost-block: an unreachable block of a function that returns a number returns one too
before: %uint %helper()
OpReturnValue %uint_1
%lost: {OpReturnValue %uint_2 | in-the-lost-block: OpReturn}`,
  inNumbers`return-value-type/number: every returned value has the return type
changed: OpReturnValue {%first | other-signedness: %second}
changed: OpReturnValue {%sum | float: %converted | function: %helper}
changed: %nothing_entry: {OpReturn | value-from-a-function-of-nothing: OpReturnValue %uint_1}`,
  inTwins`return-value-type/twins: a returned structure has the return type itself, not one like it
before: ${(twins.before ?? '').replace('OpUnreachable', 'OpReturnValue %null_one_pair')}
changed: OpReturnValue {%null_one_pair | like-it: %null_structure_uint_and_float | member-of-it: %uint_1}`,
  pairOf`return-value-type/nothing: what a function of nothing gives is not returned
before: %void %nothing()
body: %call = OpFunctionCall %void %nothing
changed: %void %nothing
{OpReturn | void: OpReturnValue %call}`,
  inLibrary`export-name-once/functions-and-variables: what a module exports has names of its own
annotations: OpDecorate %one LinkageAttributes "one" Export
{OpDecorate %two LinkageAttributes "One" Export | functions: OpDecorate %two LinkageAttributes "one" Export
| variable: OpDecorate %two LinkageAttributes "data" Export}
OpDecorate %data LinkageAttributes "data" Export
{OpDecorate %more LinkageAttributes "more" Export | variables: OpDecorate %more LinkageAttributes "data" Export}
declarations: %data = OpVariable %pointer_Private_uint Private %uint_1
%more = OpVariable %pointer_Private_uint Private %uint_1
after: %void %one()
%void %two()`,
]
