import type { LimitName } from '../../limits/limit.ts'
import type { RuleRow } from '../../rule.ts'
import { limitRow } from '../row.ts'

const mesh = 'VkPhysicalDeviceMeshShaderPropertiesEXT'

/** Limits of the size of workgroups, by execution model, with the numbers of the sentences. */
const models: readonly {
  readonly model: string
  readonly slug: string
  readonly size: LimitName
  readonly sizeVuids: readonly string[]
  readonly invocations: LimitName
  readonly invocationsVuid: string
}[] = [
  {
    model: 'GLCompute',
    slug: 'compute',
    size: 'VkPhysicalDeviceLimits::maxComputeWorkGroupSize',
    sizeVuids: ['x-06429', 'y-06430', 'z-06431'],
    invocations: 'VkPhysicalDeviceLimits::maxComputeWorkGroupInvocations',
    invocationsVuid: 'x-06432',
  },
  {
    model: 'TaskEXT',
    slug: 'task',
    size: `${mesh}::maxTaskWorkGroupSize`,
    sizeVuids: ['TaskEXT-07291', 'TaskEXT-07292', 'TaskEXT-07293'],
    invocations: `${mesh}::maxTaskWorkGroupInvocations`,
    invocationsVuid: 'TaskEXT-07294',
  },
  {
    model: 'MeshEXT',
    slug: 'mesh',
    size: `${mesh}::maxMeshWorkGroupSize`,
    sizeVuids: ['MeshEXT-07295', 'MeshEXT-07296', 'MeshEXT-07297'],
    invocations: `${mesh}::maxMeshWorkGroupInvocations`,
    invocationsVuid: 'MeshEXT-07298',
  },
]

const unless =
  'A size that a specialization constant gives is not judged, nor are modules with the built-in WorkgroupSize, which replaces the mode.'

/** Sizes of workgroups beside the limits of a device. */
export const rules: readonly RuleRow[] = models.flatMap(
  ({ model, slug, size, sizeVuids, invocations, invocationsVuid }) => [
    limitRow(
      size,
      `${slug}-workgroup-size-limit`,
      sizeVuids,
      `No dimension of LocalSize or LocalSizeId of an entry point with execution model ${model} is greater than that of ${size}. ${unless}`,
    ),
    limitRow(
      invocations,
      `${slug}-workgroup-invocations-limit`,
      invocationsVuid,
      `The product of the dimensions of LocalSize or LocalSizeId of an entry point with execution model ${model} is not greater than ${invocations}. ${unless}`,
    ),
  ],
)
