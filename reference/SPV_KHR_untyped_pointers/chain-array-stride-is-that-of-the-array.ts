import type { Check } from '../check.ts'
import { enumerant } from '../core/shared/enumerant.ts'
import type { Module } from '../module.ts'
import { chains } from './shared/instructions.ts'
import { walkOf } from './shared/walk.ts'

const arrayStride = enumerant('Decoration', 'ArrayStride')
const arrays: ReadonlySet<string> = new Set(['OpTypeArray', 'OpTypeRuntimeArray'])

function strideOf(module: Module, type: number): number | undefined {
  const found = module.decorations(type).find(({ decoration }) => decoration === arrayStride)
  return found?.operands[0]?.value
}

/** OpAccessChain of the core specification, in the reading in which its sentence on strides holds of the chains. */
export const check: Check = {
  rule: 'SPV_KHR_untyped_pointers/chain-array-stride-is-that-of-the-array',
  at: chains,
  judge(instruction, module, report) {
    const stride = strideOf(module, instruction.resultType)
    if (stride === undefined) return
    const { steps, leftOver } = walkOf(module, instruction)
    const last = steps.at(-1)
    if (leftOver !== undefined || last === undefined || !arrays.has(last.into.name)) return
    if (last.index !== instruction.operands.at(-1)) return
    const ofArray = strideOf(module, last.into.result)
    if (ofArray !== stride)
      report(
        instruction.word + 1,
        `Result Type has ArrayStride ${stride}, array %${last.into.result} has ${ofArray ?? 'none'}`,
      )
  },
}
