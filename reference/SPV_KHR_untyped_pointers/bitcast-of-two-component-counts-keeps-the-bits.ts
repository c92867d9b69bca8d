import { bitcast, castBits } from './shared/bitcast.ts'
import { alsoEmbedded } from './shared/gated.ts'

/** OpBitcast. */
export const check = alsoEmbedded({
  rule: 'SPV_KHR_untyped_pointers/bitcast-of-two-component-counts-keeps-the-bits',
  at: bitcast,
  judge(instruction, module, report) {
    const bits = castBits(module, instruction)
    if (bits === undefined || bits.to.count === bits.from.count) return
    const to = bits.to.count * bits.to.width
    const from = bits.from.count * bits.from.width
    if (to !== from) report(instruction.word + 1, `${from} bits are cast to ${to} bits`)
  },
})
