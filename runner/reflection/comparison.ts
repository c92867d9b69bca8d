import type { Module } from '#reference/module'
import type { Entry } from './entries.ts'
import type { MismatchCode } from './mismatch.ts'
import type { ResourceVariable } from './resource-variables.ts'
import type { StaticUse } from './static-use.ts'

/** What reflection says, beside what the module says. */
export interface Compared {
  readonly module: Module
  readonly entries: readonly Entry[]
  readonly variables: readonly ResourceVariable[]
  /** Variables by `<descriptor set>/<binding>`, where they have both. */
  readonly descriptors: ReadonlyMap<string, readonly ResourceVariable[]>
  readonly uses: StaticUse
}

/** Tells a mismatch; without a kernel it concerns all. */
export type Report = (code: MismatchCode, word: number, message: string, kernel?: Entry) => void

/** Reports the mismatches of one kind. Where the module does not say enough there is none. */
export type Comparison = (compared: Compared, report: Report) => void
