import type { Kept } from './kept.ts'

/** The results of earlier modules of a campaign, as far as a module of that index may know them. */
export interface Past {
  /** Modules that are worth changing again. */
  readonly kept: readonly Kept[]
  /** Ids of the rules that some module broke without breaking another: they are aimed at less often. */
  readonly brokenAlone: ReadonlySet<string>
}

/** The past of a campaign that has not begun. */
export const noPast: Past = { kept: [], brokenAlone: new Set() }
