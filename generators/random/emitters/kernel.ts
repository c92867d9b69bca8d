import type { Words } from '../../module.ts'
import { enumerantOf, instructionOf } from '../../words/instruction-of.ts'
import { wordsOfString } from '../../words/strings.ts'
import type { DeclaredType, Draft, PointerId } from '../draft.ts'
import { drawNumeric } from '../draw-type.ts'
import { type Emitter, inFreeKernels, inKernels, when } from '../emitter.ts'
import {
  addressType,
  arrayType,
  boolType,
  functionType,
  hasAddressType,
  nullOf,
  opaqueType,
  pointerType,
  scalarType,
  structureType,
  typeOnce,
  uint,
  uintType,
  undefinedOf,
  voidType,
} from '../types.ts'
import { constantOf, valueLike } from '../values.ts'
import {
  genericPointer,
  globalVariable,
  localVariable,
  memoryOperands,
  somePointer,
} from '../variables.ts'
import { storageClasses } from '../world.ts'
import { declareObject, idOnce, make } from '../write.ts'
import { rowsWith } from './by-grammar.ts'

const none = 0

const eventType = (draft: Draft) => opaqueType(draft, 'OpTypeEvent')

/** A pointer into that storage class, of a new variable where there is none; a typed one points to a 32-bit integer. */
function pointerInto(
  draft: Draft,
  storageClass: number,
  writes: boolean,
  typed: boolean,
): PointerId {
  const type = uintType(draft)
  const found = somePointer(
    draft,
    (each) =>
      each.typed === typed &&
      (!typed || each.pointee === type) &&
      each.storageClass === storageClass &&
      (writes ? each.writable : each.readable),
  )
  if (found !== undefined) return found
  const isGlobal = storageClass === storageClasses.crossWorkgroup
  const more = isGlobal ? { initializer: constantOf(draft, type, false) } : {}
  return globalVariable(draft, storageClass, type, typed, more)
}

/** Target and source of a copy: into memory of the group, or out of it. */
function drawCopy(draft: Draft, typed: boolean): readonly [target: PointerId, source: PointerId] {
  const { workgroup, crossWorkgroup } = storageClasses
  const intoGroup = draft.draw.below(2) === 0
  const [to, from] = intoGroup ? [workgroup, crossWorkgroup] : [crossWorkgroup, workgroup]
  return [pointerInto(draft, to, true, typed), pointerInto(draft, from, false, typed)]
}

/** Memory operands that are there even where they say nothing. */
function memoryOf(draft: Draft, pointer: PointerId): Words {
  const operands = memoryOperands(draft, pointer)
  return operands.length > 0 ? operands : [none]
}

const size = (draft: Draft) => valueLike(draft, addressType(draft))

/** Copies between memory of a group and memory of all groups. */
const copies = rowsWith({
  applies: hasAddressType,
  draw: (draft, name) => drawCopy(draft, !name.includes('Untyped')),
  operands: {
    Execution: (draft) => uint(draft, workgroup),
    Destination: (_, [target]) => target.id,
    Source: (_, [, source]) => source.id,
    'Element Num Bytes': size,
    'Num Elements': size,
    Stride: size,
    Event: (draft) => nullOf(draft, eventType(draft)),
    'Destination Memory Operands': (draft, [target]) =>
      draft.draw.below(2) === 0 ? [] : memoryOf(draft, target),
    'Source Memory Operands': (draft, [, source]) => memoryOf(draft, source),
  },
  result: eventType,
})

/** Copies through untyped pointers. */
export const asyncCopies = copies('OpUntypedGroupAsyncCopyKHR', 3)

const workgroup = 2
/** AcquireRelease, on memory of the workgroup. */
const ordering = 0x8 | 0x100

const byte = { kind: 'integer', width: 8, signed: false } as const

const queueType = (draft: Draft) => opaqueType(draft, 'OpTypeQueue', 'DeviceEnqueue')
const deviceEventType = (draft: Draft) => opaqueType(draft, 'OpTypeDeviceEvent', 'DeviceEnqueue')
const bytesType = (draft: Draft) =>
  pointerType(draft, storageClasses.crossWorkgroup, scalarType(draft, byte))

/** The structure that OpBuildNDRange results in: dimensions, then three sizes for each. */
function rangeType(draft: Draft): DeclaredType {
  return typeOnce(draft, 'range', () => {
    const sizes = arrayType(draft, addressType(draft), 3, false)
    return structureType(draft, [uintType(draft), sizes, sizes, sizes], false)
  })
}

function rangeOf(draft: Draft): number {
  const sizes = Array.from({ length: 3 }, () => size(draft))
  return make(draft, 'OpBuildNDRange', rangeType(draft), ...sizes)
}

/** A function that takes a pointer to bytes and does nothing; it comes after the kernels that enqueue it. */
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

const readOnly = enumerantOf('AccessQualifier', 'ReadOnly')
const writeOnly = enumerantOf('AccessQualifier', 'WriteOnly')
/** Bytes of a packet, their alignment, and the packets that storage has. */
const storageShape = [4, 4, 16] as const

const pipeType = (draft: Draft, access: number) => opaqueType(draft, 'OpTypePipe', 'Pipes', access)
const reserveIdType = (draft: Draft) => opaqueType(draft, 'OpTypeReserveId', 'Pipes')

/** Storage of pipes that the module itself has. */
function storageOf(draft: Draft): number {
  return idOnce(draft, 'pipe storage', () => {
    const type = opaqueType(draft, 'OpTypePipeStorage', 'PipeStorage')
    return declareObject(draft, 'OpConstantPipeStorage', type, ...storageShape)
  })
}

const events = (draft: Draft) => localVariable(draft, deviceEventType(draft), true).id
const number = (draft: Draft) => valueLike(draft, uintType(draft))
const four = (draft: Draft) => uint(draft, 4)
const scope = (draft: Draft) => uint(draft, workgroup)
const noBytes = (draft: Draft) => nullOf(draft, bytesType(draft))

/** Result types, by the name of the instruction; others result in 32-bit integers. */
const results: readonly (readonly [name: RegExp, type: (draft: Draft) => DeclaredType])[] = [
  [/IsValid/, boolType],
  [/Reserve\w+Packets$/, reserveIdType],
  [/FromPipeStorage$/, (draft) => pipeType(draft, readOnly)],
  [/UserEvent$/, deviceEventType],
  [/DefaultQueue$/, queueType],
]

const rows = rowsWith({
  applies: inFreeKernels,
  draw: () => true,
  operands: {
    Pointer: (draft, _, name) =>
      name === 'OpSizeOf'
        ? localVariable(draft, drawNumeric(draft, 'integer'), true).id
        : genericPointer(draft),
    Execution: scope,
    Memory: scope,
    Semantics: (draft) => uint(draft, ordering),
    'Num Events': number,
    'Num Packets': number,
    Index: number,
    Flags: number,
    Status: number,
    'Subgroup Count': number,
    'Packet Size': four,
    'Packet Alignment': four,
    'Param Size': four,
    'Param Align': four,
    'Events List': (draft) => localVariable(draft, eventType(draft), true).id,
    'Named Barrier'(draft) {
      const type = opaqueType(draft, 'OpTypeNamedBarrier', 'NamedBarrier')
      return make(draft, 'OpNamedBarrierInitialize', type, number(draft))
    },
    Queue: (draft) => nullOf(draft, queueType(draft)),
    Event: (draft) => nullOf(draft, deviceEventType(draft)),
    'Wait Events': events,
    'Ret Event': events,
    'ND Range': rangeOf,
    Invoke: invoked,
    Param: noBytes,
    'Profiling Info': (draft) => uint(draft, 1),
    Value: noBytes,
    Pipe: (draft, _, name) =>
      undefinedOf(draft, pipeType(draft, /Write|Max/.test(name) ? writeOnly : readOnly)),
    'Reserve Id': (draft) => nullOf(draft, reserveIdType(draft)),
    'Pipe Storage': storageOf,
  },
  result: (draft, _, name) =>
    (results.find(([pattern]) => pattern.test(name))?.[1] ?? uintType)(draft),
})

/** Further instructions that only kernels have. */
export const kernels: readonly Emitter[] = [
  ...copies('OpGroupAsyncCopy'),
  ...rows('OpGroupWaitEvents OpMemoryNamedBarrier OpSizeOf OpGenericPtrMemSemantics'),
  when(inKernels, 'type-opaque', 1, (draft) =>
    opaqueType(draft, 'OpTypeOpaque', undefined, ...wordsOfString('struct.elsewhere')),
  ),
]

/** Instructions that enqueue kernels, with their prerequisites. */
export const enqueues = rows(`
  OpEnqueueMarker OpEnqueueKernel OpGetKernelNDrangeSubGroupCount OpGetKernelNDrangeMaxSubGroupSize
  OpGetKernelWorkGroupSize OpGetKernelPreferredWorkGroupSizeMultiple OpGetKernelLocalSizeForSubgroupCount
  OpGetKernelMaxNumSubgroups OpRetainEvent OpReleaseEvent OpCreateUserEvent OpIsValidEvent
  OpSetUserEventStatus OpCaptureEventProfilingInfo OpGetDefaultQueue`)

/** Instructions on pipes, which are parts of kernels alone. */
export const pipes = rows(`
  OpReadPipe OpWritePipe OpReservedReadPipe OpReservedWritePipe OpReserveReadPipePackets
  OpReserveWritePipePackets OpCommitReadPipe OpCommitWritePipe OpIsValidReserveId OpGetNumPipePackets
  OpGetMaxPipePackets OpGroupReserveReadPipePackets OpGroupReserveWritePipePackets OpGroupCommitReadPipe
  OpGroupCommitWritePipe OpCreatePipeFromPipeStorage`)
