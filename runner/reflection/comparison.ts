import type { Module } from '#reference/module'
import type { ReflectionEntry } from './entries.ts'
import type { MismatchCode } from './mismatch.ts'
import type { ResourceVariable } from './resource-variables.ts'
import type { StaticUse } from './static-use.ts'

/** The reflection of a module and the module itself. */
export interface ComparedReflection {
  readonly module: Module
  readonly entries: readonly ReflectionEntry[]
  readonly variables: readonly ResourceVariable[]
  /** Variables by `<descriptor set>/<binding>`, where they have both. */
  readonly descriptors: ReadonlyMap<string, readonly ResourceVariable[]>
  readonly uses: StaticUse
}

/** Reports a mismatch; without a kernel, it concerns all kernels. */
export type ReportMismatch = (
  code: MismatchCode,
  word: number,
  message: string,
  kernel?: ReflectionEntry,
) => void

/** Reports the mismatches of one kind. If the module lacks information, it reports none. */
export type CompareReflection = (compared: ComparedReflection, report: ReportMismatch) => void
