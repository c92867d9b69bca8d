import type { RuleConditions } from '#spec/judged'
import type { Limits } from '#spec/limits/limit'
import type { RuleId } from '#spec/rule'
import type { LoadedAmendments } from './amendments.ts'
import type { BlockLayouts } from './block-layouts.ts'
import type { Check } from './check.ts'
import type { UniversalLimits } from './universal-limits.ts'

/** Which checks take part. */
export interface Selection {
  /** Version per text, where it is not the one that is followed: a word that {@link versionNamed} takes. */
  readonly revisions?: Readonly<Record<string, string | number>>
  /** Rules that are not checked. */
  readonly without?: readonly RuleId[]
  /**
   * Whether rules that their text leaves open (`confidence` is `open`) are checked in their stricter reading. Without
   * it a module that only such a reading refuses is valid.
   */
  readonly open?: boolean
  /** Layouts of blocks that features of Vulkan allow. */
  readonly layouts?: BlockLayouts
  /** Limits and features of a device. Rules that need one are checked only where it is known. */
  readonly limits?: Limits
}

/** What options of a consumer allow or forbid for one module. */
export interface Allowances {
  /** Instead of those of the selection. */
  readonly layouts?: BlockLayouts
  /** Instead of those of the core specification. */
  readonly universal?: UniversalLimits
}

/** Everything that modules are judged by. */
export interface SelectedJudgement {
  readonly checks: readonly Check[]
  readonly amendments: readonly LoadedAmendments[]
  /** The row of a rule; `undefined` where no text has it. */
  readonly ruleById: (id: RuleId) => RuleConditions | undefined
}
