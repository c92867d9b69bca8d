import { declaring } from '../../pairs/declaring.ts'
import { pairIn } from '../../pairs/pair-of.ts'

/** Modules of each kind with data. */
const kinds = declaring('SPV_KHR_constant_data', 'ConstantDataKHR')

/** The tags of their pairs. */
export const inKind = {
  shader: pairIn(kinds.shader),
  fragment: pairIn(kinds.fragment),
  kernel: pairIn(kinds.kernel),
}

/** The two instructions of the text, by what begins the names of their ways. */
export const forms = { plain: 'OpConstantDataKHR', specialized: 'OpSpecConstantDataKHR' } as const

/** Their names. */
export const formNames = ['plain', 'specialized'] as const

/** A number of different words for Data. */
export function words(count: number): string {
  return Array.from(
    { length: count },
    (_, index) => (0x0302_0100 + index * 0x0404_0404) >>> 0,
  ).join(' ')
}
