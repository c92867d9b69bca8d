import { instructionByName } from '#spec/grammar/grammar'
import { hyphened } from '../../signatures/hyphened.ts'
import { minorOf, newest } from '../../signatures/operation.ts'
import { enumerantOf, instructionOf } from '../../words/instruction-of.ts'
import { wordsOfString } from '../../words/strings.ts'
import type { Draft, Pointer, Type } from '../draft.ts'
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
import { compute, declare, declareObject, idOnce, make, write } from '../write.ts'

const none = 0

/** The type of events of a group. */
const eventType = (draft: Draft) => opaqueType(draft, 'OpTypeEvent')

/** A pointer into that storage class, of a new variable where there is none; a typed one points to a 32-bit integer. */
function pointerInto(draft: Draft, storageClass: number, writes: boolean, typed: boolean): Pointer {
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
function drawCopy(draft: Draft, typed: boolean): readonly [target: Pointer, source: Pointer] {
  const { workgroup, crossWorkgroup } = storageClasses
  const intoGroup = draft.draw.below(2) === 0
  const [to, from] = intoGroup ? [workgroup, crossWorkgroup] : [crossWorkgroup, workgroup]
  return [pointerInto(draft, to, true, typed), pointerInto(draft, from, false, typed)]
}

/** Operands of a copy, with that many sizes as wide as an address, and its event. */
function copied(draft: Draft, target: Pointer, source: Pointer, sizes: number): readonly number[] {
  const size = addressType(draft)
  const values = Array.from({ length: sizes }, () => valueLike(draft, size))
  const event = nullOf(draft, eventType(draft))
  return [uint(draft, workgroup), target.id, source.id, ...values, event]
}

/** Copies between memory of a group and memory of all groups. */
export const asyncCopies: readonly Emitter[] = [
  when(hasAddressType, 'untyped-group-async-copy', 3, (draft) => {
    const [target, source] = drawCopy(draft, false)
    const operands = copied(draft, target, source, 3)
    const [first, second] = [memoryOperands(draft, target), memoryOperands(draft, source)]
    const memory =
      first.length + second.length === 0
        ? []
        : [first, second].flatMap((each) => (each.length > 0 ? each : [none]))
    make(draft, 'OpUntypedGroupAsyncCopyKHR', eventType(draft), ...operands, ...memory)
  }),
]

/** The same through typed pointers. */
const typedAsyncCopy = when(hasAddressType, 'group-async-copy', 1, (draft) => {
  const [target, source] = drawCopy(draft, true)
  make(draft, 'OpGroupAsyncCopy', eventType(draft), ...copied(draft, target, source, 2))
})

/** The words of a table: what results, and what fills operands, by name. */
interface Vocabulary<Result extends string, Operand extends string> {
  /** Where the rows may stand, beside what the grammar says of each instruction. */
  readonly applies: Emitter['applies']
  readonly types: Readonly<Record<Result, (draft: Draft) => Type>>
  /** An id or a literal. */
  readonly operands: Readonly<Record<Operand, (draft: Draft) => number>>
}

/** Capabilities that the world declares, whatever its instructions are. */
const ofWorlds: readonly string[] = ['Shader', 'Kernel', 'Matrix', 'Addresses']

/**
 * Makes rows of a table: the instruction, what it results in (`undefined` without a result), and what fills its operands
 * in order. Capability and version come from the grammar.
 */
export function rowsWith<Result extends string, Operand extends string>({
  applies,
  types,
  operands: sources,
}: Vocabulary<Result, Operand>): (
  name: string,
  result: Result | undefined,
  ...operands: readonly Operand[]
) => Emitter {
  return (name, result, ...operands) => {
    const { capabilities = [], version = null, lastVersion = null } = instructionByName(name) ?? {}
    const first = version === null ? 0 : minorOf(version)
    const last = lastVersion === null ? newest : minorOf(lastVersion)
    const capability = capabilities.some((each) => ofWorlds.includes(each))
      ? undefined
      : capabilities[0]
    return when(
      (draft) => draft.world.minor >= first && draft.world.minor <= last && applies(draft),
      hyphened(name),
      1,
      (draft) => {
        const words = operands.map((operand) => sources[operand](draft))
        if (capability !== undefined) declare(draft, capability)
        if (result === undefined) return write(draft, name, ...words)
        const type = types[result](draft)
        return (type.kind === 'opaque' ? make : compute)(draft, name, type, ...words)
      },
    )
  }
}

const workgroup = 2
/** AcquireRelease, on memory of the workgroup. */
const ordering = 0x8 | 0x100

const barrierType = (draft: Draft) => opaqueType(draft, 'OpTypeNamedBarrier', 'NamedBarrier')

function barrierOf(draft: Draft): number {
  const type = barrierType(draft)
  return make(draft, 'OpNamedBarrierInitialize', type, valueLike(draft, uintType(draft)))
}

const byte = { kind: 'integer', width: 8, signed: false } as const

const queueType = (draft: Draft) => opaqueType(draft, 'OpTypeQueue', 'DeviceEnqueue')
const deviceEventType = (draft: Draft) => opaqueType(draft, 'OpTypeDeviceEvent', 'DeviceEnqueue')
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

const row = rowsWith({
  applies: inFreeKernels,
  types: {
    number: uintType,
    boolean: boolType,
    queue: queueType,
    event: deviceEventType,
    reserveId: reserveIdType,
    pipe: (draft) => pipeType(draft, readOnly),
  },
  operands: {
    pointer: (draft) => localVariable(draft, drawNumeric(draft, 'integer'), true).id,
    generic: genericPointer,
    scope: (draft) => uint(draft, workgroup),
    semantics: (draft) => uint(draft, ordering),
    number: (draft) => valueLike(draft, uintType(draft)),
    size: (draft) => uint(draft, 4),
    groupEvents: (draft) => localVariable(draft, eventType(draft), true).id,
    barrier: barrierOf,
    queue: (draft) => nullOf(draft, queueType(draft)),
    event: (draft) => nullOf(draft, deviceEventType(draft)),
    events: (draft) => localVariable(draft, deviceEventType(draft), true).id,
    range: rangeOf,
    invoked,
    parameter: (draft) => nullOf(draft, bytesType(draft)),
    profilingInfo: (draft) => uint(draft, 1),
    input: (draft) => undefinedOf(draft, pipeType(draft, readOnly)),
    output: (draft) => undefinedOf(draft, pipeType(draft, writeOnly)),
    reservation: (draft) => nullOf(draft, reserveIdType(draft)),
    storage: storageOf,
  },
})

/** What else kernels alone have. */
export const kernels: readonly Emitter[] = [
  typedAsyncCopy,
  row('OpGroupWaitEvents', undefined, 'scope', 'number', 'groupEvents'),
  row('OpMemoryNamedBarrier', undefined, 'barrier', 'scope', 'semantics'),
  row('OpSizeOf', 'number', 'pointer'),
  row('OpGenericPtrMemSemantics', 'number', 'generic'),
  when(inKernels, 'type-opaque', 1, (draft) =>
    opaqueType(draft, 'OpTypeOpaque', undefined, ...wordsOfString('struct.elsewhere')),
  ),
]

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

const sized = ['size', 'size'] as const

/** Instructions on pipes, which are parts of kernels alone. */
export const pipes: readonly Emitter[] = [
  row('OpReadPipe', 'number', 'input', 'generic', ...sized),
  row('OpWritePipe', 'number', 'output', 'generic', ...sized),
  row('OpReservedReadPipe', 'number', 'input', 'reservation', 'number', 'generic', ...sized),
  row('OpReservedWritePipe', 'number', 'output', 'reservation', 'number', 'generic', ...sized),
  row('OpReserveReadPipePackets', 'reserveId', 'input', 'number', ...sized),
  row('OpReserveWritePipePackets', 'reserveId', 'output', 'number', ...sized),
  row('OpCommitReadPipe', undefined, 'input', 'reservation', ...sized),
  row('OpCommitWritePipe', undefined, 'output', 'reservation', ...sized),
  row('OpIsValidReserveId', 'boolean', 'reservation'),
  row('OpGetNumPipePackets', 'number', 'input', ...sized),
  row('OpGetMaxPipePackets', 'number', 'output', ...sized),
  row('OpGroupReserveReadPipePackets', 'reserveId', 'scope', 'input', 'number', ...sized),
  row('OpGroupReserveWritePipePackets', 'reserveId', 'scope', 'output', 'number', ...sized),
  row('OpGroupCommitReadPipe', undefined, 'scope', 'input', 'reservation', ...sized),
  row('OpGroupCommitWritePipe', undefined, 'scope', 'output', 'reservation', ...sized),
  row('OpCreatePipeFromPipeStorage', 'pipe', 'storage'),
]
