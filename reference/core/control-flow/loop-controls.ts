import { operandKindByName } from '#spec/grammar/grammar'
import type { Check } from '../../check.ts'
import { enumerant } from '../shared/grammar.ts'
import { operandWord } from '../shared/operands.ts'

function bit(name: string): number {
  return enumerant('LoopControl', name)
}

/** Index of the Loop Control operand. */
const control = 2

const dontUnroll = bit('DontUnroll')

const unrolling = bit('Unroll') | bit('PeelCount') | bit('PartialCount')

const iterationMultiple = bit('IterationMultiple')

/** Bits whose parameters are before that of IterationMultiple. */
const before = (operandKindByName('LoopControl')?.enumerants ?? [])
  .filter(({ value, parameters }) => value < iterationMultiple && parameters.length > 0)
  .map(({ value }) => value)

/** Checks of the bits of Loop Control (3.2.23) and of their parameters. */
export const checks: readonly Check[] = [
  {
    rule: 'core/loop-control-unroll',
    at: ['OpLoopMerge'],
    judge(instruction, _, report) {
      const bits = instruction.valueAt(control) ?? 0
      if ((bits & dontUnroll) !== 0 && (bits & unrolling) !== 0)
        report(operandWord(instruction, control), 'DontUnroll is set beside a bit that unrolls')
    },
  },
  {
    rule: 'core/loop-control-multiple',
    at: ['OpLoopMerge'],
    judge(instruction, _, report) {
      const bits = instruction.valueAt(control) ?? 0
      if ((bits & iterationMultiple) === 0) return
      let place = control + 1
      for (const other of before) if ((bits & other) !== 0) place++
      if (instruction.valueAt(place) === 0)
        report(operandWord(instruction, place), 'IterationMultiple is 0')
    },
  },
]
