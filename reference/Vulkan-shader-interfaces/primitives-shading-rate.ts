import type { Check } from '../check.ts'
import { entryPoints } from '../core/modes/entry-point-modes.ts'
import { operandWord } from '../core/shared/operand.ts'
import { certainStores } from './shared/certain-stores.ts'
import { ruleOf } from './shared/survey.ts'

const name = 'PrimitiveShadingRateKHR'
const stores = certainStores(name)

/** Fragment Shading Rate Flags of the core specification: two and four pixels, vertically and horizontally. */
const vertical = 0x3n
const horizontal = 0xcn

/** That no constant that an entry point writes in every run is of some kind. */
function neverWrites(aspect: string, isWrong: (rate: bigint) => boolean, what: string): Check {
  return {
    rule: ruleOf(name, aspect),
    among: ['FragmentShadingRateKHR'],
    judgeModule(module, report) {
      for (const { store, body } of stores(module)) {
        const value = module.definition(store.valueAt(1) ?? 0)
        if (value?.name !== 'OpConstant' || !entryPoints(module).has(body)) continue
        const rate = module.integerValue(value.result)
        if (rate !== undefined && isWrong(BigInt.asUintN(32, rate)))
          report(operandWord(store, 1), `the shading rate %${value.result} has ${what}`)
      }
    },
  }
}

/** The values that are written to PrimitiveShadingRateKHR. */
export const checks: readonly Check[] = [
  neverWrites('vertical', (rate) => (rate & vertical) === vertical, 'two and four pixels'),
  neverWrites('horizontal', (rate) => (rate & horizontal) === horizontal, 'two and four pixels'),
  neverWrites('flags', (rate) => (rate & ~(vertical | horizontal)) !== 0n, 'other bits'),
]
