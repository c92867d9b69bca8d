import type { Program } from '../../build/program.ts'

/** The two instructions of the text, by the name of the choice. */
export const forms = {
  constant: 'OpConstantDataKHR',
  'spec-constant': 'OpSpecConstantDataKHR',
} as const

export type Form = keyof typeof forms

/** Their names. */
export const formNames = Object.keys(forms) as readonly Form[]

/** Declares the extension and its capability. */
export function enable({ builder }: Program): void {
  builder.capability('ConstantDataKHR')
  builder.extension('SPV_KHR_constant_data')
}
