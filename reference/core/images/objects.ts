import { instructions } from '#spec/grammar/grammar'
import type { Check } from '../../check.ts'
import type { Instruction } from '../../module.ts'
import { operandDefinition, operandWord } from '../shared/operand.ts'

const classes: ReadonlySet<string> = new Set(['Image', 'Primitive', 'Group', 'Non-Uniform'])

/** Operands that rules of their own say more about. */
const ruled: ReadonlySet<string> = new Set(['Image', 'Sampled Image', 'Sampler'])

/** Per core instruction of those classes, the indexes of operands that no other rule looks at. */
const objectOperands: ReadonlyMap<string, readonly number[]> = new Map(
  instructions
    .filter((row) => row.version !== null && classes.has(row.class))
    .map(({ name, operands }) => {
      const own = operands.filter(({ kind }) => kind !== 'IdResult' && kind !== 'IdResultType')
      const indexes = own.flatMap(({ kind, quantifier, name: label }, index) =>
        kind === 'IdRef' && quantifier === '' && !ruled.has(label) ? [index] : [],
      )
      return [name, indexes]
    }),
)

function isObject({ resultType, name }: Instruction): boolean {
  return resultType !== 0 && name !== 'OpFunction'
}

/** Checks that operands are objects where no rule about their type says so, and debug files are strings. */
export const checks: readonly Check[] = [
  {
    rule: 'core/operand-is-object',
    at: [...objectOperands.keys()],
    judge: (instruction, module, report) => {
      const { operands, name } = instruction
      const optional = operands.findIndex(({ kind }) => kind === 'ImageOperands')
      const others = operands.flatMap(({ kind }, index) =>
        optional >= 0 && index > optional && kind === 'IdRef' ? [index] : [],
      )
      for (const index of [...(objectOperands.get(name) ?? []), ...others]) {
        const definition = operandDefinition(module, instruction, index)
        if (definition !== undefined && !isObject(definition))
          report(operandWord(instruction, index), `${definition.name} is no object`)
      }
    },
  },
  {
    rule: 'core/composite-extract-composite',
    at: ['OpCompositeExtract'],
    judge: (instruction, module, report) => {
      const composite = operandDefinition(module, instruction, 0)
      if (composite !== undefined && !isObject(composite))
        report(operandWord(instruction, 0), `${composite.name} is no object`)
    },
  },
  {
    rule: 'core/debug-file',
    at: ['OpLine', 'OpSource'],
    judge: (instruction, module, report) => {
      const index = instruction.name === 'OpLine' ? 0 : 2
      const file = operandDefinition(module, instruction, index)
      if (file !== undefined && file.name !== 'OpString')
        report(operandWord(instruction, index), `File is ${file.name}`)
    },
  },
]
