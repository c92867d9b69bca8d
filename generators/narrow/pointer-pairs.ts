import type { Pair } from '../pairs/pair.ts'
import { inNarrowBlock } from './narrow-block.ts'
import type { NarrowKind } from './narrow-kind.ts'

const rule = 'pointer-has-the-capability-of-its-storage-class'

/** Types that are or contain a narrow scalar and need no layout of their own. */
const pointees = {
  scalar: '%narrow',
  vector: '%narrow4',
  array: '%plain_array',
  structure: '%plain',
}

/** Those types, and a pointer that points to 32 bits or, each a way, to one of them in one of the storage classes. */
function beside(wide: string, storageClasses: readonly string[]): string {
  const ways = storageClasses.flatMap((storageClass) =>
    Object.entries(pointees).map(
      ([name, pointee]) =>
        ` | ${name}-in-${storageClass.toLowerCase()}: ${storageClass} ${pointee}`,
    ),
  )
  return `%plain_array = OpTypeArray %narrow %uint_4
%plain = OpTypeStruct %${wide} %narrow
%elsewhere = OpTypePointer ${ways.length === 0 ? `Function %${wide}` : `{Function %${wide}${ways.join('')}}`}`
}

/** Pointer types in all storage classes of shaders, with each storage capability, and in those that other texts add. */
export function pointerPairs(kind: NarrowKind): readonly Pair[] {
  const { storage, summary, name, wide, arithmetic, size } = kind
  const bits = 8 * size
  const inBlock = inNarrowBlock(kind)
  const explicit = 'WorkgroupMemoryExplicitLayout'
  const instead = (from: string, way = 'capability-of-push-constants', to = storage.PushConstant) =>
    `changed: OpCapability {${from} | ${way}: ${to}}`
  return [
    inBlock`${rule}/${name}-in-a-storage-buffer
${summary} are in a block in StorageBuffer, and a pointer type into Function points to 32 bits
+declarations: ${beside(wide, ['Function', 'Private', 'PushConstant', 'Workgroup'])}
${instead(storage.StorageBuffer)}`,
    inNarrowBlock(kind, 'Uniform')`${rule}/${name}-in-uniform
${summary} are in a block in Uniform; the capability includes StorageBuffer
+declarations: ${beside(wide, [])}
%to_storage = OpTypePointer StorageBuffer %narrow
${instead(storage.Uniform)}`,
    inNarrowBlock(kind, 'PushConstant')`${rule}/${name}-in-push-constants
${summary} are in a block in PushConstant
+declarations: ${beside(wide, ['StorageBuffer', 'Uniform'])}
${instead(storage.PushConstant, 'capability-of-storage-buffers', storage.StorageBuffer)}`,
    inBlock`${rule}/${name}-with-arithmetic
${arithmetic} is declared too, so that all storage classes can have ${summary}
+capabilities: {${arithmetic} | without-arithmetic:}
+declarations: %to_local = OpTypePointer Function %narrow
%to_private = OpTypePointer Private %narrow4`,
    inBlock`${rule}/${name}-in-workgroup
a capability for Workgroup is declared too, so that pointers into it may point to ${summary}
+capabilities: {${explicit}${bits}BitAccessKHR | without-the-width: ${explicit}KHR}
extensions: OpExtension "SPV_KHR_workgroup_memory_explicit_layout"
+declarations: %to_workgroup = OpTypePointer Workgroup %narrow4`,
    inBlock`${rule}/${name}-in-a-physical-storage-buffer
pointers into PhysicalStorageBuffer point to ${summary}
+capabilities: PhysicalStorageBufferAddresses
memoryModel: OpMemoryModel PhysicalStorageBuffer64 GLSL450
+declarations: %to_physical = OpTypePointer PhysicalStorageBuffer %narrow
${instead(storage.StorageBuffer)}`,
    inBlock`${rule}/${name}-with-the-extension in spv1.0: version 1.0 has ${summary} with the extension
extensions: OpExtension "SPV_KHR_${bits}bit_storage"
OpExtension "SPV_KHR_storage_buffer_storage_class"
${instead(storage.StorageBuffer)}`,
  ]
}
