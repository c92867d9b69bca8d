import type { Program } from '../../build/program.ts'

/** The three instructions of the text, by the name of the choice. */
export const forms = {
  constant: 'OpConstantCompositeReplicateEXT',
  'spec-constant': 'OpSpecConstantCompositeReplicateEXT',
  construct: 'OpCompositeConstructReplicateEXT',
} as const

export type Form = keyof typeof forms

/** Their names, the constant forms first. */
export const formNames = Object.keys(forms) as readonly Form[]

/** The two that stand at module scope. */
export const constantForms = ['constant', 'spec-constant'] as const satisfies readonly Form[]

/** Declares the extension and its capability. */
export function enable({ builder }: Program): void {
  builder.capability('ReplicatedCompositesEXT')
  builder.extension('SPV_EXT_replicated_composites')
}

/** One of the three instructions; its result. */
export function replicate(
  { builder }: Program,
  form: Form,
  resultType: number,
  value: number,
): number {
  return builder.add(forms[form], resultType, value)
}
