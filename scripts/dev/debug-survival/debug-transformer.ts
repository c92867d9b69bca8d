import type { ConsumerOutput, Question } from '#runner/oracle/oracle'

/** Something that makes a module of a module, with all that it may lose. */
export interface DebugTransformer {
  /** As the table names it: `--ccp`, `no pass`, `spirv-link`. */
  readonly name: string
  /** In the order of the questions; `null` where it wrote no module. */
  readonly takeAll: (questions: readonly Question[]) => Promise<readonly ConsumerOutput[]>
}
