import type { Slots } from '../process/slots.ts'
import type { ToolIdentity } from './oracle.ts'

/** The data that an adapter needs to run a tool. */
export interface ToolSetup extends Omit<ToolIdentity, 'close'> {
  /** The words that start the program, before the adapter's own arguments. */
  readonly start: readonly string[]
  /** Milliseconds for one module. */
  readonly timeoutMs: number
  /** MiB of memory for one module; 0 means no limit. */
  readonly memoryMiB: number
  /** Room for its processes; tools that are asked together share it. */
  readonly slots: Slots
}
