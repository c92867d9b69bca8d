import type { BlockLayouts } from '#reference/block-layouts'
import type { Limits } from '#spec/limits/limit'
import type { RuleId } from '#spec/rule'

/** The environment and the rules by which a module is judged. */
export interface ValidateOptions {
  /** A name as in `spirv-val --target-env`; `spv1.6` if absent. */
  readonly environment?: string
  /** Revision per text, if it differs from the one that the catalogue follows. */
  readonly revisions?: Readonly<Record<string, number>>
  /** Rules that are not checked. */
  readonly without?: readonly RuleId[]
  /** Whether rules with two readings are checked in the stricter reading. */
  readonly open?: boolean
  /** Layouts of blocks that features of Vulkan allow; none of them if absent. */
  readonly layouts?: BlockLayouts
  /** Limits and features of a device, as `readLimits` reads them; rules that need them are not checked if absent. */
  readonly limits?: Limits
}
