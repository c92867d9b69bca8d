import { isIntegerType } from '../core/shared/scalar-type.ts'
import { componentType } from '../core/shared/vector-type.ts'
import { bitcast, partnerOfPointer, sidesOf } from './shared/bitcast.ts'
import { alsoEmbedded } from './shared/gated.ts'

/** OpBitcast. The catalogue says which versions it holds in. */
export const check = alsoEmbedded({
  rule: 'SPV_KHR_untyped_pointers/bitcast-partner-of-a-pointer-is-a-pointer-or-of-integers',
  at: bitcast,
  judge(instruction, module, report) {
    const sides = sidesOf(module, instruction)
    const partner = sides && partnerOfPointer(sides)
    if (partner === undefined || isIntegerType(componentType(module, partner))) return
    report(instruction.word + 1, `a pointer is cast to or from ${partner.name} %${partner.result}`)
  },
})
