import { pair } from '../pairs/pair.ts'
import { pairOf, ways } from '../pairs/pair-of.ts'
import { inFragment, inKernel } from '../pairs/tags.ts'

const withShader = {
  'shader-as-well': [['OpCapability Kernel', 'OpCapability Kernel\nOpCapability Shader']],
} as const

/** Lines of a loop that is left at once, with its loop control; the names of its blocks end as told. */
function hintedLoop(control: string, end = '', inside = ''): string {
  const lines = [
    `-> %header${end}`,
    `%header${end} = OpLabel`,
    `OpLoopMerge %merge${end} %continue${end} ${control}`,
    `OpBranchConditional %true %body${end} %merge${end}`,
    `%body${end} = OpLabel`,
    ...(inside === '' ? [] : [inside]),
    `-> %continue${end}`,
    `%continue${end} = OpLabel`,
    `-> %header${end}`,
    `%merge${end} = OpLabel`,
  ]
  return lines.join('\n')
}

/** A loop for each of these, one behind the other. */
function loops(controls: readonly string[]): string {
  return controls.map((control, at) => hintedLoop(control, `_${at}`)).join('\n')
}

function merge(at: number, control: string): string {
  return `%merge_${at} %continue_${at} ${control}`
}

/** Functions in front of the entry point's, the first of which nothing calls, with a loop in a block without a way there. */
function uncalled(control: string): string {
  return `%void %uncalled()
OpReturn
%unreached: ${hintedLoop(control)}`
}

const modern = ['spv1.4', 'spv1.5', 'spv1.6']

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
${ways(withShader)}`,
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
${ways(withShader)}`,
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
${ways(withShader)}`,
  pairOf`loop-control-unroll/first-version in spv1.0, spv1.1, spv1.3, spv1.6
of the two bits of the first version a loop has one, the other, or none
body: ${loops(['None', 'Unroll', 'DontUnroll'])}
changed: {${merge(0, 'None')} | both-in-place-of-none: ${merge(0, 'Unroll|DontUnroll')}}
changed: {${merge(1, 'Unroll')} | unrolled-and-not: ${merge(1, 'Unroll|DontUnroll')}}
changed: {${merge(2, 'DontUnroll')} | not-unrolled-and-unrolled: ${merge(2, 'Unroll|DontUnroll')}}`,
  pairOf`loop-control-unroll/beside-dependencies in spv1.1, spv1.2, spv1.6
what is known of the dependencies between iterations is told of loops of either kind
body: ${loops([
    'Unroll|DependencyInfinite',
    'DontUnroll|DependencyInfinite',
    'DontUnroll|DependencyLength 4',
    'Unroll|DependencyLength 4',
  ])}
changed: %continue_0 {Unroll|DependencyInfinite | infinite-beside-unroll: Unroll|DontUnroll|DependencyInfinite}
changed: %continue_1 {DontUnroll| | infinite-beside-none: Unroll|DontUnroll|}
changed: %continue_2 {DontUnroll| | length-beside-none: Unroll|DontUnroll|}
changed: %continue_3 {Unroll| | length-beside-unroll: Unroll|DontUnroll|}`,
  pairOf`loop-control-unroll/beside-counts-of-iterations in spv1.4, spv1.5, spv1.6
a loop that is not to be unrolled has every bit that asks for nothing
body: ${loops([
    'DontUnroll|MinIterations|MaxIterations|IterationMultiple 4 16 4',
    'DontUnroll|DependencyInfinite|DependencyLength|MinIterations|MaxIterations|IterationMultiple 2 4 16 4',
    'PeelCount|PartialCount 1 4',
  ])}
changed: %continue_0 {DontUnroll| | unroll: Unroll|DontUnroll|}
changed: {IterationMultiple 4 16 4 | peel: IterationMultiple|PeelCount 4 16 4 1
  | partial: IterationMultiple|PartialCount 4 16 4 4}
changed: {IterationMultiple 2 4 16 4 | peel-behind-every-bit: IterationMultiple|PeelCount 2 4 16 4 1}
changed: %continue_2 {PeelCount | neither-peel-nor-partial: DontUnroll|PeelCount
  | all-three: Unroll|DontUnroll|PeelCount}`,
  pair(
    'loop-control-unroll',
    'peeled-and-partially-unrolled',
    'unrolling, peeling and partial unrolling are asked for alone and together',
    {
      body: loops([
        'PeelCount 2',
        'PartialCount 4',
        'Unroll|PeelCount 2',
        'Unroll|PartialCount 4',
        'Unroll|PeelCount|PartialCount 2 4',
        'DontUnroll',
      ]),
    },
    [
      '%continue_2 {Unroll | peel-for-unroll: DontUnroll}',
      '%continue_3 {Unroll | partial-for-unroll: DontUnroll}',
      '%continue_4 {Unroll | both-for-unroll: DontUnroll}',
      {
        'peel-alone': [[merge(0, 'PeelCount 2'), merge(0, 'DontUnroll|PeelCount 2')]],
        'peel-nothing': [[merge(0, 'PeelCount 2'), merge(0, 'DontUnroll|PeelCount 0')]],
        'partial-alone': [[merge(1, 'PartialCount 4'), merge(1, 'DontUnroll|PartialCount 4')]],
        'partial-of-one': [[merge(1, 'PartialCount 4'), merge(1, 'DontUnroll|PartialCount 1')]],
        'peel-added': [[merge(5, 'DontUnroll'), merge(5, 'DontUnroll|PeelCount 1')]],
        'partial-added': [[merge(5, 'DontUnroll'), merge(5, 'DontUnroll|PartialCount 1')]],
      },
    ],
    { environments: modern },
  ),
  inKernel`loop-control-unroll/kernel in spv1.6: a kernel unrolls, too
body: ${loops(['Unroll|PeelCount 2', 'DontUnroll'])}
changed: {Unroll|PeelCount | peel-for-unroll: DontUnroll|PeelCount}
changed: {${merge(1, 'DontUnroll')} | both: ${merge(1, 'Unroll|DontUnroll')}}`,
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
