import type { RuleId } from '#spec/rule'

/** Why a tool refuses modules of compilers that we accept. */
export interface Explanation {
  /** Found in the tool's message. */
  readonly says: RegExp
  /** Heading of `spec/core/NOTES.md` that explains it. */
  readonly section: string
}

/** Every difference to spirv-val on modules of compilers that is known. */
export const explained: readonly Explanation[] = [
  {
    says: /is not aligned to \d+|VK_KHR_relaxed_block_layout/,
    section: 'Alignment of members in Vulkan',
  },
]

/** Why we refuse modules of compilers that a tool accepts. */
export interface ExplainedRefusal {
  /** Each blame of ours is one of these rules. */
  readonly rules: readonly RuleId[]
  /** Heading of `spec/core/NOTES.md` that explains it. */
  readonly section: string
}

/** Every difference of that kind that is known: faults of compilers, recorded in `corpus/producers`. */
export const explainedRefusals: readonly ExplainedRefusal[] = [
  {
    rules: ['core/image-object-operand'],
    section: 'Captured outputs, image objects and structures of built-ins',
  },
]

/** Why a device does not run what a compiler made. */
export interface ExplainedRun {
  /** Name of the device, without what tells its version. */
  readonly tool: string
  /** Found in the compilation and in the device's behaviour. */
  readonly says: RegExp
  /** Heading of `spec/core/TOOLS.md` that explains it. */
  readonly section: string
}

/** Every fault of a device on modules of compilers that is known. */
export const explainedRuns: readonly ExplainedRun[] = [
  {
    tool: 'swiftshader',
    says: /debug information.*: crash: in libvk_swiftshader/,
    section: 'SwiftShader crashes at debug information',
  },
]
