import type { Check } from '../check.ts'
import { isStructureSound } from '../core/shared/structure.ts'
import type { Instruction, Module, Function as ModuleFunction } from '../module.ts'
import { executing } from '../shared/debug-sets.ts'
import {
  debugInfoOf,
  debugInfos,
  debugInfosNamed,
  inBlockCheck,
  instructionCheck,
} from './shared/debug-info.ts'

/** The function in whose entry block an instruction is; `undefined` where it is in none. */
export function functionEnteredAt(
  module: Module,
  instruction: Instruction,
): ModuleFunction | undefined {
  const block = module.blockOf(instruction)
  const [entry] = block?.function.blocks ?? []
  return block !== undefined && entry?.label.index === block.label.index
    ? block.function
    : undefined
}

const sources = ['DebugSource', 'DebugSourceContinued']

const inBlocks: ReadonlySet<string> = new Set([
  'DebugScope',
  'DebugNoScope',
  'DebugDeclare',
  'DebugValue',
  'DebugLine',
  'DebugNoLine',
  'DebugFunctionDefinition',
])

/** The instruction of the set just before one; `undefined` where the one before is not of the set. */
function infoBefore(module: Module, { index }: Instruction) {
  const before = index === 0 ? undefined : module.instructions.at(index - 1)
  return before === undefined ? undefined : debugInfoOf(module, before)
}

export const checks: readonly Check[] = [
  /** DebugSourceContinued. */
  instructionCheck(
    'NonSemantic.Shader.DebugInfo/continued-source-follows-a-source',
    ['DebugSourceContinued'],
    ({ instruction }, module, report) => {
      const before = infoBefore(module, instruction)
      if (before !== undefined && (before.row === undefined || sources.includes(before.row.name)))
        return
      report(
        instruction.word,
        `DebugSourceContinued is after ${before?.row?.name ?? module.instructions.at(instruction.index - 1)?.name}`,
      )
    },
  ),
  /** DebugSourceContinued. */
  instructionCheck(
    'NonSemantic.Shader.DebugInfo/continued-source-has-a-text',
    ['DebugSourceContinued'],
    ({ instruction }, module, report) => {
      const before = infoBefore(module, instruction)
      if (before?.row?.name === 'DebugSource' && before.operands.length < 2)
        report(instruction.word, 'DebugSourceContinued is after a DebugSource without Text')
    },
  ),
  /** DebugSourceContinued. */
  instructionCheck(
    'NonSemantic.Shader.DebugInfo/continued-source-has-the-same-import',
    ['DebugSourceContinued'],
    ({ instruction, set }, module, report) => {
      const before = infoBefore(module, instruction)
      if (before?.row === undefined || !sources.includes(before.row.name)) return
      if (before.set !== set)
        report(
          instruction.word + 3,
          `Set %${set} is not that of the ${before.row.name} before, %${before.set}`,
        )
    },
  ),
  /** Binary Form. */
  inBlockCheck('NonSemantic.Shader.DebugInfo/declare-and-value-are-in-a-block', [
    'DebugDeclare',
    'DebugValue',
  ]),
  /** DebugFunctionDefinition. */
  instructionCheck(
    'NonSemantic.Shader.DebugInfo/function-definition-is-in-the-entry-block',
    ['DebugFunctionDefinition'],
    ({ instruction }, module, report) => {
      if (isStructureSound(module) && functionEnteredAt(module, instruction) === undefined)
        report(instruction.word, 'DebugFunctionDefinition is not in the entry block of a function')
    },
  ),
  /** DebugFunctionDefinition. */
  {
    rule: 'NonSemantic.Shader.DebugInfo/function-has-at-most-one-definition',
    among: executing,
    judgeModule(module, report) {
      if (!isStructureSound(module)) return
      const seen = new Set<ModuleFunction>()
      for (const { instruction } of debugInfosNamed(module, 'DebugFunctionDefinition')) {
        const entered = functionEnteredAt(module, instruction)
        if (entered === undefined) continue
        if (seen.has(entered))
          report(
            instruction.word,
            `the entry block of %${entered.definition.result} has another DebugFunctionDefinition`,
          )
        seen.add(entered)
      }
    },
  },
  /** DebugLine, DebugNoLine, Binary Form. */
  inBlockCheck('NonSemantic.Shader.DebugInfo/line-instructions-are-in-a-block', [
    'DebugLine',
    'DebugNoLine',
  ]),
  /** Binary Form, in the reading in which the sentence is a requirement. */
  {
    rule: 'NonSemantic.Shader.DebugInfo/other-instructions-are-before-the-functions',
    among: executing,
    judgeModule(module, report) {
      const [first] = module.functions
      if (first === undefined || !isStructureSound(module)) return
      for (const { instruction, row } of debugInfos(module))
        if (
          row !== undefined &&
          !inBlocks.has(row.name) &&
          instruction.index > first.definition.index
        )
          report(instruction.word, `${row.name} is after the first OpFunction`)
    },
  },
  /** DebugScope, DebugNoScope. */
  inBlockCheck('NonSemantic.Shader.DebugInfo/scope-instructions-are-in-a-block', [
    'DebugScope',
    'DebugNoScope',
  ]),
]
