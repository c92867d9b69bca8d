import { enumerantByValue, instructions } from '#spec/grammar/grammar'
import type { RuleId } from '#spec/rule'
import type { Check } from '../check.ts'
import { enumerant, enumerantSet, storageClassName } from '../core/shared/grammar.ts'
import { models } from '../core/shared/models.ts'
import { operandType, operandWord } from '../core/shared/operands.ts'
import { storageClassOf } from '../core/shared/types.ts'
import { notIn } from '../shared/stages.ts'
import { allBut } from './shared/resource-types.ts'

function listed(names: string): ReadonlySet<number> {
  return enumerantSet('StorageClass', ...names.split(' '))
}

/** Those of the sentence, and after the first line those that other sentences of the text use. */
const allowed = listed(
  'UniformConstant Input Uniform Output Workgroup Private Function PushConstant Image StorageBuffer RayPayloadKHR IncomingRayPayloadKHR HitAttributeKHR CallableDataKHR IncomingCallableDataKHR ShaderRecordBufferKHR PhysicalStorageBuffer TileImageEXT ' +
    'TaskPayloadWorkgroupEXT NodePayloadAMDX HitObjectAttributeNV HitObjectAttributeEXT TileAttachmentQCOM',
)
const ofUntyped = listed(
  'Image UniformConstant Workgroup StorageBuffer Uniform PushConstant PhysicalStorageBuffer',
)
const ofAtomics = listed(
  'Uniform Workgroup Image StorageBuffer PhysicalStorageBuffer TaskPayloadWorkgroupEXT',
)
const ofMatrices = enumerantSet(
  'StorageClass',
  'Workgroup',
  'StorageBuffer',
  'PhysicalStorageBuffer',
)
const physical = enumerant('StorageClass', 'PhysicalStorageBuffer')

const atomics = instructions.filter((row) => row.class === 'Atomic')

/** Whether a storage class comes from an extension; of the others core says which atomic instructions may use. */
function isOfExtension(storageClass: number): boolean {
  return enumerantByValue('StorageClass', storageClass)?.version === null
}

const rays = ['RayGenerationKHR', 'IntersectionKHR', 'AnyHitKHR', 'ClosestHitKHR', 'MissKHR']

/** Checks that a pointer operand points into some storage classes. */
function intoOneOf(
  rule: RuleId,
  opcodes: readonly string[],
  wanted: ReadonlySet<number>,
  isJudged: (storageClass: number) => boolean,
): Check {
  return {
    rule,
    at: opcodes,
    judge(instruction, module, report) {
      const storageClass = storageClassOf(operandType(module, instruction, 0))
      if (storageClass === undefined || wanted.has(storageClass)) return
      if (allowed.has(storageClass) && isJudged(storageClass))
        report(operandWord(instruction, 0), `the pointer is into ${storageClassName(storageClass)}`)
    },
  }
}

/** Storage classes. */
export const checks: readonly Check[] = [
  {
    rule: 'Vulkan-environment/storage-class-allowed',
    at: ['OpTypePointer', 'OpTypeUntypedPointerKHR', 'OpTypeForwardPointer'],
    having: allBut(allowed),
    judge(instruction, _, report) {
      const index = instruction.name === 'OpTypeForwardPointer' ? 1 : 0
      const value = instruction.valueAt(index)
      if (value !== undefined)
        report(operandWord(instruction, index), `there is no ${storageClassName(value)} in Vulkan`)
    },
  },
  {
    rule: 'Vulkan-environment/untyped-pointer-storage-class',
    at: ['OpTypeUntypedPointerKHR'],
    having: allBut(ofUntyped),
    judge(instruction, _, report) {
      const value = instruction.valueAt(0)
      if (value !== undefined && allowed.has(value))
        report(operandWord(instruction, 0), `the pointer is into ${storageClassName(value)}`)
    },
  },
  {
    rule: 'Vulkan-environment/forward-pointer-storage-class',
    at: ['OpTypeForwardPointer'],
    having: allBut(new Set([physical])),
    judge(instruction, _, report) {
      const value = instruction.valueAt(1)
      if (value !== undefined && allowed.has(value))
        report(operandWord(instruction, 1), `the pointer is into ${storageClassName(value)}`)
    },
  },
  intoOneOf(
    'Vulkan-environment/atomic-storage-class',
    atomics.map(({ name }) => name),
    ofAtomics,
    isOfExtension,
  ),
  intoOneOf(
    'Vulkan-environment/cooperative-matrix-storage-class',
    ['OpCooperativeMatrixLoadKHR', 'OpCooperativeMatrixStoreKHR'],
    ofMatrices,
    () => true,
  ),
  notIn(
    'Vulkan-environment/output-execution-model',
    'Output',
    models('GLCompute', 'CallableKHR', ...rays),
  ),
  notIn(
    'Vulkan-environment/workgroup-execution-model',
    'Workgroup',
    ~models('GLCompute', 'TaskNV', 'MeshNV', 'TaskEXT', 'MeshEXT'),
  ),
]
