import type { Check } from '../../check.ts'
import { eightBits, sixteenBits } from '../shared/narrow-data.ts'

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

/** Checks of numerical types. */
export const checks: readonly Check[] = [
  {
    rule: 'core/int-width',
    at: ['OpTypeInt'],
    judge: ({ operands: [width] }, { capabilities }, report) => {
      if (width !== undefined && !isEnabled(integerWidths, width.value, capabilities))
        report(width.word, `no declared capability enables integers of ${width.value} bits`)
    },
  },
  {
    rule: 'core/int-signedness',
    at: ['OpTypeInt'],
    judge: ({ operands: [, signedness] }, _, report) => {
      if (signedness !== undefined && signedness.value > 1)
        report(signedness.word, `the signedness is ${signedness.value}`)
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
