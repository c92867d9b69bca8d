import { enumerantByName, enumerantByValue } from '#spec/grammar/grammar'
import { MakerError } from '../../maker-error.ts'

/** The value of the storage class with that name. */
export function storageClass(name: string): number {
  const row = enumerantByName('StorageClass', name)
  if (row === undefined) throw new MakerError('unknown-enumerant', `there is no class ${name}`)
  return row.value
}

/** The name of the storage class with that value; `''` where there is none. */
export function storageClassName(value: number | undefined): string {
  return enumerantByValue('StorageClass', value ?? -1)?.name ?? ''
}
