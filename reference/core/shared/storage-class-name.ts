import { enumerantByValue } from '#spec/grammar/grammar'

/** Name of the storage class, for messages. */
export function storageClassName(value: number): string {
  return enumerantByValue('StorageClass', value)?.name ?? String(value)
}
