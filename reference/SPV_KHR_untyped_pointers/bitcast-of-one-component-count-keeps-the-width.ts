import { bitcast, castBits } from './shared/bitcast.ts'
import { alsoEmbedded } from './shared/gated.ts'

/** OpBitcast. */
export const check = alsoEmbedded({
  rule: 'SPV_KHR_untyped_pointers/bitcast-of-one-component-count-keeps-the-width',
  at: bitcast,
  judge(instruction, module, report) {
    const bits = castBits(module, instruction)
    if (bits === undefined || bits.to.count !== bits.from.count) return
    if (bits.to.width !== bits.from.width)
      report(
        instruction.word + 1,
        `components of ${bits.from.width} bits are cast to ${bits.to.width} bits`,
      )
  },
})
