import type { MiscompilerPlant } from '../plant.ts'
import { flow } from './flow.ts'
import { singleInstructions } from './instructions.ts'

/** All faulty optimisers. */
export const miscompilers: readonly MiscompilerPlant[] = [...singleInstructions, ...flow]
