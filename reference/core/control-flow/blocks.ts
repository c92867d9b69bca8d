import type { Check } from '../../check.ts'
import type { Instruction, Module } from '../../module.ts'
import { controlFlowOf } from '../shared/control-flow.ts'
import { instructionBefore } from '../shared/instruction-before.ts'
import { isStructureSound } from '../shared/structure.ts'

const beforePhi: ReadonlySet<string> = new Set(['OpLabel', 'OpPhi'])
const lines: ReadonlySet<string> = new Set(['OpLine', 'OpNoLine'])
const branchesAfterLoopMerge: ReadonlySet<string> = new Set(['OpBranch', 'OpBranchConditional'])
const branchesAfterSelectionMerge: ReadonlySet<string> = new Set([
  'OpBranchConditional',
  'OpSwitch',
])

function next(module: Module, { index }: Instruction): string {
  return module.instructions.at(index + 1)?.name ?? 'the end of the module'
}

/** The debug sets from before `NonSemantic.` mark scopes between OpPhi instructions; newer sets must not (SPV_KHR_non_semantic_info). */
function isOldDebugInfo(module: Module, { name, operands }: Instruction): boolean {
  return (
    name === 'OpExtInst' &&
    module.importName(operands[0]?.value ?? 0)?.startsWith('NonSemantic.') === false
  )
}

/** Checks of the order of blocks and of the instructions in them. */
export const checks: readonly Check[] = [
  {
    rule: 'core/block-order',
    among: ['OpBranch', 'OpBranchConditional', 'OpSwitch'],
    judgeFunction: (body, module, report) => {
      const { blocks } = body
      if (blocks.length < 2 || !isStructureSound(module)) return
      const { branches } = controlFlowOf(module, body)
      blocks.forEach(({ label }, number) => {
        const dominator = branches.immediateDominator(number)
        if (dominator !== undefined && dominator > number)
          report(label.word, `block ${blocks[dominator]?.label.result} dominates this block`)
      })
    },
  },
  {
    rule: 'core/phi-placement',
    at: ['OpPhi'],
    judge: (instruction, module, report) => {
      if (!isStructureSound(module)) return
      let before = instructionBefore(module, instruction)
      while (before !== undefined && lines.has(before.name))
        before = instructionBefore(module, before)
      if (before !== undefined && !beforePhi.has(before.name) && !isOldDebugInfo(module, before))
        report(instruction.word, `OpPhi stands after ${before.name}`)
    },
  },
  {
    rule: 'core/loop-merge-placement',
    at: ['OpLoopMerge'],
    judge: (instruction, module, report) => {
      const after = next(module, instruction)
      if (!branchesAfterLoopMerge.has(after))
        report(instruction.word, `OpLoopMerge stands before ${after}`)
    },
  },
  {
    rule: 'core/selection-merge-placement',
    at: ['OpSelectionMerge'],
    judge: (instruction, module, report) => {
      const after = next(module, instruction)
      if (!branchesAfterSelectionMerge.has(after))
        report(instruction.word, `OpSelectionMerge stands before ${after}`)
    },
  },
]
