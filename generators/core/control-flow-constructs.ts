import { pairOf } from '../pairs/pair-of.ts'
import type { Pieces } from '../pairs/pieces.ts'

/** A selection with a branch that returns, and a block after its merge block. */
const meeting: Pieces = {
  body: `[%join] OpBranchConditional %true %left %right
%left: -> %join
%right: OpReturn
%join: -> %last
%last:`,
}

/** Pairs of the rules on which blocks constructs contain, and where branches enter them. */
export const pairs = [
  pairOf`construct-contains-merge-block/back-edge-block
the block that goes back is not the header of a selection
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
  pairOf`construct-entry/selection
nothing enters a selection after its merge block
${meeting}
changed: %left: -> {%join | beside-the-merge-block: %last}
changed: %join: -> {%last | from-the-merge-block: %right}`,
  pairOf`construct-entry/switch
nothing enters a switch after its merge block
body: [%out] OpSwitch %uint_1 %out 1 %first 2 %second
%first: -> %out
%second: OpReturn
%out: -> {%last | from-the-merge-block: %second}
%last:`,
  pairOf`construct-entry/loop
nothing enters a loop after its merge block
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
  pairOf`construct-entry/lost-block
a block that no path reaches may branch into a selection
${meeting}
end: OpReturn
%lost: -> %right
changed: %join: -> {%last | reached: %lost}`,
  pairOf`continue-target-entry/after-the-loop
blocks after a loop do not continue it
body: -> %loop: [%out %continue] OpBranchConditional %true %body %out
%body: [%join] OpBranchConditional %true %left %join
%left: OpReturn
%join: -> %continue
%continue: -> %loop
%out: {-> %last | from-the-merge-block: -> %continue
  | from-a-branch-after-it: OpBranchConditional %true %continue %last}
%last:`,
]
