import { pairIn, pairOf, piecesOf, tagOf } from '../pairs/pair-of.ts'

/** A switch of three cases and a default that no target names. */
const inApart = tagOf`body: [%out] OpSwitch %uint_1 %default 1 %first 2 %second 3 %third
%first: -> %out
%second: -> %out
%third: -> %out
%default: -> %out
%out:`

/** A selection of two branches that compute something each, and a block that takes what they computed. */
const inDiamond = tagOf`imports: %set = OpExtInstImport "NonSemantic.Notes"
debug: %file = OpString "file"
declarations: %signed = OpUndef %int
before: %void %nothing()
body: [%join] OpBranchConditional %true %left %right
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
%sum = OpNot %uint %phi`

/** A loop that counts. */
const inCounting = tagOf`declarations: %undefined = OpUndef %uint
body: -> %loop: %index = OpPhi %uint %uint_0 %entry %next %continue
%kept = OpPhi %uint %uint_0 %entry %kept %continue
%less = OpULessThan %bool %index %uint_8
[%out %continue] OpBranchConditional %less %body %out
%body: %twice = OpIAdd %uint %index %index
-> %continue: %next = OpIAdd %uint %index %uint_1
-> %loop
%out: %result = OpPhi %uint %index %loop`

/** A block that is reached from one block, and branched to from another that no path reaches. */
const lost = piecesOf`body: -> %above: %seen = OpIAdd %uint %uint_1 %uint_1
-> %join: %phi = OpPhi %uint %seen %above %uint_0 %lost
end: OpReturn
%lost: -> %join`

/** Pairs of the rules on labels, on the case constructs of a switch and on OpPhi. */
export const pairs = [
  pairOf`phi-parents/labels: each parent is the label of a block that branches here
declarations: %shared = OpConstantNull %uint2
before: %void %other()
%elsewhere:
body: [%join] OpBranchConditional %true %left %right
%left: %sum = OpIAdd %uint %uint_1 %uint_2
-> %join
%right: -> %join
%join: %phi = OpPhi %uint %sum %left %uint_3 {%right | parent-a-constant: %uint_2 | parent-a-null-constant: %shared
  | parent-a-boolean: %true | parent-a-value: %sum | parent-the-function: %main | parent-a-type: %uint
  | parent-in-another-function: %elsewhere | parent-the-block-itself: %join | left-twice-instead: %left
  | another-constant-more: %right %uint_1 %uint_2 | both-twice: %right %sum %left %uint_3 %right}`,
  pairOf`branch-target/labels: branches and merge instructions name labels of their function
before: %void %other()
%elsewhere:
body: %sum = OpIAdd %uint %uint_1 %uint_2
[%join] OpBranchConditional %true {%left | true-label-in-another-function: %elsewhere | true-label-a-value: %sum} {%right
  | false-label-in-another-function: %elsewhere | false-label-the-function: %main}
%left: -> %join
%right: -> %join
%join: OpSelectionMerge {%after | selection-merge-in-another-function: %elsewhere | selection-merge-a-value: %sum
  | selection-merge-a-type: %void} None
OpSwitch %sum {%first | switch-default-in-another-function: %elsewhere | switch-default-a-type: %uint} 1 {%second
  | switch-target-in-another-function: %elsewhere | switch-target-a-value: %sum} 2 %after
%first: -> %after
%second: -> %after
%after: -> {%loop | branch-into-another-function: %elsewhere | branch-to-a-type: %uint}
%loop: OpLoopMerge {%out | loop-merge-in-another-function: %elsewhere | loop-merge-a-value: %sum
  | loop-merge-a-type: %uint} {%continue | continue-target-in-another-function: %elsewhere
  | continue-target-a-constant: %uint_1 | continue-target-a-value: %sum} None
-> %body: -> %continue: OpBranchConditional %false %loop %out
%out:`,
  pairOf`merge-block-dominated/endless-loop: a loop that nothing leaves has a merge block other than its header
body: -> %loop: OpLoopMerge {%out | header-itself: %loop} %continue None
-> %body: -> %continue: -> %loop
%out:`,
  pairOf`merge-block-dominated/leaving: selections that are left by returns have merge blocks other than their headers
body: OpSelectionMerge {%join | of-the-switch-itself: %entry} None
OpSwitch %uint_1 %left 1 %right
%left: OpReturn
%right: OpSelectionMerge {%inner | header-itself: %right | outer-header: %entry | beside-it: %left} None
OpBranchConditional %true %one %two
%one: OpReturn
%two: OpReturn
%inner: OpReturn
%join:`,
  pairOf`switch-dominates-cases/in-a-selection: only the switch leads to its cases
body: [%last] OpBranchConditional %true %left %right
%left: [%out] OpSwitch %uint_1 {%default | merge-block-of-the-selection: %last} 1 %first 2 %second
%first: -> %out
%second: OpReturn
%default: OpReturn
%out: -> %last
%right: -> %last
%last:
changed: %right: -> {%last | enters-a-case: %second | enters-the-default-case: %default}`,
  pairOf`switch-dominates-cases/case-of-the-outer-switch: a switch in a switch has cases of its own
body: [%last] OpSwitch %uint_1 %default 1 %first 2 %second
%first:
[%out] OpSwitch %uint_2 {%out | default-case-of-another-switch: %default} 1 %inner 2 {%inner | case-of-another-switch: %second}
%inner: -> %out
%out: -> %last
%second: -> %last
%default: -> %last
%last:`,
  pairOf`case-branches-to-one-case/selection: a case falls through after a selection
body: [%out] OpSwitch %uint_1 %default 1 %first 2 %second
%first: [%join] OpBranchConditional %true %left %join
%left: -> %join
%join: -> %second
%second: -> %out
%default: -> %out
%out:
changed: %left: -> {%join | to-another-case: %default}`,
  inApart`case-entered-from-one-case/default: one case falls through to the default
changed: %first: -> {%out | two-fall-to-the-default: %default}
changed: %second: -> {%out | two-fall-to-the-default: %default}`,
  inApart`case-entered-from-one-case/default-falls-through: one case or the default falls through to another case
changed: %second: -> {%out | default-and-a-case-fall-through: %third}
changed: %default: -> {%out | default-and-a-case-fall-through: %third}`,
  inApart`fall-through-to-next-target/in-order: cases fall through in the order of the targets
changed: %second: -> {%out | to-the-target-before: %first}
changed: %first: -> {%out | past-the-next-target: %third}`,
  pairOf`fall-through-to-next-target/long-chain: every case falls through to the next one
body: [%out] OpSwitch %uint_1 %default {1 %first 2 %second 3 %third 4 %third
  | order-of-the-last-two: 1 %first 2 %third 3 %third 4 %second
  | order-of-the-first-two: 1 %second 2 %first 3 %third 4 %third
  | merge-block-between: 1 %first 2 %second 5 %out 3 %third 4 %third}
%first: -> %second
%second: -> %third
%third: -> %default
%default: -> %out
%out:`,
  pairOf`fall-through-to-next-target/default-is-a-target
a case falls through to the default, which the next target names
body: [%out] OpSwitch %uint_1 %default 1 {%first 2 %default 3 %second | another-target-between: %first 3 %second 2 %default}
%first: -> %default
%default: -> %out
%second: -> %out
%out:`,
  pairOf`fall-through-by-default/in-order: a case falls through to the default, which falls through to the next case
body: [%out] OpSwitch %uint_1 %default {1 %first 2 %second 3 %third | another-target-between: 1 %first 3 %third 2 %second
  | backwards: 1 %second 2 %first 3 %third | merge-block-between: 1 %first 4 %out 2 %second 3 %third}
%first: -> %default
%second: -> %out
%third: -> %out
%default: -> %second
%out:`,
  pairOf`fall-through-by-default/repeated-labels: the targets of a case precede those of the case after the default
body: [%out] OpSwitch %uint_1 %default {1 %first 2 %first 3 %second 4 %second 5 %third
  | another-target-between: 1 %first 2 %first 5 %third 3 %second 4 %second}
%first: -> %default
%second: -> %out
%third: -> %out
%default: -> %second
%out:`,
  inApart`switch-targets-consecutive/cases: targets of one case are consecutive
changed: 1 %first 2 {%second 3 %third | repeated-label-later: %second 3 %first 4 %third}`,
  pairOf`switch-targets-consecutive/repeated: targets with one label are consecutive
body: -> %loop: [%last %continue] -> %body:
[%out] OpSwitch %uint_1 %default 1 %first 2 %first 3 %second 4 %out 5 {%out 6 %third | merge-block: %third 6 %out}
%first: -> %out
%second: -> %last
%third: -> %out
%default: -> %continue
%out: -> %continue
%continue: OpBranchConditional %false %loop %last
%last:
changed: 1 %first {2 %first 3 %second | label-of-a-case: 2 %second 3 %first} 4 %out`,
  inDiamond`phi-placement/behind-a-selection: OpPhi come first in their block, with lines among them
changed: {OpNoLine | behind-no-operation: OpNop | behind-an-undefined-value: %undefined = OpUndef %uint
  | behind-a-computation: %early = OpIAdd %uint %phi %uint_1 | behind-a-note: %note = OpExtInst %void %set 1}
changed: %join:
{| first-of-all-behind-no-operation: OpNop}`,
  inCounting`phi-placement/loop-header: OpPhi come first in a loop header
moved: {%kept = OpPhi %uint %uint_0 %entry %kept %continue | behind-the-condition: behind %less = OpULessThan %bool %index %uint_8}`,
  inDiamond`phi-result-type/behind-a-selection: calls that give nothing are not merged
changed: OpPhi {%uint %a_uint %left %uint_1 | void: %void %left_call %left %right_call} %right`,
  inDiamond`phi-variable-type/behind-a-selection: what is merged is of the type it is merged into
changed: {%uint_1 | other-signedness: %int_1 | vector: %null_uint2} %right
changed: {%a_uint | undefined-value-of-other-signedness: %signed} %left
changed: {%true | number-for-a-boolean: %uint_1} %right
changed: {%null_structure_uint_and_float | structure-like-it: %null_second_structure_uint_and_float} %right`,
  inCounting`phi-variable-type/loop: a loop counts in one type
changed: {%kept | from-the-continue-target: %less} %continue
changed: {%index | from-the-header-to-the-merge-block: %less} %loop
changed: %result = OpPhi {%uint | all-variables: %int}`,
  inDiamond`phi-parents/behind-a-selection: one value for each of two branches
changed: OpPhi %uint {%a_uint %left %uint_1 %right | one-left-out: %a_uint %left | all-left-out:}
changed: %a_uint %left %uint_1 %right {| one-twice: %uint_1 %right | header-added: %uint_1 %entry}
changed: %uint_1 {%right | header-instead: %entry}`,
  inCounting`phi-parents/loop: one value from before the loop, one from its continue target
changed: %uint_0 %entry {%kept %continue | continue-target-left-out:}
changed: {%kept %continue | body-instead-of-continue-target: %uint_1 %body | own-block: %kept %loop}
changed: %index {%loop | continue-target-instead-of-header: %continue}`,
  pairIn(lost)`phi-parents/lost-block: a block that no path reaches counts as a parent
changed: %seen %above {%uint_0 %lost | lost-block-left-out:}
changed: %uint_0 {%lost | first-block-for-it: %entry}`,
  pairOf`phi-parents/switch: a switch is one parent however many of its literals lead here
body: [%join] OpSwitch %uint_1 %join 1 %join 2 %join 3 %left 4 %left
%left: %twice = OpPhi %uint %uint_1 %entry {| once-more: %uint_1 %entry}
-> %join: %phi = OpPhi %uint {%uint_0 %entry | once-per-literal: %uint_0 %entry %uint_0 %entry %uint_0 %entry
  | switch-left-out:} %uint_1 %left`,
  pairOf`phi-parents/two-ways-of-a-branch in spv1.5: a branch is one parent also where both labels lead here
body: OpBranchConditional %true %next %next
%next: %phi = OpPhi %uint %uint_1 %entry {| once-per-label: %uint_1 %entry}`,
  inDiamond`phi-variable-dominates-parent/behind-a-selection: each branch gives what it computed itself
changed: {%left_value %left %right_value | exchanged: %right_value %left %left_value
  | one-for-both: %left_value %left %left_value} %right
changed: {%uint_1 | from-the-block-itself: %sum | from-the-phi-itself: %number} %right`,
  inCounting`phi-variable-dominates-parent/loop
a loop begins with a constant and goes on with what it counted, an OpPhi with itself
changed: %kept = OpPhi %uint {%uint_0 | begins-with-itself: %kept} %entry
changed: %index = OpPhi %uint {%uint_0 | begins-with-the-count: %next} %entry
changed: {%index | ends-with-the-body: %twice} %loop`,
  pairIn(lost)`phi-variable-dominates-parent/lost-block
what a block that no path reaches gives may come from anywhere
body: ${(lost.body ?? '').replace('%uint_0 %lost', '%phi %lost')}
changed: {%seen | reached-block-too: %phi} %above`,
]
