import type { ConsumerOutput, Question } from '#runner/oracle/oracle'

/** A program that turns a module into another one, and the debug information that it may lose. */
export interface DebugTransformer {
  /** The name in the table: `--ccp`, `no pass`, `spirv-link`. */
  readonly name: string
  /** In the order of the questions; `null` where it wrote no module. */
  readonly takeAll: (questions: readonly Question[]) => Promise<readonly ConsumerOutput[]>
}
