import type { Draft } from '../draft.ts'
import { drawNumeric } from '../draw-type.ts'
import { type Emitter, emitter, inFreeKernels, inKernels } from '../emitter.ts'
import { uint } from '../literals.ts'
import { opaqueType } from '../opaque-types.ts'
import { genericPointer } from '../pointers.ts'
import { uintType } from '../scalar-types.ts'
import { textWords } from '../strings.ts'
import { valueLike } from '../values.ts'
import { localVariable } from '../variables.ts'
import { make } from '../write.ts'
import { eventType, typedAsyncCopy } from './async-copy.ts'
import { rowsWith } from './row.ts'

const workgroup = 2
/** AcquireRelease, on memory of the workgroup. */
const ordering = 0x8 | 0x100

const barrierType = (draft: Draft) => opaqueType(draft, 'OpTypeNamedBarrier', 'NamedBarrier')

function barrierOf(draft: Draft): number {
  const type = barrierType(draft)
  return make(draft, 'OpNamedBarrierInitialize', type, valueLike(draft, uintType(draft)))
}

const row = rowsWith({
  applies: inFreeKernels,
  types: { number: uintType },
  operands: {
    pointer: (draft) => localVariable(draft, drawNumeric(draft, 'integer'), true).id,
    generic: genericPointer,
    scope: (draft) => uint(draft, workgroup),
    semantics: (draft) => uint(draft, ordering),
    number: (draft) => valueLike(draft, uintType(draft)),
    events: (draft) => localVariable(draft, eventType(draft), true).id,
    barrier: barrierOf,
  },
})

/** What else kernels alone have. */
export const kernels: readonly Emitter[] = [
  typedAsyncCopy,
  row('OpGroupWaitEvents', undefined, 'scope', 'number', 'events'),
  row('OpMemoryNamedBarrier', undefined, 'barrier', 'scope', 'semantics'),
  row('OpSizeOf', 'number', 'pointer'),
  row('OpGenericPtrMemSemantics', 'number', 'generic'),
  emitter(
    'type-opaque',
    1,
    (draft) => opaqueType(draft, 'OpTypeOpaque', undefined, ...textWords('struct.elsewhere')),
    inKernels,
  ),
]
