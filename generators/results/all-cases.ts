import { aliasCases } from './aliases.ts'
import { atomicCases } from './atomics.ts'
import { bitCases } from './bits.ts'
import { constantDataCases } from './constant-data.ts'
import { controlFlowCases } from './control-flow.ts'
import { debugInformationCases } from './debug-information.ts'
import { debugPrintfCases } from './debug-printf.ts'
import { drawCases } from './draws.ts'
import { floatCases } from './floats.ts'
import { heapBufferCases } from './heap-buffers.ts'
import { heapLayoutCases } from './heap-layouts.ts'
import { integerCases } from './integers.ts'
import { invocationCases } from './invocations.ts'
import { kernelArgumentCases } from './kernel-arguments.ts'
import { kernelSizeCases } from './kernel-sizes.ts'
import { matrixShapeCases } from './matrix-shapes.ts'
import { orderInMemoryCases } from './order-in-memory.ts'
import { replicatedCompositeCases } from './replicated-composites.ts'
import type { ResultCase } from './result-case.ts'
import { signCases } from './signs.ts'
import { specialFloatCases } from './special-floats.ts'
import { stageInterfaceCases } from './stage-interfaces.ts'
import { storageImageCases } from './storage-images.ts'
import { untypedPathCases } from './untyped-paths.ts'
import { untypedPointerCases } from './untyped-pointers.ts'
import { untypedValueCases } from './untyped-values.ts'

/** All cases with results, in order of their ids. */
export function resultCases(): readonly ResultCase[] {
  return [
    ...aliasCases(),
    ...atomicCases(),
    ...controlFlowCases(),
    ...integerCases(),
    ...bitCases(),
    ...invocationCases(),
    ...kernelArgumentCases(),
    ...kernelSizeCases(),
    ...constantDataCases(),
    ...debugInformationCases(),
    ...debugPrintfCases(),
    ...drawCases(),
    ...floatCases(),
    ...heapBufferCases(),
    ...heapLayoutCases(),
    ...matrixShapeCases(),
    ...orderInMemoryCases(),
    ...replicatedCompositeCases(),
    ...signCases(),
    ...specialFloatCases(),
    ...stageInterfaceCases(),
    ...storageImageCases(),
    ...untypedPathCases(),
    ...untypedPointerCases(),
    ...untypedValueCases(),
  ].sort((a, b) => (a.id < b.id ? -1 : 1))
}
