import type { RuleId } from '#spec/rule'
import type { HitObjectVendor } from '#spec/shared/hit-object-facts'
import type { Check } from '../check.ts'
import { beforeVersion15, extensionWith } from '../core/shared/extension-checks.ts'
import { enumerant } from '../core/shared/grammar.ts'
import { type HandingInstruction, rayModels, variablesOnlyIn } from './ray-storage.ts'

const { generation, closestHit, miss } = rayModels
const permitted = generation | closestHit | miss

/** The instructions of both texts that hand on a payload, and its place. */
export const payloadsOfHitObjects: readonly HandingInstruction[] = [
  ...(['NV', 'EXT'] as const).flatMap((vendor): readonly HandingInstruction[] => [
    [`OpHitObjectTraceRay${vendor}`, 11, permitted],
    [`OpHitObjectTraceRayMotion${vendor}`, 12, permitted],
    [`OpHitObjectExecuteShader${vendor}`, 1, permitted],
  ]),
  ['OpHitObjectReorderExecuteShaderEXT', 1, generation],
  ['OpHitObjectTraceReorderExecuteEXT', 11, generation],
  ['OpHitObjectTraceMotionReorderExecuteEXT', 12, generation],
]

/** Execution models of variables with attributes, by the instructions that hand them on and the places of the variable. */
export function attributeModels(
  vendor: HitObjectVendor,
  places: Readonly<Record<string, number>>,
): Check {
  const handing = Object.entries(places).map(
    ([name, place]): HandingInstruction => [`OpHitObject${name}${vendor}`, place, permitted],
  )
  const storage = enumerant('StorageClass', `HitObjectAttribute${vendor}`)
  return variablesOnlyIn(
    `SPV_${vendor}_shader_invocation_reorder/attribute-variable-execution-model`,
    `ShaderInvocationReorder${vendor}`,
    new Map([[storage, permitted]]),
    handing,
    () => false,
  )
}

/** Dependencies: the extensions that go with one on hit objects. */
export function extensionChecks(vendor: HitObjectVendor): readonly Check[] {
  const text = `SPV_${vendor}_shader_invocation_reorder` as const
  const physical: RuleId = `${text}/physical-storage-buffer-extension-is-declared`
  return [
    extensionWith(`${text}/ray-tracing-extension-is-declared`, text, 'SPV_KHR_ray_tracing'),
    beforeVersion15(
      extensionWith(
        physical,
        text,
        'SPV_KHR_physical_storage_buffer',
        'SPV_EXT_physical_storage_buffer',
      ),
    ),
  ]
}
