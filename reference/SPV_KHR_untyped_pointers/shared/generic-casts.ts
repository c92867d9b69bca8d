import { storageClass } from './storage-class.ts'

/** The storage classes that a pointer into Generic can be converted to. */
export const castTargets: readonly number[] = [
  storageClass.Workgroup,
  storageClass.CrossWorkgroup,
  storageClass.Function,
]
