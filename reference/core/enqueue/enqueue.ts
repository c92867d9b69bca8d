import type { RuleId } from '#spec/rule'
import type { Check } from '../../check.ts'
import { isBoolean, isWord } from '../groups/types.ts'
import { enumerant } from '../shared/enumerant.ts'
import type { Fits } from '../shared/fitting-types.ts'
import { storageClassOf } from '../shared/pointer-type.ts'
import { isIntegerType } from '../shared/scalar-type.ts'
import { typedOperands, typedResults, type Wanted, wantedAt } from '../shared/typed-operands.ts'
import { invokeAt, isOctet, isPointerTo } from './families.ts'

const crossWorkgroup = enumerant('StorageClass', 'CrossWorkgroup')

const isEvent: Fits = ({ name }) => name === 'OpTypeDeviceEvent'
const isQueue: Fits = ({ name }) => name === 'OpTypeQueue'

const word: Wanted = [isWord, '32-bit integer scalar']

/** What instructions result in, by their names. */
const results: Readonly<Record<string, Wanted>> = {
  OpEnqueueMarker: word,
  ...Object.fromEntries(Object.keys(invokeAt).map((name): [string, Wanted] => [name, word])),
  OpCreateUserEvent: [isEvent, 'device event'],
  OpIsValidEvent: [isBoolean, 'Boolean'],
  OpGetDefaultQueue: [isQueue, 'queue'],
}

/** Indexes of operands by instruction. */
type Places = Readonly<Record<string, readonly number[]>>

function operands(rule: RuleId, places: Places, fits: Fits, says: string): Check {
  return typedOperands(rule, wantedAt(places, [fits, says]))
}

/** Where Invoke stands, some places further on. */
function afterInvoke(...steps: readonly number[]): Places {
  return Object.fromEntries(
    Object.entries(invokeAt).map(([name, index]) => [name, steps.map((step) => index + step)]),
  )
}

/** Section 3.3.22. */
export const checks: readonly Check[] = [
  typedResults('core/enqueue-result', results),
  operands('core/enqueue-queue', { OpEnqueueMarker: [0], OpEnqueueKernel: [0] }, isQueue, 'queue'),
  operands(
    'core/enqueue-events',
    { OpEnqueueMarker: [2, 3], OpEnqueueKernel: [4, 5] },
    (type, module) => isPointerTo(module, type, ({ name }) => name === 'OpTypeDeviceEvent'),
    'pointer to device events',
  ),
  operands(
    'core/enqueue-event',
    { OpIsValidEvent: [0], OpSetUserEventStatus: [0], OpCaptureEventProfilingInfo: [0] },
    isEvent,
    'device event',
  ),
  operands(
    'core/enqueue-number',
    {
      ...afterInvoke(2, 3),
      OpEnqueueMarker: [1],
      OpEnqueueKernel: [3, 8, 9],
      OpSetUserEventStatus: [1],
      OpGetKernelLocalSizeForSubgroupCount: [0, 3, 4],
    },
    isWord,
    '32-bit integer scalar',
  ),
  operands(
    'core/enqueue-mask',
    { OpEnqueueKernel: [1], OpCaptureEventProfilingInfo: [1] },
    (type) => isIntegerType(type),
    'integer scalar',
  ),
  operands(
    'core/enqueue-parameter',
    afterInvoke(1),
    (type, module) => isPointerTo(module, type, isOctet),
    'pointer to an 8-bit integer',
  ),
  operands(
    'core/enqueue-value',
    { OpCaptureEventProfilingInfo: [2] },
    (type, module) => isPointerTo(module, type, isOctet) && storageClassOf(type) === crossWorkgroup,
    'pointer to an 8-bit integer in CrossWorkgroup',
  ),
]
