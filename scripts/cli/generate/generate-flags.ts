/** The options of `generate`. */
export interface GenerateFlags {
  readonly out?: string
  readonly revision?: readonly string[]
  readonly text?: readonly string[]
  readonly rule?: readonly string[]
  readonly check?: true
  readonly audit?: true
  readonly compareRows?: true
  readonly disagreements?: string
  readonly json?: true
  readonly verbose?: true
}
