import { row } from '../row.ts'

const graph = '2.16.1 Universal Validation Rules: Control-Flow Graph (CFG)'
const shader = '2.16.2 Validation Rules for Shader Capabilities: CFG'
const structured = '2.11.1 Rules for Structured Control-flow Declarations'
const constructs = '2.11.3 Rules for Structured Control-flow Constructs'
const instruction = '3.3.17 Control-Flow Instructions'

/** Blocks and branches. */
export const rules = [
  row(
    'semantics',
    'entry-block-not-target',
    graph,
    'No branch targets the first block of a function.',
  ),
  row(
    'semantics',
    'branch-target',
    graph,
    'A branch or merge instruction names labels of its own function.',
  ),
  row('layout', 'block-order', graph, 'A block appears before all blocks that it dominates.'),
  row(
    'layout',
    'phi-placement',
    `${instruction}: OpPhi`,
    'In a block, only OpPhi, OpLine and OpNoLine appear before an OpPhi.',
  ),
  row('type', 'phi-result-type', `${instruction}: OpPhi`, 'The result type of OpPhi is not void.'),
  row(
    'type',
    'phi-variable-type',
    `${instruction}: OpPhi`,
    'Every variable of OpPhi has the result type.',
  ),
  row(
    'semantics',
    'phi-parents',
    `${instruction}: OpPhi`,
    'The parents of OpPhi are exactly the predecessors of its block, each listed once.',
  ),
  row(
    'semantics',
    'phi-variable-dominates-parent',
    `${instruction}: OpPhi`,
    'The block that defines a variable of OpPhi dominates the corresponding parent if that parent is reachable.',
  ),
  row(
    'layout',
    'loop-merge-placement',
    `${instruction}: OpLoopMerge`,
    'OpLoopMerge immediately precedes an OpBranch or OpBranchConditional.',
  ),
  row(
    'layout',
    'selection-merge-placement',
    `${instruction}: OpSelectionMerge`,
    'OpSelectionMerge immediately precedes an OpBranchConditional or OpSwitch.',
  ),
  row(
    'type',
    'branch-condition',
    `${instruction}: OpBranchConditional`,
    'The Condition of OpBranchConditional is a Boolean scalar.',
  ),
  row(
    'operand',
    'branch-labels-differ',
    `${instruction}: OpBranchConditional`,
    'The two labels of OpBranchConditional differ.',
    { versions: { since: 0x0001_0600 } },
  ),
  row(
    'operand',
    'branch-weight-count',
    `${instruction}: OpBranchConditional`,
    'OpBranchConditional has either no branch weights or two.',
  ),
  row(
    'operand',
    'branch-weight-sum',
    `${instruction}: OpBranchConditional`,
    'The two branch weights are not both 0, and their sum fits in 32 bits.',
  ),
  row(
    'type',
    'switch-selector',
    `${instruction}: OpSwitch`,
    'The Selector of OpSwitch is an integer scalar.',
  ),
  row(
    'operand',
    'switch-literals-distinct',
    `${instruction}: OpSwitch`,
    'No two literals of OpSwitch are equal.',
  ),
  row(
    'semantics',
    'merge-block-single',
    structured,
    'No block is the merge block of two header blocks.',
  ),
  row(
    'semantics',
    'merge-block-dominated',
    structured,
    'A header block strictly structurally dominates its merge block.',
  ),
  row(
    'semantics',
    'continue-target-differs',
    structured,
    'The continue target and the merge block of a loop are different blocks.',
  ),
  row(
    'semantics',
    'continue-target-dominated',
    structured,
    'A loop header structurally dominates its continue target.',
  ),
  row(
    'semantics',
    'loop-structured',
    shader,
    'With Shader, the target of every back edge is a block with an OpLoopMerge.',
  ),
  row(
    'semantics',
    'loop-back-edge-single',
    structured,
    'A loop header is the target of exactly one back edge.',
  ),
  row(
    'semantics',
    'switch-structured',
    shader,
    'With Shader, every OpSwitch is preceded by an OpSelectionMerge.',
  ),
  row(
    'semantics',
    'selection-structured',
    shader,
    'With Shader, an OpBranchConditional is preceded by an OpSelectionMerge unless its labels are equal or one of them is a declared merge block or continue target. An OpLoopMerge does not replace the OpSelectionMerge.',
  ),
  row(
    'semantics',
    'continue-target-dominates-back-edge',
    structured,
    'The continue target of a loop structurally dominates the block with the back edge to the loop header.',
  ),
  row(
    'semantics',
    'back-edge-post-dominates-continue-target',
    structured,
    'Every structured control-flow path from the continue target of a loop to a function termination includes the block with the back edge to the loop header.',
  ),
  row(
    'semantics',
    'construct-contains-merge-block',
    constructs,
    'A construct that contains the header block of another selection, loop or switch also contains its merge block.',
  ),
  row(
    'semantics',
    'construct-exit',
    constructs,
    'A branch that leaves a selection, loop, switch or case construct goes to the merge block of the innermost construct if that is a selection, to the merge block or continue target of the innermost loop, to the merge block of the innermost switch without leaving a loop, or from one case construct of a switch to another.',
    {
      notes:
        'Of several constructs that one branch leaves, the outermost decides which of these it is.',
    },
  ),
  row(
    'semantics',
    'continue-construct-exit',
    constructs,
    'A branch that leaves a continue construct goes to the header or to the merge block of its loop.',
  ),
  row(
    'semantics',
    'construct-entry',
    constructs,
    'A branch from a reachable block outside a selection, loop or switch construct enters it only at its header block.',
  ),
  row(
    'semantics',
    'continue-target-entry',
    constructs,
    'Apart from the back edge, only blocks of the loop construct branch to the continue target of a loop of several blocks.',
  ),
  row(
    'semantics',
    'switch-dominates-cases',
    constructs,
    'The header block of a switch construct structurally dominates its case constructs.',
  ),
  row(
    'semantics',
    'case-branches-to-one-case',
    constructs,
    'A case construct branches to at most one other case construct of its switch.',
  ),
  row(
    'semantics',
    'case-entered-from-one-case',
    constructs,
    'A case construct is branched to by at most one other case construct of its switch.',
  ),
  row(
    'semantics',
    'fall-through-to-next-target',
    constructs,
    'If a case construct branches to another and the Targets of the OpSwitch name both, the last Target of the first immediately precedes the first Target of the second.',
  ),
  row(
    'semantics',
    'fall-through-by-default',
    constructs,
    'If a case construct branches to the case construct of Default, which no Target names, and that branches to another, the last Target of the first immediately precedes the first Target of the other.',
  ),
  row(
    'semantics',
    'switch-targets-consecutive',
    constructs,
    'Targets of an OpSwitch with the same label are consecutive.',
  ),
]
