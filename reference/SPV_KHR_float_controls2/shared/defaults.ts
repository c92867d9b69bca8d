import { entryPoints } from '../../core/modes/entry-points.ts'
import { constantWord } from '../../core/shared/constants.ts'
import { enumerant } from '../../core/shared/grammar.ts'
import { functionsFrom } from '../../core/shared/models.ts'
import { perModule } from '../../core/shared/surveys.ts'
import type { Instruction, Module } from '../../module.ts'

const fastMathDefault = enumerant('ExecutionMode', 'FPFastMathDefault')

/** Indexes of the operands of the execution mode. */
export const place = { mode: 1, type: 2, flags: 3 } as const

/** Whether it sets FPFastMathDefault for an entry point. */
export function isDefault(instruction: Instruction): boolean {
  return instruction.valueAt(place.mode) === fastMathDefault
}

/** The flags of an FPFastMathDefault where they are an OpConstant. */
export function defaultFlags(module: Module, mode: Instruction): number | undefined {
  return constantWord(module, mode.valueAt(place.flags) ?? 0)
}

/** The execution modes of each entry point that sets FPFastMathDefault. */
export const modesWithDefault = perModule((module): readonly (readonly Instruction[])[] =>
  [...entryPoints(module).values()]
    .map(({ modes }) => modes)
    .filter((modes) => modes.some(isDefault)),
)

/** The functions in the call trees of these entry points. */
export const functionsWithDefault = perModule(
  (module): ReadonlySet<number> =>
    functionsFrom(
      module,
      modesWithDefault(module).flatMap(([mode]) => mode?.valueAt(0) ?? []),
    ),
)
