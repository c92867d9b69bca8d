import type { Check } from '../../check.ts'
import type { Instruction, Module } from '../../module.ts'
import { operandType, operandWord } from '../shared/operand.ts'
import { isBoolType, isIntegerType } from '../shared/scalar-type.ts'
import { isStructureSound } from '../shared/structure.ts'

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

/** Checks of branch instructions and their targets. */
export const checks: readonly Check[] = [
  {
    rule: 'core/branch-target',
    at: Object.keys(labelOperands),
    judge: (instruction, module, report) => {
      if (!isStructureSound(module)) return
      forEachLabel(instruction, (id, word) => {
        const label = module.definition(id)
        if (label !== undefined && !isLabelHere(module, instruction, label))
          report(word, `${id} is no label of this function`)
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
      const type = operandType(module, instruction, 0)
      if (type !== undefined && !isBoolType(type))
        report(operandWord(instruction, 0), `the condition is ${type.name}`)
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
      const type = operandType(module, instruction, 0)
      if (type !== undefined && !isIntegerType(type))
        report(operandWord(instruction, 0), `the selector is ${type.name}`)
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
        if (seen.has(key)) report(literal.word, 'this literal stands in the list already')
        seen.add(key)
      }
    },
  },
]
