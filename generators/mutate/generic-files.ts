import { modulesIn } from '#spec/modules-in'
import type { GenericMutator, GenericWordMutator } from './generic-mutator.ts'

/** What a file of mutators for any module exports. */
export interface GenericFile {
  readonly mutators?: readonly GenericMutator[]
  readonly wordMutators?: readonly GenericWordMutator[]
}

/** The files of mutators for any module, by their paths. */
export const genericFiles = await modulesIn<GenericFile>(import.meta.url, /^generic\/[^/]+$/)
