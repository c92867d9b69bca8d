import type { Check } from '../../check.ts'
import type { Instruction, Module } from '../../module.ts'
import { controlFlowOf } from '../shared/control-flow.ts'
import { instructionBefore, misfitAt, operandWord, resultType } from '../shared/operands.ts'
import { isStructureSound } from '../shared/structure.ts'
import { isBoolType, isIntegerType } from '../shared/types.ts'

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

/** Operands that name labels, per instruction: the index of the first, and how far apart they are. */
const labelOperands: Readonly<Record<string, readonly [number, number, number]>> = {
  OpBranch: [0, 1, 1],
  OpBranchConditional: [1, 1, 2],
  OpSwitch: [1, 2, Number.POSITIVE_INFINITY],
  OpLoopMerge: [0, 1, 2],
  OpSelectionMerge: [0, 1, 1],
}

function forEachLabel(
  { name, operands }: Instruction,
  visit: (label: number, word: number) => void,
): void {
  const [first, step, count] = labelOperands[name] ?? [0, 1, 0]
  for (let n = 0; n < count; n++) {
    const operand = operands[first + n * step]
    if (operand === undefined) return
    if (operand.kind === 'IdRef') visit(operand.value, operand.word)
  }
}

function isLabelHere(module: Module, user: Instruction, label: Instruction): boolean {
  return label.name === 'OpLabel' && module.functionOf(label) === module.functionOf(user)
}

function forEachPair(
  { operands }: Instruction,
  visit: (variable: number, parent: number, word: number) => void,
): void {
  for (let index = 0; index + 1 < operands.length; index += 2) {
    const variable = operands[index]
    const parent = operands[index + 1]
    if (variable !== undefined && parent !== undefined)
      visit(variable.value, parent.value, variable.word)
  }
}

function flowAround(module: Module, phi: Instruction) {
  const block = module.blockOf(phi)
  if (block === undefined || !isStructureSound(module)) return undefined
  const flow = controlFlowOf(module, block.function)
  const number = flow.numberOf(block.label.result)
  return number === undefined ? undefined : { flow, number }
}

const atPhi = ['OpPhi']

/** Checks of blocks, and of branches between them. */
export const checks: readonly Check[] = [
  // Order of blocks and of the instructions in them.
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
        report(instruction.word, `OpPhi comes after ${before.name}`)
    },
  },
  {
    rule: 'core/loop-merge-placement',
    at: ['OpLoopMerge'],
    judge: (instruction, module, report) => {
      const after = next(module, instruction)
      if (!branchesAfterLoopMerge.has(after))
        report(instruction.word, `OpLoopMerge comes before ${after}`)
    },
  },
  {
    rule: 'core/selection-merge-placement',
    at: ['OpSelectionMerge'],
    judge: (instruction, module, report) => {
      const after = next(module, instruction)
      if (!branchesAfterSelectionMerge.has(after))
        report(instruction.word, `OpSelectionMerge comes before ${after}`)
    },
  },
  // Branch instructions and their targets.
  {
    rule: 'core/branch-target',
    at: Object.keys(labelOperands),
    judge: (instruction, module, report) => {
      if (!isStructureSound(module)) return
      forEachLabel(instruction, (id, word) => {
        const label = module.definition(id)
        if (label !== undefined && !isLabelHere(module, instruction, label))
          report(word, `${id} is not a label of this function`)
      })
    },
  },
  {
    rule: 'core/entry-block-not-target',
    at: ['OpBranch', 'OpBranchConditional', 'OpSwitch'],
    judge: (instruction, module, report) => {
      const entry = module.functionOf(instruction)?.blocks[0]?.label.result
      forEachLabel(instruction, (id, word) => {
        if (id === entry) report(word, 'the branch goes to the first block of the function')
      })
    },
  },
  {
    rule: 'core/branch-condition',
    at: ['OpBranchConditional'],
    judge: (instruction, module, report) => {
      const other = misfitAt(module, instruction, 0, isBoolType)
      if (other !== undefined) report(operandWord(instruction, 0), `the condition is ${other}`)
    },
  },
  {
    rule: 'core/branch-labels-differ',
    at: ['OpBranchConditional'],
    judge: ({ operands }, _, report) => {
      const [, whenTrue, whenFalse] = operands
      if (whenTrue !== undefined && whenFalse !== undefined && whenTrue.value === whenFalse.value)
        report(whenFalse.word, 'both labels are the same')
    },
  },
  {
    rule: 'core/branch-weight-count',
    at: ['OpBranchConditional'],
    judge: ({ operands, word }, _, report) => {
      const count = operands.length - 3
      if (count > 0 && count !== 2) report(operands[3]?.word ?? word, `${count} branch weights`)
    },
  },
  {
    rule: 'core/branch-weight-sum',
    at: ['OpBranchConditional'],
    judge: ({ operands }, _, report) => {
      const [, , , whenTrue, whenFalse] = operands
      if (whenTrue === undefined || whenFalse === undefined || operands.length !== 5) return
      const sum = whenTrue.value + whenFalse.value
      if (sum === 0) report(whenTrue.word, 'both branch weights are 0')
      else if (sum > 0xffff_ffff) report(whenTrue.word, 'the branch weights overflow 32 bits')
    },
  },
  {
    rule: 'core/switch-selector',
    at: ['OpSwitch'],
    judge: (instruction, module, report) => {
      const other = misfitAt(module, instruction, 0, isIntegerType)
      if (other !== undefined) report(operandWord(instruction, 0), `the selector is ${other}`)
    },
  },
  {
    rule: 'core/switch-literals-distinct',
    at: ['OpSwitch'],
    judge: ({ operands }, { words }, report) => {
      const seen = new Set<string>()
      for (let index = 2; index + 1 < operands.length; index += 2) {
        const literal = operands[index]
        if (literal === undefined) return
        const key = words.subarray(literal.word, literal.word + literal.wordCount).join()
        if (seen.has(key)) report(literal.word, 'this literal is in the list already')
        seen.add(key)
      }
    },
  },
  // `OpPhi` against its type and the control-flow graph.
  {
    rule: 'core/phi-result-type',
    at: atPhi,
    judge: (instruction, module, report) => {
      if (resultType(module, instruction)?.name === 'OpTypeVoid')
        report(instruction.word + 1, 'OpPhi results in void')
    },
  },
  {
    rule: 'core/phi-variable-type',
    at: atPhi,
    judge: (instruction, module, report) =>
      forEachPair(instruction, (variable, _, word) => {
        const definition = module.definition(variable)
        if (definition !== undefined && definition.resultType !== instruction.resultType)
          report(word, `the variable has type ${definition.resultType}`)
      }),
  },
  {
    rule: 'core/phi-parents',
    at: atPhi,
    judge: (instruction, module, report) => {
      const around = flowAround(module, instruction)
      if (around === undefined) return
      const predecessors = around.flow.branches.predecessors[around.number] ?? []
      const given = Math.floor(instruction.operands.length / 2)
      if (given !== predecessors.length) {
        report(instruction.word, `${given} parents for ${predecessors.length} predecessors`)
        return
      }
      const missing = new Set(predecessors)
      forEachPair(instruction, (_, parent, word) => {
        if (module.definition(parent) === undefined) return
        const number = around.flow.numberOf(parent)
        if (number === undefined || !missing.delete(number))
          report(word + 1, `${parent} is not a predecessor, or is listed twice`)
      })
    },
  },
  {
    rule: 'core/phi-variable-dominates-parent',
    at: atPhi,
    judge: (instruction, module, report) => {
      const around = flowAround(module, instruction)
      if (around === undefined) return
      const { branches } = around.flow
      forEachPair(instruction, (variable, parent, word) => {
        const definition = module.definition(variable)
        const home = definition && module.blockOf(definition)
        const from = home && around.flow.numberOf(home.label.result)
        const to = around.flow.numberOf(parent)
        if (from === undefined || to === undefined) return
        if (!branches.dominates(from, to))
          report(word, `the definition of ${variable} does not dominate parent ${parent}`)
      })
    },
  },
]
