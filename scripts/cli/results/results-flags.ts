/** The options of `results`. */
export interface ResultsFlags {
  readonly out?: string
  readonly check?: true
  readonly words?: true
  readonly tool?: readonly string[]
  readonly passes?: true
  readonly back?: readonly string[]
  readonly text?: string
  readonly timeout: string
}
