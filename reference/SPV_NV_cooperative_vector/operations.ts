import { instructionSetByName } from '#spec/grammar/instruction-sets'
import type { Check } from '../check.ts'
import { argumentType, argumentWord, extendedChecks } from '../core/shared/extended-instructions.ts'
import { resultType } from '../core/shared/operands.ts'
import { isCooperativeVectorType } from '../core/shared/types.ts'

const listed: ReadonlySet<string> = new Set(
  `FMin UMin SMin NMin FMax UMax SMax NMax FClamp UClamp SClamp NClamp Step Exp Log Tanh Atan Fma`.split(
    ' ',
  ),
)

const set = 'GLSL.std.450'
const unlisted = (instructionSetByName(set)?.instructions ?? [])
  .map(({ name }) => name)
  .filter((name) => !listed.has(name))

export const checks: readonly Check[] = [
  /** 3.42.13, instructions of GLSL.std.450. */
  ...extendedChecks(set, [
    {
      rule: 'SPV_NV_cooperative_vector/extended-instruction-is-listed',
      names: unlisted,
      judge(call, module, report) {
        if (isCooperativeVectorType(module, resultType(module, call))) {
          report(call.word + 1, 'an instruction that is not listed has a cooperative vector')
          return
        }
        const count = call.operands.length
        for (let index = 0; index < count; index++)
          if (isCooperativeVectorType(module, argumentType(module, call, index))) {
            report(
              argumentWord(call, index),
              'an instruction that is not listed takes a cooperative vector',
            )
            return
          }
      },
    },
  ]),
]
