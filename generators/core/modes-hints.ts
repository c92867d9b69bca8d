import { pairOf } from '../pairs/pair-of.ts'
import { kernel } from '../pairs/pieces.ts'

/** Number of the component type and of the components in one literal. */
const vectorType = (type: number, count: number) => String(count * 0x1_0000 + type)

/** Pairs of the rules on hints to compilers of kernels. */
export const pairs = [
  pairOf`vector-type-hint/component-types
the components of vectors are of the first and of the last of seven types
${kernel}
entryPoints: OpEntryPoint Kernel %main "main"
OpEntryPoint Kernel %other "other"
modes: OpExecutionMode %main VecTypeHint {${vectorType(6, 4)} | one-more: ${vectorType(7, 4)} | all-bits: ${vectorType(0xffff, 2)}}
OpExecutionMode %other VecTypeHint {${vectorType(0, 16)} | exchanged: ${vectorType(16, 0)}}
after: %void %other()`,
]
