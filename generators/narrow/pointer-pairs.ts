import { type Pair, pair } from '../pairs/pair.ts'
import type { Edit } from '../pairs/ways.ts'
import { narrowBlock, withLines } from './narrow-block.ts'
import type { NarrowKind } from './narrow-kind.ts'

const rule = 'pointer-has-the-capability-of-its-storage-class'

/** Types that are or contain a narrow scalar and need no layout of their own. */
const pointees = {
  scalar: '%narrow',
  vector: '%narrow4',
  array: '%plain_array',
  structure: '%plain',
}

function elsewhere(storageClasses: readonly string[], wide: string): Record<string, Edit[]> {
  const ways = storageClasses.flatMap((storageClass) =>
    Object.entries(pointees).map(([name, pointee]): [string, Edit[]] => [
      `${name}-in-${storageClass.toLowerCase()}`,
      [
        [
          `%elsewhere = OpTypePointer Function %${wide}`,
          `%elsewhere = OpTypePointer ${storageClass} ${pointee}`,
        ],
      ],
    ]),
  )
  return Object.fromEntries(ways)
}

function extra(wide: string): string {
  return `%plain_array = OpTypeArray %narrow %uint_4
%plain = OpTypeStruct %${wide} %narrow
%elsewhere = OpTypePointer Function %${wide}`
}

const workgroup = 'WorkgroupMemoryExplicitLayout'

/** Storage classes that other texts add, and the extensions where they are needed. */
function addedPairs(kind: NarrowKind): readonly Pair[] {
  const { storage, summary, name, size } = kind
  const bits = size * 8
  const explicit = `${workgroup}${bits}BitAccessKHR`
  const block = narrowBlock(kind)
  const toPushConstants: readonly Edit[] = [
    [`OpCapability ${storage.StorageBuffer}`, `OpCapability ${storage.PushConstant}`],
  ]
  return [
    pair(
      rule,
      `${name}-in-workgroup`,
      `a capability for Workgroup is declared too, so that pointers into it may point to ${summary}`,
      {
        ...withLines(narrowBlock(kind, { also: [explicit] }), {
          declarations: '%to_workgroup = OpTypePointer Workgroup %narrow4',
        }),
        extensions: 'OpExtension "SPV_KHR_workgroup_memory_explicit_layout"',
      },
      `OpCapability {${explicit} | without-the-width: ${workgroup}KHR}`,
    ),
    pair(
      rule,
      `${name}-in-a-physical-storage-buffer`,
      `pointers into PhysicalStorageBuffer point to ${summary}`,
      {
        ...withLines(narrowBlock(kind, { also: ['PhysicalStorageBufferAddresses'] }), {
          declarations: '%to_physical = OpTypePointer PhysicalStorageBuffer %narrow',
        }),
        memoryModel: 'OpMemoryModel PhysicalStorageBuffer64 GLSL450',
      },
      { 'capability-of-push-constants': toPushConstants },
    ),
    pair(
      rule,
      `${name}-with-the-extension`,
      `version 1.0 has ${summary} with the extension`,
      {
        ...block,
        extensions: `OpExtension "SPV_KHR_${bits}bit_storage"
OpExtension "SPV_KHR_storage_buffer_storage_class"`,
        entryPoints: 'OpEntryPoint GLCompute %main "main"',
      },
      { 'capability-of-push-constants': toPushConstants },
      { environments: ['spv1.0'] },
    ),
  ]
}

/** Pointer types in all storage classes of shaders, with each storage capability. */
export function pointerPairs(kind: NarrowKind): readonly Pair[] {
  const { storage, summary, name, wide, arithmetic } = kind
  const of = (storageClass: 'StorageBuffer' | 'Uniform' | 'PushConstant') =>
    withLines(narrowBlock(kind, { storageClass }), { declarations: extra(wide) })
  const capability = (from: string, to: string): readonly Edit[] => [
    [`OpCapability ${from}`, `OpCapability ${to}`],
  ]
  return [
    pair(
      rule,
      `${name}-in-a-storage-buffer`,
      `${summary} are in a block in StorageBuffer, and a pointer type into Function points to 32 bits`,
      of('StorageBuffer'),
      {
        ...elsewhere(['Function', 'Private', 'PushConstant', 'Workgroup'], wide),
        'capability-of-push-constants': capability(storage.StorageBuffer, storage.PushConstant),
      },
    ),
    pair(
      rule,
      `${name}-in-uniform`,
      `${summary} are in a block in Uniform; the capability includes StorageBuffer`,
      {
        ...of('Uniform'),
        declarations: `${of('Uniform').declarations}\n%to_storage = OpTypePointer StorageBuffer %narrow`,
      },
      { 'capability-of-push-constants': capability(storage.Uniform, storage.PushConstant) },
    ),
    pair(
      rule,
      `${name}-in-push-constants`,
      `${summary} are in a block in PushConstant`,
      of('PushConstant'),
      {
        ...elsewhere(['StorageBuffer', 'Uniform'], wide),
        'capability-of-storage-buffers': capability(storage.PushConstant, storage.StorageBuffer),
      },
    ),
    pair(
      rule,
      `${name}-with-arithmetic`,
      `${arithmetic} is declared too, so that all storage classes can have ${summary}`,
      withLines(narrowBlock(kind, { also: [arithmetic] }), {
        declarations: `%to_local = OpTypePointer Function %narrow\n%to_private = OpTypePointer Private %narrow4`,
      }),
      `{OpCapability ${arithmetic} | without-arithmetic:}`,
    ),
    ...addedPairs(kind),
  ]
}
