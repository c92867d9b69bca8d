import type { RuleCase } from '../case-makers.ts'
import { body, parts } from './case.ts'
import { kernel } from './pieces.ts'

const branchy = `OpSelectionMerge %m None
OpBranchConditional %true %t %m
%t = OpLabel
OpBranch %m
%m = OpLabel`

const loop = (merge: string): string => `OpBranch %head
%head = OpLabel
${merge}
OpBranchConditional %true %inner %done
%inner = OpLabel
OpBranch %next
%next = OpLabel
OpBranch %head
%done = OpLabel`

const helper = `%callee = OpFunction %void None %fn
%cl = OpLabel
OpReturn
OpFunctionEnd`

/** Blocks, branches, structured control flow. */
export const controlFlowCases: readonly RuleCase[] = [...branches(), ...phis(), ...structured()]

function branches(): readonly RuleCase[] {
  const conditional = (rest: string): string => `OpSelectionMerge %m None
OpBranchConditional ${rest}
%t = OpLabel
OpBranch %m
%m = OpLabel`
  return [
    body(
      'entry-block-not-target',
      branchy,
      branchy.replace('OpBranch %m', 'OpBranch %entry'),
      // Without Shader a loop need not be structured.
      kernel,
    ),
    body('branch-target', 'OpBranch %b\n%b = OpLabel', 'OpBranch %cl\n%b = OpLabel', {
      functions: helper,
    }),
    body(
      'block-order',
      'OpBranch %a\n%a = OpLabel\nOpBranch %b\n%b = OpLabel\nOpBranch %c\n%c = OpLabel',
      'OpBranch %a\n%b = OpLabel\nOpBranch %c\n%a = OpLabel\nOpBranch %b\n%c = OpLabel',
    ),
    body(
      'phi-placement',
      'OpBranch %b\n%b = OpLabel\n%p = OpPhi %u32 %u0 %entry\n%x = OpIAdd %u32 %u0 %u1',
      'OpBranch %b\n%b = OpLabel\n%x = OpIAdd %u32 %u0 %u1\n%p = OpPhi %u32 %u0 %entry',
    ),
    body('branch-condition', conditional('%true %t %m'), conditional('%u0 %t %m')),
    body('branch-labels-differ', conditional('%true %t %m'), conditional('%true %t %t'), {
      minor: 6,
    }),
    body('branch-weight-count', conditional('%true %t %m 1 2'), conditional('%true %t %m 1')),
    body('branch-weight-sum', conditional('%true %t %m 0 2'), conditional('%true %t %m 0 0')),
    parts(
      'branch-weight-sum',
      { body: conditional('%true %t %m 4294967294 1') },
      { body: conditional('%true %t %m 4294967295 1') },
      {},
      'overflow',
    ),
    body(
      'switch-selector',
      'OpSelectionMerge %m None\nOpSwitch %u0 %m 1 %t\n%t = OpLabel\nOpBranch %m\n%m = OpLabel',
      'OpSelectionMerge %m None\nOpSwitch %f0 %m\n%m = OpLabel',
    ),
    body(
      'switch-literals-distinct',
      'OpSelectionMerge %m None\nOpSwitch %u0 %m 1 %t 2 %t\n%t = OpLabel\nOpBranch %m\n%m = OpLabel',
      'OpSelectionMerge %m None\nOpSwitch %u0 %m 1 %t 1 %t\n%t = OpLabel\nOpBranch %m\n%m = OpLabel',
    ),
    body(
      'loop-merge-placement',
      loop('OpLoopMerge %done %next None'),
      loop('OpLoopMerge %done %next None\n%x = OpIAdd %u32 %u0 %u1'),
      kernel,
    ),
    body(
      'selection-merge-placement',
      branchy,
      branchy.replace('None\n', 'None\n%x = OpIAdd %u32 %u0 %u1\n'),
      kernel,
    ),
  ]
}

function phis(): readonly RuleCase[] {
  const phi = (text: string): string => `OpSelectionMerge %m None
OpBranchConditional %true %t %m
%t = OpLabel
%x = OpIAdd %u32 %u0 %u1
OpBranch %m
%m = OpLabel
${text}`
  const valid = phi('%p = OpPhi %u32 %x %t %u0 %entry')
  return [
    body(
      'phi-result-type',
      valid,
      phi('%p = OpPhi %void %n %t %n %entry').replace(
        'OpSelectionMerge',
        '%n = OpFunctionCall %void %callee\nOpSelectionMerge',
      ),
      { functions: helper },
    ),
    body('phi-variable-type', valid, phi('%p = OpPhi %u32 %x %t %f0 %entry')),
    body('phi-parents', valid, phi('%p = OpPhi %u32 %x %t')),
    body('phi-variable-dominates-parent', valid, phi('%p = OpPhi %u32 %x %t %x %entry')),
  ]
}

function structured(): readonly RuleCase[] {
  // A second header with the same merge block is no longer dominated by either, unless nothing reaches it.
  const two = (merge: string): string => `OpSelectionMerge %m None
OpBranchConditional %true %m %m
%unreached = OpLabel
OpSelectionMerge ${merge} None
OpBranchConditional %true %inner %inner
%inner = OpLabel
OpBranch %m
%m = OpLabel`
  const forked = (labels: string): string => `OpBranch %head
%head = OpLabel
OpLoopMerge %done %next None
OpBranchConditional %true ${labels}
%one = OpLabel
OpBranch %next
%two = OpLabel
OpBranch %next
%next = OpLabel
OpBranch %head
%done = OpLabel`
  const valid = loop('OpLoopMerge %done %next None')
  return [
    body('merge-block-single', two('%inner'), two('%m')),
    body(
      'merge-block-dominated',
      branchy,
      `OpSelectionMerge %m None
OpBranchConditional %true %t %m
%t = OpLabel
OpSelectionMerge %t None
OpBranchConditional %true %u %u
%u = OpLabel
OpBranch %m
%m = OpLabel`,
    ),
    body('continue-target-differs', valid, loop('OpLoopMerge %done %done None')),
    body(
      'continue-target-dominated',
      valid,
      `OpSelectionMerge %m None
OpBranchConditional %true %next %head
%head = OpLabel
OpLoopMerge %done %next None
OpBranch %back
%back = OpLabel
OpBranchConditional %true %head %done
%done = OpLabel
OpBranch %m
%next = OpLabel
OpBranch %m
%m = OpLabel`,
    ),
    body(
      'loop-structured',
      valid,
      valid.replace('OpLoopMerge %done %next None', 'OpSelectionMerge %done None'),
    ),
    body(
      'loop-back-edge-single',
      valid,
      valid.replace(
        '%inner = OpLabel\nOpBranch %next',
        '%inner = OpLabel\nOpBranchConditional %true %next %head',
      ),
    ),
    body(
      'switch-structured',
      'OpSelectionMerge %m None\nOpSwitch %u0 %m 1 %t\n%t = OpLabel\nOpBranch %m\n%m = OpLabel',
      'OpSwitch %u0 %m 1 %t\n%t = OpLabel\nOpBranch %m\n%m = OpLabel',
    ),
    body('selection-structured', forked('%one %done'), forked('%one %two')),
    body('selection-structured', branchy, branchy.replace('OpSelectionMerge %m None\n', '')),
  ]
}
