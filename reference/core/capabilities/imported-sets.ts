import type { Check } from '../../check.ts'
import type { Instruction, Module } from '../../module.ts'
import { hasOwnRule } from '../shared/availability.ts'
import { idKinds } from '../shared/grammar.ts'
import { operandDefinition, operandWord } from '../shared/operands.ts'

const prefix = 'NonSemantic.'

const extended = ['OpExtInst', 'OpExtInstWithForwardRefsKHR']

function isNonSemantic(module: Module, { name, operands }: Instruction): boolean {
  return (
    extended.includes(name) &&
    module.importName(operands[0]?.value ?? 0)?.startsWith(prefix) === true
  )
}

/** Checks of imports, and of the instructions of imported sets whatever the set is. */
export const checks: readonly Check[] = [
  {
    rule: 'core/non-semantic-extension',
    at: ['OpExtInstImport'],
    judge: (instruction, module, report) => {
      const name = module.importName(instruction.result)
      if (name === undefined || !name.startsWith(prefix)) return
      if (hasOwnRule(name, 'non-semantic-info-is-declared-before-version-1-6')) return
      if (!module.extensions.has('SPV_KHR_non_semantic_info'))
        report(operandWord(instruction, 0), `${name} needs SPV_KHR_non_semantic_info`)
    },
  },
  {
    rule: 'core/extended-set-is-import',
    at: extended,
    judge: (instruction, module, report) => {
      const set = operandDefinition(module, instruction, 0)
      if (set !== undefined && set.name !== 'OpExtInstImport')
        report(operandWord(instruction, 0), `the set is ${set.name}`)
    },
  },
  {
    rule: 'core/non-semantic-result-use',
    at: extended,
    judge: (instruction, module, report) => {
      if (!isNonSemantic(module, instruction)) return
      for (const user of module.uses(instruction.result)) {
        if (user.name === 'OpName' || isNonSemantic(module, user)) continue
        report(user.word, `${user.name} uses the result of a non-semantic instruction`)
      }
    },
  },
  {
    rule: 'core/forward-reference-present',
    at: ['OpExtInstWithForwardRefsKHR'],
    judge: (instruction, module, report) => {
      const forward = instruction.operands.some(({ kind, value }) => {
        const definition = idKinds.has(kind) ? module.definition(value) : undefined
        return definition !== undefined && definition.index > instruction.index
      })
      if (!forward) report(instruction.word, 'no operand is defined later')
    },
  },
  {
    rule: 'core/forward-reference-non-semantic',
    at: ['OpExtInstWithForwardRefsKHR'],
    judge: (instruction, module, report) => {
      const set = operandDefinition(module, instruction, 0)
      if (set?.name === 'OpExtInstImport' && !isNonSemantic(module, instruction))
        report(operandWord(instruction, 0), 'the set is not non-semantic')
    },
  },
]
