import type { Program } from '../../build/program.ts'
import type { Stage } from './as-stage.ts'
import type { GroundName } from './grounds.ts'
import type { World } from './world.ts'

/** A storage class that an untyped variable may have. */
export interface VariableClass {
  readonly ground: GroundName
  /** Whether a variable in it needs a Data Type whatever the client says. */
  readonly needsDataType: boolean
  /** Declares what the class asks for beyond its ground. */
  readonly declare: (program: Program) => void
  /** The only kind of shader that has it, of those that we make. */
  readonly stage?: Stage
}

function row(
  ground: GroundName,
  needsDataType = false,
  capability?: string,
  extension?: string,
): VariableClass {
  return {
    ground,
    needsDataType,
    declare({ builder }) {
      if (capability !== undefined) builder.capability(capability)
      if (extension !== undefined) builder.extension(extension)
    },
  }
}

function rayTracing(stage: Stage): VariableClass {
  return { ...row('shader', false, 'RayTracingKHR', 'SPV_KHR_ray_tracing'), stage }
}

/**
 * Storage classes by name, a few in shaders and in kernels: every class of the core specification but the two that no
 * variable may have, and those of a widespread extension.
 */
export const variableClasses: Readonly<Record<string, VariableClass>> = {
  StorageBuffer: row('shader'),
  Uniform: row('shader'),
  PushConstant: row('shader'),
  Input: row('shader'),
  Output: row('fragment'),
  UniformConstant: row('kernel'),
  AtomicCounter: row('shader', false, 'AtomicStorage'),
  Image: row('shader'),
  CrossWorkgroup: row('kernel'),
  Private: row('shader', true),
  Workgroup: row('kernel', true),
  Function: row('shader', true),
  CallableDataKHR: rayTracing('RayGenerationKHR'),
  IncomingCallableDataKHR: rayTracing('CallableKHR'),
  RayPayloadKHR: rayTracing('RayGenerationKHR'),
  HitAttributeKHR: rayTracing('IntersectionKHR'),
  IncomingRayPayloadKHR: rayTracing('ClosestHitKHR'),
  ShaderRecordBufferKHR: rayTracing('RayGenerationKHR'),
}

/** Adds a variable of such a class, in the open function for `Function` and else outside; its id. */
export function addVariable(
  world: World,
  storageClass: string,
  resultType: number,
  ...operands: readonly number[]
): number {
  if (storageClass === 'Function') {
    return world.builder.add('OpUntypedVariableKHR', resultType, storageClass, ...operands)
  }
  return world.untypedVariable(resultType, storageClass, ...operands)
}
