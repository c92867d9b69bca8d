/** Why a tool refuses modules of compilers that we accept. */
export interface Explanation {
  /** In what the tool says. */
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
