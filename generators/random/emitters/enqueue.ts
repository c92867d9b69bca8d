import { arrayType, structureType } from '../composite-types.ts'
import type { Draft } from '../draft.ts'
import { type Emitter, inFreeKernels } from '../emitter.ts'
import { uint } from '../literals.ts'
import { typeOnce } from '../new-type.ts'
import { nullOf, opaqueType } from '../opaque-types.ts'
import { functionType, pointerType } from '../pointer-types.ts'
import { addressType, boolType, scalarType, uintType, voidType } from '../scalar-types.ts'
import { storageClasses } from '../storage-classes.ts'
import type { Type } from '../type.ts'
import { valueLike } from '../values.ts'
import { localVariable } from '../variables.ts'
import { idOnce, instructionOf, make } from '../write.ts'
import { rowsWith } from './row.ts'

const byte = { kind: 'integer', width: 8, signed: false } as const

const queueType = (draft: Draft) => opaqueType(draft, 'OpTypeQueue', 'DeviceEnqueue')
const eventType = (draft: Draft) => opaqueType(draft, 'OpTypeDeviceEvent', 'DeviceEnqueue')
const bytesType = (draft: Draft) =>
  pointerType(draft, storageClasses.crossWorkgroup, scalarType(draft, byte))

/** What OpBuildNDRange results in: dimensions, then three sizes for each. */
function rangeType(draft: Draft): Type {
  return typeOnce(draft, 'range', () => {
    const sizes = arrayType(draft, addressType(draft), 3, false)
    return structureType(draft, [uintType(draft), sizes, sizes, sizes], false)
  })
}

function rangeOf(draft: Draft): number {
  const size = addressType(draft)
  const sizes = Array.from({ length: 3 }, () => valueLike(draft, size))
  return make(draft, 'OpBuildNDRange', rangeType(draft), ...sizes)
}

/** A function that takes a pointer to bytes and does nothing; it stands behind those that enqueue it. */
function invoked(draft: Draft): number {
  return idOnce(draft, 'invoked', () => {
    const parameter = bytesType(draft)
    const result = voidType(draft)
    const type = functionType(draft, result, [parameter])
    const id = draft.bound++
    draft.behind.push(
      instructionOf('OpFunction', result.id, id, 0, type.id),
      instructionOf('OpFunctionParameter', parameter.id, draft.bound++),
      instructionOf('OpLabel', draft.bound++),
      instructionOf('OpReturn'),
      instructionOf('OpFunctionEnd'),
    )
    return id
  })
}

const row = rowsWith({
  applies: inFreeKernels,
  types: { number: uintType, boolean: boolType, queue: queueType, event: eventType },
  operands: {
    queue: (draft) => nullOf(draft, queueType(draft)),
    event: (draft) => nullOf(draft, eventType(draft)),
    events: (draft) => localVariable(draft, eventType(draft), true).id,
    range: rangeOf,
    invoked,
    parameter: (draft) => nullOf(draft, bytesType(draft)),
    number: (draft) => valueLike(draft, uintType(draft)),
    size: (draft) => uint(draft, 4),
    profilingInfo: (draft) => uint(draft, 1),
  },
})

const invocation = ['invoked', 'parameter', 'size', 'size'] as const
const events = ['number', 'events', 'events'] as const

/** Instructions that enqueue kernels, and what they need. */
export const enqueues: readonly Emitter[] = [
  row('OpEnqueueMarker', 'number', 'queue', ...events),
  row('OpEnqueueKernel', 'number', 'queue', 'number', 'range', ...events, ...invocation),
  row('OpGetKernelNDrangeSubGroupCount', 'number', 'range', ...invocation),
  row('OpGetKernelNDrangeMaxSubGroupSize', 'number', 'range', ...invocation),
  row('OpGetKernelWorkGroupSize', 'number', ...invocation),
  row('OpGetKernelPreferredWorkGroupSizeMultiple', 'number', ...invocation),
  row('OpGetKernelLocalSizeForSubgroupCount', 'number', 'number', ...invocation),
  row('OpGetKernelMaxNumSubgroups', 'number', ...invocation),
  row('OpRetainEvent', undefined, 'event'),
  row('OpReleaseEvent', undefined, 'event'),
  row('OpCreateUserEvent', 'event'),
  row('OpIsValidEvent', 'boolean', 'event'),
  row('OpSetUserEventStatus', undefined, 'event', 'number'),
  row('OpCaptureEventProfilingInfo', undefined, 'event', 'profilingInfo', 'parameter'),
  row('OpGetDefaultQueue', 'queue'),
]
