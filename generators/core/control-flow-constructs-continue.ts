import { pairOf } from '../pairs/pair-of.ts'
import { fragment, type Pieces } from '../pairs/pieces.ts'

/** A loop whose continue construct has two blocks. */
const loop: Pieces = {
  body: `-> %loop: [%out %continue] -> %body: OpBranchConditional %true %continue %out
%continue: -> %back
%back: OpBranchConditional %false %loop %out
%out:`,
}

/** A loop with a selection in its body and a selection in its continue construct. */
const twoSelections: Pieces = {
  ...fragment,
  body: `-> %loop: [%out %continue] OpBranchConditional %true %body %out
%body: [%join] OpBranchConditional %true %left %right
%left: -> %join
%right: -> %join
%join: -> %continue
%continue: [%meet] OpBranchConditional %false %first %second
%first: -> %meet
%second: -> %meet
%meet: -> %back
%back: -> %loop
%out:`,
}

/** As two selections, with switches. */
const twoSwitches: Pieces = {
  body: (twoSelections.body ?? '')
    .replace('OpBranchConditional %true %left %right', 'OpSwitch %uint_1 %right 1 %left')
    .replace('OpBranchConditional %false %first %second', 'OpSwitch %uint_2 %second 1 %first'),
}

/** Pairs of the rules on continue targets and back-edge blocks. */
export const pairs = [
  pairOf`continue-target-dominates-back-edge/two-blocks
all paths to the block that goes back pass the continue target
${loop}
changed: OpBranchConditional %true %continue {%out | path-beside-the-continue-target: %back}`,
  pairOf`continue-target-dominates-back-edge/header
the header of a loop branches to its continue target
body: -> %loop: [%out %continue] OpBranchConditional %true %continue {%out | path-beside-the-continue-target: %back}
%continue: -> %back
%back: -> %loop
%out:
end: OpUnreachable`,
  pairOf`continue-target-dominates-back-edge/body-goes-back
the continue target is the block that goes back
body: -> %loop: [%out %continue] -> %body:
{-> %continue | continue-target-beside-the-body: OpBranchConditional %true %loop %out}
%continue: {OpBranchConditional %true %loop %out | continue-target-beside-the-body: -> %body}
%out:`,
  pairOf`continue-target-dominates-back-edge/two-selections
selections in the body and in the continue construct
${twoSelections}
changed: %right: -> {%join | past-the-continue-target: %back}`,
  pairOf`continue-target-dominates-back-edge/two-switches
switches in the body and in the continue construct
${twoSwitches}
changed: %join: -> {%continue | past-the-continue-target: %back}`,
  pairOf`back-edge-post-dominates-continue-target/two-blocks
all paths from the continue target pass the block that goes back
${loop}
changed: %continue: {-> %back | leaves-the-loop-before: OpBranchConditional %true %back %out
  | leaves-the-loop-before-by-the-first-label: OpBranchConditional %true %out %back}`,
  pairOf`back-edge-post-dominates-continue-target/two-selections
a selection in the continue construct
${twoSelections}
changed: %second: {-> %meet | returns: OpReturn | kills: OpKill | is-undefined: OpUnreachable
  | leaves-the-loop: -> %out}`,
  pairOf`back-edge-post-dominates-continue-target/two-switches
a switch in the continue construct
${twoSwitches}
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
  pairOf`back-edge-post-dominates-continue-target/loop
a loop in the continue construct of a loop
body: -> %loop: [%out %continue] OpBranchConditional %true %body %out
%body: -> %continue
%continue: [%inner_out %inner_continue] -> %inner_body
%inner_body: OpBranchConditional %true %inner_continue %inner_out
%inner_continue: -> %continue
%inner_out: -> %back
%back: OpBranchConditional %false %loop %out
%out:
changed: %inner_body: {OpBranchConditional %true %inner_continue %inner_out | returns: OpReturn}
changed: %inner_out: {-> %back | leaves-the-outer-loop: OpBranchConditional %true %back %out}`,
  pairOf`back-edge-post-dominates-continue-target/loop-of-two-blocks
the header of a loop of two blocks is not its continue target
body: -> %loop: OpLoopMerge %out {%continue | header: %loop} None
-> %continue: OpBranchConditional %true %loop %out
%out:`,
]
