import { pairOf } from '../pairs/pair-of.ts'
import { fragment, kernel, type Pieces } from '../pairs/pieces.ts'

/** A function of two parameters in front of `%main`. */
const binary: Pieces = {
  declarations: '%binary = OpTypeFunction %uint %uint %int',
  before: `%uint %helper(%uint %first, %int %second) as %binary
-> %helper_next
%helper_next: OpReturnValue %first`,
}

/** Two declarations and a definition that calls one of them. */
const imports: Pieces = {
  annotations: `%outer LinkageAttributes "outer" Import
%other LinkageAttributes "other" Import
%inner LinkageAttributes "inner" Export`,
  declarations: '%unary = OpTypeFunction %void %uint',
  before: `%void %outer(%uint %outer_parameter) as %unary
OpFunctionEnd
%other = OpFunction %void None %signature
OpFunctionEnd
%void %inner()
%call = OpFunctionCall %void %outer %uint_1`,
}

const groups: Pieces = {
  ...imports,
  annotations: `%imported LinkageAttributes "outer" Import
%imported = OpDecorationGroup
%exported LinkageAttributes "inner" Export
%exported = OpDecorationGroup
OpGroupDecorate %imported %outer
OpGroupDecorate %exported %inner
%other LinkageAttributes "other" Import`,
}

const variables: Pieces = {
  debug: '%file = OpString "file"',
  declarations: `%private_pointer = OpTypePointer Private %uint`,
  body: `OpLine %file 1 1
%one = OpVariable %pointer_Function_uint Function
OpNoLine
%two = OpVariable %pointer_Function_uint Function %uint_1
OpStore %one %uint_2
-> %next: %value = OpLoad %uint %two`,
}

const lastVariable = '%two = OpVariable %pointer_Function_uint Function %uint_1\n'

/** Pairs of the rules on the shape of functions. */
export const pairs = [
  pairOf`function-begin/one-after-the-other
a function ends before the next one begins
${binary}
changed: OpReturnValue %first
{OpFunctionEnd | behind-a-block:}`,
  pairOf`function-begin/declarations
a declaration ends before the next function begins
${imports}
changed: %outer_parameter = OpFunctionParameter %uint
{OpFunctionEnd | behind-a-parameter:}
changed: %other = OpFunction %void None %signature
{OpFunctionEnd | behind-the-function-itself:}`,
  pairOf`function-end/two-functions
every function has an end, and nothing else has
${binary}
after: %last = OpFunction %void None %signature
%last_entry: OpUnreachable
OpFunctionEnd
{| twice-behind-all: OpFunctionEnd}
changed: OpReturnValue %first
OpFunctionEnd
{| twice-between: OpFunctionEnd}
changed: {| in-front-of-all: OpFunctionEnd}
%helper = OpFunction
changed: {OpUnreachable
OpFunctionEnd | last-function-without: OpUnreachable}`,
  pairOf`parameter-placement/two-parameters
parameters follow the function immediately
${binary}
moved: {%second = OpFunctionParameter %int | last-one-in-the-first-block: behind %helper_entry:}
moved: {%helper_entry: | both-in-the-first-block: before %first = OpFunctionParameter %uint}
changed: {%second = OpFunctionParameter %int | last-one-in-the-second-block:}
changed: %helper_next:
{| last-one-in-the-second-block: %second = OpFunctionParameter %int}`,
  pairOf`block-begins-with-label/two-blocks
what follows the end of a block is a label, which a line may precede
debug: %file = OpString "file"
main: %main = OpFunction %void None %signature
OpLine %file 1 1
{| no-operation-in-front-of-the-first: OpNop
  | value-in-front-of-the-first: %sum = OpIAdd %uint %uint_1 %uint_1}
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
  pairOf`block-begins-with-label/non-semantic-instructions
notes stand in blocks and outside functions
imports: %set = OpExtInstImport "NonSemantic.Notes"
body: %note = OpExtInst %void %set 1
end: OpReturn
{%lost: | label-left-out:}
OpUnreachable
changed: {%lost | value-behind-the-block: %sum = OpBitReverse %uint %uint_1
%lost} = OpLabel
OpUnreachable`,
  pairOf`block-ends-with-termination/chain
every block ends with a branch or a return
body: {-> %next | falls-through:}
%next: %sum = OpIAdd %uint %uint_1 %uint_1
end: {OpReturn | falls-through-into-a-lost-block:}
%lost: {OpUnreachable | no-operation-instead: OpNop}
changed: %lost = {OpLabel
OpUnreachable | falls-out-of-the-function: OpLabel}`,
  pairOf`block-ends-with-termination/fragment
a fragment shader ends by terminating its invocation, and demotes it before
${fragment}
body: OpDemoteToHelperInvocation
[%join] OpBranchConditional %true %left %right
%left: {OpTerminateInvocation | demoted-only: OpDemoteToHelperInvocation}
%right: {OpKill | kill-left-out:}
%join:
end: OpUnreachable`,
  pairOf`declarations-before-definitions/two-declarations
functions of other modules stand before all functions of this one
${imports}
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
  pairOf`variable-placement/lines-among-variables
variables stand first in the first block, with lines among them
${variables}
changed: {OpNoLine | behind-no-operation: OpNop | behind-an-undefined-value: %undefined = OpUndef %uint}
changed: {${lastVariable} | in-the-second-block:}
changed: {%next: | in-the-second-block: %next:
${lastVariable}}
changed: {${lastVariable}OpStore %one %uint_2 | behind-a-store: OpStore %one %uint_2
${lastVariable}}`,
  pairOf`function-variable-storage-class/shader
the variables of a function are in Function, with and without an initializer
${variables}
changed: {| private: %three = OpVariable %private_pointer Private
  | workgroup: %three = OpVariable %pointer_Workgroup_uint Workgroup}
%one = OpVariable %pointer_Function_uint Function
changed: {${lastVariable} | private-with-initializer: ${lastVariable}%three = OpVariable %private_pointer Private %uint_1}`,
  pairOf`function-variable-storage-class/kernel
the variables of a function in front of the kernel are in Function
${kernel}
before: %void %helper()
%one = OpVariable {%pointer_Function_uint Function | cross-workgroup: %pointer_CrossWorkgroup_uint CrossWorkgroup}`,
  pairOf`global-variable-storage-class/shader
variables outside functions are in any class but Function
entryPoints: GLCompute %main %variable_Private_uint %variable_Workgroup_uint
declarations: %unused = OpVariable {%pointer_Private_uint Private | function: %pointer_Function_uint Function}
%unused_too = OpVariable {%pointer_Private_uint Private
  | function-with-initializer: %pointer_Function_uint Function} %uint_1
body: %value = OpLoad %uint %variable_Private_uint`,
  pairOf`declaration-is-import/decorated
every function without a body is an import
${imports}
changed: {OpDecorate %other LinkageAttributes "other" Import | undecorated:}
changed: "outer" {Import | exported: Export}`,
  pairOf`declaration-is-import/by-a-group
a function without a body is an import by a decoration group
${groups}
changed: "outer" {Import | exported: Export}
changed: {OpGroupDecorate %imported %outer | not-in-the-group:}`,
  pairOf`definition-is-not-import/exported
a function with a body is exported
${imports}
changed: "inner" {Export | imported: Import}`,
  pairOf`definition-is-not-import/undecorated-and-by-a-group
a function with a body is exported by a decoration group, another one not decorated
${groups}
changed: "inner" {Export | imported: Import}
changed: %other = OpFunction %void None %signature
{| body-added:
%other_entry: OpUnreachable}
OpFunctionEnd`,
]
