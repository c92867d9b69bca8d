import { pairIn, pairOf } from '../pairs/pair-of.ts'
import { inVulkan, stage, untyped } from './shared/stages.ts'

/** A pointer type into a storage class, where another one is expected to be wrong. */
function pointerInto(storageClass: string, ways: readonly string[]) {
  const others = ways.map((way) => `| ${way.toLowerCase()}: ${way}`)
  return pairIn(untyped)`untyped-pointer-storage-class/${storageClass.toLowerCase()} ${inVulkan}
an untyped pointer points into ${storageClass}
declarations: %pointer = OpTypeUntypedPointerKHR {${storageClass} ${others.join(' ')}}`
}

/** Pairs of the rule on storage classes of untyped pointers. */
export const pairs = [
  pointerInto('StorageBuffer', ['Private', 'Function', 'Input', 'Output']),
  pointerInto('Workgroup', ['Function']),
  pointerInto('UniformConstant', ['Private']),
  pairOf`untyped-pointer-storage-class/ray-tracing ${inVulkan}
an untyped pointer of a ray tracing shader points into Uniform
${stage('RayGenerationKHR', {
  capabilities: ['UntypedPointersKHR'],
  extensions: ['SPV_KHR_untyped_pointers'],
})}
declarations: %pointer = OpTypeUntypedPointerKHR {Uniform | payload: RayPayloadKHR | callable-data: CallableDataKHR
| shader-record: ShaderRecordBufferKHR}`,
]
