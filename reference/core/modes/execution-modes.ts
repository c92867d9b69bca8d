import { enumerantByValue, operandKindByName } from '#spec/grammar/grammar'
import type { Check } from '../../check.ts'
import { isConstantInstruction } from '../shared/constant-instruction.ts'
import { idKinds } from '../shared/id-kinds.ts'
import { entryPoints } from './entry-point-modes.ts'
import { modelsOf } from './mode-models.ts'

/** 64-bit floating point. */
const lastDataType = 6

const both = ['OpExecutionMode', 'OpExecutionModeId']

const modesWithIds: ReadonlySet<number> = new Set(
  operandKindByName('ExecutionMode')
    ?.enumerants.filter(({ parameters }) => parameters.some(({ kind }) => idKinds.has(kind)))
    .map(({ value }) => value),
)

function nameOf(mode: number): string {
  return enumerantByValue('ExecutionMode', mode)?.name ?? `execution mode ${mode}`
}

/** Checks of each execution mode by itself. */
export const checks: readonly Check[] = [
  {
    rule: 'core/execution-mode-target',
    at: both,
    judge: ({ operands: [target] }, module, report) => {
      if (target === undefined || module.definition(target.value) === undefined) return
      if (!entryPoints(module).has(target.value))
        report(target.word, `${target.value} is no entry point`)
    },
  },
  {
    rule: 'core/execution-mode-form',
    at: both,
    judge: ({ name, operands: [, mode] }, _, report) => {
      if (mode === undefined) return
      if (modesWithIds.has(mode.value) !== (name === 'OpExecutionModeId'))
        report(mode.word, `${nameOf(mode.value)} is not set by ${name}`)
    },
  },
  {
    rule: 'core/execution-mode-constant',
    at: ['OpExecutionModeId'],
    judge: ({ operands }, module, report) => {
      const [, mode, ...extra] = operands
      if (mode === undefined || !modesWithIds.has(mode.value)) return
      if (enumerantByValue('ExecutionMode', mode.value)?.version === null) return
      for (const { value, word } of extra) {
        const definition = module.definition(value)
        if (definition !== undefined && !isConstantInstruction(definition))
          report(word, `${value} is ${definition.name}, no constant`)
      }
    },
  },
  {
    rule: 'core/execution-mode-model',
    at: both,
    judge: ({ operands: [target, mode] }, module, report) => {
      if (target === undefined || mode === undefined) return
      const wanted = modelsOf(mode.value)
      const models = entryPoints(module).get(target.value)?.models
      if (wanted === undefined || models === undefined) return
      if (!models.some((model) => wanted.has(model)))
        report(mode.word, `${nameOf(mode.value)} is not for this execution model`)
    },
  },
  {
    rule: 'core/vector-type-hint',
    at: ['OpExecutionMode'],
    having: ['ExecutionMode.VecTypeHint'],
    judge: ({ operands: [, , hint] }, _, report) => {
      if (hint === undefined) return
      const dataType = hint.value & 0xffff
      if (dataType > lastDataType) report(hint.word, `there is no data type ${dataType}`)
    },
  },
]
