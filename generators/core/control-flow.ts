import { pairIn, pairOf, piecesOf, tagIn, tagOf } from '../pairs/pair-of.ts'
import { kernel, type Pieces } from '../pairs/pieces.ts'
import { inKernel } from '../pairs/tags.ts'

/** Every branch instruction; kernels need no merge instructions. */
const inBranches = tagIn(kernel)`body: %sum = OpIAdd %uint %uint_1 %uint_2
-> %next: OpBranchConditional %true %left %right
%left: OpSwitch %sum %out 1 %right 2 %out
%right: -> %out
%out:`

const inIfThen = tagOf`declarations: %specialized = OpSpecConstantTrue %bool
body: [%join] OpBranchConditional %specialized %left %join
%left: -> %join
%join:`

const loop = `-> %loop: [%out %continue] -> %body: -> %continue: OpBranchConditional %true %loop %out
%out:`

const weighted = piecesOf`body: [%join] OpBranchConditional %true %left %join 1 2
%left: -> %join
%join: [%last] OpBranchConditional %false %right %last
%right: -> %last
%last:`

/** An OpSwitch on a constant of a type, whose literals are those of three targets, two of them to one block. */
function switchOn(type: string, literals: readonly [string, string, string]): Pieces {
  const [one, two, three] = literals
  return piecesOf`declarations: %selector = OpConstantNull ${type}
body: [%join] OpSwitch %selector %join ${one} %left ${two} %left ${three} %right
%left: -> %join
%right: -> %join
%join:`
}

const notes = '%set = OpExtInstImport "NonSemantic.Notes"'
const inMergedLoop = tagOf`imports: ${notes}
body: -> %loop: [%out %continue] OpBranchConditional %true %body %out
%body: -> %continue
%continue: -> %loop
%out:`

/** A selection in the first branch of another one, which has a merge block of its own. */
const nested = piecesOf`body: [%last] OpBranchConditional %true %left %right
%left: [%join] OpBranchConditional %false %inner %join
%inner: -> %join
%join: -> %last
%right: -> %last
%last:`

/** As nested selections, with a loop in the place of the inner one. */
const inNestedLoop = tagOf`body: [%last] OpBranchConditional %true %left %right
%left: [%out %left] OpBranchConditional %false %left %out
%out: -> %last
%right: -> %last
%last:`

const inLoop = tagOf`body: ${loop}`

/** Pairs of the rules on blocks and branches, and on what merge instructions declare. */
export const pairs = [
  inLoop`entry-block-not-target/loop: a loop begins behind the first block
changed: {%entry: -> %loop | loop-begins-the-function:}`,
  pairOf`entry-block-not-target/loop-of-one-block: a loop of one block begins behind the first block of another function
before: %void %helper()
{%helper_entry: -> %loop
| loop-begins-the-function:}
%loop: [%out %loop] OpBranchConditional %true %loop %out
%out: OpReturn
OpFunctionEnd`,
  inBranches`entry-block-not-target/every-branch: no branch of any kind goes back to the first block
changed: -> {%out | branch: %entry}
changed: %true {%left %right | true-label: %entry %left | false-label: %left %entry}
changed: OpSwitch %sum {%out | switch-default: %entry}
changed: 2 {%out | switch-target: %entry}`,
  pairOf`entry-block-not-target/lost-block: a block that no path reaches does not branch to the first one either
end: OpReturn
%lost: {OpUnreachable | from-the-lost-block: -> %entry}`,
  inBranches`branch-target/every-branch: branches of every kind go to labels
changed: -> {%out | branch-to-a-function: %main | branch-to-a-value: %sum}
changed: %true {%left %right | false-label-a-constant: %left %uint_1 | true-label-a-type: %uint %left}
changed: OpSwitch %sum {%out | switch-default-a-value: %sum}
changed: 2 {%out | switch-target-a-constant: %uint_2}`,
  pairOf`branch-target/selection-merge: the merge block of a selection is a block, reached or not
body: OpSelectionMerge {%join | merge-block-a-function: %main | merge-block-a-constant: %true} None
OpBranchConditional %true %left %right
%left: OpReturn
%right: OpReturn
%join:
end: OpUnreachable`,
  inLoop`branch-target/loop-merge: merge block and continue target of a loop are blocks
changed: OpLoopMerge {%out | merge-block-a-constant: %true}
changed: OpLoopMerge %out {%continue | continue-target-a-function: %main}`,
  pairOf`block-order/chain: three blocks in a row stand in a row
body: -> %one
{%one: -> %two
| one-and-two-exchanged:}
%two: -> %three
{| one-and-two-exchanged:
%one: -> %two}
%three:
moved: {%two: -> %three | two-and-three-exchanged: behind %three: OpReturn}`,
  pairOf`block-order/merge-block-in-the-middle: a merge block may stand before the branches that lead to it
body: [%join] OpBranchConditional %true %left %right
%join: OpReturn
%right: -> %join
%left: -> %left_next
%left_next:
end: -> %join
moved: {%left: -> %left_next | rest-of-a-branch-in-front: behind %left_next: -> %join}`,
  inLoop`block-order/loop: a loop stands in the order header, body, continue target, merge block
changed: {%body: -> %continue
%continue: OpBranchConditional %true %loop %out | continue-target-in-front-of-the-body: %continue:
OpBranchConditional %true %loop %out
%body: -> %continue}
changed: {
%out: OpReturn | merge-block-in-front-of-the-header:}
changed: {%loop | merge-block-in-front-of-the-header: %out: OpReturn
%loop} = OpLabel`,
  inIfThen`branch-condition/specialized: the condition is a Boolean scalar, specialized or not
changed: OpBranchConditional {%specialized | integer: %uint_1 | null-integer: %null_uint | float: %float_1
  | boolean-vector: %null_bool2 | boolean-in-a-structure: %null_bool_only}`,
  inLoop`branch-condition/end-of-a-loop: the condition of a loop is a Boolean scalar
changed: {%true | signed-integer: %int_1} %loop %out`,
  pairIn(weighted)`branch-labels-differ/selection
a selection goes to a block or to the merge block, with and without weights
changed: %false {%right | both-the-merge-block: %last} {%last | both-the-branch: %right}
changed: %true %left {%join | with-weights: %left} 1 2`,
  pairOf`branch-labels-differ/end-of-a-loop: inside a loop one label is the merge block, the other the continue target
body: ${loop
    .replace('-> %continue:', 'OpBranchConditional %true %continue %out\n%continue:')
    .replace('OpBranchConditional %true %loop %out', '-> %loop')}
changed: %true {%continue | both-the-merge-block: %out} {%out | both-the-continue-target: %continue}`,
  inBranches`branch-labels-differ/kernel in spv1.6: without Shader the labels differ too
changed: %true %left {%right | both-the-same: %left}`,
  pairIn(weighted)`branch-weight-count/two-and-none: one branch has two weights, one has none
changed: %left %join 1 {2 | one: | three: 2 3 | four: 2 1 2}
changed: %right %last {| one-for-none: 1}`,
  pairOf`branch-weight-sum/one-zero: a weight is 0, the other one is not
body: ${(weighted.body ?? '').replace('1 2', '0 1').replace('%right %last', '%right %last 1 0')}
changed: %left %join 0 {1 | both-zero: 0}
changed: %right %last {1 | both-zero-behind: 0} 0`,
  pairOf`branch-weight-sum/largest-sum: the sums of the weights just fit 32 bits
body: ${(weighted.body ?? '')
    .replace('1 2', '4294967295 {0 | one-more: 1 | largest-twice: 4294967295}')
    .replace('%right %last', '%right %last 2147483648 2147483647')}
changed: 2147483648 {2147483647 | half-twice: 2147483648}`,
  inIfThen`switch-selector/default-only: the selector is an integer, also where no literal is compared to it
body: [%join] OpSwitch {%null_uint | float: %float_1 | boolean: %true | boolean-vector: %null_bool2
  | structure: %null_bool_only} %left
%left: -> %join
%join:`,
  inKernel`switch-selector/kernel: the selector of a kernel is an integer, no vector of integers
body: OpSwitch {%null_uint | integer-vector: %null_uint2} %out
%out:`,
  pairOf`switch-literals-distinct/signed: literals of one number of bits differ, also those of the same block
${switchOn('%int', ['-1', '1', '2147483647'])}
changed: {1 | for-one-block: -1} %left 2147483647
changed: {2147483647 | for-two-blocks: 1 | first-and-last: -1 | in-another-writing: 0xffffffff} %right`,
  pairOf`switch-literals-distinct/long: literals of 64 bits differ in one half only
${switchOn('%ulong', ['1', '4294967297', '4294967296'])}
changed: {4294967297 | high-half-too: 1} %left
changed: {4294967296 | low-half-too: 4294967297} %right`,
  pairOf`switch-literals-distinct/short: literals of 16 bits differ
${switchOn('%short', ['-1', '1', '-32768'])}
changed: {-32768 | sign-extended: -1} %right`,
  inMergedLoop`loop-merge-placement/loop: OpLoopMerge and a conditional branch end a block together
changed: %continue {None | no-operation-between: None
OpNop | computation-between: None
%not = OpLogicalNot %bool %true | note-between: None
%note = OpExtInst %void %set 1}`,
  pairOf`loop-merge-placement/branch: OpLoopMerge stands in front of an OpBranch
body: -> %loop: OpLoopMerge %out %continue None
{| no-operation-between: OpNop}
{-> %continue | in-front-of-a-return: OpReturn | in-front-of-nothing-defined: OpUnreachable}
%continue: OpBranchConditional %true %loop %out
%out:`,
  inKernel`loop-merge-placement/kernel: a kernel may declare its loops, and need not declare its switches
body: -> %loop: OpLoopMerge %out %continue Unroll
{OpBranchConditional %true %body | in-front-of-a-switch: OpSwitch %uint_1 %body 0} %out
%body: OpSwitch %uint_1 %continue 1 %other
%other: -> %continue
%continue: -> %loop
%out:`,
  pairOf`selection-merge-placement/branch-and-switch: OpSelectionMerge and a conditional branch end a block together
imports: ${notes}
body: OpSelectionMerge %join None
{| no-operation-before-a-branch: OpNop}
{OpBranchConditional %true %left %join | in-front-of-a-plain-branch: -> %left}
%left: -> %join
%join: OpSelectionMerge %last Flatten
{| no-operation-before-a-switch: OpNop | note-before-a-switch: %note = OpExtInst %void %set 1}
OpSwitch %uint_1 %right 1 %last
%right: -> %last
%last:`,
  pairOf`selection-merge-placement/two-returns: a selection in front of blocks that do not meet again
body: [%join] {OpBranchConditional %true %left %join | in-front-of-a-return: OpReturn
  | in-front-of-a-branch-to-the-merge-block: -> %join}
%left: OpReturn
%join:
end: OpUnreachable`,
  pairIn(nested)`merge-block-single/nested: a selection in a selection has its own merge block`,
  inNestedLoop`merge-block-single/loop-in-a-selection: a loop in a selection has its own merge block`,
  pairOf`merge-block-single/lost: selections that no path reaches have their own merge blocks
end: OpReturn
%lost: [%last] OpBranchConditional %true %inner %last
%inner: OpSelectionMerge {%join | that-of-the-outer-selection: %last} None
OpBranchConditional %true %most %join
%most: -> %join
%join: -> %last
%last: OpUnreachable`,
  pairIn(nested)`merge-block-dominated/nested
all paths to the merge block of a selection come from its header
changed: %right: -> {%last | path-from-beside: %join}
changed: OpSelectionMerge {%join | own-block: %left}`,
  inNestedLoop`merge-block-dominated/loop-in-a-selection: all paths to the merge block of a loop come from its header
changed: %right: -> {%last | path-from-beside: %out}`,
  pairOf`merge-block-dominated/switch: all paths to the merge block of a switch come from its header
body: ${(nested.body ?? '').replace(
    'OpBranchConditional %false %inner %join',
    'OpSwitch %uint_1 %inner 1 %join',
  )}
changed: %right: -> {%last | path-from-beside: %join}`,
  pairOf`merge-block-dominated/selection-in-a-loop
the merge block of a selection in the body of a loop is not the continue target of the loop
body: -> %loop: [%out %continue] -> %body: OpSelectionMerge {%join | continue-target: %continue} None
OpBranchConditional %true %left {%join | continue-target: %continue}
%left: -> {%join | continue-target: %continue}
%join: -> %continue
%continue: OpBranchConditional %true %loop %out
%out:`,
  pairOf`merge-block-dominated/switch-in-a-loop
the merge block of a switch in the body of a loop is not the continue target of the loop
body: -> %loop: [%out %continue] OpBranchConditional %true %body %out
%body: OpSelectionMerge {%join | continue-target: %continue} None
OpSwitch %uint_1 {%join | continue-target: %continue} 1 %first
%first: -> {%join | continue-target: %continue}
%join: -> %continue
%continue: -> %loop
%out:`,
  pairOf`merge-block-dominated/loop-in-a-loop
the merge block of a loop in the body of another is not the continue target of the outer loop
body: -> %loop: [%out %continue] OpBranchConditional %true %inner %out
%inner: OpLoopMerge {%inner_out | continue-target: %continue} %inner DontUnroll
OpBranchConditional %true %inner {%inner_out | continue-target: %continue}
%inner_out: -> %continue
%continue: -> %back
%back: -> %loop
%out:`,
  pairOf`merge-block-dominated/two-returns-in-a-loop
the merge block of a selection that nothing branches to is not the continue target of the loop
body: -> %loop: [%out %continue] OpBranchConditional %true %body %out
%body: OpSelectionMerge {%join | continue-target: %continue} None
OpBranchConditional %true %left %right
%left: OpReturn
%right: OpUnreachable
%join: OpReturn
%continue: -> %loop
%out:`,
  inMergedLoop`continue-target-differs/loop: a loop has a continue target and another block as merge block
changed: OpLoopMerge {%out | continue-target-twice: %continue} %continue
changed: %true %body {%out | continue-target-twice: %continue}`,
  pairOf`continue-target-differs/without-a-way-out: a loop that is never left has a merge block of its own all the same
body: -> %loop: OpLoopMerge {%out | continue-target-twice: %continue} %continue None
-> %continue: -> %loop
%out:
end: OpUnreachable`,
  pairOf`continue-target-dominated/loop-of-one-block: a loop of one block is its own continue target
body: -> %loop: OpLoopMerge %out {%loop | first-block-of-the-function: %entry} None
OpBranchConditional %true %loop %out
%out:`,
  inMergedLoop`loop-back-edge-single/loop: the continue target goes back to the header
changed: {-> %loop | ends-the-function: OpReturn | leaves-the-loop: -> %out | undefined-from-there: OpUnreachable}
%out`,
  pairOf`loop-back-edge-single/long-continue: one block of those of the continue target goes back to the header
body: -> %loop: [%out %continue] OpBranchConditional %true %continue %out
%continue: [%back] OpBranchConditional %false %more %back
%more: -> {%back | two-blocks-go-back: %loop}
%back: -> %loop
%out:`,
  inMergedLoop`loop-back-edge-single/body-and-continue-target: the body goes to the continue target, which goes back
changed: -> {%continue | body-goes-back-too: %loop}`,
  pairOf`loop-back-edge-single/both-labels in spv1.5: both labels of a branch to one block are one edge
body: -> %loop: [%out %continue] OpBranchConditional %true %continue %out
%continue: OpBranchConditional %true {%loop %loop | both-labels-leave: %out %out}
%out:`,
]
