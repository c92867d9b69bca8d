import { pairOf } from '../pairs/pair-of.ts'
import type { Pieces } from '../pairs/pieces.ts'

/** A selection of two branches that compute something each, and a block that takes what they computed. */
const diamond: Pieces = {
  imports: '%set = OpExtInstImport "NonSemantic.Notes"',
  debug: '%file = OpString "file"',
  declarations: `%signed = OpUndef %int`,
  before: `%void %nothing()`,
  body: `[%join] OpBranchConditional %true %left %right
%left: %left_value = OpIAdd %uint %uint_1 %uint_2
%left_call = OpFunctionCall %void %nothing
-> %join
%right: %right_value = OpISub %uint %uint_3 %uint_1
%right_call = OpFunctionCall %void %nothing
-> %join: OpLine %file 1 1
%phi = OpPhi %uint %left_value %left %right_value %right
OpNoLine
%choice = OpPhi %bool %true %right %false %left
%whole = OpPhi %structure_uint_and_float %null_structure_uint_and_float %left %null_structure_uint_and_float %right
%number = OpPhi %uint %a_uint %left %uint_1 %right
%sum = OpNot %uint %phi`,
}

/** A loop that counts. */
const counting: Pieces = {
  declarations: '%undefined = OpUndef %uint',
  body: `-> %loop: %index = OpPhi %uint %uint_0 %entry %next %continue
%kept = OpPhi %uint %uint_0 %entry %kept %continue
%less = OpULessThan %bool %index %uint_8
[%out %continue] OpBranchConditional %less %body %out
%body: %twice = OpIAdd %uint %index %index
-> %continue: %next = OpIAdd %uint %index %uint_1
-> %loop
%out: %result = OpPhi %uint %index %loop`,
}

/** A block that is reached from one block, and branched to from another that no path reaches. */
const lost: Pieces = {
  body: `-> %above: %seen = OpIAdd %uint %uint_1 %uint_1
-> %join: %phi = OpPhi %uint %seen %above %uint_0 %lost`,
  end: `OpReturn
%lost: -> %join`,
}

/** A switch with several ways into one block. */
const several: Pieces = {
  body: `[%join] OpSwitch %uint_1 %join 1 %join 2 %join 3 %left 4 %left
%left: %twice = OpPhi %uint %uint_1 %entry {| once-more: %uint_1 %entry}
-> %join: %phi = OpPhi %uint {%uint_0 %entry | once-per-literal: %uint_0 %entry %uint_0 %entry %uint_0 %entry
  | switch-left-out:} %uint_1 %left`,
}

/** Pairs of the rules on OpPhi. */
export const pairs = [
  pairOf`phi-placement/behind-a-selection
OpPhi come first in their block, with lines among them
${diamond}
changed: {OpNoLine | behind-no-operation: OpNop | behind-an-undefined-value: %undefined = OpUndef %uint
  | behind-a-computation: %early = OpIAdd %uint %phi %uint_1
  | behind-a-note: %note = OpExtInst %void %set 1}
changed: %join:
{| first-of-all-behind-no-operation: OpNop}`,
  pairOf`phi-placement/loop-header
OpPhi come first in a loop header
${counting}
moved: {%kept = OpPhi %uint %uint_0 %entry %kept %continue | behind-the-condition: behind %less = OpULessThan %bool %index %uint_8}`,
  pairOf`phi-result-type/behind-a-selection
calls that give nothing are not merged
${diamond}
changed: OpPhi {%uint %a_uint %left %uint_1 | void: %void %left_call %left %right_call} %right`,
  pairOf`phi-variable-type/behind-a-selection
what is merged is of the type it is merged into
${diamond}
changed: {%uint_1 | other-signedness: %int_1 | vector: %null_uint2} %right
changed: {%a_uint | undefined-value-of-other-signedness: %signed} %left
changed: {%true | number-for-a-boolean: %uint_1} %right
changed: {%null_structure_uint_and_float | structure-like-it: %null_second_structure_uint_and_float} %right`,
  pairOf`phi-variable-type/loop
a loop counts in one type
${counting}
changed: {%kept | from-the-continue-target: %less} %continue
changed: {%index | from-the-header-to-the-merge-block: %less} %loop
changed: %result = OpPhi {%uint | all-variables: %int}`,
  pairOf`phi-parents/behind-a-selection
one value for each of two branches
${diamond}
changed: OpPhi %uint {%a_uint %left %uint_1 %right | one-left-out: %a_uint %left | all-left-out:}
changed: %a_uint %left %uint_1 %right {| one-twice: %uint_1 %right | header-added: %uint_1 %entry}
changed: %uint_1 {%right | header-instead: %entry}`,
  pairOf`phi-parents/loop
one value from before the loop, one from its continue target
${counting}
changed: %uint_0 %entry {%kept %continue | continue-target-left-out:}
changed: {%kept %continue | body-instead-of-continue-target: %uint_1 %body | own-block: %kept %loop}
changed: %index {%loop | continue-target-instead-of-header: %continue}`,
  pairOf`phi-parents/lost-block
a block that no path reaches counts as a parent
${lost}
changed: %seen %above {%uint_0 %lost | lost-block-left-out:}
changed: %uint_0 {%lost | first-block-for-it: %entry}`,
  pairOf`phi-parents/switch
a switch is one parent however many of its literals lead here
${several}`,
  pairOf`phi-parents/two-ways-of-a-branch in spv1.5
a branch is one parent also where both labels lead here
body: OpBranchConditional %true %next %next
%next: %phi = OpPhi %uint %uint_1 %entry {| once-per-label: %uint_1 %entry}`,
  pairOf`phi-variable-dominates-parent/behind-a-selection
each branch gives what it computed itself
${diamond}
changed: {%left_value %left %right_value | exchanged: %right_value %left %left_value
  | one-for-both: %left_value %left %left_value} %right
changed: {%uint_1 | from-the-block-itself: %sum | from-the-phi-itself: %number} %right`,
  pairOf`phi-variable-dominates-parent/loop
a loop begins with a constant and goes on with what it counted, an OpPhi with itself
${counting}
changed: %kept = OpPhi %uint {%uint_0 | begins-with-itself: %kept} %entry
changed: %index = OpPhi %uint {%uint_0 | begins-with-the-count: %next} %entry
changed: {%index | ends-with-the-body: %twice} %loop`,
  pairOf`phi-variable-dominates-parent/lost-block
what a block that no path reaches gives may come from anywhere
${lost}
body: ${(lost.body ?? '').replace('%uint_0 %lost', '%phi %lost')}
changed: {%seen | reached-block-too: %phi} %above`,
]
