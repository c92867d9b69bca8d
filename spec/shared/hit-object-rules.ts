import { rowsIn } from '../row.ts'
import type { RuleRow } from '../rule.ts'
import type { HitObjectVendor } from './hit-object-facts.ts'

const changes = 'Modifications'

/** The section of what all instructions of a text on hit objects have in common. */
export const hitObjectSection = `${changes}: Hit Object Instructions`

/** Hit objects, pointers to them and the storage class of their attributes, which both texts have. */
export function objectRules(vendor: HitObjectVendor): readonly RuleRow[] {
  const object = `OpTypeHitObject${vendor}`
  const attribute = `HitObjectAttribute${vendor}`
  const notes =
    'A type that contains a hit object, such as an array of them, is not meant. An untyped pointer is not judged.'
  return [
    ...rowsIn(`${changes}: OpTypePointer`, 'storage-class', {
      'hit-object-pointer-is-into-private-or-function': {
        summary: `An OpTypePointer whose Type is an ${object} has the Storage Class Private or Function.`,
        notes: `${notes} A pointer type that nothing uses counts.`,
      },
    }),
    ...rowsIn(`${changes}: OpStore and OpLoad`, 'type', {
      'hit-object-is-not-loaded-or-stored': {
        summary: `The Pointer of an OpLoad or OpStore does not point to an ${object}.`,
        notes,
      },
    }),
    ...rowsIn(`${changes}: OpCopyMemory and OpCopyMemorySized`, 'type', {
      'hit-object-is-not-copied': {
        summary: `Neither Target nor Source of an OpCopyMemory or OpCopyMemorySized points to an ${object}.`,
        notes,
      },
    }),
    ...rowsIn(hitObjectSection, 'type', {
      'hit-object-operand-points-to-a-hit-object': {
        summary: `The type of the Hit Object of every instruction of the text that has one is an OpTypePointer to an ${object}.`,
        notes: 'An untyped pointer is not judged.',
      },
    }),
    ...rowsIn(`${changes}: Storage Class: ${attribute}`, 'storage-class', {
      'attribute-variable-without-initializer': {
        summary: `An OpVariable with the Storage Class ${attribute} has no Initializer.`,
        notes:
          'Where the environment is Vulkan, it is not judged: Vulkan-environment/initializer-storage-class carries the sentence there.',
      },
      'attribute-variable-execution-model': {
        summary: `A variable with the Storage Class ${attribute} is only in the call trees of entry points with the execution models RayGenerationKHR, ClosestHitKHR and MissKHR.`,
        notes:
          'A variable that an interface lists and nothing uses is not judged, nor is one in an instruction that the execution model does not have: hit-object-execution-model blames the instruction. Functions that no entry point reaches by calls are not judged.',
      },
    }),
  ]
}

/**
 * Result types that both texts have.
 *
 * @param integers instructions that return an integer, named as in `named`
 */
export function resultRules(
  vendor: HitObjectVendor,
  integers: readonly string[],
  others: Readonly<Record<string, string>> = {},
): readonly RuleRow[] {
  const named = (...names: readonly string[]) => {
    const all = names.map((name) => `OpHitObject${name}${vendor}`)
    return `The Result Type of ${all.slice(0, -1).join(', ')} and ${all.at(-1)} is`
  }
  return rowsIn(`${hitObjectSection}: Result Type`, 'type', {
    'result-is-a-boolean': `${named('IsEmpty', 'IsHit', 'IsMiss')} OpTypeBool.`,
    'result-is-a-32-bit-float': `${named('GetCurrentTime', 'GetRayTMax', 'GetRayTMin')} a 32-bit OpTypeFloat.`,
    'result-is-a-32-bit-integer': `${named(...integers)} a 32-bit OpTypeInt of either signedness.`,
    'result-is-a-2-component-vector': `The Result Type of OpHitObjectGetShaderRecordBufferHandle${vendor} is a vector of two components that are a 32-bit OpTypeInt of either signedness.`,
    'result-is-a-3-component-vector': `${named('GetObjectRayOrigin', 'GetObjectRayDirection', 'GetWorldRayOrigin', 'GetWorldRayDirection')} a vector of three components that are a 32-bit OpTypeFloat.`,
    'result-is-a-matrix-of-four-columns': `${named('GetObjectToWorld', 'GetWorldToObject')} an OpTypeMatrix of four columns, each a vector of three components that are a 32-bit OpTypeFloat.`,
    ...others,
  })
}

/**
 * Execution models of instructions, and extensions that go with that of the text.
 *
 * @param reordering the instructions that only shaders of ray generation have
 * @param motion those with a time, except the one that returns it
 */
export function shaderRules(
  vendor: HitObjectVendor,
  reordering: string,
  motion: string,
): readonly RuleRow[] {
  const extension = `SPV_${vendor}_shader_invocation_reorder`
  const trees = 'Functions that no entry point reaches by calls are not judged.'
  const notes = 'The other extension may be required of modules or of implementations (NOTES.md).'
  return [
    ...rowsIn(hitObjectSection, 'semantics', {
      'reorder-execution-model': {
        summary: `${reordering} are only in the call trees of entry points with the execution model RayGenerationKHR.`,
        notes: trees,
      },
      'hit-object-execution-model': {
        summary: `The instructions of the text whose names begin with OpHitObject, except those of reorder-execution-model, are only in the call trees of entry points with the execution models RayGenerationKHR, ClosestHitKHR and MissKHR.`,
        notes: trees,
      },
    }),
    ...rowsIn(hitObjectSection, 'capability', {
      'motion-extension-is-declared': {
        summary: `A module that has an ${motion} has an \`OpExtension "SPV_NV_ray_tracing_motion_blur"\`.`,
        confidence: 'open',
        notes,
      },
    }),
    ...rowsIn('Dependencies', 'capability', {
      'ray-tracing-extension-is-declared': {
        summary: `A module that has an \`OpExtension "${extension}"\` also has an \`OpExtension "SPV_KHR_ray_tracing"\`.`,
        confidence: 'open',
        notes,
      },
      'physical-storage-buffer-extension-is-declared': {
        summary: `A module before version 1.5 that has an \`OpExtension "${extension}"\` also has an \`OpExtension "SPV_KHR_physical_storage_buffer"\` or an \`OpExtension "SPV_EXT_physical_storage_buffer"\`.`,
        confidence: 'open',
        notes,
      },
    }),
  ]
}
