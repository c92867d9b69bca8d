/** A rule as pages show it. The fields of the catalogue are absent if only the log names the rule. */
export interface PageRule {
  readonly id: string
  readonly text: string
  /** The revision of the text that the run asked about. */
  readonly revision?: number
  readonly section: string
  readonly summary: string
  readonly class: string
  readonly phase?: string
  /** How it is decided, in words. */
  readonly decided?: string
  /** How plainly the text says it, in words. */
  readonly confidence?: string
  readonly why?: string
  readonly notes?: string
}
