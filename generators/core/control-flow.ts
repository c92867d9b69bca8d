import { pairOf } from '../pairs/pair-of.ts'
import { kernel, type Pieces } from '../pairs/pieces.ts'

/** Every branch instruction; kernels need no merge instructions. */
const branches: Pieces = {
  ...kernel,
  body: `%sum = OpIAdd %uint %uint_1 %uint_2
-> %next: OpBranchConditional %true %left %right
%left: OpSwitch %sum %out 1 %right 2 %out
%right: -> %out
%out:`,
}

const ifThen: Pieces = {
  declarations: `%specialized = OpSpecConstantTrue %bool`,
  body: `[%join] OpBranchConditional %specialized %left %join
%left: -> %join
%join:`,
}

const loop = `-> %loop: [%out %continue] -> %body: -> %continue: OpBranchConditional %true %loop %out
%out:`

const weighted: Pieces = {
  body: `[%join] OpBranchConditional %true %left %join 1 2
%left: -> %join
%join: [%last] OpBranchConditional %false %right %last
%right: -> %last
%last:`,
}

/** An OpSwitch on a constant of a type, whose literals are those of three targets, two of them to one block. */
function switchOn(type: string, literals: readonly [string, string, string]): Pieces {
  const [one, two, three] = literals
  return {
    declarations: `%selector = OpConstantNull ${type}`,
    body: `[%join] OpSwitch %selector %join ${one} %left ${two} %left ${three} %right
%left: -> %join
%right: -> %join
%join:`,
  }
}

/** Pairs of the rules on blocks and branches. */
export const pairs = [
  pairOf`entry-block-not-target/loop
a loop begins behind the first block
body: ${loop}
changed: {%entry: -> %loop | loop-begins-the-function:}`,
  pairOf`entry-block-not-target/loop-of-one-block
a loop of one block begins behind the first block of another function
before: %helper = OpFunction %void None %signature
{%helper_entry: -> %loop
| loop-begins-the-function:}
%loop: [%out %loop] OpBranchConditional %true %loop %out
%out: OpReturn
OpFunctionEnd`,
  pairOf`entry-block-not-target/every-branch
no branch of any kind goes back to the first block
${branches}
changed: -> {%out | branch: %entry}
changed: %true {%left %right | true-label: %entry %left | false-label: %left %entry}
changed: OpSwitch %sum {%out | switch-default: %entry}
changed: 2 {%out | switch-target: %entry}`,
  pairOf`entry-block-not-target/lost-block
a block that no path reaches does not branch to the first one either
end: OpReturn
%lost: {OpUnreachable | from-the-lost-block: -> %entry}`,
  pairOf`branch-target/every-branch
branches of every kind go to labels
${branches}
changed: -> {%out | branch-to-a-function: %main | branch-to-a-value: %sum}
changed: %true {%left %right | false-label-a-constant: %left %uint_1 | true-label-a-type: %uint %left}
changed: OpSwitch %sum {%out | switch-default-a-value: %sum}
changed: 2 {%out | switch-target-a-constant: %uint_2}`,
  pairOf`branch-target/selection-merge
the merge block of a selection is a block, reached or not
body: OpSelectionMerge {%join | merge-block-a-function: %main | merge-block-a-constant: %true} None
OpBranchConditional %true %left %right
%left: OpReturn
%right: OpReturn
%join:
end: OpUnreachable`,
  pairOf`branch-target/loop-merge
merge block and continue target of a loop are blocks
body: ${loop}
changed: OpLoopMerge {%out | merge-block-a-constant: %true}
changed: OpLoopMerge %out {%continue | continue-target-a-function: %main}`,
  pairOf`block-order/chain
three blocks in a row stand in a row
body: -> %one
{%one: -> %two
| one-and-two-exchanged:}
%two: -> %three
{| one-and-two-exchanged:
%one: -> %two}
%three:
moved: {%two: -> %three | two-and-three-exchanged: behind %three: OpReturn}`,
  pairOf`block-order/merge-block-in-the-middle
a merge block may stand before the branches that lead to it
main: %main = OpFunction %void None %signature
%entry:
body: [%join] OpBranchConditional %true %left %right
%join: OpReturn
%right: -> %join
%left: -> %left_next
%left_next:
end: -> %join
moved: {%left: -> %left_next | rest-of-a-branch-in-front: behind %left_next: -> %join}`,
  pairOf`block-order/loop
a loop stands in the order header, body, continue target, merge block
body: ${loop}
changed: {%body: -> %continue
%continue: OpBranchConditional %true %loop %out | continue-target-in-front-of-the-body: %continue:
OpBranchConditional %true %loop %out
%body: -> %continue}
changed: {
%out: OpReturn | merge-block-in-front-of-the-header:}
changed: {%loop | merge-block-in-front-of-the-header: %out: OpReturn
%loop} = OpLabel`,
  pairOf`branch-condition/specialized
the condition is a Boolean scalar, specialized or not
${ifThen}
changed: OpBranchConditional {%specialized | integer: %uint_1 | null-integer: %null_uint | float: %float_1
  | boolean-vector: %null_bool2 | boolean-in-a-structure: %null_bool_only}`,
  pairOf`branch-condition/end-of-a-loop
the condition of a loop is a Boolean scalar
body: ${loop}
changed: {%true | signed-integer: %int_1} %loop %out`,
  pairOf`branch-labels-differ/selection
a selection goes to a block or to the merge block, with and without weights
${weighted}
changed: %false {%right | both-the-merge-block: %last} {%last | both-the-branch: %right}
changed: %true %left {%join | with-weights: %left} 1 2`,
  pairOf`branch-labels-differ/end-of-a-loop
inside a loop one label is the merge block, the other the continue target
body: ${loop
    .replace('-> %continue:', 'OpBranchConditional %true %continue %out\n%continue:')
    .replace('OpBranchConditional %true %loop %out', '-> %loop')}
changed: %true {%continue | both-the-merge-block: %out} {%out | both-the-continue-target: %continue}`,
  pairOf`branch-labels-differ/kernel in spv1.6
without Shader the labels differ too
${branches}
changed: %true %left {%right | both-the-same: %left}`,
  pairOf`branch-weight-count/two-and-none
one branch has two weights, one has none
${weighted}
changed: %left %join 1 {2 | one: | three: 2 3 | four: 2 1 2}
changed: %right %last {| one-for-none: 1}`,
  pairOf`branch-weight-sum/one-zero
a weight is 0, the other one is not
body: ${(weighted.body ?? '').replace('1 2', '0 1').replace('%right %last', '%right %last 1 0')}
changed: %left %join 0 {1 | both-zero: 0}
changed: %right %last {1 | both-zero-behind: 0} 0`,
  pairOf`branch-weight-sum/largest-sum
the sums of the weights just fit 32 bits
body: ${(weighted.body ?? '')
    .replace('1 2', '4294967295 0')
    .replace('%right %last', '%right %last 2147483648 2147483647')}
changed: 4294967295 {0 | one-more: 1 | largest-twice: 4294967295}
changed: 2147483648 {2147483647 | half-twice: 2147483648}`,
  pairOf`switch-selector/default-only
the selector is an integer, also where no literal is compared to it
${ifThen}
body: [%join] OpSwitch {%null_uint | float: %float_1 | boolean: %true | boolean-vector: %null_bool2
  | structure: %null_bool_only} %left
%left: -> %join
%join:`,
  pairOf`switch-selector/kernel
the selector of a kernel is an integer, no vector of integers
${kernel}
body: OpSwitch {%null_uint | integer-vector: %null_uint2} %out
%out:`,
  pairOf`switch-literals-distinct/signed
literals of one number of bits differ, also those of the same block
${switchOn('%int', ['-1', '1', '2147483647'])}
changed: {1 | for-one-block: -1} %left 2147483647
changed: {2147483647 | for-two-blocks: 1 | first-and-last: -1 | in-another-writing: 0xffffffff} %right`,
  pairOf`switch-literals-distinct/long
literals of 64 bits differ in one half only
${switchOn('%ulong', ['1', '4294967297', '4294967296'])}
changed: {4294967297 | high-half-too: 1} %left
changed: {4294967296 | low-half-too: 4294967297} %right`,
  pairOf`switch-literals-distinct/short
literals of 16 bits differ
${switchOn('%short', ['-1', '1', '-32768'])}
changed: {-32768 | sign-extended: -1} %right`,
]
