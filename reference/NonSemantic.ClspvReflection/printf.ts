import type { Check } from '../check.ts'
import { reflectionOf, unsignedConstant } from './shared/reflection.ts'

/** Number of the instruction `PrintfInfo`. */
const printfInfo = 38

export const checks: readonly Check[] = [
  /** PrintfInfo, PrintfID. Whether instructions of two imports share their numbers is left undecided. */
  {
    rule: 'NonSemantic.ClspvReflection/printf-id-is-unique',
    among: ['OpExtInst'],
    judgeModule(module, report) {
      const taken = new Map<number, Set<number>>()
      for (const instruction of module.all('OpExtInst')) {
        const reflection = reflectionOf(module, instruction)
        const id = reflection?.number === printfInfo ? reflection.operands[0] : undefined
        const value = unsignedConstant(module, id?.value)
        if (reflection === undefined || id === undefined || value === undefined) continue
        const seen = taken.get(reflection.set) ?? new Set<number>()
        taken.set(reflection.set, seen)
        if (seen.has(value)) report(id.word, `PrintfID ${value} is taken by an earlier PrintfInfo`)
        seen.add(value)
      }
    },
  },
]
