import { bitcast, castBits } from './shared/bitcast.ts'
import { alsoEmbedded } from './shared/gated.ts'

/** OpBitcast. Where the numbers of bits differ too, that is what is wrong. */
export const check = alsoEmbedded({
  rule: 'SPV_KHR_untyped_pointers/bitcast-larger-component-count-is-a-multiple',
  at: bitcast,
  judge(instruction, module, report) {
    const bits = castBits(module, instruction)
    if (bits === undefined) return
    const { to, from } = bits
    if (to.count * to.width !== from.count * from.width) return
    if (Math.max(to.count, from.count) % Math.min(to.count, from.count) !== 0)
      report(instruction.word + 1, `${from.count} components are cast to ${to.count}`)
  },
})
