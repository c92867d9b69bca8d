import { enumerantByName } from '#spec/grammar/grammar'
import type { Instruction, Module } from '../module.ts'
import type { Type, Types } from './types.ts'
import type { Value } from './value.ts'

/** Directions of rounding that the texts name: to nearest, the even one of two, and toward zero. */
export type Rounding = 'nearest-even' | 'toward-zero'

/** The environment of a floating-point instruction. */
export interface FloatRules {
  /** NaN, infinities and the sign of a zero are kept: no optimization may assume that there are none. */
  readonly keepsSpecial: boolean
  /** Subnormal numbers are kept. */
  readonly keepsSubnormal: boolean
  /** The direction of rounding; `undefined` if the texts leave it open. */
  readonly rounding: Rounding | undefined
}

/** The rules of an instruction, for the widths in bits of its operands and its result. */
export type FloatModes = (instruction: Instruction, ...widths: readonly number[]) => FloatRules

function mode(name: string): number {
  return enumerantByName('ExecutionMode', name)?.value ?? -1
}
const preserves = mode('SignedZeroInfNanPreserve')
const keepsSubnormals = mode('DenormPreserve')
const [toEven, towardZero] = [mode('RoundingModeRTE'), mode('RoundingModeRTZ')]
const fastDefault = mode('FPFastMathDefault')
const fastMode = enumerantByName('Decoration', 'FPFastMathMode')?.value ?? -1
const roundingMode = enumerantByName('Decoration', 'FPRoundingMode')?.value ?? -1
/** FP Fast Math Mode: NotNaN, NotInf and NSZ. */
const assumesSpecial = 0x7

const byRoundingMode: Readonly<Record<number, Rounding>> = { 0: 'nearest-even', 1: 'toward-zero' }

/** Where nothing says how floats are treated: constants, whose operations no execution mode reaches for certain. */
export const openFloats: FloatModes = () => ({
  keepsSpecial: false,
  keepsSubnormal: false,
  rounding: undefined,
})

/** The constants of a module, as far as execution modes name them. */
interface ModeConstants {
  readonly types: Types
  of(id: number): Value | undefined
}

/**
 * The environment that the execution modes of an entry point and the decorations of an instruction determine. Where the widths of an
 * instruction differ, a mode is known to affect it if it is declared for all of them.
 */
export function floatModesOf(module: Module, entry: number, constants: ModeConstants): FloatModes {
  const widths = new Map<number, Set<number>>()
  const fast = new Map<number, number>()
  for (const name of ['OpExecutionMode', 'OpExecutionModeId'])
    for (const { operands } of module.all(name)) {
      const [target, number = -1, first = 0, second = 0] = operands.map(({ value }) => value)
      if (target !== entry) continue
      if (number === fastDefault) {
        const type: Type = constants.types.of(first)
        if (type.kind === 'float') fast.set(type.width, Number(constants.of(second)))
      } else widths.set(number, (widths.get(number) ?? new Set()).add(first))
    }
  const all = (number: number, asked: readonly number[]) =>
    asked.every((width) => widths.get(number)?.has(width))
  return (instruction, ...asked) => {
    const decorations = module.decorations(instruction.result)
    const decorated = (wanted: number) =>
      decorations.find(({ decoration }) => decoration === wanted)?.operands[0]?.value
    const flags = decorated(fastMode)
    const keepsSpecial =
      flags !== undefined
        ? (flags & assumesSpecial) === 0
        : fast.size > 0
          ? asked.every((width) => ((fast.get(width) ?? 0) & assumesSpecial) === 0)
          : all(preserves, asked)
    const direction = decorated(roundingMode)
    const declared = all(toEven, asked)
      ? 'nearest-even'
      : all(towardZero, asked)
        ? 'toward-zero'
        : undefined
    return {
      keepsSpecial,
      keepsSubnormal: all(keepsSubnormals, asked),
      rounding: direction === undefined ? declared : byRoundingMode[direction],
    }
  }
}
