import { operandKindByName } from '#spec/grammar/grammar'
import { enumerant } from '../../core/shared/enumerant.ts'
import type { EnumerantTerm } from '../../terms.ts'

/** The values of the storage classes with these names. */
export function classes(...names: readonly string[]): ReadonlySet<number> {
  return new Set(names.map((name) => enumerant('StorageClass', name)))
}

/** All storage classes but some, to look at instructions by them. */
export function allBut(storageClasses: ReadonlySet<number>): readonly EnumerantTerm[] {
  return (operandKindByName('StorageClass')?.enumerants ?? [])
    .filter(({ value }) => !storageClasses.has(value))
    .map(({ name }) => `StorageClass.${name}` as const)
}
