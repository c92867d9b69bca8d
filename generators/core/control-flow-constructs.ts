import { pairIn, pairOf, piecesIn, tagOf } from '../pairs/pair-of.ts'
import { fragment } from '../pairs/pieces.ts'

/** A selection with a branch that returns, and a block after its merge block. */
const inMeeting = tagOf`body: [%join] OpBranchConditional %true %left %right
%left: -> %join
%right: OpReturn
%join: -> %last
%last:`

/** A loop in a loop, with a selection in each. */
const inLoops = tagOf`body: -> %loop: [%out %continue] -> %body: [%join] OpBranchConditional %true %left %join
%left: OpBranchConditional %true %out %continue
%join: -> %inner
%inner: [%inner_out %inner_continue] OpBranchConditional %true %inner_body %inner_out
%inner_body: [%inner_join] OpBranchConditional %true %inner_left %inner_join
%inner_left: -> %inner_out
%inner_join: -> %inner_continue
%inner_continue: OpBranchConditional %true %inner %inner_out
%inner_out: -> %continue
%continue: -> %loop
%out:`

/** A loop in a case of a switch. */
const inLoopInCase = tagOf`body: [%last] OpSwitch %uint_1 %last 1 %first 2 %second
%first: -> %loop
%loop: [%out %continue] OpBranchConditional %true %body %out
%body: -> %continue
%continue: OpBranchConditional %true %loop %out
%out: -> %last
%second: -> %last
%last:`

/** A loop whose continue construct has two blocks. */
const inLoop = tagOf`body: -> %loop: [%out %continue] -> %body: OpBranchConditional %true %continue %out
%continue: -> %back
%back: OpBranchConditional %false %loop %out
%out:`

/** A loop with a selection in its body and a selection in its continue construct. */
const twoSelections = piecesIn(fragment)`
body: -> %loop: [%out %continue] OpBranchConditional %true %body %out
%body: [%join] OpBranchConditional %true %left %right
%left: -> %join
%right: -> %join
%join: -> %continue
%continue: [%meet] OpBranchConditional %false %first %second
%first: -> %meet
%second: -> %meet
%meet: -> %back
%back: -> %loop
%out:`

/** As two selections, with switches. */
const inTwoSwitches = pairIn({
  body: (twoSelections.body ?? '')
    .replace('OpBranchConditional %true %left %right', 'OpSwitch %uint_1 %right 1 %left')
    .replace('OpBranchConditional %false %first %second', 'OpSwitch %uint_2 %second 1 %first'),
})

/** Pairs of the rules on which blocks constructs contain, how branches enter and leave them, and on continue targets. */
export const pairs = [
  pairOf`construct-contains-merge-block/back-edge-block: the block that goes back is not the header of a selection
body: -> %loop: [%out %continue] -> %continue:
{| selection: OpSelectionMerge %beside None | loop: OpLoopMerge %beside %round None}
{OpBranchConditional %true %loop %out
| loop: OpBranchConditional %true %loop %round
%round: -> %continue}
%beside: OpUnreachable
%out:`,
  pairOf`construct-contains-merge-block/selection-in-a-continue-construct
the merge block of a selection in a continue construct is in the continue construct
body: -> %loop: [%out %continue] -> %continue: [%join] OpBranchConditional %true %left %join
%left: -> %join
%join: {OpBranchConditional %true %loop %out
| switch: [%beside] OpSwitch %uint_1 %out 1 %loop}
%beside: OpUnreachable
%out:`,
  inMeeting`construct-entry/selection: nothing enters a selection after its merge block
changed: %left: -> {%join | beside-the-merge-block: %last}
changed: %join: -> {%last | from-the-merge-block: %right}`,
  pairOf`construct-entry/switch: nothing enters a switch after its merge block
body: [%out] OpSwitch %uint_1 %out 1 %first 2 %second
%first: -> %out
%second: OpReturn
%out: -> {%last | from-the-merge-block: %second}
%last:`,
  pairOf`construct-entry/loop: nothing enters a loop after its merge block
body: -> %loop: [%out %continue] OpBranchConditional %true %body %out
%body: [%join] OpBranchConditional %true %left %join
%left: OpReturn
%join: OpBranchConditional %true %continue {%out | beside-the-merge-block: %last}
%continue: -> %loop
%out: -> %last
%last:`,
  pairOf`construct-entry/selection-in-a-continue-construct
the branches of a selection in a continue construct meet in its merge block
body: -> %loop: [%out %continue] OpBranchConditional %true %continue %out
%continue: [%join] OpBranchConditional %true %left %join
%left: -> {%join | beside-the-merge-block: %back}
%join: -> %back
%back: -> %loop
%out:`,
  inMeeting`construct-entry/lost-block: a block that no path reaches may branch into a selection
end: OpReturn
%lost: -> %right
changed: %join: -> {%last | reached: %lost}`,
  pairOf`continue-target-entry/after-the-loop: blocks after a loop do not continue it
body: -> %loop: [%out %continue] OpBranchConditional %true %body %out
%body: [%join] OpBranchConditional %true %left %join
%left: OpReturn
%join: -> %continue
%continue: -> %loop
%out: {-> %last | from-the-merge-block: -> %continue
  | from-a-branch-after-it: OpBranchConditional %true %continue %last}
%last:`,
  pairOf`construct-exit/selection-in-a-selection: a selection is left to its merge block
body: [%last] OpBranchConditional %true %outer %last
%outer: [%join] OpBranchConditional %true %left {%right | header-to-the-outer-merge-block: %last}
%left: -> {%join | to-the-outer-merge-block: %last}
%right: {-> %join
| one-label-to-the-outer-merge-block: OpBranchConditional %true %last %join}
%join: -> %last
%last:`,
  pairOf`construct-exit/switch-in-a-selection: a switch in a selection is left to its merge block
body: [%last] OpBranchConditional %true %outer %last
%outer: [%join] OpSwitch %uint_1 %default 1 %first
%first: -> {%join | case-to-the-outer-merge-block: %last}
%default: -> {%join | default-to-the-outer-merge-block: %last}
%join: -> %last
%last:`,
  pairOf`construct-exit/selection-in-a-case: a branch in a selection leaves the switch
body: [%last] OpSwitch %uint_1 %last 1 %first
%first: [%join] OpBranchConditional %true %left %join
%left: [%meet] {OpBranchConditional %true %inner %meet | innermost-of-switches: OpSwitch %uint_1 %meet 1 %inner}
%inner: -> {%last | to-the-selection-between: %join}
%meet: -> %join
%join: -> %last
%last:`,
  inLoops`construct-exit/loop-in-a-loop: a branch leaves or continues the innermost loop
changed: %inner_left: -> {%inner_out | leaves-the-outer-loop: %out | continues-the-outer-loop: %continue}
changed: OpBranchConditional %true %inner_body {%inner_out
  | header-leaves-the-outer-loop: %out | header-continues-the-outer-loop: %continue}
changed: %inner_join: {-> %inner_continue
| leaves-the-outer-loop-or-continues: OpBranchConditional %true %inner_continue %out}`,
  inLoopInCase`construct-exit/loop-in-a-case: a loop in a case is left to its merge block
changed: OpBranchConditional %true %body {%out | header-to-the-merge-block-of-the-switch: %last}
changed: %body: {-> %continue | to-the-merge-block-of-the-switch: -> %last
  | one-label-to-the-merge-block-of-the-switch: OpBranchConditional %true %last %continue}`,
  pairOf`construct-exit/loop-in-a-selection: a loop in a selection is left to its merge block
body: [%last] OpBranchConditional %true %loop %right
%loop: [%out %continue] -> %body
%body: OpBranchConditional %true %continue {%out | to-the-merge-block-of-the-selection: %last}
%continue: OpBranchConditional %true %loop %out
%out: -> %last
%right: -> %last
%last:`,
  pairOf`construct-exit/switches-in-a-loop: cases leave and continue the loop around the switch
body: -> %loop: [%out %continue] -> %body: [%last] OpSwitch %uint_1 %default 1 %first 2 %second
%first: [%join] OpSwitch %uint_2 %join 1 %inner 2 %other
%inner: -> %continue
%other: -> {%join | to-the-outer-switch: %last}
%join: -> %last
%second: -> %out
%default: -> %last
%last: -> %continue
%continue: -> %loop
%out:
changed: %inner: -> {%continue | to-the-outer-switch-instead: %last}`,
  pairOf`construct-exit/shared-block: no two cases have a block in common
body: [%out] OpSwitch %uint_1 %out 1 %first 2 %second
%first: -> {%out | into-the-middle-of-a-case: %shared}
%second: -> %shared
%shared: -> %out
%out:`,
  pairOf`construct-exit/lost-block: branches may leave selections that no path reaches
end: {OpReturn | reached: -> %lost}
%lost: [%last] OpBranchConditional %true %outer %last
%outer: [%join] OpBranchConditional %true %left %join
%left: -> %last
%join: -> %last
%last: OpUnreachable`,
  inLoops`continue-construct-exit/loop-in-a-loop: the block that goes back leaves its own loop
changed: OpBranchConditional %true %inner {%inner_out | leaves-the-outer-loop: %out
  | continues-the-outer-loop: %continue}`,
  pairOf`continue-construct-exit/loop-of-one-block: a loop of one block is left to its merge block
body: -> %loop: [%out %continue] OpBranchConditional %true %inner %out
%inner: [%inner_out %inner] OpBranchConditional %true %inner {%inner_out | leaves-the-outer-loop: %out
  | continues-the-outer-loop: %continue}
%inner_out: -> %continue
%continue: -> %loop
%out:`,
  inLoopInCase`continue-construct-exit/loop-in-a-case
the block that goes back leaves its own loop, not the switch around it
changed: OpBranchConditional %true %loop {%out | leaves-the-switch: %last}`,
  pairOf`continue-construct-exit/loop-of-one-block-in-a-case: a loop of one block does not fall through to the next case
body: [%last] OpSwitch %uint_1 %last 1 %first 2 %second
%first: [%out %first] OpBranchConditional %true %first {%out | falls-through: %second}
%out: -> %last
%second: -> %last
%last:`,
  inLoop`continue-target-dominates-back-edge/two-blocks: all paths to the block that goes back pass the continue target
changed: OpBranchConditional %true %continue {%out | path-beside-the-continue-target: %back}`,
  pairOf`continue-target-dominates-back-edge/header: the header of a loop branches to its continue target
body: -> %loop: [%out %continue] OpBranchConditional %true %continue {%out | path-beside-the-continue-target: %back}
%continue: -> %back
%back: -> %loop
%out:
end: OpUnreachable`,
  pairOf`continue-target-dominates-back-edge/body-goes-back: the continue target is the block that goes back
body: -> %loop: [%out %continue] -> %body:
{-> %continue | continue-target-beside-the-body: OpBranchConditional %true %loop %out}
%continue: {OpBranchConditional %true %loop %out | continue-target-beside-the-body: -> %body}
%out:`,
  pairIn(twoSelections)`continue-target-dominates-back-edge/two-selections
selections in the body and in the continue construct
changed: %right: -> {%join | past-the-continue-target: %back}`,
  inTwoSwitches`continue-target-dominates-back-edge/two-switches: switches in the body and in the continue construct
changed: %join: -> {%continue | past-the-continue-target: %back}`,
  inLoop`back-edge-post-dominates-continue-target/two-blocks
all paths from the continue target pass the block that goes back
changed: %continue: {-> %back | leaves-the-loop-before: OpBranchConditional %true %back %out
  | leaves-the-loop-before-by-the-first-label: OpBranchConditional %true %out %back}`,
  pairIn(twoSelections)`back-edge-post-dominates-continue-target/two-selections
a selection in the continue construct
changed: %second: {-> %meet | returns: OpReturn | kills: OpKill | is-undefined: OpUnreachable
  | leaves-the-loop: -> %out}`,
  inTwoSwitches`back-edge-post-dominates-continue-target/two-switches: a switch in the continue construct
changed: %first: {-> %meet | returns: OpReturn | leaves-the-loop-or-not: OpBranchConditional %true %meet %out}`,
  pairOf`back-edge-post-dominates-continue-target/merge-block
the branches of a selection in the continue construct meet in its merge block
body: -> %loop: [%out %continue] OpBranchConditional %true %body %out
%body: -> %continue
%continue: [%join] OpBranchConditional %true %left %right
%left: -> {%join | merge-block-apart: %back}
%right: -> {%join | merge-block-apart: %back}
%join: {-> %back | merge-block-apart: OpUnreachable}
%back: -> %loop
%out:`,
  pairOf`back-edge-post-dominates-continue-target/loop: a loop in the continue construct of a loop
body: -> %loop: [%out %continue] OpBranchConditional %true %body %out
%body: -> %continue
%continue: [%inner_out %inner_continue] -> %inner_body
%inner_body: {OpBranchConditional %true %inner_continue %inner_out | returns: OpReturn}
%inner_continue: -> %continue
%inner_out: -> %back
%back: OpBranchConditional %false %loop %out
%out:
changed: %inner_out: {-> %back | leaves-the-outer-loop: OpBranchConditional %true %back %out}`,
  pairOf`back-edge-post-dominates-continue-target/loop-of-two-blocks
the header of a loop of two blocks is not its continue target
body: -> %loop: OpLoopMerge %out {%continue | header: %loop} None
-> %continue: OpBranchConditional %true %loop %out
%out:`,
]
