import type { Check } from '../../check.ts'
import { eightBits, sixteenBits } from '../shared/narrow-data.ts'
import { operandWord } from '../shared/operands.ts'

const integerWidths: ReadonlyMap<number, readonly string[]> = new Map([
  [8, ['Int8', ...eightBits.storage]],
  [16, ['Int16', ...sixteenBits.storage]],
  [32, []],
  [64, ['Int64']],
])

const floatWidths: ReadonlyMap<number, readonly string[]> = new Map([
  [16, ['Float16', 'Float16Buffer', ...sixteenBits.storage]],
  [32, []],
  [64, ['Float64']],
])

function isEnabled(
  widths: ReadonlyMap<number, readonly string[]>,
  width: number,
  declared: ReadonlySet<string>,
): boolean {
  const enabling = widths.get(width)
  return (
    enabling !== undefined && (enabling.length === 0 || enabling.some((name) => declared.has(name)))
  )
}

/** Checks of OpTypeInt and OpTypeFloat. */
export const checks: readonly Check[] = [
  {
    rule: 'core/int-width',
    at: ['OpTypeInt'],
    judge: (instruction, { capabilities }, report) => {
      const width = instruction.valueAt(0)
      if (width !== undefined && !isEnabled(integerWidths, width, capabilities))
        report(
          operandWord(instruction, 0),
          `no declared capability enables integers of ${width} bits`,
        )
    },
  },
  {
    rule: 'core/int-signedness',
    at: ['OpTypeInt'],
    judge: (instruction, _, report) => {
      const signedness = instruction.valueAt(1)
      if (signedness !== undefined && signedness > 1)
        report(operandWord(instruction, 1), `the signedness is ${signedness}`)
    },
  },
  {
    rule: 'core/kernel-signedness',
    at: ['OpTypeInt'],
    among: ['Kernel'],
    judge: ({ operands: [, signedness] }, { capabilities }, report) => {
      if (signedness?.value === 1 && capabilities.has('Kernel') && !capabilities.has('Shader'))
        report(signedness.word, 'the integer type of a kernel module is signed')
    },
  },
  {
    rule: 'core/float-width',
    at: ['OpTypeFloat'],
    judge: ({ operands: [width, encoding] }, { capabilities }, report) => {
      if (width === undefined || encoding !== undefined) return
      if (!isEnabled(floatWidths, width.value, capabilities))
        report(width.word, `no declared capability enables floats of ${width.value} bits`)
    },
  },
]
