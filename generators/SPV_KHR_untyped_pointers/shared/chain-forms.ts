import type { World } from './world.ts'

/** The four chains of the text, by the name of the choice. */
export const chainNames = {
  access: 'OpUntypedAccessChainKHR',
  'in-bounds-access': 'OpUntypedInBoundsAccessChainKHR',
  'ptr-access': 'OpUntypedPtrAccessChainKHR',
  'in-bounds-ptr-access': 'OpUntypedInBoundsPtrAccessChainKHR',
} as const

export type ChainForm = keyof typeof chainNames

export const accessForms = ['access', 'in-bounds-access'] as const satisfies readonly ChainForm[]

export const ptrForms = [
  'ptr-access',
  'in-bounds-ptr-access',
] as const satisfies readonly ChainForm[]

export const chainForms: readonly ChainForm[] = [...accessForms, ...ptrForms]

/** True of the two that have Element. */
export function isPtrForm(form: ChainForm): boolean {
  return (ptrForms as readonly ChainForm[]).includes(form)
}

/** The forms that may have a Base in that storage class, however open rules are read. */
export function formsFor(
  { ground }: Pick<World, 'ground'>,
  storageClass: string,
): readonly ChainForm[] {
  if (ground === 'variable-pointers') return [...accessForms, 'ptr-access']
  const logical =
    ground === 'shader' ||
    ground === 'fragment' ||
    (ground === 'physical-storage-buffer' && storageClass !== 'PhysicalStorageBuffer')
  return logical ? accessForms : chainForms
}
