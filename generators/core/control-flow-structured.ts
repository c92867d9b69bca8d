import { pairOf } from '../pairs/pair-of.ts'
import { inFragment, inKernel } from '../pairs/tags.ts'

/** A loop that is left at once, with its loop control; the names of its blocks end as told. */
function hintedLoop(control: string, end = '', inside = ''): string {
  return `-> %header${end}: OpLoopMerge %merge${end} %continue${end} ${control}
OpBranchConditional %true %body${end} %merge${end}
%body${end}: ${inside}
-> %continue${end}: -> %header${end}
%merge${end}:`
}

/** A loop for each of these, one behind the other. */
function loops(controls: readonly string[]): string {
  return controls.map((control, at) => hintedLoop(control, `_${at}`)).join('\n')
}

/** Functions in front of the entry point's, the first of which nothing calls, with a loop in a block without a way there. */
function uncalled(control: string): string {
  return `%void %uncalled()
OpReturn
%unreached: ${hintedLoop(control)}`
}

/** Pairs of the rules on structured control flow, and on what a loop control may say. */
export const pairs = [
  pairOf`loop-structured/endless: a loop that nothing leaves is declared
body: -> %loop: {OpLoopMerge %out %continue None | undeclared:}
-> %continue: -> %loop
%out:
end: OpUnreachable`,
  pairOf`loop-structured/one-block: an endless loop of one block is declared
body: -> %loop: {OpLoopMerge %out %loop None | undeclared:}
-> %loop
%out:
end: OpUnreachable`,
  pairOf`loop-structured/with-a-way-out: a loop is declared by OpLoopMerge, not by OpSelectionMerge
body: -> %loop: {OpLoopMerge %out %continue | declared-as-a-selection: OpSelectionMerge %out} None
OpBranchConditional %true %continue %out
%continue: -> %loop
%out:`,
  pairOf`loop-structured/lost-block: a circle that no path reaches is no loop
body: [%join] OpBranchConditional %true %left %join
%left: -> {%join | reached: %lost}
%join:
end: OpReturn
%lost: -> %lost`,
  inKernel`loop-structured/kernel: a kernel need not declare its loops
body: -> %loop: -> %loop_next: -> %loop
%out:
+capabilities: {| shader-as-well: Shader}`,
  pairOf`switch-structured/targets-and-default
a switch is declared, also one of a default only that goes to its merge block
body: {OpSelectionMerge %join None | without-merge-instruction:}
OpSwitch %uint_1 %left 1 %right
%left: -> %join
%right: -> %join
%join: {OpSelectionMerge %last None | default-only:}
OpSwitch %uint_2 %last
%last:`,
  pairOf`switch-structured/lost-block: a switch that no path reaches is declared
end: OpReturn
%lost: {OpSelectionMerge %join None | without-merge-instruction:}
OpSwitch %uint_1 %join
%join: OpUnreachable`,
  inKernel`switch-structured/kernel: a kernel need not declare its switches
body: OpSwitch %uint_1 %left 1 %join
%left: -> %join
%join:
+capabilities: {| shader-as-well: Shader}`,
  inFragment`selection-structured/two-ends: a selection whose branches do not meet again is declared
body: {OpSelectionMerge %join None | without-merge-instruction:}
OpBranchConditional %true %left %right
%left: OpReturn
%right: OpKill
%join:
end: OpUnreachable`,
  pairOf`selection-structured/in-a-loop
branches to the merge block or the continue target of a loop need no declaration
body: -> %loop: [%out %continue] -> %body: OpBranchConditional %true %more {%out | not-to-the-merge-block: %most}
%more: {OpBranchConditional %false %continue %most
| not-to-the-continue-target:
OpBranchConditional %false %last %most
%last: -> %continue}
%most: -> %continue
%continue: OpBranchConditional %true %loop %out
%out:`,
  pairOf`selection-structured/at-the-head-of-a-loop: the header of a loop branches to a body block or to its merge block
body: -> %loop: [%out %continue] {OpBranchConditional %true %left %out
| to-two-blocks:
OpBranchConditional %true %left %right
%right: -> %continue
| to-a-block-that-leaves:
OpBranchConditional %true %left %right
%right: -> %out
| to-a-block-that-returns:
OpBranchConditional %true %right %left
%right: OpReturn}
%left: -> %continue
%continue: -> %loop
%out:`,
  pairOf`selection-structured/from-the-head-to-the-continue-target
the header of a loop branches to its continue target or to a body block
body: -> %loop: OpLoopMerge %out %continue Unroll
{OpBranchConditional %true %continue %left
| to-two-blocks:
OpBranchConditional %true %right %left
%right: -> %continue}
%left: -> %out
%continue: -> %loop
%out:`,
  pairOf`selection-structured/out-of-a-selection: a branch inside a selection to its merge block needs no declaration
body: [%join] OpBranchConditional %true %left %join
%left: {OpBranchConditional %false %join %more
| not-to-the-merge-block:
OpBranchConditional %false %most %more
%most: OpReturn}
%more: -> %join
%join:`,
  pairOf`selection-structured/lost-block: a selection that no path reaches is declared
end: OpReturn
%lost: {OpSelectionMerge %join None | without-merge-instruction:}
OpBranchConditional %true %left %right
%left: -> %join
%right: -> %join
%join: OpUnreachable`,
  pairOf`selection-structured/equal-labels in spv1.5: a branch with twice the same label needs no declaration
body: OpBranchConditional %true %left {%left | other-labels: %join}
%left: -> %join
%join:`,
  inKernel`selection-structured/kernel: a kernel need not declare its selections
body: OpBranchConditional %true %left %join
%left: -> %join
%join:
+capabilities: {| shader-as-well: Shader}`,
  pairOf`loop-control-unroll/first-version in spv1.0, spv1.1, spv1.3, spv1.6
of the two bits of the first version a loop has one, the other, or none
body: ${loops([
    '{None | both-in-place-of-none: Unroll|DontUnroll}',
    '{Unroll | unrolled-and-not: Unroll|DontUnroll}',
    '{DontUnroll | not-unrolled-and-unrolled: Unroll|DontUnroll}',
  ])}`,
  pairOf`loop-control-unroll/beside-dependencies in spv1.1, spv1.2, spv1.6
what is known of the dependencies between iterations is told of loops of either kind
body: ${loops([
    '{Unroll | infinite-beside-unroll: Unroll|DontUnroll}|DependencyInfinite',
    '{DontUnroll | infinite-beside-none: Unroll|DontUnroll}|DependencyInfinite',
    '{DontUnroll | length-beside-none: Unroll|DontUnroll}|DependencyLength 4',
    '{Unroll | length-beside-unroll: Unroll|DontUnroll}|DependencyLength 4',
  ])}`,
  pairOf`loop-control-unroll/beside-counts-of-iterations in spv1.4, spv1.5, spv1.6
a loop that is not to be unrolled has every bit that asks for nothing
body: ${loops([
    '{DontUnroll | unroll: Unroll|DontUnroll}|MinIterations|MaxIterations|IterationMultiple 4 16 4',
    'DontUnroll|DependencyInfinite|DependencyLength|MinIterations|MaxIterations|IterationMultiple 2 4 16 4',
    '{PeelCount | neither-peel-nor-partial: DontUnroll|PeelCount | all-three: Unroll|DontUnroll|PeelCount}|PartialCount 1 4',
  ])}
changed: {IterationMultiple 4 16 4 | peel: IterationMultiple|PeelCount 4 16 4 1
  | partial: IterationMultiple|PartialCount 4 16 4 4}
changed: {IterationMultiple 2 4 16 4 | peel-behind-every-bit: IterationMultiple|PeelCount 2 4 16 4 1}`,
  pairOf`loop-control-unroll/peeled-and-partially-unrolled in spv1.4, spv1.5, spv1.6
unrolling, peeling and partial unrolling are asked for alone and together
body: ${loops([
    '{PeelCount 2 | peel-alone: DontUnroll|PeelCount 2 | peel-nothing: DontUnroll|PeelCount 0}',
    '{PartialCount 4 | partial-alone: DontUnroll|PartialCount 4 | partial-of-one: DontUnroll|PartialCount 1}',
    '{Unroll | peel-for-unroll: DontUnroll}|PeelCount 2',
    '{Unroll | partial-for-unroll: DontUnroll}|PartialCount 4',
    '{Unroll | both-for-unroll: DontUnroll}|PeelCount|PartialCount 2 4',
    'DontUnroll{| peel-added: |PeelCount 1 | partial-added: |PartialCount 1}',
  ])}`,
  inKernel`loop-control-unroll/kernel in spv1.6: a kernel unrolls, too
body: ${loops(['{Unroll | peel-for-unroll: DontUnroll}|PeelCount 2', '{DontUnroll | both: Unroll|DontUnroll}'])}`,
  pairOf`loop-control-unroll/where-nobody-comes
the rule holds in blocks that are not reached of functions that are not called
before: ${uncalled('PartialCount 4')}
changed: %continue {PartialCount 4 | both: Unroll|DontUnroll | partial: DontUnroll|PartialCount 4}`,
  pairOf`loop-control-multiple/alone in spv1.4, spv1.5, spv1.6: iterations come in any multiple, be it of one
body: ${loops(['IterationMultiple {1 | for-one: 0}', 'IterationMultiple 4294967295'])}
changed: IterationMultiple {4294967295 | for-most: 0}`,
  pairOf`loop-control-multiple/among-zeros in spv1.4, spv1.5, spv1.6: every other count of a loop control may be 0
body: ${loops([
    'DependencyLength|MinIterations|MaxIterations|IterationMultiple|PeelCount|PartialCount 0 0 0 3 0 0',
    'MaxIterations|IterationMultiple {0 2 | behind-another: 2 0}',
    'IterationMultiple|PeelCount {5 0 | before-another: 0 5}',
    'DependencyInfinite|MinIterations|PartialCount 0 0',
  ])}
changed: {0 0 0 3 0 0 | all-counts: 0 0 0 0 0 0 | all-others-positive: 1 2 3 0 4 5}
changed: {DependencyInfinite|MinIterations|PartialCount | in-place-of-another: Unroll|IterationMultiple|PartialCount}
changed: {DependencyInfinite|MinIterations|PartialCount 0 0
  | added: DependencyInfinite|MinIterations|IterationMultiple|PartialCount 7 0 8}`,
  pairOf`loop-control-multiple/not-unrolled: how often a loop is run is told of one that is not to be unrolled
body: ${hintedLoop(`{DontUnroll|IterationMultiple 8 | zero: DontUnroll|IterationMultiple 0
  | zero-behind-a-length: DontUnroll|DependencyLength|IterationMultiple 8 0
  | zero-behind-bounds: DontUnroll|MinIterations|MaxIterations|IterationMultiple 8 8 0}`)}`,
  inKernel`loop-control-multiple/kernel in spv1.6: the iterations of a kernel come in multiples, too
body: ${hintedLoop('Unroll|IterationMultiple {2 | outside: 0}', '', hintedLoop('None', '_inside'))}
changed: %continue_inside {None | inside: IterationMultiple 0}`,
  pairOf`loop-control-multiple/where-nobody-comes
the rule holds in blocks that are not reached of functions that are not called
before: ${uncalled('IterationMultiple {2 | zero: 0}')}`,
]
